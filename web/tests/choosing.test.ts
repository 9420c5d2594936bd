/**
 * The score pad's Automas choose as the server's rules do: `choices.json` is generated from those (`make types`).
 */

import { describe, expect, test } from "vitest";

import { act } from "../src/choosing/act";
import { choose } from "../src/choosing/choice";
import { DECK } from "../src/choosing/deck";
import {
    beforeMove,
    begin,
    hasBegun,
    holding,
    moved,
    moveOf,
    skipped,
    takenBack,
    turnedUp,
    type Automas,
} from "../src/choosing/game";
import { taken } from "../src/games/automas/words";
import type { AutomaTurn, SoloChoice } from "../src/protocol/types";
import { EMPTY, SQUARES } from "../src/scoring/city";
import choices from "./choices.json";
import { city, cityBelow } from "./squares";

interface Turn {
    /** Leftville and Righttown. */
    cities: string[];
    /** Automacity before the turn. */
    row: string;
    moves: AutomaTurn[];
}
const cities = choices.cities as { city: string; factories: number[]; choice: SoloChoice }[];
const automacities = choices.automacities as { row: string; factories: number[]; choice: SoloChoice }[];
const games = choices.games as Turn[][];

const row = (letters: string): string => letters.padEnd(SQUARES, ".");

test("the deck is the server's", () => expect(DECK).toEqual(choices.deck));

describe("an Automa", () => {
    test("chooses in hundreds of positions, by every symbol and by their order", () => {
        const all = [...cities, ...automacities].map(({ choice }) => choice);
        const deciders = new Set(all.map(({ column, decided }) => column.slice(0, decided + 1).join()));
        expect(all.length).toBeGreaterThanOrEqual(300);
        expect(deciders.size).toBe(9);
        expect(all.filter(({ tied }) => tied).length).toBeGreaterThan(20);
        expect(cities.some(({ city }) => city === "")).toBe(true);
        expect(cities.some(({ city }) => city.replaceAll(/[./]/g, "").length === SQUARES)).toBe(true);
    });

    test.each(cities)("chooses $choice.taken of $choice.hand for $city, wherever it lies", (position) => {
        const { factories, choice } = position;
        for (const lying of [city(position.city), cityBelow(position.city)])
            expect(choose(choice.column, choice.hand.join(""), lying, factories, false)).toEqual(choice);
    });

    test.each(automacities)("chooses $choice.taken of $choice.hand for Automacity with $row", (position) => {
        const { factories, choice } = position;
        const chosen = choose(choice.column, choice.hand.join(""), row(position.row), factories, true);
        expect(chosen).toEqual(choice);
    });

    test("takes the tavern of the rules' example", () => {
        // Two offices with a free square beside both, a park and a house.
        const choice = choose(["factory", "most"], "MHS", city("O./PO/.H"), [0, 0], false);
        expect([taken(choice), choice.decided, choice.tied]).toEqual(["M", 1, false]);
        expect(choice.compared).toEqual([
            { tile: "S", points: 3 },
            { tile: "M", points: 4 },
            { tile: "H", points: 2 },
        ]);
    });
});

/** A game up to the move of this number, all of them skipped. */
const at = (number: number): Automas => Array.from({ length: number }).reduce<Automas>(skipped, begin());

describe("a game", () => {
    test.each(games.map((turns, no) => ({ no, turns })))(
        "of number $no has the server's moves and hands",
        ({ turns }) => {
            let automas = begin();
            for (const { cities, row: letters, moves } of turns) {
                const [left, right] = cities.map(city) as [string, string];
                let automacity = row(letters);
                for (const move of moves) {
                    const hand = move.shared.hand.join("");
                    const now = moveOf(automas)!;
                    expect([now.automa, now.tiles]).toEqual([move.automa, hand.length]);
                    // What comes from the other Automa is known.
                    const passed = now.round === 1 ? "automarta" : "autommaso";
                    expect(now.hand).toBe(now.turn > 1 && move.automa === passed ? hand : "");
                    const made = act(move.automa, move.card, hand, [left, automacity, right]);
                    expect(made).toEqual(move);
                    automacity = automacity.replace(".", taken(made.automacity));
                    automas = moved(turnedUp(holding(automas, hand)), made);
                }
            }
            expect(moveOf(automas)).toBeNull();
            expect(automas.made).toHaveLength(12);
        },
    );

    test("has each card once, in another order each time", () => {
        const decks = Array.from({ length: 50 }, () => begin().deck);
        const numbers = DECK.map((_, i) => i + 1);
        for (const deck of decks) expect([...deck].sort((one, other) => one - other)).toEqual(numbers);
        expect(new Set(decks.map(String)).size).toBe(50);
        // Any card can come first.
        expect(begin(() => 0).deck[0]).toBe(1);
        let last = 1;
        expect(begin(() => (last -= 0.01)).deck[0]).toBe(20);
        // No two moves have the same one.
        const drawn = Array.from({ length: 12 }, (_, i) => moveOf({ ...at(i), deck: numbers })!.card);
        expect(drawn).toEqual(numbers.slice(0, 12));
    });

    test("has two rounds of three turns, with hands of seven, five and three tiles", () => {
        const moves = Array.from({ length: 12 }, (_, i) => moveOf(at(i))!);
        expect(moves.map(({ automa }) => automa)).toEqual(Array(6).fill(["autommaso", "automarta"]).flat());
        const turns = moves.map(({ round, turn, tiles }) => `${round}.${turn} ${tiles}`);
        const first = ["1.1 7", "1.2 5", "1.3 3"].flatMap((turn) => [turn, turn]);
        expect(turns).toEqual([...first, ...first.map((turn) => turn.replace("1", "3"))]);
        const before = Array.from({ length: 13 }, (_, i) => beforeMove(at(i)));
        const [left, right] = (["left", "right"] as const).map((side) => [null, side, null, side, null]);
        expect(before).toEqual(["start", ...left!, "duplexes", ...right!, "over"]);
    });

    test("knows nothing of the hand of a skipped move, and as much as before of the other one", () => {
        const hands = ["SFMDE", "OPH"] as const;
        expect(skipped({ ...at(0), hands }).hands).toEqual(["", "OPH"]);
        expect(skipped({ ...at(1), hands }).hands).toEqual(["", "SFMDE"]);
        expect(skipped({ ...at(7), hands }).hands).toEqual(["", ""]);
    });

    test("takes moves back, with hand and card, as far as its beginning", () => {
        const whole = turnedUp(holding(at(2), "SFMDE"));
        const move = act("autommaso", moveOf(whole)!.card, "SFMDE", [EMPTY, EMPTY, EMPTY]);
        const after = moved(whole, move);
        expect(moveOf(after)!.automa).toBe("automarta");
        expect(takenBack(after)).toEqual(whole);
        // A skipped one has no card yet.
        expect(takenBack(skipped(whole))).toEqual({ ...whole, turned: false });
        expect(hasBegun(takenBack(takenBack(at(2))))).toBe(false);
        expect([hasBegun(at(1)), hasBegun(holding(begin(), "S")), hasBegun(begin())]).toEqual([true, true, false]);
    });
});
