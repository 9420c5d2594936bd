/**
 * The Automas' side of a game in the Full mode: their cards, their hands and whose move it is. They move in the three
 * turns of the first round and of the third, Autommaso before Automarta. Pure.
 */

import type { AutomaTurn, SoloAutoma } from "../protocol/types";
import { restOf } from "./act";
import { DECK } from "./deck";

/** Autommaso's hand and Automarta's, in letters; empty where it isn't known. */
export type Hands = readonly [string, string];

export type Automas = {
    /** The numbers of the shuffled cards; each move has the next one. */
    deck: readonly number[];
    /** The moves so far: the hands before each, and the tile that it brought into Automacity, if any. */
    made: readonly { hands: Hands; inserted: string }[];
    hands: Hands;
    /** Whether the card of this move is face up. */
    turned: boolean;
};

/** Turns of a round, moves of both Automas in them, and in the game. */
export const TURNS = 3;
const ROUND = 2 * TURNS;
const MOVES = 2 * ROUND;
/** The tiles of a hand in the first turn of a round, and how many fewer they are in each later one. */
const HAND = 7;
const TAKEN = 2;

/** What happens at the table before each move; with `over`, after the last one. */
type Before = "start" | "left" | "right" | "duplexes" | "over" | null;
const FIRST_ROUND: readonly Before[] = ["start", null, "left", null, "left", null];
const THIRD_ROUND: readonly Before[] = ["duplexes", null, "right", null, "right", null];
const BEFORE: readonly Before[] = [...FIRST_ROUND, ...THIRD_ROUND, "over"];

/** A new game. `random`: numbers from 0 to below 1. */
export function begin(random: () => number = Math.random): Automas {
    const drawn = DECK.map((_, index) => [random(), index + 1] as const);
    const deck = drawn.sort(([one], [other]) => one - other).map(([, number]) => number);
    return { deck, made: [], hands: ["", ""], turned: false };
}

/** Whether there is something that a new game would lose. */
export const hasBegun = ({ made, hands }: Automas): boolean => made.length > 0 || hands.join("") !== "";

export const beforeMove = ({ made }: Automas): Before => BEFORE[made.length] ?? null;

/** Whose move it is, in which round and turn, with which card, out of how many tiles; `null` after the last one. */
export type Move = {
    automa: SoloAutoma;
    round: 1 | 3;
    turn: number;
    card: number;
    tiles: number;
    /** What is known of its hand. */
    hand: string;
};

export function moveOf({ made, deck, hands }: Automas): Move | null {
    const number = made.length;
    if (number >= MOVES) return null;
    const who = number % 2;
    const turn = Math.floor((number % ROUND) / 2);
    return {
        automa: who === 0 ? "autommaso" : "automarta",
        round: number < ROUND ? 1 : 3,
        turn: turn + 1,
        card: deck[number]!,
        tiles: HAND - turn * TAKEN,
        hand: hands[who]!,
    };
}

export const turnedUp = (automas: Automas): Automas => ({ ...automas, turned: true });

/** With this hand for whoever moves. */
export function holding(automas: Automas, hand: string): Automas {
    const [first, second] = automas.hands;
    return { ...automas, hands: automas.made.length % 2 === 0 ? [hand, second] : [first, hand] };
}

/** After a move. */
export const moved = (automas: Automas, { automacity }: AutomaTurn): Automas =>
    next(automas, restOf(automacity), automacity.hand[automacity.taken]!);

/** After a move that nobody entered. */
export const skipped = (automas: Automas): Automas => next(automas, "", "");

function next(automas: Automas, rest: string, inserted: string): Automas {
    const { made, hands, deck } = automas;
    return {
        deck,
        made: [...made, { hands, inserted }],
        hands: passed(made.length, holding(automas, rest).hands),
        turned: false,
    };
}

/**
 * The hands after a move. Those that pass from one Automa to the other stay known; the player's is not, and whoever
 * gets that one has it entered, as all hands that are dealt.
 */
function passed(number: number, [first, second]: Hands): Hands {
    if (number % 2 === 0) return [first, second];
    if (number % ROUND === ROUND - 1) return ["", ""];
    return number < ROUND ? ["", first] : [second, ""];
}

/** As it was before the last move, with its card face up unless it was skipped. */
export function takenBack(automas: Automas): Automas {
    const { hands, inserted } = automas.made.at(-1)!;
    return { ...automas, made: automas.made.slice(0, -1), hands, turned: inserted !== "" };
}
