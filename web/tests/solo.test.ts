import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import type { Scored } from "../src/ceremony/scored";
import { RANKING, total } from "../src/ceremony/steps";
import type { SoloChoice } from "../src/protocol/types";
import { nextTown, put, take, townOf, type Draft } from "../src/games/automas/draft";
import { rowsOf } from "../src/games/automas/rows";
import { decider, gained, ranked, taken } from "../src/games/automas/words";

describe("meaning tiles for cities", () => {
    const both: Draft = { left: 2, right: 5 };

    test("each city gets one tile", () => {
        expect(put(put({}, 2, "left"), 5, "right")).toEqual(both);
        expect(townOf(both, 5)).toBe("right");
        expect(townOf(both, 0)).toBeNull();
    });

    test("a tile that is meant for another city leaves the first one", () => {
        expect(put({ left: 2 }, 2, "right")).toEqual({ right: 2 });
    });

    test("two tiles change places", () => {
        expect(put(both, 2, "right")).toEqual({ left: 5, right: 2 });
    });

    test("a tile from the hand sends the one before it back", () => {
        expect(put(both, 0, "left")).toEqual({ left: 0, right: 5 });
    });

    test("a tile meant for its own city stays", () => {
        expect(put(both, 2, "left")).toEqual(both);
    });

    test("a tile can be taken back", () => {
        expect(take(both, 2)).toEqual({ right: 5 });
        expect(take(both, 0)).toEqual(both);
    });

    test("the first tile of the hand is a tile like the others", () => {
        expect(townOf({ automacity: 0 }, 0)).toBe("automacity");
        expect(nextTown({ left: 0 }, ["left", "right"])).toBe("right");
    });

    test("the next city is the first without a tile, until all have one", () => {
        const towns = ["left", "automacity", "right"] as const;
        expect(nextTown({}, towns)).toBe("left");
        expect(nextTown(both, towns)).toBe("automacity");
        expect(nextTown({ ...both, automacity: 1 }, towns)).toBeNull();
        // In the Full mode the Automas fill Automacity themselves.
        expect(nextTown(both, ["left", "right"])).toBeNull();
    });
});

describe("why an Automa took a tile", () => {
    // The example of the rules: two offices, a house and a building of another type stand in Leftville.
    const example: SoloChoice = {
        column: ["factory", "most"],
        decided: 1,
        hand: ["M", "H", "S"],
        taken: 0,
        compared: [
            { tile: "S", points: 3 },
            { tile: "M", points: 4 },
            { tile: "H", points: 2 },
        ],
        tied: false,
    };

    test("the symbol that decided, the tile and what it adds", () => {
        expect([decider(example), taken(example), gained(example)]).toEqual(["most", "M", 4]);
    });

    test("what adds most stands first", () => {
        expect(ranked(example).map(({ tile }) => tile)).toEqual(["M", "S", "H"]);
    });

    test("among equals the order of the symbols stays", () => {
        const compared = ["S", "F", "D", "H"].map((tile, i) => ({ tile, points: i === 3 ? 5 : 2 }));
        expect(ranked({ ...example, compared }).map(({ tile }) => tile)).toEqual(["H", "S", "F", "D"]);
    });

    test("a house that the card asks for is compared with nothing", () => {
        const house: SoloChoice = { ...example, column: ["house", "most"], decided: 0, taken: 1, compared: [] };
        expect([decider(house), taken(house), gained(house)]).toEqual(["house", "H", null]);
    });
});

describe("Automacity's rows", () => {
    const letters = (tiles: string[], last: number): string[] =>
        rowsOf(tiles, last).map(({ buildings }) =>
            buildings.map(({ letter, fresh }) => letter + (fresh ? "!" : "")).join(" "),
        );

    test("stand by type, taverns in the order of the symbols, a duplex in two of them", () => {
        expect(letters(["SF", "P/O", "B", "M", "S"], 0)).toEqual(["S S", "F", "M B", "O", "P", ""]);
    });

    test("mark the last tiles that came, both halves of a duplex", () => {
        expect(letters(["S", "H", "S/F", "H"], 2)).toEqual(["S S!", "F!", "", "", "", "H H!"]);
    });
});

test("what the level changes is counted last", () => {
    const sheet = { shops: 5, factories: 4, taverns: 1, offices: 3, parks: 2, houses: 0, total: 15 };
    const city: Scored = {
        label: "",
        title: "",
        builders: [],
        map: "",
        sheet,
        mine: false,
        level: { change: -6, total: 9 },
    };
    expect([0, 1, 6, RANKING].map((step) => total(city, step))).toEqual([0, 5, 15, 9]);
    const { level: _, ...plain } = city;
    expect(total(plain, RANKING)).toBe(15);
});

/** Every key that the solo game builds from a word of the protocol. */
test("every value of the protocol has its text", () => {
    const texts = import.meta.glob<string>("../../server/locales/en/solo.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
    });
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(Object.values(texts)[0]!));
    const symbols = ["house", "factory", "new", "most"];
    const keys = [
        ...["left", "right", "automacity", "autommaso", "automarta", "decides", "unneeded", "pass-left", "pass-right"],
        ...[
            "head-assign",
            "head-insert",
            "head-assign-watched",
            "head-insert-watched",
            "hint-assign-simple",
            "hint-assign-full",
        ],
        ...["idle", "picked", "provisional", "sent"].map((at) => `hint-insert-${at}`),
        ...symbols.flatMap((symbol) => [`symbol-${symbol}`, `symbol-${symbol}-hint`, `because-${symbol}`]),
        // Most points always decides: nothing comes after it.
        ...symbols.slice(0, 3).map((symbol) => `skipped-${symbol}`),
    ];
    expect(keys.filter((key) => !bundle.hasMessage(`solo-${key}`))).toEqual([]);
});
