import { expect, test } from "vitest";

import { retelling } from "../src/games/two_cities/retelling";
import { tableOf } from "../src/games/two_cities/view";
import type { Seen } from "../src/kit/retelling";
import type { SeatState } from "../src/protocol/types";

const moment = (turn: number, phase: string, seats: SeatState[], map: string, played: unknown[] = []): Seen =>
    ({
        at: 0,
        played,
        room: { game: { two_cities: { round: 1, turn, turns: 3, phase, seats, cities: [{ map }] } }, seats: [0, 1] },
        seats: [],
    }) as unknown as Seen;

const place = [1, { two_cities: { do: { place: { tile: 0, side: "left", cell: [0, 0] } } } }];
const before = moment(
    1,
    "place",
    [
        { revealed: ["S", "F"], placed: ["left", "right"] },
        { revealed: ["P", "H"], placed: [null, "right"] },
    ],
    "S",
);

test("the move that ends a turn is seen in it, before the next hands are dealt", () => {
    const now = moment(2, "choose", [{}, {}], "SP", [place]);
    const { awaited, ...room } = retelling.shown!(now, before);
    expect(awaited).toEqual([]);
    expect(tableOf(room as never)).toMatchObject({
        turn: 1,
        phase: "place",
        seats: [{ placed: ["left", "right"] }, { revealed: ["P", "H"], placed: ["left", "right"] }],
        cities: [{ map: "SP" }],
    });
});

test("within a turn, at the deal and at the end the table is as it was", () => {
    const within = moment(1, "place", [{}, {}], "SP", [place]);
    const end = moment(2, "ended", [{}, {}], "SP", [place]);
    for (const [now, then] of [
        [within, before],
        [within, undefined],
        [end, before],
    ] as const) {
        expect(retelling.shown!(now, then)).toBe(now.room);
    }
});
