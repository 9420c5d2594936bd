import { describe, expect, test } from "vitest";
import type { CityView } from "../src/protocol/types";
import { nearestSpot, spotCovering, spotsIn, spotsOf, spotTowards, whyNot, type Spot } from "../src/city/spots";

const spots = (...cells: [number, number][]): Spot[] => cells.map((cell) => ({ cell, delta: null }));
const two: CityView = {
    map: "SF",
    at: [3, 3],
    frame: [
        [0, 1],
        [6, 6],
    ],
    score: null,
    last: [],
};

test("the server's spots come with the change of score, or without where it is hidden", () => {
    const places = [
        {
            tile: 1,
            side: "left" as const,
            spots: [
                [2, 3, -1],
                [4, 3],
            ] as [number, number, number][],
        },
    ];
    expect(spotsOf(places, 1, "left")).toEqual([
        { cell: [2, 3], delta: -1 },
        { cell: [4, 3], delta: null },
    ]);
    expect(spotsOf(places, 0, "left")).toEqual([]);
});

describe("pointing", () => {
    test("at the second half of a duplex means its spot", () => {
        expect(spotCovering(spots([2, 3]), "SF", [2, 4])?.cell).toEqual([2, 3]);
    });

    test("prefers the spot that begins there", () => {
        expect(spotCovering(spots([2, 3], [2, 4]), "SF", [2, 4])?.cell).toEqual([2, 4]);
    });

    test("at a bare cell means none", () => expect(spotCovering(spots([2, 3]), "S", [5, 5])).toBeUndefined());
});

describe("a dragged piece", () => {
    test("snaps to the spot whose middle is nearest to its own", () => {
        expect(nearestSpot(spots([2, 3], [2, 4]), "S", { row: 2.4, col: 4.2 })?.cell).toEqual([2, 4]);
        expect(nearestSpot(spots([2, 3], [2, 4]), "SF", { row: 2.5, col: 4.1 })?.cell).toEqual([2, 3]);
    });

    test("snaps to nothing far away", () => {
        expect(nearestSpot(spots([2, 3]), "S", { row: 4, col: 3.5 })).toBeUndefined();
    });
});

describe("the arrow keys", () => {
    const around = spots([2, 3], [3, 2], [3, 5], [4, 3], [4, 4]);

    test("go to the nearest spot ahead", () => {
        expect(spotTowards(around, [4, 3], "right")?.cell).toEqual([4, 4]);
        expect(spotTowards(around, [4, 3], "up")?.cell).toEqual([2, 3]);
        expect(spotTowards(around, [2, 3], "left")?.cell).toEqual([3, 2]);
    });

    test("find nothing beyond the last one", () => expect(spotTowards(around, [3, 5], "right")).toBeUndefined());

    test("reach every spot", () => {
        const reached = new Set([String(around[0]!.cell)]);
        for (const _ of around) {
            for (const { cell } of around.filter((spot) => reached.has(String(spot.cell)))) {
                for (const direction of ["up", "down", "left", "right"] as const) {
                    const next = spotTowards(around, cell, direction);
                    if (next) reached.add(String(next.cell));
                }
            }
        }
        expect(reached.size).toBe(around.length);
    });
});

test("a set of cells is read as the server writes it", () => {
    expect(spotsIn("").map((spot) => spot.cell)).toEqual([]);
    expect(spotsIn("0000008").map((spot) => spot.cell)).toEqual([[3, 3]]);
    expect(spotsIn("2401").map((spot) => spot.cell)).toEqual([
        [0, 2],
        [0, 5],
        [2, 1],
    ]);
});

test("a refused cell has a reason", () => {
    expect(whyNot(two, "P", [3, 3], spots([2, 3]))).toBe("taken");
    expect(whyNot(two, "P", [3, 0], spots([2, 3]))).toBe("wide");
    expect(whyNot(two, "P", [1, 3], spots([2, 3]))).toBe("apart");
    expect(whyNot(two, "SF", [3, 2], spots([2, 3]))).toBe("half");
    expect(whyNot(two, "SF", [3, 3], spots([2, 3]))).toBe("taken");
    expect(whyNot(two, "P", [2, 3], [])).toBe("served");
});
