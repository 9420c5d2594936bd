/** Sets of squares as paths of an SVG whose unit is a square. Pure. */

import { neighbours } from "./field";
import type { Square } from "./shapes";

export const fillPath = (squares: readonly Square[]): string =>
    squares.map(([row, col]) => `M${col} ${row}h1v1h-1z`).join("");

/** The lines between the set and everything else. */
export function edgePath(squares: readonly Square[]): string {
    const inside = new Set(squares.map(String));
    const lines = squares.flatMap((square) => {
        const [row, col] = square;
        const sides = [`M${col} ${row}h1`, `M${col + 1} ${row}v1`, `M${col} ${row + 1}h1`, `M${col} ${row}v1`];
        return neighbours(square).flatMap((beside, i) => (inside.has(String(beside)) ? [] : [sides[i]!]));
    });
    return lines.join("");
}

/** The square of a set that is nearest to its middle: the place for its label. */
export function labelSquare(squares: readonly Square[]): Square {
    const mean = [0, 1].map((axis) => squares.reduce((sum, square) => sum + square[axis as 0 | 1], 0) / squares.length);
    const off = ([row, col]: Square): number => Math.hypot(row - mean[0]!, col - mean[1]!);
    return squares.reduce((best, square) => (off(square) < off(best) ? square : best));
}
