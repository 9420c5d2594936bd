/** Who sits where: seats and cities around the table, seen from one seat. */

import type { Side, Standing } from "../../protocol/types";
import { neighbour, SIDES } from "../../city/sides";

/** From three seats on neighbours share the city between them; two players share none and have two each. */
export const shared = (n: number): boolean => n > 2;

/**
 * City `i` lies between seat `i` and seat `i + 1`: it is the left city of seat `i`. Of two players, seat `s` has the
 * cities `2s` on its left and `2s + 1` on its right.
 */
export function cityOf(seat: number, side: Side, n: number): number {
    if (!shared(n)) return 2 * seat + SIDES.indexOf(side);
    return side === "left" ? seat : neighbour(seat, "right", n);
}

/** With whom a seat shares its city on a side. */
export const partnerOf = (seat: number, side: Side, n: number): number | null =>
    shared(n) ? neighbour(seat, side, n) : null;

/** Whose a city is: of two partners first the one whose left city it is. */
export const ownersOf = (city: number, n: number): readonly number[] =>
    shared(n) ? [city, neighbour(city, "left", n)] : [city >> 1];

/** On which side of a seat a city of its own lies. */
export const sideOf = (city: number, seat: number, n: number): Side =>
    cityOf(seat, "left", n) === city ? "left" : "right";

/** What counts in the end: the lower of a player's two cities, or the sum of both where nobody shares them. */
export const result = ({ lower, higher }: Standing, n: number): number => (shared(n) ? lower : lower + higher);

/** What a round is called: two players have each of the three twice, as 1a, 1b, 2a … */
export const roundName = (round: number, n: number): string =>
    shared(n) ? String(round) : `${(round + 1) >> 1}${round % 2 === 1 ? "a" : "b"}`;
