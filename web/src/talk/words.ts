import { gameOf } from "../games/registry";
import { t } from "../text/i18n";
import type { Proposals } from "../kit/game";
import type { Channel, Line, Phrase, View } from "../protocol/types";
import { nameList } from "../kit/words";
import { sharedBy } from "../state/layout";
import { member, nameOf } from "../state/people";

/** "Table", "City with Ben", "Side with Ben", "Watchers". */
export function channelName(view: View, channel: Channel): string {
    if (typeof channel === "string") return t(`channel-${channel}`);
    const { room, me } = view;
    const { shares } = gameOf(room).talk;
    const names = sharedBy(room, channel.city)
        .filter((seat) => seat !== me.seat)
        .map((seat) => nameOf(room, seat));
    return t(`channel-${shares}`, { names: nameList(names) });
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
export function sentence(view: View, line: Line, proposals?: Proposals): string {
    const { body } = line;
    if ("text" in body) return body.text;
    if ("phrase" in body) return phraseText(body.phrase);
    if ("answer" in body) return t(body.answer.accept ? "talk-accepts" : "talk-declines");
    return proposals?.sentence(view, line) ?? t("talk-proposal-past");
}
