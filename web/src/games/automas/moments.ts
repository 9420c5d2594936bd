/** What happened between two consecutive views of the solo game. Pure. */

import type { SoloTableView } from "../../protocol/types";
import { follows, landings, type Landed } from "../../city/landed";

export type SoloMoments = {
    landed: Landed[];
    /** Tiles were assigned to their cities. */
    assigned: boolean;
    /** A new turn began: the Automas' tiles, or their cards, turned over with a new hand. */
    dealt: boolean;
};

/** Reports nothing between views more than one phase apart: the newest one is enough. */
export function momentsOf(before: SoloTableView, after: SoloTableView): SoloMoments {
    const same = before.round === after.round && before.turn === after.turn;
    const dealt = before.phase === "insert" && after.phase === "assign" && follows(before, after);
    if (!same && !dealt) return { landed: [], assigned: false, dealt: false };
    return {
        landed: before.phase === "insert" ? landings(before.cities, after.cities) : [],
        assigned: same && before.phase === "assign" && after.phase === "insert",
        dealt,
    };
}
