/** What was said during a game, beside its moments. Pure. */

import type { Retelling, Seen } from "../kit/retelling";
import type { Line, RoomView } from "../protocol/types";
import { channelKey } from "../state/lines";
import { member } from "../state/people";
import { sentence } from "../talk/words";
import { t } from "../text/i18n";
import type { Stop } from "./seen";

/** Something that was said: by whom, to whom unless all could read it, and what. */
export type Said = { key: string; who: string; to: string; text: string };

/** What was said before what happened at a stop; after the last one also what was said then. */
export type Talk = { before: readonly Said[]; after: readonly Said[] };

/** How long after its end talk is still about the game, in ms. */
const AFTERWARDS_MS = 10 * 60_000;

/** The talk of each stop. `began` and the times of `lines` are in ms since 1970-01-01 UTC. */
export function talkOf(
    stops: readonly Stop[],
    seen: readonly Seen[],
    began: number,
    lines: readonly Line[],
    retelling: Retelling,
): Talk[] {
    const talk = stops.map(() => ({ before: [] as Said[], after: [] as Said[] }));
    const end = seen.at(-1)!.at;
    for (const line of lines) {
        const time = line.at - began;
        if (time < 0 || time > end + AFTERWARDS_MS) continue;
        const stop = stops.findIndex(({ moment }) => seen[moment]!.at >= time);
        const before = seen[Math.max(stops.at(stop)!.moment - 1, 0)]!;
        const text = sentence(line) || retelling.proposed?.(before, line, sameTalk(lines, line));
        if (!text) continue;
        const { room } = before;
        const who = member(room, line.by)?.name ?? t("talk-gone");
        const said = { key: `${channelKey(line.channel)} ${line.no}`, who, to: listeners(room, line, retelling), text };
        talk.at(stop)![stop === -1 ? "after" : "before"].push(said);
    }
    return talk;
}

const sameTalk = (lines: readonly Line[], { channel }: Line): Line[] =>
    lines.filter((other) => channelKey(other.channel) === channelKey(channel));

/** Who alone could read it; nothing where everyone could. */
function listeners(room: RoomView, { channel }: Line, { counts }: Retelling): string {
    if (channel === "table") return "";
    return channel === "watchers" ? t("channel-watchers") : (counts(room)[channel.city]?.label ?? "");
}
