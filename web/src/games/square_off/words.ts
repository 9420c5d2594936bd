/** What is on the grids, in words: for screen readers and for labels. */

import { t } from "../../text/i18n";
import type { SquareOffTile } from "../../protocol/types";
import { letterAt, onGrid, outsideOf, type Field, type Why } from "./field";
import { boxOf, heldBy, shapeOf, type Square } from "./shapes";

/** "L of five squares". */
export const pieceName = (piece: string): string => t("square-off-piece", { piece });

/** "row 3, column 4"; rows and columns beside the grid go on below 1 and above 9. */
export function squareName([row, col]: Square): string {
    return t(onGrid([row, col]) ? "square-off-square" : "square-off-square-outside", { row: row + 1, col: col + 1 });
}

/** "row 3, column 4: open". */
export function cellName(field: Field, square: Square, what: string | null): string {
    const letter = letterAt(field, square);
    return t("square-off-cell", {
        square: squareName(square),
        what: what ?? (letter === "." ? t("square-off-open") : pieceName(letter)),
    });
}

/** What a tile costs there: nothing but over the edge. */
export function costText(tile: SquareOffTile): string {
    const count = outsideOf(tile);
    return count === 0 ? "" : ` ${t("square-off-hint-outside", { count })}`;
}

/** Where a piece is held by its middle, whether it can lie there, and what that costs. */
export function placeText(tile: SquareOffTile, why: Why | null): string {
    const place = t("square-off-cell", {
        square: squareName(heldBy(tile)),
        what: t(why === null ? "square-off-can-lie" : `square-off-why-${why}`),
    });
    return why === null ? place + costText(tile) : place;
}

/** "2 high, 3 wide. Row 1: 1–3. Row 2: 1." */
export function shapeText(piece: string, facing: number): string {
    const [high, wide] = boxOf(piece, facing);
    const rows = Array.from({ length: high }, (_, row) => {
        const cols = shapeOf(piece, facing).flatMap(([down, right]) => (down === row ? [right + 1] : []));
        return t("square-off-shape-row", { row: row + 1, cols: spans(cols.sort()).join(", ") });
    });
    return `${t("square-off-shape", { high, wide })} ${rows.join(" ")}`;
}

/** Ascending numbers, those in a row as "1–3". */
function spans(numbers: readonly number[]): string[] {
    const begins = numbers.filter((number) => !numbers.includes(number - 1));
    return begins.map((first) => {
        let last = first;
        while (numbers.includes(last + 1)) last++;
        return first === last ? `${first}` : `${first}–${last}`;
    });
}
