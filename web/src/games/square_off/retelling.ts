/** Replays of City Square Off. */

import type { Retelling, Seen, Told } from "../../kit/retelling";
import { nameList } from "../../kit/words";
import { GRID } from "../../protocol/square_off";
import type {
    PrivateView,
    RoomView,
    SquareOffMove,
    SquareOffSideView,
    SquareOffTableView,
    SquareOffTile,
} from "../../protocol/types";
import { sharedBy, sideOf } from "../../state/layout";
import { nameOf } from "../../state/people";
import { t } from "../../text/i18n";
import { fieldOf, onGrid, withTile } from "./field";
import { isReviewed } from "./result";
import { squaresOf } from "./shapes";
import type { SideNo } from "./game.svelte";
import { squareOffOf } from "./view";
import { pieceName } from "./words";

const tableOf = (room: RoomView): SquareOffTableView => squareOffOf(room)!;

/** Before a tile is confirmed, only its own side sees it; in a race everyone sees all of them. */
function told(before: Seen, now: Seen, seat: number, move: SquareOffMove): Told | null {
    const name = nameOf(now.room, seat);
    if (move === "give_up") return { text: t("replay-gave-up", { name }), points: null };
    if (move === "solve") return null;
    const { phase, sides } = tableOf(before.room);
    const lifted = (piece: string): Told => ({
        text: t("replay-lifted", { name, piece: pieceName(piece) }),
        points: null,
    });
    if (phase !== "race" && !("done" in move)) {
        // Before a side is done it is only trying places; afterwards, laying again takes its tile back.
        const done = sides[sideOf(before.room, seat) as SideNo].done;
        return done ? lifted(laidBy(before.seats[seat])?.piece ?? "") : null;
    }
    if ("lift" in move) return lifted(move.lift);
    const tile = "lay" in move ? move.lay : move.done;
    const points = squaresOf(tile).filter(onGrid).length;
    return { text: t("replay-laid", { name, piece: pieceName(tile.piece) }), points };
}

const laidBy = (own: PrivateView | null | undefined): SquareOffTile | null =>
    own && "square_off" in own ? own.square_off.laid : null;

/**
 * The room with the tiles that a side has confirmed, which the other side doesn't see until it is done itself. If a
 * move ended a turn, still shows that turn, before the next card.
 */
function shown({ room, seats }: Seen, before: Seen | undefined): RoomView {
    const table = tableOf(room);
    const was = before && tableOf(before.room);
    if (was && table.phase !== "ended" && (was.phase !== table.phase || was.turn !== table.turn)) {
        const [one, other] = table.sides;
        const sides: typeof table.sides = [
            { ...one, done: true },
            { ...other, done: true },
        ];
        return { ...room, awaited: [], game: { square_off: { ...was, sides } } };
    }
    const uncovered = (no: SideNo): SquareOffSideView => {
        const side = table.sides[no];
        const [own] = sharedBy(room, no).flatMap((seat) => seats[seat] ?? []);
        const laid = side.done ? laidBy(own) : null;
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
    reviewed: (room) => isReviewed(tableOf(room)),
    counted: "replay-covered",
    counts: (room) =>
        tableOf(room).sides.map(({ open }, side) => ({
            label: nameList(sharedBy(room, side).map((seat) => nameOf(room, seat))),
            points: GRID * GRID - open,
            look: `side-${side}`,
        })),
};
