/** What is shown of a review of City Square Off, as one file: the game's own scripts are cut into no more pieces. */

export { default as Rescued } from "./Rescued.svelte";
export { default as SquaresReview } from "./SquaresReview.svelte";
export { default as SquaresVerdict } from "./SquaresVerdict.svelte";
