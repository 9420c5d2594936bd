/** What happened between two consecutive views, to be animated and heard. Pure. */

import type { CityView, Side, TableView } from "../../protocol/types";
import { buildings } from "../../tiles/notation";
import { added, follows, landings, type Landed } from "../../city/landed";
import { sheetOf } from "../../protocol/sheet";

export type Moments = {
    landed: Landed[];
    /** All tiles turned over together. */
    revealed: boolean;
    /** A new hand came. */
    dealt: boolean;
    /** Where the hands went; `null` where they were dealt anew. */
    passed: Side | null;
    /** Cities whose factories count differently by what was built elsewhere. */
    ranked: Landed[];
};

const NOTHING: Moments = { landed: [], revealed: false, dealt: false, passed: null, ranked: [] };

/** Reports nothing between views more than one phase apart: the newest one is enough. */
export function momentsOf(before: TableView, after: TableView): Moments {
    const same = before.round === after.round && before.turn === after.turn;
    const dealt = before.phase === "place" && after.phase === "choose" && follows(before, after);
    if (!same && !dealt) return NOTHING;
    const ranked = rankings(before.cities, after.cities);
    /** What a tile brought by itself: what factories elsewhere changed rises from the factories. */
    const alone = ({ city, cells, points }: Landed): Landed => {
        const rank = ranked.find((other) => other.city === city)?.points ?? 0;
        return { city, cells, points: points === null ? null : points - rank };
    };
    return {
        landed: before.phase === "place" ? landings(before.cities, after.cities).map(alone) : [],
        revealed: same && before.phase === "choose" && after.phase === "place",
        dealt,
        passed: dealt && before.round === after.round ? after.pass : null,
        ranked,
    };
}

/**
 * Only factories count by what other cities have. The points rise from the first of them. Where a factory was built,
 * what its city gained is not told apart.
 */
function rankings(before: readonly CityView[], after: readonly CityView[]): Landed[] {
    return after.flatMap((view, city) => {
        const [was, is] = [before[city] && sheetOf(before[city]), sheetOf(view)];
        const built = before[city] && added(before[city], view).includes("F");
        const points = was && is && !built ? is.factories - was.factories : 0;
        const factory = buildings(view.map, view.at).find(({ letter }) => letter === "F");
        return points !== 0 && factory ? [{ city, cells: [[factory.row, factory.col]], points }] : [];
    });
}
