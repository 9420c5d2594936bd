/** The page of a finished game. */

import { mount } from "svelte";

import { gameOf, idOf } from "../games/registry";
import { display } from "../kit/display.svelte";
import { retry } from "../net/retry";
import type { Retelling } from "../kit/retelling";
import type { Line, Replay } from "../protocol/types";
import { Room } from "../state/room.svelte";
import type { Connect } from "../shell/connect";
import { recall } from "../state/storage";
import { loadLanguage } from "../text/i18n";
import { besideIn } from "./address";
import Failed from "./Failed.svelte";
import Page from "./Page.svelte";
import { talkOf } from "./said";
import { stopsOf, unfold, type Film, type Table } from "./seen";

/** Each lies in the folder of its game. The room has no use for them, and need not know where they are. */
const RETELLINGS = import.meta.glob<{ retelling: Retelling }>("../games/*/retelling.ts");

/** `connect` comes from the page of a room: imported here, it would be a file of its own there, too. */
export async function watch(target: HTMLElement, code: string, connect: Connect): Promise<void> {
    const address = target.dataset["game"]!;
    const language = retry(() => loadLanguage(document.documentElement.lang));
    const beside = besideIn(location.search);
    const [film, other] = await Promise.all([
        fetchFilm(address, beside === null),
        beside === null ? null : fetchFilm(beside, false),
    ]);
    await language;
    display.past = true;
    if (film && beside !== null && other) {
        const { default: Compare } = await retry(() => import("./Compare.svelte"));
        const tables: [Table, Table] = [
            { film, address },
            { film: other, address: beside },
        ];
        target.replaceChildren();
        mount(Compare, { target, props: { tables } });
        return;
    }
    target.replaceChildren();
    if (film && beside === null) mount(Page, { target, props: { film, code, address, connect } });
    else mount(Failed, { target, props: { code, back: film && address } });
}

/** How long the replay waits for what was said, in ms. */
const TALK_MS = 5_000;

/** `null` if the server has no such game for this guest. `talked`: with what was said. */
async function fetchFilm(address: string, talked: boolean): Promise<Film | null> {
    const said = talked ? fetchLines(address) : [];
    const replay = await retry(async (): Promise<Replay | null> => {
        const answer = await fetch(`${address}/replay`);
        if (answer.status === 404) return null;
        if (!answer.ok) throw new Error(`the game did not come: ${answer.status}`);
        return (await answer.json()) as Replay;
    });
    if (replay === null) return null;
    const seen = unfold(replay);
    const first = seen[0]!.room;
    const retold = RETELLINGS[`../games/${idOf(first.options.game)}/retelling.ts`]!;
    const [{ default: Screen }, { retelling }, lines] = await Promise.all([
        retry(gameOf(first).play),
        retry(retold),
        said,
    ]);
    const stops = stopsOf(seen, retelling);
    const talk = talkOf(stops, seen, replay.began, lines, retelling, hiddenIn(address));
    // Nobody is connected to it, and whatever is pressed in it changes nothing.
    const room = new Room(address, { send: () => null });
    return { room, seen, stops, talk, retelling, Screen };
}

/** What this guest may read of what was said: nothing of a game that was uploaded, and a game is whole without it. */
async function fetchLines(address: string): Promise<Line[]> {
    if (!address.startsWith("/r/")) return [];
    try {
        const answer = await fetch(`${address}/talk`, { signal: AbortSignal.timeout(TALK_MS) });
        return answer.ok ? ((await answer.json()) as Line[]) : [];
    } catch {
        return [];
    }
}

/** Whom this guest has hidden in the room where the game was played. */
function hiddenIn(address: string): readonly number[] {
    const code = /^\/r\/([^/]+)\//.exec(address)?.[1];
    return code === undefined ? [] : ((recall(`hidden.${decodeURIComponent(code)}`) as number[] | null) ?? []);
}
