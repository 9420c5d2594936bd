import { t } from "../text/i18n";
import type { View } from "../protocol/types";
import { turnOf } from "./turn";

/** The icon of the browser's tab: with a dot while it is the viewer's turn. */
export function pageIcon(view: View | null): string {
    return view !== null && turnOf(view) !== null ? "/static/icon-turn.svg" : "/static/icon.svg";
}

/** What the browser's tab says: first of all whether it is one's own turn. */
export function pageTitle(view: View | null, code: string): string {
    const room = t("room-title", { code });
    if (view === null) return room;
    if (turnOf(view) !== null) return t("title-your-turn", { room });
    if (view.room.stage === "ended") return t("title-ended", { room });
    return room;
}
