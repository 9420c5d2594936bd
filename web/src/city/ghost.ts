import type { Cell, Argument } from "../protocol/types";

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
    /** What the city's score changes by; `null` where the room hides it. */
    points: number | null;
    why: Argument | null;
    /** What it is called where there are several, from 1. */
    label: number;
};
