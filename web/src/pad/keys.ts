/** What taps and keys do to the squares of a city. */

import { SIDE, SQUARES, type City } from "../scoring/city";
import { isLetter, type Letter } from "../tiles/kinds";

/** What a tap builds; `.` clears; `null`: taps go through the buildings. */
export type Held = Letter | "." | null;

/** In the order of the reference card. */
export const LETTERS: readonly Letter[] = ["S", "F", "M", "D", "E", "B", "O", "P", "H"];

/** The letter on a square after a tap: the one that is held, or none if it was there; the next one if none is held. */
export function tapped(letter: string, held: Held): string {
    if (held !== null) return letter === held ? "." : held;
    return LETTERS[LETTERS.findIndex((other) => other === letter) + 1] ?? ".";
}

/** What a key builds, and the square that it leads to. */
export type Keyed = { build?: { square: number; letter: string }; to: number };

/** The building of a key: its number, or the letter that it has in a game's file. */
export function letterOf(key: string): Letter | null {
    const letter = /^[1-9]$/.test(key) ? LETTERS[Number(key) - 1]! : key.toUpperCase();
    return isLetter(letter) ? letter : null;
}

/**
 * The number of a building builds it and leads on, as in a text; so does the letter that it has in a game's file.
 * Backspace clears the square, or the one before an empty one.
 */
export function keyed(key: string, map: City, at: number): Keyed | null {
    const letter = letterOf(key);
    if (letter) return { build: { square: at, letter }, to: Math.min(at + 1, SQUARES - 1) };
    if (key === "Backspace") {
        const square = map[at] === "." ? Math.max(at - 1, 0) : at;
        return { build: { square, letter: "." }, to: square };
    }
    if (key === "Delete" || key === ".") return { build: { square: at, letter: "." }, to: at };
    const to = destination(key, at);
    return to === null ? null : { to };
}

/** Where an arrow leads, and Home and End: never out of the city. */
function destination(key: string, at: number): number | null {
    const col = at % SIDE;
    switch (key) {
        case "ArrowUp":
            return at >= SIDE ? at - SIDE : at;
        case "ArrowDown":
            return at + SIDE < SQUARES ? at + SIDE : at;
        case "ArrowLeft":
            return col > 0 ? at - 1 : at;
        case "ArrowRight":
            return col < SIDE - 1 ? at + 1 : at;
        case "Home":
            return 0;
        case "End":
            return SQUARES - 1;
        default:
            return null;
    }
}
