/** City Square Off: a part of the client that only its players load. */

export { default as SquareOff } from "./SquareOff.svelte";
export { default as SquareOffEnd } from "./SquareOffEnd.svelte";
