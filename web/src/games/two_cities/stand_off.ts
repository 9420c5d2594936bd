/** Who places first in a city, after both partners have held back. */

import { opposite } from "../../city/sides";
import type { Side } from "../../protocol/types";
import { t } from "../../text/i18n";
import type { Game } from "./game.svelte";
import { isCalled } from "./view";

/** Says who of the two places first, and why; "" while nobody is called to, and once the partner has placed. */
export function standOff(game: Game, side: Side): string {
    const partner = game.partner(side);
    if (partner === null || !game.owes(side)) return "";
    const values = game.view.room.seating?.values ?? [];
    const shown = { name: game.name(partner), mine: values[game.me] ?? 0, theirs: values[partner] ?? 0 };
    if (isCalled(game.table, game.cities, game.me, side)) return t("table-called-you", shown);
    return isCalled(game.table, game.cities, partner, opposite(side)) ? t("table-called-partner", shown) : "";
}
