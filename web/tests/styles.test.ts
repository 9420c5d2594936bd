/** What the parts of the client may ask of pages and tests. */

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
});
const holding = (text: RegExp): string[] => Object.keys(sources).filter((path) => text.test(sources[path]!));

test("a room loads no styles of other pages", () => {
    expect(holding(/styles\/site\.css/)).toEqual(["../src/main.ts"]);
    expect(holding(/styles\/pages/)).toEqual([]);
});

test("scripts find elements without the hooks of tests", () => {
    expect(holding(/\[data-testid/)).toEqual([]);
});
