/** The windows that the masthead opens. */

export { default as people } from "../lobby/Manage.svelte";
export { default as settings } from "../lobby/Settings.svelte";
