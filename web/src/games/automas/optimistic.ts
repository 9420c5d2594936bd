/** The solo game as it will be once the room has applied the pending requests. Pure. */

import type { Request, Side, SoloMove, SoloTableView, View } from "../../protocol/types";
import type { Sent } from "../../city/sent";
import { SIDES } from "../../city/sides";
import type { Draft } from "./draft";
import { placesOf, soloOf } from "./view";

/** The pending requests of the current turn. */
function movesOf(pending: readonly Request[], { round, turn }: SoloTableView): SoloMove[] {
    return pending.flatMap((request) => {
        if (typeof request !== "object" || !("play" in request) || !("automas" in request.play)) return [];
        const { automas: action } = request.play;
        return action.round === round && action.turn === turn ? [action.do] : [];
    });
}

/** The assignment that was sent but isn't in the view yet; `null` if there is none. */
export function assigned(view: View, pending: readonly Request[]): Draft | null {
    const table = soloOf(view.room);
    if (table?.phase !== "assign") return null;
    return (
        movesOf(pending, table)
            .flatMap((move) => ("assign" in move ? [move.assign] : []))
            .at(-1) ?? null
    );
}

/** Tiles sent to a city that the view does not have yet. */
export function sentTiles(view: View, pending: readonly Request[]): Sent[] {
    const table = soloOf(view.room);
    if (table?.phase !== "insert") return [];
    return movesOf(pending, table).flatMap((move) => {
        if (!("insert" in move)) return [];
        const { side, tile: index, cell } = move.insert;
        const waiting = table.assigned[SIDES.indexOf(side)]?.[index];
        return waiting && !waiting.placed ? [{ side, tile: waiting.tile, cell }] : [];
    });
}

/** The view with the player's pending requests of this turn applied. What it shows already is skipped. */
export function shown(view: View, pending: readonly Request[]): View {
    const table = soloOf(view.room);
    if (table?.phase !== "insert") return view;
    return movesOf(pending, table).reduce(
        (view, move) => ("insert" in move ? inserted(view, move.insert) : view),
        view,
    );
}

function inserted(view: View, { side, tile }: { side: Side; tile: number }): View {
    const [table, mine] = [soloOf(view.room), placesOf(view)];
    if (table === null || mine === null || table.assigned[SIDES.indexOf(side)]?.[tile]?.placed !== false) return view;
    const assigned = table.assigned.map((tiles, i) =>
        i === SIDES.indexOf(side) ? tiles.map((one, at) => (at === tile ? { ...one, placed: true } : one)) : tiles,
    ) as typeof table.assigned;
    // Where the other tile of that city can lie follows from where this one does.
    const places = mine.places.filter((other) => other.side !== side);
    return {
        room: { ...view.room, game: { automas: { ...table, assigned } } },
        me: { ...view.me, game: { automas: { ...mine, places } } },
    };
}
