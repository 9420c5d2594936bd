/** The score pad: its link, its keys, and who has which city. */

import { describe, expect, test } from "vitest";

import { keyed, tapped } from "../src/pad/keys";
import { clean, fragmentOf, padIn } from "../src/pad/link";
import { around, MAX_PLAYERS, type Pad } from "../src/pad/pad";
import { EMPTY, SQUARES, withLetter } from "../src/scoring/city";

/** Numbers below a bound, the same ones every time. */
function dice(seed: number): (bound: number) => number {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
    };
}

const LETTERS = [..."SFMDEBOPH"];
const NAMES = ["Ada", "", "Ben & Söhne", "a,b=c", "50% +1", "#/?", "Гюль", "عمر", "👩‍👩‍👧", "S/F.", " x "];

function anyPad(seed: number): Pad {
    const roll = dice(seed);
    const pick = <Of>(all: readonly Of[]): Of => all[roll(all.length)]!;
    const players = 1 + roll(MAX_PLAYERS);
    const [gaps, built] = [roll(SQUARES + 1), roll(4)];
    const letter = (): string => (built === 0 || roll(SQUARES) < gaps ? "." : pick(LETTERS));
    const cities = around(players).map(() => Array.from({ length: SQUARES }, letter).join(""));
    const names = Array.from({ length: players }, () => pick(NAMES));
    // The level is written down only where it counts.
    return { names, cities, level: players === 1 ? 1 + roll(7) : 4 };
}

describe("a link", () => {
    test("gives any pad back as it was", () => {
        for (let seed = 0; seed < 2_000; seed++) {
            const pad = anyPad(seed);
            expect(padIn(fragmentOf(pad)), fragmentOf(pad)).toEqual(pad);
            // As the address bar has it.
            expect(padIn(new URL(fragmentOf(pad), "https://example.org/score-pad").hash)).toEqual(pad);
        }
    });

    test("has cities in notation", () => {
        const pad: Pad = {
            names: ["Ada", "Ben", ""],
            cities: ["SSSSFHPPMOOPDEHB", EMPTY, ".....SF.....H..."],
            level: 4,
        };
        const fragment = "#cities=SSSS/FHPP/MOOP/DEHB,,.../.SF/.../H..&name=Ada&name=Ben&name=&players=3";
        expect(fragmentOf(pad)).toBe(fragment);
        expect(padIn(fragment)).toEqual(pad);
    });

    test("that was cut off anywhere is refused", () => {
        for (let seed = 0; seed < 200; seed++) {
            const fragment = fragmentOf(anyPad(seed));
            for (let end = 0; end < fragment.length; end++) expect(padIn(fragment.slice(0, end))).toBeNull();
        }
    });

    test.each([
        ["nothing", ""],
        ["something else", "#scoring"],
        ["a letter that is no building", "#cities=SSX,,&name=&name=&name=&players=3"],
        ["a row that is too long", "#cities=SSSSS,,&name=&name=&name=&players=3"],
        ["a row too many", "#cities=S/S/S/S/S,,&name=&name=&name=&players=3"],
        ["rows of different lengths", "#cities=SS/S,,&name=&name=&name=&players=3"],
        ["a city too few", "#cities=S,&name=&name=&name=&players=3"],
        ["a name too many", "#cities=,,&name=&name=&name=&name=&players=3"],
        ["a name that is too long", `#cities=,,&name=${"n".repeat(25)}&name=&name=&players=3`],
        ["eight players", `#cities=${",".repeat(7)}${"&name=".repeat(8)}&players=8`],
        ["no player", "#cities=&players=0"],
        ["half a player", "#cities=,,&name=&name=&name=&players=2.5"],
        ["a level that there is not", "#cities=,,&name=&level=8&players=1"],
        ["half a level", "#cities=,,&name=&level=1.5&players=1"],
    ])("with %s is refused", (_, fragment) => expect(padIn(fragment)).toBeNull());

    test("can be written of half a character", () => {
        expect(clean("Ada \ud83d")).toBe("Ada ");
        expect(clean("👩‍👩‍👧")).toBe("👩‍👩‍👧");
        const pad: Pad = { names: ["\ud83d", "", ""], cities: [EMPTY, EMPTY, EMPTY], level: 4 };
        expect(padIn(fragmentOf(pad))?.names).toEqual(["", "", ""]);
    });
});

describe("a tap", () => {
    test("builds what is held, and takes it away again", () => {
        expect([tapped(".", "S"), tapped("F", "S"), tapped("S", "S")]).toEqual(["S", "S", "."]);
        expect([tapped("S", "."), tapped(".", ".")]).toEqual([".", "."]);
    });

    test("goes through all buildings if nothing is held", () => {
        let letter = ".";
        const seen = LETTERS.map(() => (letter = tapped(letter, null)));
        expect(seen).toEqual(LETTERS);
        expect(tapped(letter, null)).toBe(".");
    });
});

describe("a key", () => {
    const city = withLetter(EMPTY, 5, "S");

    test("of the notation builds and leads on, to the end", () => {
        expect(keyed("o", EMPTY, 3)).toEqual({ build: { square: 3, letter: "O" }, to: 4 });
        expect(keyed("2", EMPTY, 3)).toEqual({ build: { square: 3, letter: "F" }, to: 4 });
        expect(keyed("B", EMPTY, 15)).toEqual({ build: { square: 15, letter: "B" }, to: 15 });
    });

    test("clears the square, or the one before an empty one", () => {
        expect(keyed("Backspace", city, 5)).toEqual({ build: { square: 5, letter: "." }, to: 5 });
        expect(keyed("Backspace", city, 6)).toEqual({ build: { square: 5, letter: "." }, to: 5 });
        expect(keyed("Backspace", city, 0)).toEqual({ build: { square: 0, letter: "." }, to: 0 });
        expect(keyed("Delete", city, 6)).toEqual({ build: { square: 6, letter: "." }, to: 6 });
    });

    test.each([
        ["ArrowUp", 5, 1],
        ["ArrowUp", 1, 1],
        ["ArrowDown", 5, 9],
        ["ArrowDown", 13, 13],
        ["ArrowLeft", 5, 4],
        ["ArrowLeft", 4, 4],
        ["ArrowRight", 6, 7],
        ["ArrowRight", 7, 7],
        ["Home", 9, 0],
        ["End", 9, 15],
    ])("%s on square %i leads to %i", (key, from, to) => expect(keyed(key, city, from)).toEqual({ to }));

    test("that means something else does nothing", () => {
        for (const key of ["Tab", "Enter", " ", "x", "0", "12", "toString"]) expect(keyed(key, city, 5)).toBeNull();
    });
});

test("cities lie between neighbours; two players have two each, and whoever is alone sits with the Automas", () => {
    expect(around(4)).toEqual([
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
    ]);
    expect(around(2)).toEqual([
        [0, null],
        [null, 0],
        [1, null],
        [null, 1],
    ]);
    expect(around(1)).toEqual(around(3));
});
