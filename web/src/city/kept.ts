/** Tiles that wait on the boards outlive a reload: the tab keeps them, for the turn and seat that they belong to. */

import type { Waiting } from "./staged";

const KEY = "conurbation.waiting";

/** `turn` names the room, the seat and the turn. */
export function keep(turn: string, tiles: readonly Waiting[]): void {
    try {
        sessionStorage.setItem(KEY, JSON.stringify({ turn, tiles }));
    } catch {
        // A browser that keeps nothing is no error.
    }
}

export function kept(turn: string): readonly Waiting[] {
    try {
        const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "") as { turn: string; tiles: Waiting[] };
        return kept.turn === turn ? kept.tiles : [];
    } catch {
        return [];
    }
}
