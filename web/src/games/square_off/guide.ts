/** The steps of the guide to City Square Off: a starter and a card. */

import type { Step } from "../../guide/guide.svelte";
import type { SquareOffGame } from "./game.svelte";

/** `from`: the card in whose turn it begins, from 1; 0 with the starter. */
export function steps(game: SquareOffGame, from: number): Step[] {
    const { mode } = game.table;
    // With a finger there is no wheel, and with a mouse no second finger.
    const touched = matchMedia("(pointer: coarse)").matches;
    const begun = (): boolean => game.table.phase !== "start";
    const later = (): boolean => begun() && game.table.turn > Math.max(from, 1);
    const laid = (): boolean => game.laid !== null;
    /** Until a starter lies there, or the other side was faster. */
    const lays = {
        done: () => begun() || laid(),
        undone: () => (game.hand.outrun ? "starter" : null),
    };
    const done = (): boolean => game.side !== null && game.sideView(game.side).done;

    const starter: Step[] = [
        { name: mode, done: begun, read: true },
        { name: "starter", at: "stock", done: () => begun() || laid() || game.hand.piece !== null },
        { name: touched ? "turn-touch" : "turn", at: "turns", ...lays, read: true },
        { name: game.rule === "anywhere" ? "anywhere" : "centre", at: "grid", ...lays },
    ];
    // Nobody reads while racing: all is said before the start, and the guide is gone then.
    if (mode === "sprint") return [...starter, { name: "ready", at: "confirm", done: begun }];
    return [
        ...starter,
        { name: "confirm", at: "confirm", done: () => begun() || done() },
        { name: "wait", done: begun },
        { name: "card", at: "stock", done: () => later() || laid() },
        { name: "settle", at: "confirm", done: () => later() || done() },
        { name: "wait-card", done: later },
        { name: "other", at: "other" },
        { name: `on-${mode}` },
    ];
}
