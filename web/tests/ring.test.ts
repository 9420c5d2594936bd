import { describe, expect, test } from "vitest";
import type { RoomView, SeatState, TableView } from "../src/protocol/types";
import { citiesOf, cityOf, ownersOf, ownSide, partnerOf, type Cities } from "../src/state/layout";
import { ringOf } from "../dev/facts";
import { twoCities } from "../src/games/two_cities";
import { doing } from "../src/games/two_cities/view";
import { rows, strip } from "../src/games/two_cities/strip";
import { neighbour, SIDES } from "../src/city/sides";
import { placements } from "../src/games/two_cities/travel";

const around = (n: number): Cities => citiesOf({ layout: ringOf(n) });

describe("around the table", () => {
    test.each([3, 4, 5, 6, 7])("of %i the strip shows everything once, my cities beside me", (n) => {
        for (let me = 0; me < n; me++) {
            const stops = strip(around(n), me);
            expect(new Set(stops.map((stop) => `${stop.kind}${stop.index}`)).size).toBe(2 * n);
            const at = stops.findIndex((stop) => stop.kind === "seat" && stop.index === me);
            expect(stops[at - 1]).toEqual({ kind: "city", index: cityOf(around(n), me, "left") });
            expect(stops[at + 1]).toEqual({ kind: "city", index: cityOf(around(n), me, "right") });
            expect(stops[at - 2]).toEqual({ kind: "seat", index: neighbour(me, "left", n) });
        }
    });

    test.each([2, 3, 4, 5, 6, 7])("of %i every city knows its owners", (n) => {
        for (let seat = 0; seat < n; seat++) {
            for (const side of SIDES) {
                const city = cityOf(around(n), seat, side);
                expect(ownSide(around(n), city, seat)).toBe(side);
                const partner = partnerOf(around(n), seat, side);
                expect(new Set(ownersOf(around(n), city))).toEqual(
                    new Set(partner === null ? [seat] : [seat, partner]),
                );
            }
        }
    });

    test.each([2, 3, 4, 5, 6, 7])("of %i a watcher sees everything once", (n) => {
        const stops = rows(around(n))
            .flat()
            .map(({ kind, index }) => `${kind}${index}`);
        expect(new Set(stops).size).toBe(stops.length);
        expect(stops).toHaveLength(n === 2 ? 6 : 2 * n);
    });
});

describe("two players", () => {
    test("build two cities each, and share none", () => {
        expect([0, 1].flatMap((seat) => SIDES.map((side) => cityOf(around(2), seat, side)))).toEqual([0, 1, 2, 3]);
        expect(partnerOf(around(2), 0, "left")).toBeNull();
    });

    test("see the other one between two cities, and themselves between theirs", () => {
        const stops = strip(around(2), 1).map(({ kind, index }) => `${kind}${index}`);
        expect(stops).toEqual(["city0", "seat0", "city1", "city2", "seat1", "city3"]);
        expect(strip(around(2), 1).flatMap(({ apart }, i) => (apart ? [i] : []))).toEqual([0, 3]);
    });
});

const seat = (more: Partial<SeatState> = {}): SeatState => ({
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
});

type Presence = "here" | "reading" | "gone" | "away" | "held";

const room = (presence: Presence, owes: boolean): RoomView =>
    ({
        seats: [4],
        members: [{ no: 4, name: "Ada", here: presence === "here" || presence === "reading" }],
        ...(presence === "reading" && { readers: [4] }),
        awaited: owes ? [0] : [],
        ...((presence === "away" || presence === "held") && {
            away: [{ seat: 0, what: presence === "held" ? "held" : "wait" }],
        }),
    }) as unknown as RoomView;

test.each([
    ["choose", {}, true, "here", "thinking"],
    ["choose", {}, true, "gone", "gone"],
    ["choose", {}, true, "reading", "reading"],
    ["choose", {}, true, "away", "away"],
    ["choose", {}, true, "held", "held"],
    ["choose", {}, false, "away", "chosen"],
    ["place", {}, true, "here", "placing"],
    ["place", { holding: ["left"] }, true, "here", "placing"],
    ["place", { holding: ["left"], placed: ["right", null] }, true, "here", "holding"],
    ["place", {}, false, "held", "placed"],
    ["ended", {}, false, "gone", "placed"],
] as [TableView["phase"], Partial<SeatState>, boolean, Presence, string][])(
    "in %s a seat %o that is waited for (%s) and whose player is %s is %s",
    (phase, state, owes, presence, what) => {
        expect(doing(room(presence, owes), table(phase, [seat(state)]), 0)).toBe(what);
    },
);

test.each([
    ["place", {}, false],
    ["place", { holding: ["left"] }, false],
    ["place", { holding: ["left"], placed: ["right", null] }, true],
    ["place", { holding: ["left", "right"] }, true],
    ["choose", { holding: ["left", "right"] }, false],
] as [TableView["phase"], Partial<SeatState>, boolean][])(
    "in %s a seat %o lets others go first wherever it still builds: %s",
    (phase, state, holds) => {
        const playing = { ...room("here", true), game: { two_cities: table(phase, [seat(state)]) } };
        expect(twoCities.yourTurn(playing, 0) === null).toBe(holds);
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

    test("is told with the seat whose tile it was", () => {
        const after = table(
            "place",
            [seat(), seat({ placed: ["right", null] }), seat()],
            [
                ["FH", [[3, 4]]],
                ["", []],
                ["", []],
            ],
        );
        expect(placements(around(3), before, after)).toEqual([
            { seat: 1, tile: 0, notation: "H", city: 0, cells: [[3, 4]] },
        ]);
    });

    test("is told with whoever placed, where both partners have such a tile", () => {
        const of = (second: Partial<SeatState>, third: Partial<SeatState>, map: string) =>
            table(
                "place",
                [seat(), seat({ revealed: ["H", "H"], ...second }), seat({ revealed: ["H", "P"], ...third })],
                [
                    ["", []],
                    [map, map === "" ? [] : [[3, 3]]],
                    ["", []],
                ],
            );
        const before = of({}, {}, "");
        const placer = (second: Partial<SeatState>, third: Partial<SeatState>) =>
            placements(around(3), before, of(second, third, "H")).map(({ seat }) => seat);
        expect(placer({ placed: ["left", null] }, {})).toEqual([1]);
        expect(placer({}, { placed: ["right", null] })).toEqual([2]);
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
        expect(placements(around(3), before, after).map(({ seat, tile, city }) => [seat, tile, city])).toEqual([
            [1, 1, 1],
        ]);
    });

    test("is nothing when nothing changed", () => expect(placements(around(3), before, before)).toEqual([]));
});
