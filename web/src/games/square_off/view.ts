/** Accessors for City Square Off in a room's view. */

import type { RoomView, SquareOffSeatView, SquareOffTableView, View } from "../../protocol/types";

/** Its public part; `null` if the room plays another game. */
export function squareOffOf({ game }: RoomView): SquareOffTableView | null {
    return game && "square_off" in game ? game.square_off : null;
}

/** Its private part, for the viewer's side alone. */
export function squareOffSeatOf({ me }: View): SquareOffSeatView | null {
    return me.game && "square_off" in me.game ? me.game.square_off : null;
}
