import type { Argument, Cell } from "../protocol/types";
import { meet } from "../tiles/notation";

/** A live proposal with what it shows: whose tile lies where. */
export type Ghost = {
    no: number;
    seat: number;
    index: number;
    tile: string;
    cell: Cell;
    /** The member who proposed it; `mine` if that is the viewer. */
    by: number;
    mine: boolean;
    agreed: boolean;
    /** Whether the viewer has to answer: a later proposal of their own for that seat or place counts as an answer. */
    waits: boolean;
    /** What the city's score changes by; `null` where the room hides it. */
    points: number | null;
    why: Argument | null;
    /** Its number where there are several, from 1. */
    label: number;
};

/** Of ghosts that lie on top of each other the one with the highest rank. */
export function uppermost(ghosts: readonly Ghost[], rank: (ghost: Ghost) => number): Ghost[] {
    const seen: Ghost[] = [];
    for (const ghost of [...ghosts].sort((one, other) => rank(other) - rank(one))) {
        if (!seen.some((other) => meet(other, ghost))) seen.push(ghost);
    }
    return seen;
}
