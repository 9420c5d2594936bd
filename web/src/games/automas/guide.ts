/** What somebody who plays alone for the first time learns in their first turn. */

import type { Step } from "../../guide/guide.svelte";
import type { SoloGame } from "./game.svelte";

const HAND = '[data-testid^="hand-tile-"]';
const CITIES = '[data-testid="city-left"], [data-testid="city-right"]';

export function steps(game: SoloGame): Step[] {
    const later = (): boolean => game.table.round > 1 || game.table.turn > 1;
    const inserting = (): boolean => later() || game.table.phase === "insert" || game.assignedTo !== null;
    return [
        { name: game.table.mode },
        { name: "assign", at: HAND, done: () => inserting() || game.assigning.complete },
        { name: "say", at: '[data-testid="assign"], [data-testid="dock-assign"]', done: inserting },
        { name: "insert", at: CITIES, done: later },
        { name: "on" },
    ];
}
