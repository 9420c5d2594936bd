import { gameOf } from "../games/registry";
import type { Channel, RoomView, View } from "../protocol/types";
import { sharedBy } from "../state/layout";

/** Why a channel can't be written to, as the key of a message. */
export type Closed =
    | "talk-closed-join"
    | "talk-closed-watching"
    | "talk-closed-seated"
    | "talk-closed-choosing"
    | "talk-closed-partners";

/** The channels that are not a city's: what everyone reads, then the watchers' where the viewer may read it. */
export function commonChannels(view: View): Channel[] {
    const { stage } = view.room;
    const watching = view.me.seat === null && stage === "playing";
    return watching || stage === "ended" ? ["table", "watchers"] : ["table"];
}

/** Whether tiles are being chosen, when nobody says what should be built. */
export function plansWait(room: RoomView): boolean {
    return gameOf(room).talk.choosing(room) && !room.options.talk_while_choosing;
}

/** `null` if the viewer may write there, else why not. */
export function closed(view: View, channel: Channel): Closed | null {
    const { room, me } = view;
    if (me.member === null) return "talk-closed-join";
    if (channel === "table") return me.seat === null && room.stage === "playing" ? "talk-closed-watching" : null;
    if (channel === "watchers") return me.seat === null ? null : "talk-closed-seated";
    if (me.seat === null || !sharedBy(room, channel.city).includes(me.seat)) return "talk-closed-partners";
    return plansWait(room) ? "talk-closed-choosing" : null;
}
