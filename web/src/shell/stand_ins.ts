/** News of who hosts and who plays on which seat, in words. */

import { announce } from "../text/announce";
import { t } from "../text/i18n";
import type { Reason } from "../net/outbox";
import type { RoomView, View } from "../protocol/types";
import { member, nameOf } from "../state/people";
import type { Room } from "../state/room.svelte";

/** Says who hosts and who plays on which seat now; whoever lost theirs also reads it. */
export function tellNews(room: Room, before: View, after: View): void {
    announce(hostNews(before.room, after.room));
    const lost = lostSeat(before, after);
    if (lost === null) announce(handedNews(before.room, after.room));
    else room.notify(lost);
}

/** How a viewer has lost their seat: to somebody else, or since the table got smaller; `null` if they haven't. */
export function lostSeat(before: View, after: View): Reason | null {
    const seat = before.me.seat;
    if (seat === null || after.me.seat !== null || before.room.game_no !== after.room.game_no) return null;
    const [was, is] = [before, after].map(({ room }) => room.seats[seat]);
    if (is === undefined) return { code: "seat_gone" };
    return was !== is && is !== null ? { code: "seat_lost", name: nameOf(after.room, seat) } : null;
}

/** What to say about seats that change hands. */
export function handedNews(before: RoomView, after: RoomView): string {
    const name = (no: number): string => member(after, no)?.name ?? t("table-nobody");
    const said = after.seats.map((_, seat) => {
        const [was, is] = [before, after].map((room) => room.handed?.find((each) => each.seat === seat));
        const who = nameOf(after, seat);
        if (before.seats[seat] !== after.seats[seat]) {
            if (is?.from !== undefined) return t("seat-stands-in", { name: who, other: name(is.from) });
            return was?.from === undefined ? "" : t("seat-back", { name: who });
        }
        if (is?.link !== undefined && was?.link !== is.link) return t("seat-link", { name: name(is.link), other: who });
        const [cast, counted] = [is?.agreed.length ?? 0, was?.agreed.length ?? 0];
        return is && cast !== counted ? t("seat-agreed", { name: who, cast, needed: is.needed }) : "";
    });
    return said.filter(Boolean).join(" ");
}

/** What to say when the host changes or goes away; empty if neither happened. */
export function hostNews(before: RoomView, after: RoomView): string {
    const name = (no: number | undefined): string => member(after, no)?.name ?? t("host-opener");
    const host = name(after.host);
    if (before.host !== after.host) {
        if (after.stands_in_for !== undefined)
            return t("host-stands-in", { name: host, other: name(after.stands_in_for) });
        return t(before.stands_in_for === after.host ? "host-back" : "host-new", { name: host });
    }
    return after.host_away && !before.host_away ? t("host-away", { name: host }) : "";
}
