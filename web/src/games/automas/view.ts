/** Accessors for the solo game in a room's view. */

import type {
    Request,
    RoomView,
    Side,
    SoloAutoma,
    SoloAutomacity,
    SoloSeatView,
    SoloTableView,
    View,
} from "../../protocol/types";

/** The player's seat; Autommaso sits on 1 and Automarta on 2. */
export const PLAYER = 0;

/** Who shares a city with the player. */
export const automaOf = (side: Side): SoloAutoma => (side === "left" ? "autommaso" : "automarta");

/** Its public part; `null` if the room plays another game. */
export function soloOf(room: RoomView): SoloTableView | null {
    return room.game && "automas" in room.game ? room.game.automas : null;
}

/** Automacity has no grid, but its factories are compared with the other cities'. */
export const factoriesOf = ({ tiles }: SoloAutomacity): number => tiles.join("").split("F").length - 1;

/** Its private part, for the player alone. */
export function placesOf({ me }: View): SoloSeatView | null {
    return me.game && "automas" in me.game ? me.game.automas : null;
}

/**
 * What the host still has to do, one after the other, until the seating for a game against the Automas is drawn. With
 * one seat there is nobody to wait for, so one button does it all; after a game it begins the next one.
 */
export function untilSeated({ stage, seats }: RoomView): Request[] {
    const again: Request[] = stage === "ended" ? ["rematch"] : [];
    const sit: Request[] = seats[PLAYER] === null ? [{ sit: { seat: PLAYER } }] : [];
    return stage === "seated" || stage === "shuffling" ? [] : [...again, ...sit, "seat"];
}
