/** What happened between the view that somebody saw last and the newest one, in a few words. Pure. */

import { sheetOf } from "../../protocol/sheet";
import type { Line, Side, TableView } from "../../protocol/types";
import { SIDES } from "../../city/sides";
import { heard } from "../../state/lines";
import { cityOf, type Cities } from "../../state/layout";
import { added } from "../../city/landed";

export type Seen = { table: TableView; lines: readonly Line[] };

/** What was built in one of my cities, by letter; the scores are `null` where the room hides them. */
export type Built = { side: Side; letters: string[]; was: number | null; is: number | null };

export type Since = {
    built: Built[];
    /** The table plays another turn. */
    turned: boolean;
    /** What others said, without proposals. */
    said: number;
};

/** `null` if nothing happened that is worth a word. `me` is my seat, `member` my number in the room. */
export function since(last: Seen, now: Seen, cities: Cities, me: number, member: number | null): Since | null {
    const built = SIDES.flatMap((side): Built[] => {
        const city = cityOf(cities, me, side);
        const [before, after] = [last.table.cities[city], now.table.cities[city]];
        const letters = before && after ? added(before, after) : [];
        if (!before || !after || letters.length === 0) return [];
        return [{ side, letters, was: sheetOf(before)?.total ?? null, is: sheetOf(after)?.total ?? null }];
    });
    const turned = last.table.round !== now.table.round || last.table.turn !== now.table.turn;
    const said = heard(last.lines, now.lines, member).length;
    return built.length > 0 || turned || said > 0 ? { built, turned, said } : null;
}
