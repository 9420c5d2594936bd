import { describe, expect, test } from "vitest";
import { buildings, footprint, frameOf, glanceAt, REACH, size, windowOn } from "../src/tiles/notation";
import type { CityView } from "../src/protocol/types";

const city = (map: string, at: [number, number], frame: CityView["frame"]): CityView => ({
    map,
    at,
    frame,
    score: null,
    last: [],
});

describe("maps", () => {
    test("hold their buildings on cells of the 7 × 7 board", () => {
        expect(buildings("S.F/.P.", [3, 2])).toEqual([
            { letter: "S", row: 3, col: 2 },
            { letter: "F", row: 3, col: 4 },
            { letter: "P", row: 4, col: 3 },
        ]);
    });

    test("of an empty city hold nothing", () => expect(buildings("", [0, 0])).toEqual([]));

    test("skip what is no building", () => expect(buildings("?x/.S").map((b) => b.letter)).toEqual(["S"]));
});

describe("tiles", () => {
    test.each([
        ["S", 1, 1],
        ["SF", 1, 2],
        ["S/F", 2, 1],
    ])("%s covers %i rows and %i columns", (tile, rows, cols) => expect(size(tile)).toEqual({ rows, cols }));

    test("lie with their first half on the cell", () => {
        expect(footprint("SF", [2, 3])).toEqual([
            [2, 3],
            [2, 4],
        ]);
        expect(footprint("S/F", [2, 3])).toEqual([
            [2, 3],
            [3, 3],
        ]);
    });
});

describe("what is shown", () => {
    test("the frame's end is inclusive", () => {
        expect(
            frameOf(
                city(
                    "SS",
                    [3, 3],
                    [
                        [0, 1],
                        [6, 5],
                    ],
                ),
            ),
        ).toEqual({ row: 0, col: 1, rows: 7, cols: 5 });
    });

    const pair = city(
        "SS",
        [3, 3],
        [
            [0, 1],
            [6, 5],
        ],
    );
    const empty = city(
        "",
        [0, 0],
        [
            [0, 0],
            [6, 6],
        ],
    );

    test("is the frame made square, centred", () => {
        expect(windowOn(pair, null)).toEqual({ row: 0, col: 0, across: 7 });
    });

    test("is what tiles can take, with a rim", () => {
        expect(windowOn(pair, REACH.single)).toEqual({ row: 1.46875, col: 1.96875, across: 4.0625 });
        expect(windowOn(pair, REACH.duplex)).toEqual({ row: 0.96875, col: 0.96875, across: 5.0625 });
        expect(windowOn(empty, REACH.single)).toEqual({ row: 1.96875, col: 1.96875, across: 3.0625 });
    });

    test("ends with the frame", () => {
        const wide = city(
            "SSSS",
            [3, 1],
            [
                [0, 1],
                [6, 4],
            ],
        );
        expect(windowOn(wide, REACH.single)).toEqual({ row: 1.46875, col: 0.96875, across: 4.0625 });
    });

    test("shows the first tiles large enough to be read when small", () => {
        expect(glanceAt(pair)).toEqual({ row: 2, col: 2.5, across: 3 });
        expect(glanceAt(empty)).toEqual({ row: 2, col: 2, across: 3 });
    });
});
