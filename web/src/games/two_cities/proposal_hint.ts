/** What the hint says of a proposal that waits for an answer. Fetched with the first one. */

import type { Ghost } from "../../city/ghost";
import { samePiece } from "../../city/selection";
import type { Side } from "../../protocol/types";
import { member } from "../../state/people";
import { t } from "../../text/i18n";
import type { Game } from "./game.svelte";

/** A proposal for one of the viewer's two cities. */
export type Unanswered = Ghost & { side: Side };

/** "" while something else is more urgent. `proposing`: the tile in hand is a partner's; `named` names a tile. */
export function proposalHint(
    game: Game,
    { no, mine, by, tile, seat, index, side }: Unanswered,
    proposing: boolean,
    named: (tile: string) => string,
): string {
    const now = game.placing.selection;
    const own = seat === game.me ? "-own" : "";
    const about = now.at !== "idle" && samePiece(now.piece, { seat, tile: index });
    if (!mine) {
        // Its tile is taken up to find another place for it.
        if (proposing || (about && (now.at === "picked" || no === game.countered))) return "";
        // Its answers stand where the buttons of the tile that waits in the same city are.
        const waits = game.placing.waiting(side) !== null;
        const press = waits ? (game.answering[side] ? "-back" : "-press") : "";
        return t(`table-hint-proposed${press || own}`, {
            name: member(game.view.room, by)?.name ?? "",
            tile: named(tile),
        });
    }
    // Whoever asks about a partner's tile still places their own meanwhile.
    if (proposing || about || now.at === "picked" || (own === "" && game.awaited)) return "";
    return t(`table-hint-asked${own}`, { name: game.name(game.partner(side) ?? -1) });
}
