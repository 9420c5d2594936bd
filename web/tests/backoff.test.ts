import { describe, expect, test } from "vitest";

import { awayWait, firstWait, nextWait, toldWait } from "../src/net/backoff";

/** The shares of a thousand clients that come back in each tenth of a span. */
function spread(span: number, wait: (chance: number) => number): number[] {
    const tenths = Array<number>(10).fill(0);
    for (let client = 0; client < 1000; client++) tenths[Math.floor((10 * wait(client / 1000)) / span)]! += 1;
    return tenths;
}

describe("after a restart", () => {
    test("clients come back soon, evenly spread", () => {
        for (const share of spread(600, firstWait)) expect(share).toBeCloseTo(100, -1);
    });

    test("a player waits longer after each failure, but never more than a second", () => {
        expect([1, 2, 3, 4, 100].map((failures) => nextWait(failures, true, 0))).toEqual([250, 500, 800, 800, 800]);
        expect(nextWait(3, true, 1)).toBeLessThan(800);
    });

    test("clients wait as long as they are told, and up to half as long again", () => {
        for (const share of spread(1_500, (chance) => toldWait("retry-after=3", chance)! - 3_000))
            expect(share).toBeCloseTo(100, -1);
    });

    test("whoever is sent to another server does not wait: this one has spread them already", () => {
        expect(toldWait("retry-after=0", 1)).toBe(0);
    });

    test("a reason that tells no wait tells none", () => {
        for (const reason of ["", "retry-after=", "retry-after=-1", "retry-after=100", "soon"])
            expect(toldWait(reason, 1)).toBeNull();
    });

    test("a page that nobody looks at takes its time", () => {
        expect(nextWait(1, false, 0)).toBe(15_000);
    });
});

test("whoever is turned away waits twice as long each time, up to a minute, and never less than half of it", () => {
    expect([0, 1, 2, 3, 4, 50].map((times) => awayWait(times, 1))).toEqual([4, 8, 16, 32, 60, 60].map((s) => 1000 * s));
    expect(awayWait(0, 0)).toBe(2_000);
});
