/** A finished game of City Square Off, told again. */

import type { Retelling, Seen, Told } from "../../kit/retelling";
import { nameList } from "../../kit/words";
import { GRID } from "../../protocol/square_off";
import type { RoomView, SquareOffMove, SquareOffSideView, SquareOffTableView } from "../../protocol/types";
import { sharedBy, sideOf } from "../../state/layout";
import { nameOf } from "../../state/people";
import { t } from "../../text/i18n";
import { fieldOf, onGrid, withTile } from "./field";
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
    if ("lay" in move && !race) {
        // Only whoever was done takes a tile back.
        const done = tableOf(before.room).sides[sideOf(before.room, seat) as 0 | 1].done;
        return done ? { text: t("replay-lifted", { name, piece: pieceName(move.lay.piece) }), points: null } : null;
    }
    const tile = "lay" in move ? move.lay : move.done;
    const points = squaresOf(tile).filter(onGrid).length;
    return { text: t("replay-laid", { name, piece: pieceName(tile.piece) }), points };
}

/** With the tiles that sides are done with, and that the other side doesn't see before it is done itself. */
function shown({ room, seats }: Seen): RoomView {
    const table = tableOf(room);
    const uncovered = (no: 0 | 1): SquareOffSideView => {
        const side = table.sides[no];
        const [own] = sharedBy(room, no).flatMap((seat) => seats[seat] ?? []);
        const laid = own && "square_off" in own && side.done ? own.square_off.laid : null;
        if (!laid || side.grid.includes(laid.piece)) return side;
        const squares = squaresOf(laid);
        const inside = squares.filter(onGrid).length;
        return {
            ...side,
            grid: withTile(fieldOf(side.grid), laid).rows.join("/"),
            open: side.open - inside,
            outside: side.outside + squares.length - inside,
        };
    };
    return { ...room, game: { square_off: { ...table, sides: [uncovered(0), uncovered(1)] } } };
}

export const retelling: Retelling = {
    shown,
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
            look: `side-${side}`,
        })),
};
