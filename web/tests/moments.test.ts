import { describe, expect, test } from "vitest";
import { ringOf } from "../dev/facts";
import type { CityView, Line, TableView } from "../src/protocol/types";
import { momentsOf } from "../src/games/two_cities/moments";
import { since, type Seen } from "../src/games/two_cities/since";
import { citiesOf } from "../src/state/layout";

const city = (map: string, total: number, last: [number, number][]): CityView => ({
    map,
    at: [3, 3],
    frame: [
        [0, 0],
        [6, 6],
    ],
    score: [0, 0, 0, 0, 0, 0, total],
    last,
});

const table = (more: Partial<TableView>): TableView => ({
    round: 1,
    turn: 1,
    turns: 3,
    phase: "place",
    pass: "left",
    seats: [],
    cities: [city("S", 2, [[3, 3]]), city("", 0, []), city("", 0, [])],
    result: null,
    ...more,
});

const built = [city("SS", 5, [[3, 4]]), city("", 0, []), city("", 0, [])];

describe("what happened between two views", () => {
    test("a tile that landed brings points to its city", () => {
        const { landed } = momentsOf(table({}), table({ cities: built }));
        expect(landed).toEqual([{ city: 0, cells: [[3, 4]], points: 3 }]);
    });

    test("where the room hides scores nothing is known of points", () => {
        const hidden = built.map((each) => ({ ...each, score: null }));
        expect(momentsOf(table({}), table({ cities: hidden })).landed[0]?.points).toBeNull();
    });

    test("the last tile of a turn is seen although the next hand comes with it", () => {
        const after = table({ turn: 2, phase: "choose", cities: built });
        expect(momentsOf(table({}), after)).toEqual({
            landed: [{ city: 0, cells: [[3, 4]], points: 3 }],
            revealed: false,
            dealt: true,
            passed: "left",
        });
    });

    test("a new round is dealt and not passed", () => {
        const after = table({ round: 2, turn: 1, turns: 1, phase: "choose", pass: null });
        expect(momentsOf(table({ turn: 3 }), after)).toMatchObject({ dealt: true, passed: null });
    });

    test("all tiles turn over when the choice is complete", () => {
        expect(momentsOf(table({ phase: "choose" }), table({})).revealed).toBe(true);
        expect(momentsOf(table({}), table({})).revealed).toBe(false);
    });

    test.each([
        ["a turn later", table({ turn: 2, cities: built })],
        ["two turns later", table({ turn: 3, phase: "choose", cities: built })],
        ["a round later", table({ round: 2, turn: 1, phase: "choose", cities: built })],
    ])("whoever comes back %s sees the newest view alone", (_, after) => {
        expect(momentsOf(table({}), after)).toEqual({ landed: [], revealed: false, dealt: false, passed: null });
    });
});

describe("what happened since somebody looked", () => {
    const cities = citiesOf({ layout: ringOf(3) });
    const ME = 0;
    const line = (no: number, by: number): Line => ({
        no,
        game: 0,
        channel: "table",
        by,
        at: 0,
        body: { text: "Hello" },
    });
    const seen = (more: Partial<TableView>, lines: Line[] = []): Seen => ({ table: table(more), lines });

    test("nothing is worth no word", () => {
        expect(since(seen({}, [line(0, 1)]), seen({}, [line(0, 1), line(1, 7)]), cities, ME, 7)).toBeNull();
    });

    test("what was built in my cities, with their scores", () => {
        expect(since(seen({}), seen({ cities: built }), cities, ME, 7)?.built).toEqual([
            { side: "left", letters: ["S"], was: 2, is: 5 },
        ]);
        const elsewhere = [table({}).cities[0]!, city("P", 2, [[3, 3]]), table({}).cities[2]!];
        expect(since(seen({}), seen({ cities: elsewhere }), cities, ME, 7)).toBeNull();
    });

    test("how far the game has gone, and what others said", () => {
        const now = seen({ turn: 2, phase: "choose" }, [line(0, 1), line(1, 2), line(2, 7)]);
        expect(since(seen({}, [line(0, 1)]), now, cities, ME, 7)).toEqual({ built: [], turned: true, said: 1 });
    });
});
