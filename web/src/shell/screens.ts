import { gameCalled, gameOf } from "../games/registry";
import { invite, next } from "../lobby/parts";
import { retry } from "../net/retry";
import type { Room } from "../state/room.svelte";

/** Not needed by those who come to a running game. */
export const lobby = () => import("../lobby/Lobby.svelte");
/** Not needed before anything was said or the visitor has come in. */
export const channels = () => import("../talk/Channels.svelte");
/** Most games have no clock. */
export const countdown = () => import("./Countdown.svelte");

/** Fetches the screen of a running game before the room's view can tell which game it is. */
export function fetchEarly(game: string | undefined): void {
    const client = gameCalled(game ?? "");
    if (client) for (const part of [client.play, channels]) void retry<unknown>(part);
}

/** Fetches what a room shows first and would move something else if it came later. */
export async function fetchFirst({ view, seatKey }: Room): Promise<void> {
    if (!view || seatKey !== null) return;
    const { stage, deadline } = view.room;
    const { play, end, lobby: gathering } = gameOf(view.room);
    const { step = next, extra } = gathering;
    const joined = view.me.member !== null;
    const parts =
        stage === "playing"
            ? [play, channels, deadline !== null && countdown]
            : stage === "ended"
              ? [end, channels]
              : [lobby, extra, ...(joined ? [step, invite, channels] : [])];
    await Promise.all(parts.filter((part) => part !== undefined && part !== false).map((part) => retry<unknown>(part)));
}
