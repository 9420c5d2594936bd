/** Opens a room that begins with a finished game, and goes there. */

import { refusalText } from "../kit/refusal";
import type { Reason } from "../net/outbox";
import { t } from "../text/i18n";

/** What is wrong; nothing if the browser is on its way to the room. Rejects where the server can't be reached. */
export async function openRoom(address: string, body?: URLSearchParams): Promise<string | null> {
    const answer = await fetch(address, { method: "POST", ...(body && { body }) });
    if (answer.status === 422) return refusalText((await answer.json()) as Reason);
    if (!answer.ok) return t("branch-failed");
    location.assign(((await answer.json()) as { address: string }).address);
    return null;
}
