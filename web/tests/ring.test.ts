import { describe, expect, test } from "vitest";
import type { SeatState, TableView } from "../src/protocol/types";
import { cityOf, doing, neighbour, strip } from "../src/table/ring";
import { placements } from "../src/table/travel";

describe("around the table", () => {
    test.each([3, 4, 5, 6, 7])("of %i partners share one city", (n) => {
        for (let seat = 0; seat < n; seat++) {
            expect(cityOf(seat, "left", n)).toBe(cityOf(neighbour(seat, "left", n), "right", n));
        }
    });

    test.each([3, 4, 5, 6, 7])("of %i the strip shows everything once, my cities beside me", (n) => {
        for (let me = 0; me < n; me++) {
            const stops = strip(me, n);
            expect(new Set(stops.map((stop) => `${stop.kind}${stop.index}`)).size).toBe(2 * n);
            const at = stops.findIndex((stop) => stop.kind === "seat" && stop.index === me);
            expect(stops[at - 1]).toEqual({ kind: "city", index: cityOf(me, "left", n) });
            expect(stops[at + 1]).toEqual({ kind: "city", index: cityOf(me, "right", n) });
            expect(stops[at - 2]).toEqual({ kind: "seat", index: neighbour(me, "left", n) });
        }
    });
});

const seat = (more: Partial<SeatState> = {}): SeatState => ({
    value: 1,
    done: false,
    revealed: ["S", "P"],
    placed: [null, null],
    ...more,
});
const table = (phase: TableView["phase"], seats: SeatState[] = [], maps: [string, [number, number][]][] = []): TableView => ({
    round: 1,
    turn: 1,
    turns: 3,
    phase,
    pass: "left",
    seats,
    cities: maps.map(([map, last]) => ({ map, at: [3, 3], frame: [[0, 0], [6, 6]], score: null, last })),
    result: null,
});

test.each([
    ["choose", {}, true, "thinking"],
    ["choose", {}, false, "away"],
    ["choose", { done: true }, false, "chosen"],
    ["place", {}, true, "placing"],
    ["place", { holding: ["left"] }, true, "holding"],
    ["place", { done: true }, true, "placed"],
    ["ended", {}, true, "placed"],
] as [TableView["phase"], Partial<SeatState>, boolean, string][])("in %s a seat %o (here: %s) is %s", (phase, state, here, what) => {
    expect(doing(table(phase), seat(state), here)).toBe(what);
});

describe("what was placed between two views", () => {
    const before = table("place", [seat(), seat({ revealed: ["H", "O"] }), seat()], [["F", [[3, 3]]], ["", []], ["", []]]);

    test("is told by whose tile lies there now", () => {
        const after = table("place", [], [["FH", [[3, 4]]], ["", []], ["", []]]);
        expect(placements(before, after)).toEqual([{ seat: 1, tile: 0, notation: "H", city: 0, cells: [[3, 4]] }]);
    });

    test("is told too when the turn ended with it", () => {
        const after = table("choose", [], [["F", [[3, 3]]], ["O", [[3, 3]]], ["", []]]);
        expect(placements(before, after).map(({ seat, tile, city }) => [seat, tile, city])).toEqual([[1, 1, 1]]);
    });

    test("is nothing when nothing changed", () => expect(placements(before, before)).toEqual([]));
});
