/** Optimistic view of City Square Off, with the pending requests applied. Pure. */

import type { Request, SquareOffMove, SquareOffSideView, SquareOffTile, View } from "../../protocol/types";
import { fieldOf, withTile, without, type Field } from "./field";
import { sideOf } from "../../state/layout";
import { squareOffOf, squareOffSeatOf } from "./view";

/** The view with the viewer's pending requests of this turn, which the room applies after what others have done. */
export function shown(view: View, pending: readonly Request[]): View {
    return pending.reduce((view, request) => {
        if (typeof request !== "object" || !("play" in request) || !("square_off" in request.play)) return view;
        const { turn, do: each } = request.play.square_off;
        return turn === squareOffOf(view.room)?.turn && typeof each === "object" ? done(view, each) : view;
    }, view);
}

function done(view: View, move: Exclude<SquareOffMove, string>): View {
    const [table, mine] = [squareOffOf(view.room), squareOffSeatOf(view)];
    if (table === null || mine === null || view.me.seat === null || table.phase === "ended") return view;
    const side = table.sides[sideOf(view.room, view.me.seat) as 0 | 1];
    if (table.phase === "race") {
        const grid = changed(fieldOf(side.grid), move);
        return grid === null ? view : withSide(view, { ...side, grid: grid.rows.join("/") }, mine.laid);
    }
    if ("lay" in move) return withSide(view, { ...side, done: false }, move.lay);
    if ("lift" in move) return withSide(view, { ...side, done: false }, null);
    return "done" in move ? withSide(view, { ...side, done: true }, move.done) : view;
}

/** A grid in a race, where all tiles can be moved. */
function changed(field: Field, move: Exclude<SquareOffMove, string>): Field | null {
    if ("lay" in move) return withTile(without(field, move.lay.piece), move.lay);
    return "lift" in move ? without(field, move.lift) : null;
}

function withSide(view: View, now: SquareOffSideView, laid: SquareOffTile | null): View {
    const [table, mine] = [squareOffOf(view.room)!, squareOffSeatOf(view)!];
    const own = sideOf(view.room, view.me.seat!);
    const sides = table.sides.map((side, i) => (i === own ? now : side)) as typeof table.sides;
    return {
        room: { ...view.room, game: { square_off: { ...table, sides } } },
        me: { ...view.me, game: { square_off: { ...mine, laid } } },
    };
}
