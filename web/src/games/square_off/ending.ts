/** How a game ended, in words: who won and why. */

import { t } from "../../text/i18n";
import type { SquareOffGame } from "./game.svelte";
import { outcome } from "./result";
import { pieceName } from "./words";

/** "Won by Ada", "You have won"; empty before the end. */
export function ending(game: SquareOffGame): { title: string; because: string } {
    const { result } = game.table;
    if (result === null) return { title: "", because: "" };
    const { key, winner, loser, piece, ...counts } = outcome(game.table, result);
    const because = t(`square-off-end-${key}`, {
        winner: game.names(winner),
        loser: game.names(loser),
        piece: pieceName(piece),
        ...counts,
    });
    if (result.winner === null) return { title: t("square-off-end-drawn"), because };
    if (result.winner === game.side)
        return { title: t(game.allies.length > 0 ? "square-off-end-yours" : "square-off-end-you"), because };
    return { title: t("square-off-end-won", { names: game.names(winner) }), because };
}
