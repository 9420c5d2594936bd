import { gameOf } from "../games/registry";
import { t } from "../text/i18n";
import type { Channel, Line, Phrase, View } from "../protocol/types";
import { nameList } from "../kit/words";
import { sharedBy } from "../state/layout";
import { member, nameOf } from "../state/people";

/** "Table", "City with Ben", "Side with Ben", "Watchers". */
export function channelName(view: View, channel: Channel): string {
    if (typeof channel === "string") return t(`channel-${channel}`);
    return t(`channel-${gameOf(view.room).talk.shares}`, { names: others(view, channel.city) });
}

/** The same where there is little room: "Table", "Ben", "Watchers". */
export const channelTab = (view: View, channel: Channel): string =>
    typeof channel === "string" ? channelName(view, channel) : others(view, channel.city);

/** The names of those with whom the viewer shares a city or a side. */
function others({ room, me }: View, no: number): string {
    const seats = sharedBy(room, no).filter((seat) => seat !== me.seat);
    return nameList(seats.map((seat) => nameOf(room, seat)));
}

/** Who said it; members who were removed have no name any more. */
export function speaker(view: View, line: Line): string {
    if (line.by === view.me.member) return t("talk-you");
    return member(view.room, line.by)?.name ?? t("talk-gone");
}

export function phraseText(phrase: Phrase): string {
    return t(`phrase-${phrase.replaceAll("_", "-")}`);
}

/** What a line says. */
export function sentence({ body }: Line): string {
    if ("text" in body) return body.text;
    // What is proposed is no sentence: it lies on the board.
    return "phrase" in body ? phraseText(body.phrase) : "";
}
