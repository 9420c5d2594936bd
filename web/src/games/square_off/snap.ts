/** Which square a piece snaps to. Pure. */

import type { SquareOffTile } from "../../protocol/types";
import { squaresIn, type Extent } from "./field";
import { boxOf, held, sameSquare, squaresOf, type Square } from "./shapes";

/** How far from its place a piece still snaps to one where it can lie, in squares. */
const NEAR = 0.85;

type Legal = (tile: SquareOffTile) => boolean;

/**
 * The tile centred at `[down, right]`, in squares from the corner, or as near to that as it lies within the bounds;
 * moved to where it can lie if that is near.
 */
export function snap(
    piece: string,
    facing: number,
    [down, right]: Square,
    { top, left, bottom, right: end }: Extent,
    legal: Legal,
): SquareOffTile {
    const [rows, cols] = boxOf(piece, facing);
    const exact: Square = [
        clamp(down - rows / 2, top, bottom + 1 - rows),
        clamp(right - cols / 2, left, end + 1 - cols),
    ];
    const [row, col] = exact.map(Math.round) as [number, number];
    const tile = (at: [number, number]): SquareOffTile => ({ piece, facing, at });
    if (legal(tile([row, col]))) return tile([row, col]);
    const around = squaresIn({ top: row - 1, left: col - 1, bottom: row + 1, right: col + 1 });
    const near = around.map(([r, c]) => tile([r, c])).filter(({ at }) => distance(at, exact) < NEAR);
    return nearest(near.filter(legal), exact) ?? tile([row, col]);
}

/** The tile that a tap on a square puts there: it covers the square, as near to its middle as it can lie. */
export function tapped(piece: string, facing: number, square: Square, legal: Legal): SquareOffTile {
    const first = held(piece, facing, square);
    const covering = squaresOf({ piece, facing, at: [0, 0] }).map(([down, right]): SquareOffTile => ({
        piece,
        facing,
        at: [square[0] - down, square[1] - right],
    }));
    return nearest(covering.filter(legal), first.at) ?? first;
}

/** A tile moved by so much, as long as its middle stays within the extent. */
export function moved(
    tile: SquareOffTile,
    [down, right]: Square,
    { top, left, bottom, right: end }: Extent,
): SquareOffTile {
    const [row, col] = tile.at;
    const middle = held(tile.piece, tile.facing, [0, 0]).at;
    const at: [number, number] = [
        clamp(row + down, top + middle[0], bottom + middle[0]),
        clamp(col + right, left + middle[1], end + middle[1]),
    ];
    return sameSquare(at, tile.at) ? tile : { ...tile, at };
}

const clamp = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);

const distance = (one: Square, other: Square): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

function nearest(tiles: readonly SquareOffTile[], to: Square): SquareOffTile | null {
    return tiles.reduce<SquareOffTile | null>(
        (best, tile) => (best === null || distance(tile.at, to) < distance(best.at, to) ? tile : best),
        null,
    );
}
