/** City Square Off, as far as a room plays it. */

import type { RoomView, SquareOffSeatView, SquareOffTableView, View } from "../../protocol/types";

/** What everyone sees of it. */
export function squareOffOf({ game }: RoomView): SquareOffTableView | null {
    return game && "square_off" in game ? game.square_off : null;
}

/** What the viewer's side alone sees of it. */
export function squareOffSeatOf({ me }: View): SquareOffSeatView | null {
    return me.game && "square_off" in me.game ? me.game.square_off : null;
}
