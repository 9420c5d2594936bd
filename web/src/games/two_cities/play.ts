/** The screen of a running game. The server looks this module up by name, to preload its files. */

export { default } from "./Table.svelte";
