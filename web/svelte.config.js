import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Vite itself processes the styles.
export default { preprocess: vitePreprocess({ style: false }) };
