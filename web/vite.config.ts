import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { brotli } from "./brotli.plugin.ts";
import { breakpoints } from "./breakpoints.plugin.ts";
import { texts } from "./texts.plugin.ts";

/** Pages of the server with styles of their own, in `src/styles/pages`. */
const PAGES = ["home", "rules", "profile", "high_scores", "daily", "records", "uploads"];

/** Modules below `src`, by the beginnings of their names. */
const below = (names: string[], end = ""): RegExp => new RegExp(`/src/(?:${names.join("|")})${end}`);

/**
 * Whoever needs one module of a group almost always needs the others. Many small files compress badly, and a browser
 * asks for six at a time: on a slow line two rounds are enough for a running game.
 */
const TOGETHER = [
    // What every page of a room needs: in a lobby seats are dragged, at a table tiles.
    { name: "svelte", test: /\/node_modules\/(svelte|clsx)\/|\/src\/kit\/drag\./ },
    {
        name: "lobby",
        test: below(["lobby/(Lobby|JoinForm|Rules|RoundTable|Seat|seats)\\.", "kit/NextCard\\."]),
    },
    {
        // The styles of all that games share: six files are the first round.
        name: "table",
        test: below(["city/", "talk/", "tiles/Tile", "guide/Offer", "kit/(Dialog|Tools|screen)"], ".*\\.css$"),
    },
    {
        name: "city",
        test: below(["city/(?!sides|ghost|regrip)", "tiles/(Tile|kinds|notation)\\.", "protocol/sheet\\."]),
    },
    {
        // What only cities with partners need, here and in a replay.
        name: "partners",
        test: below(["city/ghost\\.", "games/two_cities/(names|places|proposals)\\."]),
    },
    {
        name: "playing",
        test: below([
            "kit/(Tools|TableNews|Elsewhere|SeatMenu|Dialog|arrows|columns|focus|hovering|table_game)\\.",
            "guide/(Offer|progress)\\.",
            "styles/breakpoints",
        ]),
    },
    {
        // The replay uses the grid, too; without this it would be split off into a file of its own.
        name: "sides",
        test: below(["games/square_off/(Board|Patterns|paths|Shape|optimistic|snap|hand|news|stranded|game|sides)\\."]),
    },
];

/** What the server's pages load. */
const CLIENT = {
    input: {
        room: "src/main.ts",
        site: "src/styles/site.css",
        worker: "src/worker/worker.ts",
        register: "src/page/worker.ts",
        offline: "src/page/offline.ts",
        days: "src/page/days.ts",
        carry: "src/page/carry.ts",
        upload: "src/page/uploads.ts",
        tables: "src/page/tables.ts",
        ...Object.fromEntries(PAGES.map((page) => [page, `src/styles/pages/${page}.css`])),
    },
    output: {
        // A browser knows the worker by its address.
        entryFileNames: ({ name }: { name: string }) => (name === "worker" ? "worker.js" : "[name]-[hash].js"),
        // The screens of running games are called alike, each in the folder of its game.
        chunkFileNames: ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
            `${/games\/(\w+)\/play\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}-[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER },
    },
};

/** The score pad has all it needs in one script: it is kept for when there is no network, and no code of a room is. */
const PAD = { input: { pad: "src/pad/start.ts" }, output: { codeSplitting: false } };

// The server embeds `dist` and finds the hashed names in `.vite/manifest.json` and `.vite/pad.json`.
export default defineConfig({
    base: "/assets/",
    plugins: [svelte(), texts(), brotli()],
    css: { postcss: { plugins: [breakpoints] } },
    build: {
        target: "es2022",
        assetsInlineLimit: 0,
        assetsDir: "",
        // Every browser that knows the colours of the style sheet knows module preloading.
        modulePreload: { polyfill: false },
    },
    environments: {
        client: { build: { manifest: true, rolldownOptions: CLIENT } },
        pad: {
            consumer: "client",
            build: { manifest: ".vite/pad.json", emptyOutDir: false, rolldownOptions: PAD },
        },
    },
    builder: {
        async buildApp(builder) {
            await builder.build(builder.environments["client"]!);
            await builder.build(builder.environments["pad"]!);
        },
    },
});
