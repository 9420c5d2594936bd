/** What happened between two views of City Square Off. Pure. */

import type { SquareOffTableView, SquareOffTile } from "../../protocol/types";
import { sameTile } from "./shapes";

export type Seen = {
    /** Without the requests that are on their way. */
    table: SquareOffTableView;
    /** My side; `null` for watchers. */
    side: 0 | 1 | null;
    /** What my side has laid and may still move. */
    laid: SquareOffTile | null;
};

export type SidesMoments = {
    /** My side laid something, or moved what it had laid. */
    placed: boolean;
    /** Both grids are open again, and a card is turned; or a race begins. */
    revealed: boolean;
};

export function momentsOf(before: Seen, after: Seen): SidesMoments {
    const one = before.table.phase === after.table.phase && before.table.turn === after.table.turn;
    return {
        placed: one && (after.table.phase === "race" ? grew(before, after) : laid(before, after)),
        revealed: !one && after.table.phase !== "ended" && after.table.phase !== "start",
    };
}

const laid = (before: Seen, after: Seen): boolean => after.laid !== null && !sameTile(before.laid, after.laid);

/** In a race only one's own side is heard: with the other one, the sound would never stop. */
function grew({ table, side }: Seen, after: Seen): boolean {
    return side !== null && after.table.sides[side].open < table.sides[side].open;
}
