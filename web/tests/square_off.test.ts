import { describe, expect, test } from "vitest";

import { FACINGS, GRID, MARGIN } from "../src/protocol/square_off";
import type { SquareOffTile } from "../src/protocol/types";
import {
    boundsOf,
    extentOf,
    fieldOf,
    inTheWay,
    letterAt,
    mayLie,
    onGrid,
    openSquares,
    withTile,
    without,
    WHOLE_GRID,
} from "../src/games/square_off/field";
import { edgePath, fillPath, labelSquare } from "../src/games/square_off/paths";
import { boxOf, heldBy, squaresOf, TILES, turned, turnedTile, type Square } from "../src/games/square_off/shapes";
import { moved, snap, tapped } from "../src/games/square_off/snap";
import { stranded } from "../src/games/square_off/stranded";
import { swiped } from "../src/games/square_off/gestures";
import answers from "./square_off_places.json";

const EMPTY = fieldOf(Array(GRID).fill(".".repeat(GRID)).join("/"));
const WIDE = fieldOf(
    Array(GRID + 2 * MARGIN)
        .fill(".".repeat(GRID + 2 * MARGIN))
        .join("/"),
);
const tile = (piece: string, facing: number, row: number, col: number): SquareOffTile => ({
    piece,
    facing,
    at: [row, col],
});
const always = (): boolean => true;
const never = (): boolean => false;

describe("a piece", () => {
    test("comes round after four quarter turns, back after one each way, and back after turning over twice", () => {
        for (const [piece, facings] of Object.entries(FACINGS)) {
            facings.forEach((_, facing) => {
                const right = [1, 2, 3, 4].reduce((now) => turned(piece, now, "right"), facing);
                expect([piece, right]).toEqual([piece, facing]);
                expect(turned(piece, turned(piece, facing, "right"), "left")).toBe(facing);
                expect(turned(piece, turned(piece, facing, "over"), "over")).toBe(facing);
            });
        }
    });

    test("is turned clockwise to the right", () => {
        // The corner of three: its arm points to the right and down, then down and to the left.
        expect(FACINGS["d"]![0]).toEqual([
            [0, 0],
            [0, 1],
            [1, 0],
        ]);
        expect(FACINGS["d"]![turned("d", 0, "right")]).toEqual([
            [0, 0],
            [0, 1],
            [1, 1],
        ]);
    });

    test("is turned over from left to right", () => {
        expect(FACINGS["l"]![0]).toEqual([
            [0, 0],
            [0, 1],
            [0, 2],
            [0, 3],
            [1, 0],
        ]);
        expect(FACINGS["l"]![turned("l", 0, "over")]).toEqual([
            [0, 0],
            [0, 1],
            [0, 2],
            [0, 3],
            [1, 3],
        ]);
    });

    test("turned in place stays where it is held, and comes back to where it was", () => {
        const before = tile("l", 0, 2, 3);
        const once = turnedTile(before, "right");
        expect(heldBy(once)).toEqual(heldBy(before));
        expect([1, 2, 3, 4].reduce((now) => turnedTile(now, "right"), before)).toEqual(before);
    });

    test("of which there are 21 tiles with 89 squares", () => {
        expect(TILES).toHaveLength(21);
        expect(TILES.flatMap((piece) => FACINGS[piece]![0]!)).toHaveLength(89);
    });
});

