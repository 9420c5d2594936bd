/** Who won, and what decided it, as `rules/src/two_cities/ranking.rs` says. */

import { LINES } from "../protocol/sheet";
import type { Goal, Standing, Tiebreak } from "../protocol/types";
import { squaresOf, type City } from "./city";

/** A city with its points, as they count for its owners. */
export type Worth = { city: City; total: number };

/** The seats of a table, best first; each with its left and its right city. */
export function rank(goal: Goal, seats: readonly (readonly [Worth, Worth])[]): Standing[] {
    const standings = seats.map(([left, right], seat): Standing => {
        const [lower, higher] = [Math.min(left.total, right.total), Math.max(left.total, right.total)];
        const count = LINES.map(({ type }) => squaresOf(left.city + right.city, type).length);
        const result = goal === "lower" ? lower : lower + higher;
        return { seat, place: 1, result, lower, higher, counts: count as Standing["counts"], decided: null };
    });
    standings.sort((one, other) => compare(goal, other, one).by);
    standings.slice(1).forEach((next, i) => {
        const before = standings[i]!;
        before.decided = compare(goal, before, next).decided;
        next.place = before.decided === "shared" ? before.place : i + 2;
    });
    return standings;
}

/** By how much one seat is ahead of another, and what decides it. */
function compare(goal: Goal, one: Standing, other: Standing): { by: number; decided: Tiebreak } {
    const compared: [Tiebreak, number][] = [
        ["result", one.result - other.result],
        // Where both cities count, the higher one decides nothing.
        ["higher", goal === "lower" ? one.higher - other.higher : 0],
        ...LINES.map(({ type }, i): [Tiebreak, number] => [type, one.counts[i]! - other.counts[i]!]),
    ];
    const [decided, by] = compared.find(([, by]) => by !== 0) ?? ["shared" as const, 0];
    return { by, decided };
}
