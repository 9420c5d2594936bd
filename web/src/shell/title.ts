import { t } from "../text/i18n";
import type { View } from "../protocol/types";
import { awaited, gameOf } from "../games/registry";

/** Whether the viewer is waited for, and doesn't let others go first. */
function isMyTurn({ room, me: { seat } }: View): boolean {
    return seat !== null && awaited(room).includes(seat) && gameOf(room).yourTurn(room, seat) !== null;
}

/** The icon of the browser's tab: with a dot while it is the viewer's turn. */
export function pageIcon(view: View | null): string {
    return view !== null && isMyTurn(view) ? "/static/icon-turn.svg" : "/static/icon.svg";
}

/** What the browser's tab says: first of all whether it is one's own turn. */
export function pageTitle(view: View | null, code: string): string {
    const room = t("room-title", { code });
    if (view === null) return room;
    if (isMyTurn(view)) return t("title-your-turn", { room });
    if (view.room.stage === "ended") return t("title-ended", { room });
    return room;
}
