/**
 * What a viewer came to the replay for, kept by the tab so that it survives a reload. In the address, it would go to
 * everyone the address is sent to.
 */

import { recallInTab, rememberInTab } from "../state/storage";

const KEY = "replay";

/** Whether they have come from the room, and whether they asked what each move was worth. */
export type Visit = { readonly room: boolean; readonly review: boolean };

/** By what the address asks for if that is anything, else as the tab has kept it. `address`: of the game's page. */
export function visitOf(address: string, asked: URLSearchParams): Visit {
    // Whoever follows somebody through the game has come from the room, too.
    const visit = { room: asked.has("room") || asked.has("together"), review: asked.has("review") };
    if (!visit.room && !visit.review) return (recallInTab(KEY, address) as Visit | null) ?? visit;
    rememberInTab(KEY, address, visit);
    return visit;
}
