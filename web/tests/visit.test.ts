import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visitOf } from "../src/replay/kept";

const GAME = "/r/abc/games/0";

beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
    });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
    ["?room", { room: true, review: false }],
    ["?review", { room: false, review: true }],
    ["?review&room", { room: true, review: true }],
    // Who stops following still hears there that the others play on.
    ["?together", { room: true, review: false }],
])("what somebody came to a replay for by %s outlives a reload", (search, visit) => {
    const nothing = new URLSearchParams();
    expect(visitOf(GAME, new URLSearchParams(search))).toEqual(visit);
    expect(visitOf(GAME, nothing)).toEqual(visit);
    expect(visitOf("/r/abc/games/1", nothing)).toEqual({ room: false, review: false });
});
