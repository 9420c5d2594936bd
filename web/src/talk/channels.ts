import { gameOf } from "../games/registry";
import type { Channel, RoomView, View } from "../protocol/types";
import { sharedBy } from "../state/layout";
import { isHost } from "../state/people";

/** Why a channel can't be written to, as the key of a message. */
export type Closed =
    | "talk-closed-join"
    | "talk-closed-watching"
    | "talk-closed-seated"
    | "talk-closed-choosing"
    | "talk-closed-partners"
    | "refusal-muted"
    | "refusal-watchers-muted";

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

/** `null` if the viewer may write there, else why not: first what coming in, or the host, would not change. */
export function whyClosed(view: View, channel: Channel): Closed | null {
    const { room, me } = view;
    const { member, seat } = me;
    if (channel === "watchers") {
        if (seat !== null) return "talk-closed-seated";
    } else if (channel === "table") {
        if (seat === null && room.stage === "playing") return "talk-closed-watching";
    } else if (seat === null || !sharedBy(room, channel.city).includes(seat)) return "talk-closed-partners";
    if (!isHost(view)) {
        if (member !== null && room.muted?.includes(member)) return "refusal-muted";
        if (room.watchers_muted && seat === null) return "refusal-watchers-muted";
    }
    if (member === null) return "talk-closed-join";
    return typeof channel !== "string" && plansWait(room) ? "talk-closed-choosing" : null;
}
