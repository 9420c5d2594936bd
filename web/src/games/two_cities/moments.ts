/** What happened between two views that are one step apart, so that it can be seen and heard. Pure. */

import { sheetOf } from "../../protocol/sheet";
import type { Cell, CityView, Side, TableView } from "../../protocol/types";
import { buildings } from "../../tiles/notation";

/** Tiles came to lie in a city; `points` is what its score changed by, `null` where the room hides it. */
export type Landed = { city: number; cells: Cell[]; points: number | null };

export type Moments = {
    landed: Landed[];
    /** All tiles turned over together. */
    revealed: boolean;
    /** A new hand came. */
    dealt: boolean;
    /** Where the hands went; `null` where they were dealt anew. */
    passed: Side | null;
};

const NOTHING: Moments = { landed: [], revealed: false, dealt: false, passed: null };

/** Between views further apart than from one phase to the next nothing is told: the newest one is enough. */
export function momentsOf(before: TableView, after: TableView): Moments {
    const same = before.round === after.round && before.turn === after.turn;
    const dealt = before.phase === "place" && after.phase === "choose" && follows(before, after);
    if (!same && !dealt) return NOTHING;
    return {
        landed: before.phase === "place" ? landings(before, after) : [],
        revealed: same && before.phase === "choose" && after.phase === "place",
        dealt,
        passed: dealt && before.round === after.round ? after.pass : null,
    };
}

const follows = (before: TableView, after: TableView): boolean =>
    before.round === after.round
        ? after.turn === before.turn + 1
        : after.round === before.round + 1 && before.turn === before.turns && after.turn === 1;

function landings(before: TableView, after: TableView): Landed[] {
    return after.cities.flatMap((view, city) => {
        const old = before.cities[city];
        if (old === undefined || added(old, view).length === 0) return [];
        const [was, is] = [sheetOf(old), sheetOf(view)];
        return [{ city, cells: view.last, points: was && is && is.total - was.total }];
    });
}

/** The letters of the buildings that came to a city. */
export function added(before: CityView, after: CityView): string[] {
    const cells = ({ map, at }: CityView) => buildings(map, at).map(({ letter, row, col }) => `${letter}${row},${col}`);
    const old = new Set(cells(before));
    return cells(after)
        .filter((cell) => !old.has(cell))
        .map((cell) => cell[0]!);
}
