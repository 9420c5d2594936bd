import type { RoomView } from "../protocol/types";
import { squareOffOf } from "./square_off/view";
import { tableOf } from "./two_cities/view";

/**
 * The seats that a running game waits for: those that still owe a choice or a tile, and all of a side that is not done. Who
 * plays alone keeps nobody waiting, in a race nobody waits, and a paused game waits for the host alone.
 */
export function awaited(room: RoomView): number[] {
    if (room.paused) return [];
    const grids = squareOffOf(room);
    if (grids?.phase === "start" || grids?.phase === "place") {
        return grids.sides.flatMap(({ done, seats }) => (done ? [] : seats)).sort();
    }
    const table = tableOf(room);
    if (!table || table.phase === "ended") return [];
    return table.seats.flatMap((seat, i) => (seat.done ? [] : [i]));
}
