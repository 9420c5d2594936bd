import type { Deed, RoomView } from "../protocol/types";

/** Whether someone plays alone against the Automas here. */
export function isSolo(room: RoomView): boolean {
    return room.options.game !== "two_cities";
}

/**
 * What the host still has to do, one after the other, until the game against the Automas begins. With one seat there is
 * nobody to wait for, so one button does it all; after a game it begins the next one.
 */
export function untilBegin({ stage, seats }: RoomView): Deed[] {
    const again: Deed[] = stage === "ended" ? ["rematch"] : [];
    const sit: Deed[] = seats[0] === null ? [{ sit: { seat: 0 } }] : [];
    return stage === "seated" ? ["start"] : [...again, ...sit, "seat", "start"];
}
