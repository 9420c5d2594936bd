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

/** The other seats of the same side; none in games without sides. */
export function allies(room: RoomView, seat: number): number[] {
    const side = squareOffOf(room)?.sides.find(({ seats }) => seats.includes(seat));
    return side?.seats.filter((other) => other !== seat) ?? [];
}

/** The side that a seat plays for: they take turns. */
export const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);
