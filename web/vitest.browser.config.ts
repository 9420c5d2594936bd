import { defineConfig } from "vitest/config";

/** A whole game through the pages takes a minute, on a busy machine several. */
const GAME_MS = 8 * 60_000;

// The tests that play through the pages: each starts a server of its own, and real browsers.
export default defineConfig({
    test: {
        include: ["browser/*.test.ts"],
        environment: "node",
        setupFiles: ["browser/failure.ts"],
        reporters: ["default", "./browser/summary.ts"],
        // People wait for each other most of the time, and so does the machine: two files at once take half as long.
        maxWorkers: 2,
        // Of one file's tests, where it allows that: those that are cut off for a minute wait together.
        maxConcurrency: 3,
        retry: 0,
        testTimeout: GAME_MS,
        // As long as pages are waited for.
        expect: { poll: { timeout: 30_000 } },
        hookTimeout: 120_000,
    },
});
