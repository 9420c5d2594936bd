import type { Channel, Line } from "../protocol/types";

/** A text that is the same for the same channel: "table", "city-2", "watchers". */
export function channelKey(channel: Channel): string {
    return typeof channel === "string" ? channel : `city-${channel.city}`;
}

/** A text that is the same for the same line. */
const lineKey = ({ game, channel, no }: Line): string => `${game}/${channelKey(channel)}/${no}`;

/** What is proposed, and answers to it, lie on the board instead. */
export const isSaid = ({ body }: Line): boolean => "text" in body || "phrase" in body;

/**
 * `known` and `fresh` together, each line once and in the order in which it was said on its channel. After a reconnect
 * the server sends again what it still has.
 */
export function mergeLines(known: readonly Line[], fresh: readonly Line[]): Line[] {
    const byKey = new Map<string, Line>();
    for (const line of [...known, ...fresh]) byKey.set(lineKey(line), line);
    return [...byKey.values()].sort(inOrder);
}

function inOrder(a: Line, b: Line): number {
    if (a.game !== b.game) return a.game - b.game;
    const [channelA, channelB] = [channelKey(a.channel), channelKey(b.channel)];
    if (channelA !== channelB) return channelA < channelB ? -1 : 1;
    return a.no - b.no;
}

/**
 * The lines of one channel, oldest first. The table's and the watchers' run on from game to game; a city is another one
 * in each game, so its talk is that of `game` alone.
 */
export function linesOf(lines: readonly Line[], channel: Channel, game: number): Line[] {
    const key = channelKey(channel);
    return lines.filter(
        (line) => channelKey(line.channel) === key && (typeof channel === "string" || line.game === game),
    );
}

/** What others said since. */
export function heard(last: readonly Line[], now: readonly Line[], member: number | null): Line[] {
    const known = new Set(last.map(lineKey));
    return now.filter((line) => line.by !== member && !known.has(lineKey(line)) && isSaid(line));
}
