/** Who places first in a city, after both partners have held back. */

import { opposite } from "../../city/sides";
import type { Side } from "../../protocol/types";
import { t } from "../../text/i18n";
import type { Game } from "./game.svelte";
import { isCalled } from "./view";

/** Who is called to place first; `over` if the partner no longer waits for it. `null` once either has placed. */
export function callOf(game: Game, side: Side): "you" | "partner" | "over" | null {
    const partner = game.partner(side);
    if (partner === null || !game.owes(side) || game.state?.placed?.includes(side)) return null;
    if (isCalled(game.table, game.cities, game.me, side)) return "you";
    if (isCalled(game.table, game.cities, partner, opposite(side))) return "partner";
    return game.state?.called?.includes(side) ? "over" : null;
}

/** Says who of the two places first, and why; "" if nobody was called to. */
export function standOffText(game: Game, side: Side): string {
    const call = callOf(game, side);
    if (call === null) return "";
    const partner = game.partner(side) ?? -1;
    const values = game.view.room.seating?.values ?? [];
    const shown = { name: game.name(partner), mine: values[game.me] ?? 0, theirs: values[partner] ?? 0 };
    return t(`table-called-${call}`, shown);
}

/** Whether both partners wait, and one of them is called to place first. */
export function isStandOff(game: Game, side: Side): boolean {
    const call = callOf(game, side);
    return call === "you" || call === "partner";
}
