/** Automacity's buildings, in rows. */

import { LINES, type SheetLine } from "../../protocol/sheet";
import { SYMBOL_ORDER, type Type } from "../../protocol/types";
import { typeOf, type Letter } from "../../tiles/kinds";
import { buildings } from "../../tiles/notation";

/** A building of Automacity, and whether it came in this turn. */
export type Standing = { letter: Letter; fresh: boolean };

/** Automacity's rows: its buildings by type, in the order of the reference card; each row is in the symbol order. */
export function rowsOf(
    tiles: readonly string[],
    last: number,
): { type: Type; line: SheetLine; buildings: Standing[] }[] {
    const all = tiles.flatMap((tile, index) =>
        buildings(tile).map(({ letter }): Standing => ({ letter, fresh: index >= tiles.length - last })),
    );
    return LINES.map(({ type, line }) => ({
        type,
        line,
        buildings: all
            .filter(({ letter }) => typeOf(letter) === type)
            .sort((a, b) => SYMBOL_ORDER.indexOf(a.letter) - SYMBOL_ORDER.indexOf(b.letter)),
    }));
}
