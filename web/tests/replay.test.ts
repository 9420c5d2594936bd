import { expect, test } from "vitest";

import type { Retelling } from "../src/kit/retelling";
import type { Replay, RoomView } from "../src/protocol/types";
import { actionsUntil, otherTurn, stopAt, stopIn, stopsOf, unfold, type Stop } from "../src/replay/seen";

/** A room as far as it matters here: its turn is its number of the game. */
const room = (turn: number): RoomView => ({ game_no: turn, seats: [0, 1] }) as unknown as RoomView;
const hand = (tiles: string) => ({ two_cities: { hand: [...tiles] } }) as never;
const act = (seat: number) => [seat, {}] as never;

const replay: Replay = {
    began: 0,
    moments: [
        { at: 0, room: room(1), seats: [[0, hand("SF")]] },
        { at: 10, played: [act(0)], seats: [[0, hand("")]] },
        // Something that nobody but its player sees.
        { at: 15, played: [act(9)], seats: [[1, hand("P")]] },
        { at: 20, played: [act(1)], room: room(2) },
        { at: 30, played: [act(0)], room: room(2) },
        { at: 40, room: room(2) },
    ],
};

const retelling: Retelling = {
    turn: ({ game_no }) => ({ key: String(game_no), name: `Turn ${game_no}` }),
    tell: (_before, _now, seat) => (seat < 9 ? { text: `${seat}`, points: null } : null),
    counted: "",
    counts: () => [],
};

test("every moment is whole, although only what changed is sent", () => {
    const seen = unfold(replay);
    expect(seen.map(({ room }) => room.game_no)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(seen.map(({ seats }) => seats)).toEqual([
        [hand("SF"), null],
        [hand(""), null],
        [hand(""), hand("P")],
        [hand(""), hand("P")],
        [hand(""), hand("P")],
        [hand(""), hand("P")],
    ]);
    expect(() => unfold({ began: 0, moments: [{ at: 0 }] })).toThrow("shows no room");
});

test("it stops at the deal, at what could be seen, and at the end", () => {
    const stops = stopsOf(unfold(replay), retelling);
    expect(stops.map(({ moment }) => moment)).toEqual([0, 1, 3, 4, 5]);
    // What ended a turn belongs to it.
    expect(stops.map(({ turn }) => turn.key)).toEqual(["1", "1", "1", "2", "2"]);
    // What nobody saw counts among the actions all the same.
    expect(stops.map(({ told }) => told.map(({ action }) => action))).toEqual([[], [0], [2], [3], []]);
});

const stops: Stop[] = ["a", "a", "b", "b", "b", "c"].map((key, moment) => ({
    moment,
    turn: { key, name: key },
    told: [],
}));

test.each([
    [0, 1, 2],
    [1, 1, 2],
    [4, 1, 5],
    [5, 1, 5],
    [4, -1, 2],
    [2, -1, 0],
    [1, -1, 0],
    [0, -1, 0],
    [5, -1, 2],
] as const)("from stop %i, %i turn on is stop %i", (at, step, to) => {
    expect(otherTurn(stops, at, step)).toBe(to);
});

test.each([
    ["", 0],
    ["#1", 0],
    ["#3", 2],
    ["#0", 0],
    ["#99", 5],
    ["#table", 0],
    ["#-1", 0],
    ["#1e3", 0],
])("the link %s leads to stop %i", (hash, stop) => {
    expect(stopIn(hash, 6)).toBe(stop);
});

test("the last stop says how the game ended, after everything that was done", () => {
    const stops = stopsOf(unfold(replay), { ...retelling, ending: ({ game_no }) => `Over in turn ${game_no}` });
    expect(stops.map(({ told }) => told.map(({ text }) => text))).toEqual([
        [],
        ["0"],
        ["1"],
        ["0"],
        ["Over in turn 2"],
    ]);
    expect(stops.at(-1)!.told.map(({ action }) => action)).toEqual([4]);
});

test("an address leads to the moment after so many actions", () => {
    const seen = unfold(replay);
    const stops: Stop[] = [...seen.keys()].map((moment) => ({ moment, turn: { key: "", name: "" }, told: [] }));
    const counts = stops.map(({ moment }) => actionsUntil(seen, moment));
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(replay.moments.flatMap(({ played = [] }) => played).length);
    for (const [stop, actions] of counts.entries()) {
        const last = counts.lastIndexOf(actions);
        expect(stopAt(`#a${actions}`, stops, seen)).toBe(last);
        expect(stopAt(`#${stop + 1}`, stops, seen)).toBe(stop);
    }
    expect(stopAt("#a99999", stops, seen)).toBe(stops.length - 1);
    expect(stopAt("#a", stops, seen)).toBe(0);
});
