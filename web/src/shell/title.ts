import { t } from "../text/i18n";
import type { View } from "../protocol/types";
import { awaited } from "../games/registry";

/** What the browser's tab says: first of all whether it is one's own turn. */
export function pageTitle(view: View | null, code: string): string {
    const room = t("room-title", { code });
    if (view === null) return room;
    const { seat } = view.me;
    if (seat !== null && awaited(view.room).includes(seat)) return t("title-your-turn", { room });
    if (view.room.stage === "ended") return t("title-ended", { room });
    return room;
}