describe("where a piece can lie", () => {
    // Recorded server answers, for each piece in hand.
    test.each(answers.map((answer, i) => [`${answer.mode}, ${answer.phase}, ${i}`, answer] as const))(
        "is as the server says: %s",
        (_, answer) => {
            const field = fieldOf(answer.grid);
            const starting = answer.phase === "start";
            const over = answer.mode === "sprawl" && !starting;
            const corner = over ? -MARGIN : 0;
            let legal = 0;
            for (const [piece, places] of Object.entries(answer.places as unknown as Record<string, string[]>)) {
                FACINGS[piece]!.forEach((_, facing) => {
                    for (let row = -MARGIN; row < GRID; row++) {
                        for (let col = -MARGIN; col < GRID; col++) {
                            const there = tile(piece, facing, row, col);
                            const allowed = mayLie(places, there, corner);
                            // The client can't tell from the board where a starter may lie.
                            if (!starting)
                                expect([there, inTheWay(field, there, over) === null]).toEqual([there, allowed]);
                            legal += Number(allowed);
                        }
                    }
                });
            }
            expect(legal).toBeGreaterThan(0);
        },
    );

    test("is told with the reason", () => {
        const field = withTile(EMPTY, tile("A", 0, 4, 3));
        expect(inTheWay(field, tile("e", 0, 0, 6), false)).toBe("off_grid");
        expect(inTheWay(field, tile("e", 0, 4, 0), false)).toBe("on_tile");
        expect(inTheWay(field, tile("e", 0, 0, 0), false)).toBe("apart");
        expect(inTheWay(field, tile("e", 0, 3, 3), false)).toBeNull();
        // Corner to corner is not enough.
        expect(inTheWay(field, tile("a", 0, 3, 2), false)).toBe("apart");
    });

    test("in City Sprawl reaches over the edge, with one square on the grid", () => {
        const field = withTile(WIDE, tile("A", 0, 0, 3));
        expect(inTheWay(field, tile("k", 1, -4, 2), true)).toBeNull();
        expect(inTheWay(field, tile("k", 1, -5, 2), true)).toBe("outside");
        expect(inTheWay(field, tile("k", 0, -1, 2), true)).toBe("outside");
        expect(letterAt(withTile(field, tile("k", 1, -4, 2)), [-4, 2])).toBe("k");
    });

    test("a piece can be taken off again", () => {
        expect(without(withTile(EMPTY, tile("j", 2, 1, 1)), "j")).toEqual(EMPTY);
        expect(openSquares(withTile(EMPTY, tile("j", 2, 1, 1)))).toHaveLength(76);
    });
});

describe("what is drawn of a grid", () => {
    test("is all of it, and in City Sprawl two more rows and columns on each side", () => {
        expect(extentOf(EMPTY)).toEqual({ top: 0, left: 0, bottom: 8, right: 8 });
        expect(extentOf(WIDE)).toEqual({ top: -2, left: -2, bottom: 10, right: 10 });
    });

    test("is as much as lies there", () => {
        const field = withTile(WIDE, tile("k", 1, -4, 2));
        expect(extentOf(field)).toEqual({ top: -4, left: -2, bottom: 10, right: 10 });
        expect(extentOf(field, [[3, 12]])).toEqual({ top: -4, left: -2, bottom: 10, right: 12 });
    });

    test("a tile is one shape with one outline", () => {
        const squares = squaresOf(tile("f", 0, 0, 0));
        expect(fillPath(squares).match(/z/g)).toHaveLength(4);
        expect(edgePath(squares).match(/M/g)).toHaveLength(8);
        expect(labelSquare(squaresOf(tile("s", 0, 2, 2)))).toEqual([3, 3]);
    });
});

describe("squares that can't be reached", () => {
    /** A grid that is full but for these squares. */
    const full = (...open: Square[]) => {
        const holes = new Set(open.map(String));
        const rows = Array.from({ length: GRID }, (_, row) =>
            Array.from({ length: GRID }, (_, col) => (holes.has(`${row},${col}`) ? "." : "x")).join(""),
        );
        return fieldOf(rows.join("/"));
    };

    test("are those too narrow for every tile that is left", () => {
        const field = full([0, 0], [4, 4], [4, 5], [4, 6]);
        expect(stranded(field, ["b", "k"])).toEqual([[0, 0]]);
        expect(stranded(field, ["c"])).toEqual([[0, 0]]);
        expect(stranded(field, ["f", "k"])).toEqual([
            [0, 0],
            [4, 4],
            [4, 5],
            [4, 6],
        ]);
        expect(stranded(field, ["a"])).toEqual([]);
    });

    test("a tile that fits turned or turned over reaches them", () => {
        // The S of four the other way round.
        expect(stranded(full([2, 2], [2, 3], [3, 3], [3, 4]), ["h"])).toEqual([]);
    });

    test("in City Sprawl a tile reaches them from outside", () => {
        const wide = fieldOf(
            WIDE.rows
                .map((line, row) =>
                    row < MARGIN || row >= MARGIN + GRID
                        ? line
                        : `....${row === MARGIN ? ".xxxxxxxx" : "xxxxxxxxx"}....`,
                )
                .join("/"),
        );
        expect(stranded(wide, ["k"], true)).toEqual([]);
        expect(stranded(wide, ["k"])).toEqual([[0, 0]]);
        // From the last square a tile would go on beyond the edge.
        expect(stranded(full([8, 8]), ["k"])).toEqual([[8, 8]]);
    });

    test("without a tile left, are all that are open", () =>
        expect(stranded(full([1, 1], [7, 7]), [])).toHaveLength(2));
});

