import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { texts } from "./texts.plugin.ts";

// The server embeds `dist` and finds the hashed names in `.vite/manifest.json`.
export default defineConfig({
    base: "/assets/",
    plugins: [svelte(), texts()],
    build: {
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        assetsDir: "",
        // Every browser that knows the colours of the style sheet knows module preloading.
        modulePreload: { polyfill: false },
        rolldownOptions: {
            input: { room: "src/main.ts", site: "src/styles/site.css" },
        },
    },
});
