/** What is on the grids, in words: for screen readers and for labels. */

import { t } from "../../text/i18n";
import type { SquareOffTile } from "../../protocol/types";
import { letterAt, onGrid, type Field, type Why } from "./field";
import { heldBy, type Square } from "./shapes";

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

/** Where a piece is held by its middle, and whether it can lie there. */
export function placeText(tile: SquareOffTile, why: Why | null): string {
    return t("square-off-cell", {
        square: squareName(heldBy(tile)),
        what: t(why === null ? "square-off-can-lie" : `square-off-why-${why}`),
    });
}
