/** What happened between two views that are one step apart, so that it can be seen and heard. Pure. */

import type { Side, TableView } from "../../protocol/types";
import { follows, landings, type Landed } from "../../city/landed";

export type Moments = {
    landed: Landed[];
    /** All tiles turned over together. */
    revealed: boolean;
    /** A new hand came. */
    dealt: boolean;
    /** Where the hands went; `null` where they were dealt anew. */
    passed: Side | null;
};

const NOTHING: Moments = { landed: [], revealed: false, dealt: false, passed: null };

/** Between views further apart than from one phase to the next nothing is told: the newest one is enough. */
export function momentsOf(before: TableView, after: TableView): Moments {
    const same = before.round === after.round && before.turn === after.turn;
    const dealt = before.phase === "place" && after.phase === "choose" && follows(before, after);
    if (!same && !dealt) return NOTHING;
    return {
        landed: before.phase === "place" ? landings(before.cities, after.cities) : [],
        revealed: same && before.phase === "choose" && after.phase === "place",
        dealt,
        passed: dealt && before.round === after.round ? after.pass : null,
    };
}
