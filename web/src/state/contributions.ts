/**
 * What this browser added to shuffles: numbers, and the commitments that they answer. They are kept for the check after
 * the game.
 */

import { forget, kept, recall, remember } from "./storage";

/** A number that this browser made, and the commitment that it answers. */
export interface Contribution {
    commitment: string;
    number: string;
}

/** Each is an entry `part.CODE.GAME.COMMITMENT.NUMBER` of its own, with its time: tabs can't lose each other's. */
const BEGINNING = "part.";
/** Most that are kept; the oldest make room. */
const KEPT = 60;

/** What this browser added to the shuffles of a game, the latest last; several if the seating was drawn again. */
export function contributionsTo(code: string, game: number): Contribution[] {
    const of = `${BEGINNING}${code}.${game}.`;
    return oldestFirst()
        .filter((key) => key.startsWith(of))
        .map((key) => {
            const [commitment = "", number = ""] = key.slice(of.length).split(".");
            return { commitment, number };
        });
}

/** Keeps a number. A browser that keeps nothing can't check the shuffle later, but its number counts. Returns it. */
export function keep(code: string, game: number, commitment: string, number: string): string {
    remember(`${BEGINNING}${code}.${game}.${commitment}.${number}`, Date.now());
    oldestFirst().slice(0, -KEPT).forEach(forget);
    return number;
}

function oldestFirst(): string[] {
    return kept(BEGINNING).sort((a, b) => Number(recall(a)) - Number(recall(b)));
}
