/** What happens in a game is heard and felt: each game says what happened between two views, and this tells it. */

import { onDestroy, untrack } from "svelte";
import { heard } from "../state/lines";
import type { Room } from "../state/room.svelte";
import { tell } from "./settings";

/** What can be heard of a step from one view to the next. */
export type Happened = {
    /** Something came to lie for good. */
    placed: boolean;
    /** It brought points. */
    scored: boolean;
    /** What was hidden turned over. */
    revealed: boolean;
};

/**
 * To be called while a component is made. `look`: what is seen of the game now; `waited`: whether it waits for the
 * viewer; `step`: what happened between two looks.
 */
export function feelMoments<Seen>(
    room: Room,
    look: () => Seen,
    waited: () => boolean,
    step: (before: Seen, now: Seen) => Happened,
): void {
    let [before, was, lines] = untrack(() => [look(), waited(), room.lines] as const);
    $effect(() => {
        const [now, is, said] = [look(), waited(), room.lines];
        untrack(() => {
            const { placed, scored, revealed } = step(before, now);
            if (placed) tell("place");
            if (scored) tell("score");
            // What turns over in sight says that it goes on; nobody needs to be called, too.
            if (revealed && !document.hidden) tell("reveal");
            else if (is && !was) tell("turn");
            if (heard(lines, said, room.view?.me.member ?? null).length > 0) tell("message");
        });
        [before, was, lines] = [now, is, said];
    });
    // With the game its screen goes, and nothing sees the last step: that it is scored is heard.
    onDestroy(() =>
        queueMicrotask(() => {
            if (room.view?.room.stage === "ended") tell("score");
        }),
    );
}
