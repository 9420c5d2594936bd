/** The squares that can't be covered any more. Pure. */

import { FACINGS } from "../../protocol/square_off";
import { letterAt, openSquares, squaresIn, WHOLE_GRID, type Field } from "./field";
import type { Square } from "./shapes";

/**
 * The open squares of the grid that none of these tiles could cover, wherever it lay; whether it would touch another
 * tile is left out, for others may come to lie between. `beyond`: tiles may reach over the edge.
 */
export function stranded(field: Field, tiles: readonly string[], beyond = false): Square[] {
    const free = (square: Square, row: number, col: number): boolean =>
        (beyond || (row >= 0 && col >= 0 && row <= WHOLE_GRID.bottom && col <= WHOLE_GRID.right)) &&
        letterAt(field, square) === ".";
    const reached = new Set<string>();
    for (const shape of tiles.flatMap((tile) => FACINGS[tile] ?? [])) {
        for (const [row, col] of squaresIn(WHOLE_GRID)) {
            // Its first square need not be on the grid, but then another one is.
            for (const [from, to] of beyond ? shape : shape.slice(0, 1)) {
                const squares = shape.map(([down, right]): Square => [row + down - from, col + right - to]);
                if (squares.every((square) => free(square, square[0], square[1])))
                    squares.forEach((square) => reached.add(String(square)));
            }
        }
    }
    return openSquares(field).filter((square) => !reached.has(String(square)));
}
