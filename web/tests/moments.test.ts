import { describe, expect, test } from "vitest";
import { ringOf } from "../dev/facts";
import type {
    CityView,
    Line,
    SoloTableView,
    SquareOffTableView,
    SquareOffTile,
    TableView,
} from "../src/protocol/types";
import { momentsOf as soloMoments } from "../src/games/automas/moments";
import { momentsOf as sidesMoments, type Seen as SidesSeen } from "../src/games/square_off/moments";
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
    ...more,
});

const built = [city("SS", 5, [[3, 4]]), city("", 0, []), city("", 0, [])];

describe("what happened between two views", () => {
    test("a tile that landed brings points to its city", () => {
        const { landed } = momentsOf(table({}), table({ cities: built }));
        expect(landed).toEqual([{ city: 0, cells: [[3, 4]], points: 3 }]);
    });

    test("factories that are built elsewhere change what those of a city count for", () => {
        const factories = (map: string, each: number): CityView => ({
            ...city(map, 9, [[3, 3]]),
            score: [0, map.length * each, 0, 0, 0, 0, 9],
        });
        const before = [factories("FF", 4), factories("FF", 4), city("", 0, [])];
        const after = [
            factories("FF", 3),
            { ...factories("FFF", 4), last: [[3, 5]] as [number, number][] },
            city("", 0, []),
        ];
        const { landed, ranked } = momentsOf(table({ cities: before }), table({ cities: after }));
        expect(landed.map(({ city }) => city)).toEqual([1]);
        expect(ranked).toEqual([{ city: 0, cells: [[3, 3]], points: -2 }]);
        const hidden = after.map((each) => ({ ...each, score: null }));
        expect(momentsOf(table({ cities: before }), table({ cities: hidden })).ranked).toEqual([]);
        // A tile that landed there meanwhile brought what was said before.
        const shop: CityView = { ...city("FFS", 9, [[3, 5]]), score: [2, 6, 0, 0, 0, 0, 9] };
        const both = momentsOf(table({ cities: before }), table({ cities: [shop, ...after.slice(1)] }));
        expect(both.landed.find(({ city }) => city === 0)?.points).toBe(2);
        expect(both.ranked).toEqual([{ city: 0, cells: [[3, 3]], points: -2 }]);
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
            ranked: [],
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
        expect(momentsOf(table({}), after)).toEqual({
            landed: [],
            revealed: false,
            dealt: false,
            passed: null,
            ranked: [],
        });
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

describe("what happened between two views of the solo game", () => {
    const solo = (more: Partial<SoloTableView>): SoloTableView => ({
        mode: "full",
        level: 4,
        round: 1,
        turn: 1,
        turns: 3,
        phase: "insert",
        hands: [],
        pass: "left",
        cities: [city("S", 2, [[3, 3]]), city("", 0, [])],
        automacity: { tiles: [], last: 0, assigned: null, score: null },
        assigned: [[], []],
        moves: [],
        result: null,
        ...more,
    });
    const two: [CityView, CityView] = [built[0]!, built[1]!];

    test("the last tile of a turn is seen although the Automas have gone on already", () => {
        const after = solo({ turn: 2, phase: "assign", cities: two });
        expect(soloMoments(solo({}), after)).toEqual({
            landed: [{ city: 0, cells: [[3, 4]], points: 3 }],
            assigned: false,
            dealt: true,
        });
    });

    test("tiles are assigned, and nothing turns over", () => {
        const moments = soloMoments(solo({ phase: "assign" }), solo({}));
        expect(moments).toEqual({ landed: [], assigned: true, dealt: false });
    });

    test("whoever comes back later sees the newest view alone", () => {
        const after = solo({ turn: 3, phase: "assign", cities: two });
        expect(soloMoments(solo({}), after)).toEqual({ landed: [], assigned: false, dealt: false });
    });
});

describe("what happened between two looks at City Square Off", () => {
    const table = (more: Partial<SquareOffTableView>): SquareOffTableView => ({
        mode: "base",
        phase: "place",
        turn: 1,
        cards: "q",
        starters: "AB",
        sides: [
            { grid: "", starter: "A", done: false, open: 75, outside: 0 },
            { grid: "", starter: "B", done: false, open: 75, outside: 0 },
        ],
        result: null,
        ...more,
    });
    const seen = (more: Partial<SquareOffTableView>, laid: SquareOffTile | null = null): SidesSeen => ({
        table: table(more),
        side: 0,
        laid,
    });
    const tile: SquareOffTile = { piece: "q", facing: 0, at: [1, 1] };

    test("my side lays a tile, and takes it back unheard", () => {
        expect(sidesMoments(seen({}), seen({}, tile))).toEqual({ placed: true, revealed: false });
        expect(sidesMoments(seen({}, tile), seen({}, { ...tile }))).toEqual({ placed: false, revealed: false });
        expect(sidesMoments(seen({}, tile), seen({}))).toEqual({ placed: false, revealed: false });
    });

    test("the next card opens both grids; the end has its own screen", () => {
        expect(sidesMoments(seen({}, tile), seen({ turn: 2 }))).toEqual({ placed: false, revealed: true });
        expect(sidesMoments(seen({}, tile), seen({ phase: "ended" }))).toEqual({ placed: false, revealed: false });
    });

    test("in a race only my own side is heard", () => {
        const sides = (open: [number, number]) => table({}).sides.map((side, i) => ({ ...side, open: open[i]! }));
        const race = (...open: [number, number]) =>
            seen({ phase: "race", sides: sides(open) as SquareOffTableView["sides"] });
        expect(sidesMoments(race(75, 75), race(70, 75)).placed).toBe(true);
        expect(sidesMoments(race(75, 75), race(75, 70)).placed).toBe(false);
        expect(sidesMoments(race(70, 75), race(75, 75)).placed).toBe(false);
    });
});
