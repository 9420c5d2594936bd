/**
 * What somebody came for outlives a reload: the tab keeps it, for the game that it is about. In the address it would go
 * to everyone who is sent that.
 */

const KEY = "conurbation.replay";

/** Whether they have come from the room, and whether they asked what each move was worth. */
export type Visit = { readonly room: boolean; readonly review: boolean };

/** By the address's search if that says anything, else as the tab has kept it. `address`: of the game's page. */
export function visitOf(address: string, search: string): Visit {
    const asked = new URLSearchParams(search);
    // Whoever follows somebody through the game has come from the room, too.
    const [room, review] = [asked.has("room") || asked.has("together"), asked.has("review")];
    if (!room && !review) return kept(address) ?? { room, review };
    try {
        sessionStorage.setItem(KEY, JSON.stringify({ address, visit: { room, review } }));
    } catch {
        // A browser that keeps nothing is no error.
    }
    return { room, review };
}

function kept(address: string): Visit | null {
    try {
        const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "") as { address: string; visit: Visit };
        return kept.address === address ? kept.visit : null;
    } catch {
        return null;
    }
}
