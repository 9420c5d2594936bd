import { LINES, type Sheet } from "../protocol/sheet";

/** The step after the last type: the ranking. Step `n` has called out the first `n` types. */
export const RANKING = LINES.length + 1;

/** What a city has after `step` types. */
export function total(sheet: Sheet, step: number): number {
    return LINES.slice(0, step).reduce((sum, { line }) => sum + sheet[line], 0);
}

/** The end of the track: the best city, rounded up to a full ten. */
export function trackEnd(sheets: readonly Sheet[]): number {
    return Math.max(10, Math.ceil(Math.max(...sheets.map((sheet) => sheet.total)) / 10) * 10);
}
