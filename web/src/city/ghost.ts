import type { Cell } from "../protocol/types";

/** A live proposal with what it shows: whose tile lies where. */
export type Ghost = {
    no: number;
    seat: number;
    index: number;
    tile: string;
    cell: Cell;
    /** I proposed it. */
    mine: boolean;
    agreed: boolean;
};
