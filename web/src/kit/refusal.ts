import { has, t } from "../text/i18n";
import type { Reason } from "../net/outbox";

/** Why something was refused, and what to do. Unknown codes, from a newer server, get a general sentence. */
export function refusalText({ code, ...values }: Reason): string {
    const key = `refusal-${code.replaceAll("_", "-")}`;
    return has(key) ? t(key, values) : t("refusal-unknown", { code });
}
