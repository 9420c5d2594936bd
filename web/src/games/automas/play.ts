/** The screen of a running game: the server finds its files by this name, for the page to fetch with the first ones. */

export { default } from "./Solo.svelte";
