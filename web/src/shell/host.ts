/** News of who hosts the room, in words. */

import { t } from "../text/i18n";
import type { RoomView } from "../protocol/types";
import { member } from "../state/people";

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
