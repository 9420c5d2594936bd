import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Stopwatch } from "../src/games/square_off/stopwatch.svelte";

beforeEach(() => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("counts from the start, leaves pauses out, and goes on after a reload", () => {
    const watch = new Stopwatch();
    watch.run("room 0", true);
    vi.advanceTimersByTime(5_000);
    expect(watch.seconds).toBe(5);
    watch.hold();
    vi.advanceTimersByTime(60_000);
    expect(watch.seconds).toBe(5);
    watch.run("room 0", true);
    vi.advanceTimersByTime(2_000);
    expect(watch.seconds).toBe(7);

    const again = new Stopwatch();
    again.run("room 0", false);
    vi.advanceTimersByTime(1_000);
    expect(again.seconds).toBe(8);
});

test("shows nothing to who came late, and begins anew with another race", () => {
    const watch = new Stopwatch();
    watch.run("room 0", true);
    const late = new Stopwatch();
    late.run("room 1", false);
    vi.advanceTimersByTime(3_000);
    expect([watch.seconds, late.seconds]).toEqual([3, null]);
});
