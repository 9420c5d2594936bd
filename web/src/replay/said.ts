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

/**
 * The talk of each stop. `began` and the times of `lines` are in ms since 1970-01-01 UTC. What `hidden` members said is
 * left out, but not what they proposed and answered, as in the room.
 */
export function talkOf(
    stops: readonly Stop[],
    seen: readonly Seen[],
    began: number,
    lines: readonly Line[],
    retelling: Retelling,
    hidden: readonly number[] = [],
): Talk[] {
    const talk = stops.map(() => ({ before: [] as Said[], after: [] as Said[] }));
    const end = seen.at(-1)!.at;
    // A clock that was set back puts nothing out of order.
    let time = -Infinity;
    for (const line of lines) {
        time = Math.max(time, line.at - began);
        if (time < 0 || time > end + AFTERWARDS_MS) continue;
        const stop = stops.findIndex(({ moment }) => seen[moment]!.at >= time);
        const moment = stop === -1 ? seen.length - 1 : Math.max(stops[stop]!.moment - 1, 0);
        const words = hidden.includes(line.by) ? "" : sentence(line);
        const text = words || retelling.proposed?.(seen, moment, line, sameTalk(lines, line));
        if (!text) continue;
        const { room } = seen[moment]!;
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
