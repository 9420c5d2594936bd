/** What is on a score pad: who plays, and what they have built. */

import { EMPTY, type City } from "../scoring/city";
import type { Cities } from "../state/layout";

export type Pad = {
    /** Clockwise around the table; an empty one is a player without a name. One name: a player against the Automas. */
    names: readonly string[];
    /** As many as such a table has. */
    cities: readonly City[];
    /** The level of difficulty, which counts only against the Automas. */
    level: number;
};

export const MAX_PLAYERS = 7;
/** Automacity's score stays as it is. */
export const PLAIN_LEVEL = 4;

/** Of the cities of a game against the Automas, the one without a grid. */
export const AUTOMACITY = 1;

/** Who has which city, as `rules/src/two_cities/ring.rs` says. Whoever plays alone sits at a table of three. */
export function around(players: number): Cities {
    if (players === 2) return [0, 1].flatMap((seat) => [[seat, null] as const, [null, seat] as const]);
    const seats = players === 1 ? 3 : players;
    return Array.from({ length: seats }, (_, seat) => [seat, (seat + 1) % seats] as const);
}

export const isEmpty = (city: City): boolean => city === EMPTY;
export const isFinished = (city: City): boolean => !city.includes(".");
export const gapsOf = (city: City): number => [...city].filter((letter) => letter === ".").length;
