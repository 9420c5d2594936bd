import { expect, test } from "vitest";

import { retelling } from "../src/games/two_cities/retelling";
import type { RoomView } from "../src/protocol/types";
import { besideIn, besideOf, pathOf } from "../src/replay/address";
import { partingOf, sameDeal } from "../src/replay/parting";
import type { Film } from "../src/replay/seen";

/** A game by its turns, each with what was done: whoever it was, and what. Every deed is a stop of its own. */
function film(turns: string[][], seed = "5eed", seats = 3): Film {
    const deeds = turns.flatMap((deeds, turn) => deeds.map((deed) => ({ deed, turn })));
    const room = { options: { game: "two_cities" }, seats: Array(seats).fill(null), seating: { seed } };
    const seen = deeds.map(({ deed }, at) => ({
        at,
        room: room as unknown as RoomView,
        seats: [],
        played: [[Number(deed[0]), { deed }]] as never,
    }));
    const stops = deeds.map(({ deed, turn }, action) => ({
        moment: action,
        turn: { key: `${turn}`, name: `turn ${turn}` },
        told: [{ text: deed, points: null, action }],
    }));
    return { seen, stops, retelling: {} } as unknown as Film;
}

/** A turn of two seats at a table of Between Two Cities: what they pick, and what they place where. */
function table(picks: [number, number][], places: [seat: number, tile: number][], hold = false): Film {
    const hands = ["SFP", "HHO"].map((hand) => ({ two_cities: { hand: [...hand] } }));
    const action = (move: object) => ({ two_cities: { do: move } });
    const room = {
        options: { game: "two_cities" },
        seating: { seed: "5eed" },
        seats: [0, 1],
        game: {
            two_cities: {
                seats: picks.map((pick, seat) => ({ revealed: pick.map((at) => hands[seat]!.two_cities.hand[at]) })),
            },
        },
    };
    const played = [
        ...picks.map((choose, seat) => [seat, action({ choose })]),
        ...(hold ? [[0, action({ hold: { side: "left", on: true } })]] : []),
        ...places.map(([seat, tile]) => [seat, action({ place: { tile, side: "left", cell: [3, 3] } })]),
    ];
    const seen = [[], ...played.map((one) => [one])].map((played) => ({ at: 0, room, seats: hands, played }));
    const stops = seen.map(({ played }, moment) => ({
        moment,
        turn: { key: "1", name: "turn 1" },
        told: played.map((one) => ({ text: JSON.stringify(one), points: null, action: moment - 1 })),
    }));
    return { seen, stops, retelling } as unknown as Film;
}

const texts = (one: Film, other: Film) => partingOf(one, other)?.tables.map(({ told }) => told.map(({ text }) => text));

test("tables part in the first turn in which they do different things", () => {
    const one = film([["0 shop", "1 park"], ["0 house", "1 office"], ["0 shop"]]);
    const other = film([["0 shop", "1 park"], ["0 house", "1 tavern"], ["0 park"]]);
    expect(texts(one, other)).toEqual([["1 office"], ["1 tavern"]]);
    const parting = partingOf(one, other)!;
    expect([parting.turn, parting.first]).toEqual(["turn 1", false]);
    // There the other table does something else.
    expect(parting.tables.map(({ stop }) => stop)).toEqual([3, 3]);
    expect(partingOf(film([["0 shop"]]), film([["0 park"]]))!.first).toBe(true);
});

test("who is quicker doesn't part them", () => {
    expect(partingOf(film([["0 shop", "1 park"]]), film([["1 park", "0 shop"]]))).toBeNull();
});

test("neither which tile is picked first, nor which of two alike, nor a word to one's partner parts tables", () => {
    const one = table(
        [
            [0, 2],
            [0, 2],
        ],
        [
            [0, 0],
            [1, 0],
        ],
    );
    expect(
        partingOf(
            one,
            table(
                [
                    [2, 0],
                    [1, 2],
                ],
                [
                    [1, 0],
                    [0, 1],
                ],
                true,
            ),
        ),
    ).toBeNull();
    expect(
        partingOf(
            one,
            table(
                [
                    [0, 2],
                    [0, 2],
                ],
                [
                    [0, 0],
                    [1, 1],
                ],
            ),
        )?.tables.map(({ told }) => told.length),
    ).toEqual([1, 1]);
    expect(
        partingOf(
            one,
            table(
                [
                    [1, 2],
                    [0, 2],
                ],
                [
                    [0, 0],
                    [1, 0],
                ],
            ),
        ),
    ).not.toBeNull();
});

test("a table that goes on where the other one ended does something that the other doesn't", () => {
    const [short, long] = [film([["0 shop"]]), film([["0 shop"], ["0 park"]])];
    expect(texts(short, long)).toEqual([[], ["0 park"]]);
    expect(texts(long, short)).toEqual([["0 park"], []]);
    expect(partingOf(short, short)).toBeNull();
});

test("only games from one seed with as many seats are dealt the same", () => {
    const one = film([["0 shop"]]);
    expect(sameDeal(one, film([["0 park"]]))).toBe(true);
    expect(sameDeal(one, film([["0 shop"]], "other"))).toBe(false);
    expect(sameDeal(one, film([["0 shop"]], "5eed", 4))).toBe(false);
});

const HERE = "https://table.example";

test.each([
    ["https://table.example/r/abcd/games/0", "/r/abcd/games/0"],
    [" https://table.example/r/abcd/games/12#a57 ", "/r/abcd/games/12"],
    ["https://table.example/games/0123?beside=x", "/games/0123"],
    ["/games/0123", "/games/0123"],
    ["https://elsewhere.example/r/abcd/games/0", null],
    ["https://table.example/r/abcd", "/r/abcd/games/0"],
    ["https://table.example/games/0123.json", null],
    ["https://table.example/games", null],
    ["", null],
    [`${HERE}/r/abcd/`, "/r/abcd/games/0"],
    ["javascript:alert(1)", null],
])("the link %s leads to the game %s", (link, path) => {
    expect(pathOf(link, HERE)).toBe(path);
});

test("an address says which game another one is shown beside", () => {
    const address = besideOf("/r/abcd/games/0", "/games/0123");
    expect(besideIn(new URL(address, HERE).search, HERE)).toBe("/games/0123");
    expect(besideIn("", HERE)).toBeNull();
    expect(besideIn("?beside=https://elsewhere.example/games/1", HERE)).toBeNull();
});
