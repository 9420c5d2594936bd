/** Compares two views: which tiles were placed in between, to be animated and heard. Pure. */

import { sheetOf } from "../protocol/sheet";
import type { Cell, CityView } from "../protocol/types";
import { buildings } from "../tiles/notation";

/** Tiles came to lie in a city; `points` is what its score changed by, `null` where the room hides it. */
export type Landed = { city: number; cells: Cell[]; points: number | null };

/** What came to the cities. */
export function landings(before: readonly CityView[], after: readonly CityView[]): Landed[] {
    return after.flatMap((view, city) => {
        const old = before[city];
        if (old === undefined || added(old, view).length === 0) return [];
        const [was, is] = [sheetOf(old), sheetOf(view)];
        return [{ city, cells: view.last, points: was && is && is.total - was.total }];
    });
}

/** Whether it brought points. */
export const gained = ({ points }: Landed): boolean => (points ?? 0) > 0;

type Turn = { round: number; turn: number; turns: number };

/** Whether a turn is the one after another. */
export const follows = (before: Turn, after: Turn): boolean =>
    before.round === after.round
        ? after.turn === before.turn + 1
        : after.round === before.round + 1 && before.turn === before.turns && after.turn === 1;

/** The letters of the buildings that came to a city. */
export function added(before: CityView, after: CityView): string[] {
    const cells = ({ map, at }: CityView) => buildings(map, at).map(({ letter, row, col }) => `${letter}${row},${col}`);
    const old = new Set(cells(before));
    return cells(after)
        .filter((cell) => !old.has(cell))
        .map((cell) => cell[0]!);
}
