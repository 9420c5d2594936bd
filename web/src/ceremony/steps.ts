import { LINES } from "../protocol/sheet";
import type { Scored } from "./scored";

/** The step after the last type: the ranking. Step `n` has called out the first `n` types. */
export const RANKING = LINES.length + 1;

/** What a city has after `step` types; what its level changes comes last, with the ranking. */
export function total({ sheet, level }: Scored, step: number): number {
    if (step >= RANKING && level) return level.total;
    return LINES.slice(0, step).reduce((sum, { line }) => sum + sheet[line], 0);
}

/** The end of the track: the best city, rounded up to a full ten. */
export function trackEnd(cities: readonly Scored[]): number {
    return Math.max(10, Math.ceil(Math.max(...cities.map(({ sheet }) => sheet.total)) / 10) * 10);
}
