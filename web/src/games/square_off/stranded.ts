/** Finds squares that no remaining tile can cover. Pure. */

import { FACINGS, GRID, MARGIN } from "../../protocol/square_off";
import { letterAt, openSquares, type Field } from "./field";
import type { Square } from "./shapes";

/** The grid with the margin that tiles can reach into, and a row's length of it. */
const WIDE = GRID + 2 * MARGIN;
/** Each facing of a tile as steps from its corner, in squares of a wide grid row by row. */
const STEPS = new Map(
    Object.entries(FACINGS).map(([piece, facings]) => [
        piece,
        facings.map((shape) => ({
            steps: shape.map(([row, col]) => row * WIDE + col),
            rows: 1 + Math.max(...shape.map(([row]) => row)),
            cols: 1 + Math.max(...shape.map(([, col]) => col)),
        })),
    ]),
);

const at = (row: number, col: number): number => (row + MARGIN) * WIDE + col + MARGIN;

/**
 * The open squares of the grid that none of these tiles could cover, wherever it lay. Whether it would touch another
 * tile is ignored, for others may be laid in between. `beyond`: tiles may reach over the edge. Called with every
 * movement of a piece, so it works on plain indices for speed.
 */
export function stranded(field: Field, tiles: readonly string[], beyond = false): Square[] {
    const reach = beyond ? MARGIN : 0;
    const free = new Uint8Array(WIDE * WIDE);
    for (let row = -reach; row < GRID + reach; row++)
        for (let col = -reach; col < GRID + reach; col++)
            free[at(row, col)] = letterAt(field, [row, col]) === "." ? 1 : 0;
    const reached = new Uint8Array(WIDE * WIDE);
    for (const { steps, rows, cols } of tiles.flatMap((tile) => STEPS.get(tile) ?? [])) {
        for (let row = -reach; row <= GRID + reach - rows; row++) {
            for (let col = -reach; col <= GRID + reach - cols; col++) {
                const corner = at(row, col);
                if (steps.every((step) => free[corner + step] === 1))
                    for (const step of steps) reached[corner + step] = 1;
            }
        }
    }
    return openSquares(field).filter(([row, col]) => reached[at(row, col)] === 0);
}