describe("snapping", () => {
    test("a piece lies with its middle under the pointer", () => {
        expect(snap("e", 0, [4.5, 4], WHOLE_GRID, always).at).toEqual([4, 2]);
        expect(snap("e", 0, [4.5, 4.4], WHOLE_GRID, never).at).toEqual([4, 2]);
        expect(snap("a", 0, [4.1, 8.9], WHOLE_GRID, always).at).toEqual([4, 8]);
    });

    test("a place nearby where it can lie attracts it, one further off does not", () => {
        const only = (at: string) => (there: SquareOffTile) => String(there.at) === at;
        expect(snap("e", 0, [4.5, 4.4], WHOLE_GRID, only("4,3")).at).toEqual([4, 3]);
        expect(snap("e", 0, [4.5, 4], WHOLE_GRID, only("5,3")).at).toEqual([4, 2]);
    });

    test("in a corner, all of it stays on the grid", () => {
        expect(snap("e", 0, [8.9, 8.9], WHOLE_GRID, never).at).toEqual([8, 5]);
        expect(snap("e", 0, [0.1, 0.1], WHOLE_GRID, never).at).toEqual([0, 0]);
        expect(snap("e", 0, [12.5, 12.5], boundsOf(WIDE), never).at).toEqual([12, 9]);
    });

    test("a tap takes it there so that it covers the square, by its middle if it can", () => {
        expect(tapped("e", 0, [4, 4], always)).toEqual(tile("e", 0, 4, 3));
        const inside = (there: SquareOffTile): boolean => squaresOf(there).every(onGrid);
        const corner = tapped("e", 0, [0, 8], inside);
        expect(squaresOf(corner)).toContainEqual([0, 8]);
        expect(inside(corner)).toBe(true);
        expect(tapped("e", 0, [0, 8], never).at).toEqual([0, 7]);
        // The middle of its box is empty.
        expect(squaresOf(tapped("q", 0, [4, 4], always))).toContainEqual([4, 4]);
    });

    test("arrows move it until its middle is at the edge", () => {
        const bar = tile("e", 0, 0, 0);
        expect(moved(bar, [0, 1], extentOf(EMPTY)).at).toEqual([0, 1]);
        expect(moved(bar, [0, -1], extentOf(EMPTY)).at).toEqual([0, -1]);
        expect(moved(tile("e", 0, 0, -1), [0, -1], extentOf(EMPTY)).at).toEqual([0, -1]);
        expect(moved(bar, [-1, 0], extentOf(EMPTY)).at).toEqual([0, 0]);
        expect(moved(tile("e", 0, 8, 7), [1, 1], extentOf(EMPTY)).at).toEqual([8, 7]);
        expect(boxOf("e", 0)).toEqual([1, 4]);
    });
});

describe("a second finger", () => {
    test("turns on by a tap or down, back by a swipe up, and over by one to a side", () => {
        expect([swiped(0, 0), swiped(10, -10), swiped(5, 60)]).toEqual(["right", "right", "right"]);
        expect(swiped(5, -60)).toBe("left");
        expect([swiped(60, 20), swiped(-60, -20)]).toEqual(["over", "over"]);
    });
});
