import { describe, expect, test } from "vitest";
import type { RoomView, SeatState, Standing, TableView } from "../src/protocol/types";
import { cityOf, ownersOf, partnerOf, result, roundName, sideOf } from "../src/games/two_cities/ring";
import { doing } from "../src/games/two_cities/view";
import { rows, strip } from "../src/games/two_cities/strip";
import { neighbour, SIDES } from "../src/city/sides";
import { placements } from "../src/games/two_cities/travel";

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

    test.each([2, 3, 4, 5, 6, 7])("of %i every city knows whose it is", (n) => {
        for (let seat = 0; seat < n; seat++) {
            for (const side of SIDES) {
                const city = cityOf(seat, side, n);
                expect(sideOf(city, seat, n)).toBe(side);
                const partner = partnerOf(seat, side, n);
                expect(new Set(ownersOf(city, n))).toEqual(new Set(partner === null ? [seat] : [seat, partner]));
            }
        }
    });

    test.each([2, 3, 4, 5, 6, 7])("of %i who watches sees everything once", (n) => {
        const stops = rows(n)
            .flat()
            .map(({ kind, index }) => `${kind}${index}`);
        expect(new Set(stops).size).toBe(stops.length);
        expect(stops).toHaveLength(n === 2 ? 6 : 2 * n);
    });
});

describe("two players", () => {
    test("build two cities each, and share none", () => {
        expect([0, 1].flatMap((seat) => SIDES.map((side) => cityOf(seat, side, 2)))).toEqual([0, 1, 2, 3]);
        expect(partnerOf(0, "left", 2)).toBeNull();
    });

    test("see the other one between two cities, and themselves between theirs", () => {
        const stops = strip(1, 2).map(({ kind, index }) => `${kind}${index}`);
        expect(stops).toEqual(["city0", "seat0", "city1", "city2", "seat1", "city3"]);
        expect(strip(1, 2).flatMap(({ apart }, i) => (apart ? [i] : []))).toEqual([0, 3]);
    });

    test("play every round twice, for the sum of both cities", () => {
        expect([1, 2, 3, 4, 5, 6].map((round) => roundName(round, 2))).toEqual(["1a", "1b", "2a", "2b", "3a", "3b"]);
        expect(roundName(3, 5)).toBe("3");
        const standing: Standing = {
            seat: 0,
            place: 1,
            lower: 40,
            higher: 52,
            counts: [0, 0, 0, 0, 0, 0],
            decided: null,
        };
        expect([result(standing, 2), result(standing, 3)]).toEqual([92, 40]);
    });
});

const seat = (more: Partial<SeatState> = {}): SeatState => ({
    value: 1,
    done: false,
    revealed: ["S", "P"],
    placed: [null, null],
    ...more,
});
const table = (
    phase: TableView["phase"],
    seats: SeatState[] = [],
    maps: [string, [number, number][]][] = [],
): TableView => ({
    round: 1,
    turn: 1,
    turns: 3,
    phase,
    pass: "left",
    seats,
    cities: maps.map(([map, last]) => ({
        map,
        at: [3, 3],
        frame: [
            [0, 0],
            [6, 6],
        ],
        score: null,
        last,
    })),
    result: null,
});

type Presence = "here" | "gone" | "away" | "held";

const room = (presence: Presence): RoomView =>
    ({
        seats: [4],
        members: [{ no: 4, name: "Ada", here: presence === "here" }],
        ...((presence === "away" || presence === "held") && {
            away: [{ seat: 0, held: presence === "held", votes: [] }],
        }),
    }) as unknown as RoomView;

test.each([
    ["choose", {}, "here", "thinking"],
    ["choose", {}, "gone", "gone"],
    ["choose", {}, "away", "away"],
    ["choose", {}, "held", "held"],
    ["choose", { done: true }, "away", "chosen"],
    ["place", {}, "here", "placing"],
    ["place", { holding: ["left"] }, "here", "holding"],
    ["place", { done: true }, "held", "placed"],
    ["ended", {}, "gone", "placed"],
] as [TableView["phase"], Partial<SeatState>, Presence, string][])(
    "in %s a seat %o whose player is %s is %s",
    (phase, state, presence, what) => {
        expect(doing(room(presence), table(phase, [seat(state)]), 0)).toBe(what);
    },
);

describe("what was placed between two views", () => {
    const before = table(
        "place",
        [seat(), seat({ revealed: ["H", "O"] }), seat()],
        [
            ["F", [[3, 3]]],
            ["", []],
            ["", []],
        ],
    );

    test("is told by whose tile lies there now", () => {
        const after = table(
            "place",
            [],
            [
                ["FH", [[3, 4]]],
                ["", []],
                ["", []],
            ],
        );
        expect(placements(before, after)).toEqual([{ seat: 1, tile: 0, notation: "H", city: 0, cells: [[3, 4]] }]);
    });

    test("is told too when the turn ended with it", () => {
        const after = table(
            "choose",
            [],
            [
                ["F", [[3, 3]]],
                ["O", [[3, 3]]],
                ["", []],
            ],
        );
        expect(placements(before, after).map(({ seat, tile, city }) => [seat, tile, city])).toEqual([[1, 1, 1]]);
    });

    test("is nothing when nothing changed", () => expect(placements(before, before)).toEqual([]));
});
