/** A finished game of City Square Off, told again. */

import type { Retelling, Seen, Told } from "../../kit/retelling";
import { nameList } from "../../kit/words";
import { GRID } from "../../protocol/square_off";
import type { RoomView, SquareOffMove, SquareOffTableView } from "../../protocol/types";
import { sharedBy } from "../../state/layout";
import { nameOf } from "../../state/people";
import { t } from "../../text/i18n";
import { onGrid } from "./field";
import { squaresOf } from "./shapes";
import { squareOffOf } from "./view";
import { pieceName } from "./words";

const tableOf = (room: RoomView): SquareOffTableView => squareOffOf(room)!;

/** Before a tile is confirmed, only its own side sees it; in a race everyone sees all of them. */
function told(before: Seen, now: Seen, seat: number, move: SquareOffMove): Told | null {
    const name = nameOf(now.room, seat);
    if (move === "give_up") return { text: t("replay-gave-up", { name }), points: null };
    if (move === "solve") return null;
    const race = tableOf(before.room).phase === "race";
    if ("lift" in move) {
        return race ? { text: t("replay-lifted", { name, piece: pieceName(move.lift) }), points: null } : null;
    }
    if ("lay" in move && !race) return null;
    const tile = "lay" in move ? move.lay : move.done;
    const points = squaresOf(tile).filter(onGrid).length;
    return { text: t("replay-laid", { name, piece: pieceName(tile.piece) }), points };
}

export const retelling: Retelling = {
    turn(room) {
        const { phase, turn } = tableOf(room);
        return { key: `${phase} ${turn}`, name: t(`square-off-now-${phase}`, { turn }) };
    },
    tell: (before, now, seat, action) =>
        "square_off" in action ? told(before, now, seat, action.square_off.do) : null,
    // Its engine knows no tiles that reach over the edge.
    reviewed: (room) => tableOf(room).mode !== "sprawl",
    counted: "replay-covered",
    counts: (room) =>
        tableOf(room).sides.map(({ open }, side) => ({
            label: nameList(sharedBy(room, side).map((seat) => nameOf(room, seat))),
            points: GRID * GRID - open,
        })),
};
