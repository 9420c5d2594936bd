/** The steps of the guide to the solo game, through a player's first turn or any other. */

import type { Step } from "../../guide/guide.svelte";
import { FIRST, turnNo } from "../../guide/turns";
import type { SoloGame } from "./game.svelte";

/** `from`: the turn in which it begins. */
export function steps(game: SoloGame, from: number): Step[] {
    const late = from > FIRST;
    const later = (): boolean => turnNo(game.table) > from;
    const inserting = (): boolean => later() || game.table.phase === "insert" || game.assignedTo !== null;
    const assigned = (): boolean => inserting() || game.assigning.complete;
    const turn: Step[] = [
        { name: game.table.mode, done: assigned, read: true },
        { name: "tiles", at: "scoring", done: assigned, read: true },
        { name: "assign", at: "hand", done: assigned },
        {
            name: "say",
            at: "give",
            done: inserting,
            undone: () => (game.assigning.complete ? null : "assign"),
        },
        { name: "insert", at: "city", done: later, read: late },
    ];
    if (late) return turn;
    return [...turn, game.table.mode === "full" ? { name: "on", at: "automas" } : { name: "on-simple" }];
}
