import type { View } from "../protocol/types";
import { isHost, member, nameOf } from "../state/people";
import { language, locales, t } from "../text/i18n";

/** The name of a seat's player, "You" for the viewer. */
export function seatName({ room, me }: View, seat: number): string {
    return seat === me.seat ? t("table-you") : nameOf(room, seat) || t("table-nobody");
}

/** Says that the game is paused, and who can resume it. */
export function pausedHint(view: View): string {
    if (isHost(view)) return t("table-hint-paused");
    const host = member(view.room, view.room.host);
    return host ? t("table-hint-paused-by-host", { name: host.name }) : t("table-why-paused");
}

/** The length of a name's longest word, which no line may break. */
export function longestWord(name: string): number {
    return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}

/** "Ada, Ben and Cleo". */
export function nameList(names: readonly string[]): string {
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** A length of time: "3:07"; from an hour on "5h 12m", from a day on "1d 4h". */
export function duration(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return t("countdown-hours", { hours, minutes: minutes % 60 });
    return t("countdown-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** "14:05", in the reader's time zone. */
export function clock(at: number): string {
    return new Intl.DateTimeFormat(locales(), { hour: "numeric", minute: "2-digit" }).format(at);
}
