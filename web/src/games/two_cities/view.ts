/** Between Two Cities, as far as a room plays it. */

import type { RoomView, SeatView, TableView, View } from "../../protocol/types";

/** The game at a table of two to seven, if that is what is played. */
export function tableOf(room: RoomView): TableView | null {
    return room.game && "two_cities" in room.game ? room.game.two_cities : null;
}

/** What the viewer's seat alone sees of such a game. */
export function handOf({ me }: View): SeatView | null {
    return me.game && "two_cities" in me.game ? me.game.two_cities : null;
}
