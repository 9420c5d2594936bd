import { expect, test } from "vitest";

import { retelling } from "../src/games/automas/retelling";
import type { Seen } from "../src/kit/retelling";

const at = (turn: number, map: string, result: object | null = null): Seen =>
    ({
        at: 0,
        played: [],
        room: {
            game: {
                automas: {
                    round: 1,
                    turn,
                    cities: [{ map }, { map: "" }],
                    automacity: { tiles: [map] },
                    assigned: [[{ tile: "S", by: "player", placed: false }], []],
                    result,
                },
            },
        },
        seats: [],
    }) as unknown as Seen;

test("the tile that ends a turn is seen in it, before the next hands are", () => {
    const { game, awaited } = retelling.shown!(at(2, "S"), at(1, ""));
    expect(awaited).toEqual([]);
    expect(game).toMatchObject({
        automas: {
            turn: 1,
            cities: [{ map: "S" }, { map: "" }],
            automacity: { tiles: ["S"] },
            assigned: [[{ tile: "S", placed: true }], []],
        },
    });
});

test("within a turn and at the end the table is as it was", () => {
    const [within, end] = [at(1, "S"), at(2, "S", {})];
    for (const now of [within, end]) expect(retelling.shown!(now, at(1, ""))).toBe(now.room);
});
