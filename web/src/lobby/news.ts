/** What changed on the seats, in words for those who don't see it. */

import { nameList } from "../kit/words";
import { announce } from "../text/announce";
import { t } from "../text/i18n";
import { nameOf, sitter } from "../state/people";
import type { Member, RoomView } from "../protocol/types";

/** A text and what stands in it. */
export interface News {
    key: string;
    args: Record<string, string | number>;
}

/** What is worth telling of the way from one arrangement to the next; nothing if the number of seats changed. */
export function seatNews(before: RoomView, after: RoomView): News[] {
    const seats = after.seats.map((_, seat) => seat);
    if (before.seats.length !== seats.length) return [];
    const moved = seats.filter((seat) => before.seats[seat] !== after.seats[seat]);
    if (moved.length > 0 && same(before.seats, after.seats)) {
        return [
            { key: "news-order", args: { names: nameList(seats.map((seat) => nameOf(after, seat)).filter(Boolean)) } },
        ];
    }
    const changed = seats.filter(
        (seat) => moved.includes(seat) || sitter(before, seat)?.bot !== sitter(after, seat)?.bot,
    );
    return changed.map((seat) => {
        const who = sitter(after, seat);
        const number = seat + 1;
        if (who === null) return { key: "news-free", args: { number } };
        const { name, bot } = who;
        return bot ? { key: `news-bot-${bot}`, args: { name, number } } : { key: "news-sat", args: { name, number } };
    });
}

/** Announces it. */
export function tellSeats(before: RoomView, after: RoomView): void {
    for (const { key, args } of seatNews(before, after)) announce(t(key, args));
}

function same(some: readonly (Member | null)[], others: readonly (Member | null)[]): boolean {
    const sorted = (seats: readonly (Member | null)[]): string => seats.map(String).sort().join();
    return sorted(some) === sorted(others);
}
