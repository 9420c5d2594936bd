/** The solo game: a part of the client that only its players load. */

export { default as Solo } from "./Solo.svelte";
export { default as SoloCeremony } from "./SoloCeremony.svelte";
