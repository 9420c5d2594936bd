/** What somebody who plays alone for the first time learns in their first turn. */

import type { Step } from "../../guide/guide.svelte";
import type { SoloGame } from "./game.svelte";

export function steps(game: SoloGame): Step[] {
    const later = (): boolean => game.table.round > 1 || game.table.turn > 1;
    const inserting = (): boolean => later() || game.table.phase === "insert" || game.assignedTo !== null;
    const assigned = (): boolean => inserting() || game.assigning.complete;
    return [
        { name: game.table.mode, done: assigned, read: true },
        { name: "tiles", at: "scoring", done: assigned, read: true },
        { name: "assign", at: "hand", done: assigned },
        {
            name: "say",
            at: "give",
            done: inserting,
            undone: () => (game.assigning.complete ? null : "assign"),
        },
        { name: "insert", at: "city", done: later },
        game.table.mode === "full" ? { name: "on", at: "automas" } : { name: "on-simple" },
    ];
}
