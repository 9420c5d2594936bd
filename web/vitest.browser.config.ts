import { defineConfig } from "vitest/config";

/** A whole game through the pages takes a minute, on a busy machine several. */
const GAME_MS = 8 * 60_000;

// The tests that play through the pages: each starts a server of its own, and real browsers.
export default defineConfig({
    test: {
        include: ["browser/*.test.ts"],
        environment: "node",
        setupFiles: ["browser/failure.ts"],
        // One after another: several browsers are enough for a machine.
        fileParallelism: false,
        maxConcurrency: 2,
        retry: 0,
        testTimeout: GAME_MS,
        hookTimeout: 120_000,
    },
});
