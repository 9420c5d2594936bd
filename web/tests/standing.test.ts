/** Who is ahead, as watchers read it during a game. */

import { expect, test } from "vitest";

import { leadersOf } from "../src/games/two_cities/standing";
import type { TableView } from "../src/protocol/types";

/** A table of so many seats whose cities have these points. */
const table = (seats: number, ...points: (number | null)[]): TableView =>
    ({
        seats: Array.from({ length: seats }, () => ({})),
        cities: points.map((total) => ({ score: total === null ? null : [0, 0, 0, 0, 0, 0, total] })),
    }) as unknown as TableView;

const RING = [
    [0, 1],
    [1, 2],
    [2, 0],
] as const;

test("of a player's two cities the lower one counts, and all who lead are named", () => {
    expect(leadersOf(table(3, 40, 20, 30), RING)).toEqual({ points: 30, seats: [0] });
    expect(leadersOf(table(3, 40, 40, 40), RING)).toEqual({ points: 40, seats: [0, 1, 2] });
});

test("with two players both cities of each count", () => {
    const own = [
        [0, null],
        [null, 0],
        [1, null],
        [null, 1],
    ] as const;
    expect(leadersOf(table(2, 10, 40, 30, 21), own)).toEqual({ points: 51, seats: [1] });
});

test("nobody leads while the room hides scores", () => {
    expect(leadersOf(table(3, null, null, null), RING).points).toBe(0);
});
