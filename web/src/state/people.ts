import type { MemberView, RoomView, SeatView, TableView, View } from "../protocol/types";
import { squareOffOf } from "./square_off";

/** The member with that number, if still in the room. */
export function member(room: RoomView, no: number | null | undefined): MemberView | null {
    return room.members.find((other) => other.no === no) ?? null;
}

/** The member on a seat. */
export function sitter(room: RoomView, seat: number): MemberView | null {
    return member(room, room.seats[seat]);
}

/** The name of who sits there; empty for a free seat. */
export function nameOf(room: RoomView, seat: number): string {
    return sitter(room, seat)?.name ?? "";
}

/** The members without a seat. */
export function standing(room: RoomView): MemberView[] {
    return room.members.filter((other) => !room.seats.includes(other.no));
}

/** Whether the viewer may do what only the host may. */
export function isHost(view: View): boolean {
    return view.me.member !== null && view.me.member === view.room.host;
}

/** The game at a table of two to seven, if that is what is played. */
export function tableOf(room: RoomView): TableView | null {
    return room.game && "two_cities" in room.game ? room.game.two_cities : null;
}

/** What the viewer's seat alone sees of such a game. */
export function handOf({ me }: View): SeatView | null {
    return me.game && "two_cities" in me.game ? me.game.two_cities : null;
}

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
