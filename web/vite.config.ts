import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server embeds `dist` and finds the hashed names in `.vite/manifest.json`.
export default defineConfig({
    base: "/assets/",
    plugins: [svelte()],
    build: {
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        assetsDir: "",
        rollupOptions: { input: { room: "src/main.ts", site: "src/styles/site.css" } },
    },
});
