/** Finds the stop at which to show a turning point. */

import type { Mark } from "../protocol/types";
import { lossOf, type Engine } from "./review.svelte";
import type { Stop } from "./seen";

const COSTLY: readonly Mark[] = ["doubtful", "missed"];

/** The stop that shows what an action did. */
export function stopOf(stops: readonly Stop[], action: number): number {
    const found = stops.findIndex(({ told }) => told.some((done) => done.action >= action));
    return Math.max(found, 0);
}

/** Where a turn that ended with an action is looked at: at its costliest decision, or at its end. */
export function cruxOf(engine: Engine, stops: readonly Stop[], action: number): { stop: number; cause: string | null } {
    const last = stopOf(stops, action);
    let costliest = { loss: 0, stop: last, cause: null as string | null };
    for (const [stop, { turn, told }] of stops.entries()) {
        if (turn.key !== stops[last]!.turn.key) continue;
        for (const { action, text } of told) {
            const decision = engine.decision(action);
            if (!decision || !COSTLY.includes(decision.mark) || lossOf(decision) <= costliest.loss) continue;
            costliest = { loss: lossOf(decision), stop, cause: text };
        }
    }
    return costliest;
}
