import { t } from "../text/i18n";
import type { Channel, Line, Phrase, View } from "../protocol/types";
import { nameList } from "../kit/words";
import { member, nameOf } from "../state/people";
import { tableOf } from "../games/two_cities/view";
import { isSquareOff } from "../games/square_off/view";
import { tileName } from "../city/words";
import { sharedBy } from "./channels";

/** "Table", "City with Ben", "Side with Ben", "Watchers". */
export function channelName(view: View, channel: Channel): string {
    if (typeof channel === "string") return t(`channel-${channel}`);
    const { room, me } = view;
    const names = sharedBy(room, channel.city)
        .filter((seat) => seat !== me.seat)
        .map((seat) => nameOf(room, seat));
    return t(isSquareOff(room) ? "channel-side" : "channel-city", { names: nameList(names) });
}

/** Who said it; members who were sent away have no name any more. */
export function speaker(view: View, line: Line): string {
    if (line.by === view.me.member) return t("talk-you");
    return member(view.room, line.by)?.name ?? t("talk-gone");
}

export function phraseText(phrase: Phrase): string {
    return t(`phrase-${phrase.replaceAll("_", "-")}`);
}

/** What a line says; `current` if it proposes a place for a tile of this turn. */
export function sentence(view: View, { body, by }: Line, current: boolean): string {
    if ("text" in body) return body.text;
    if ("phrase" in body) return phraseText(body.phrase);
    if ("answer" in body) return t(body.answer.accept ? "talk-accepts" : "talk-declines");
    const { seat, tile } = body.proposal;
    const revealed = tableOf(view.room)?.seats[seat]?.revealed?.[tile];
    if (!current || !revealed) return t("talk-proposal-past");
    if (view.room.seats[seat] === by) return t("talk-proposal-own", { tile: tileName(revealed) });
    const values = { name: nameOf(view.room, seat), tile: tileName(revealed) };
    return t(seat === view.me.seat ? "talk-proposal-yours" : "talk-proposal", values);
}
