/** The data of the final scoring screen, independent of the game. */

import type { Sheet } from "../protocol/sheet";
import type { Standing } from "../protocol/types";

/** A city that is scored. */
export type Scored = {
    label: string;
    /** What its picture is headed by, and who is named below it. */
    title: string;
    builders: readonly string[];
    /** City notation. */
    map: string;
    sheet: Sheet;
    /** Whether the viewer built it. */
    mine: boolean;
    /** Its buildings lie in rows, not on a grid; its factories are compared with the others'. */
    inRows?: { factories: number };
    /** What the level of difficulty adds to its points, and what they come to by that. */
    level?: { change: number; total: number };
};

/** A player's place in the ranking. */
export type Place = {
    standing: Standing;
    name: string;
    mine: boolean;
    /** What counts in the end. */
    result: number;
    /** The player's two cities; `counts`: this one is the result. */
    cities: { name: string; score: number; counts: boolean }[];
};

/** Which of two cities counts: the lower one; of equal ones either is. */
export const lowerOf = ([one, other]: readonly { score: number }[]): number =>
    (one?.score ?? 0) <= (other?.score ?? 0) ? 0 : 1;
