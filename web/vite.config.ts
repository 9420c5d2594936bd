import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server embeds `dist` and finds the hashed names in `.vite/manifest.json`.
export default defineConfig({
    base: "/assets/",
    plugins: [svelte()],
    // The texts lie with the server, outside of this folder.
    server: { fs: { allow: [".."] } },
    build: {
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        assetsDir: "",
        // Every browser that knows the colours of the style sheet knows module preloading.
        modulePreload: { polyfill: false },
        rollupOptions: {
            input: { room: "src/main.ts", site: "src/styles/site.css" },
            output: {
                codeSplitting: {
                    // One file for each language; none of them is big enough for three requests.
                    groups: [{ test: /locales\/\w+\/.*\.ftl/, name: (id) => /locales\/(\w+)/.exec(id)?.[1] ?? null }],
                },
            },
        },
    },
});
