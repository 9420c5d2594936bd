/** Plays sounds and vibration for a game's events. Each game says what happened between two views. */

import { onDestroy, untrack } from "svelte";
import { heard } from "../state/lines";
import type { Room } from "../state/room.svelte";
import { signal } from "./settings";

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
 * Call during component setup. `look`: the relevant state now; `waited`: whether the game waits for the viewer; `step`:
 * compares two states.
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
            if (placed) signal("place");
            if (scored) signal("score");
            // A reveal in plain sight already says that it's the viewer's turn: no second sound.
            if (revealed && !document.hidden) signal("reveal");
            else if (is && !was) signal("turn");
            if (heard(lines, said, room.view?.me.member ?? null).length > 0) signal("message");
        });
        [before, was, lines] = [now, is, said];
    });
    // The game's screen is gone before the last step can be compared: plays the sound of scoring.
    onDestroy(() =>
        queueMicrotask(() => {
            if (room.view?.room.stage === "ended") signal("score");
        }),
    );
}
