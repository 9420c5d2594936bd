/** The time of a race, as the server takes it. */

import type { RaceTime } from "../../protocol/types";

export const SECOND_MS = 1_000;

/** In whole seconds; `null` if it is unknown. `now`: by the server's clock, in ms. */
export function secondsOf(race: RaceTime | undefined, now: number): number | null {
    if (race === undefined) return null;
    const gone = "since" in race ? now - race.since : race.taken;
    return Math.max(0, Math.floor(gone / SECOND_MS));
}
