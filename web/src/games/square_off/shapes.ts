/** The pieces as shapes: turned, turned over and put on squares. Pure. */

import { FACINGS } from "../../protocol/square_off";
import type { SquareOffTile } from "../../protocol/types";

/** `[row, column]`, from 0 in the top left corner of the grid; less than 0 or more than 8 is outside. */
export type Square = readonly [number, number];
export type Turn = "left" | "right" | "over";

/** The letters of all tiles, from the smallest. */
export const TILES: readonly string[] = Object.keys(FACINGS).filter((piece) => piece >= "a");

export const isStarter = (piece: string): boolean => piece < "a";
export const sameSquare = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];
/** Whether both lie in the same way in the same place, or there is neither. */
export const sameTile = (one: SquareOffTile | null, other: SquareOffTile | null): boolean =>
    one === null || other === null
        ? one === other
        : one.piece === other.piece && one.facing === other.facing && sameSquare(one.at, other.at);

/** The squares of a facing, from the corner of the smallest box around it. */
export const shapeOf = (piece: string, facing: number): readonly Square[] => FACINGS[piece]?.[facing] ?? [];

/** The squares that a tile covers. */
export function squaresOf({ piece, facing, at: [row, col] }: SquareOffTile): Square[] {
    return shapeOf(piece, facing).map(([down, right]) => [row + down, col + right]);
}

/** Rows and columns of the smallest box around it. */
export function boxOf(piece: string, facing: number): Square {
    const shape = shapeOf(piece, facing);
    return [1 + Math.max(...shape.map(([row]) => row)), 1 + Math.max(...shape.map(([, col]) => col))];
}

/** The square of its box about which a piece is turned, and by which it is held. */
export function middleOf(piece: string, facing: number): Square {
    const [rows, cols] = boxOf(piece, facing);
    return [Math.floor((rows - 1) / 2), Math.floor((cols - 1) / 2)];
}

/** Which facing a piece has after a quarter turn, or turned over from left to right. */
export function turned(piece: string, facing: number, turn: Turn): number {
    const moved = shapeOf(piece, facing).map(([row, col]): Square => {
        if (turn === "over") return [row, -col];
        return turn === "right" ? [col, -row] : [-col, row];
    });
    const wanted = inCorner(moved);
    return (FACINGS[piece] ?? []).findIndex((shape) => inCorner(shape) === wanted);
}

/** A tile turned in place: its middle stays where it is. */
export function turnedTile(tile: SquareOffTile, turn: Turn): SquareOffTile {
    const facing = turned(tile.piece, tile.facing, turn);
    return held(tile.piece, facing, heldBy(tile));
}

/** The tile centred on a square. */
export function held(piece: string, facing: number, [row, col]: Square): SquareOffTile {
    const [down, right] = middleOf(piece, facing);
    return { piece, facing, at: [row - down, col - right] };
}

/** The square that the middle of a tile is on. */
export function heldBy({ piece, facing, at: [row, col] }: SquareOffTile): Square {
    const [down, right] = middleOf(piece, facing);
    return [row + down, col + right];
}

/** A text that is the same for the same shape. */
function inCorner(squares: readonly Square[]): string {
    const [top, left] = [Math.min(...squares.map(([row]) => row)), Math.min(...squares.map(([, col]) => col))];
    return squares
        .map(([row, col]) => `${row - top},${col - left}`)
        .sort()
        .join(" ");
}
