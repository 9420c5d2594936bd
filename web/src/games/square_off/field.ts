/** What lies on a side's grid and around it, and where a piece can lie. Pure. */

import { GRID } from "../../protocol/square_off";
import type { SquareOffTile } from "../../protocol/types";
import { squaresOf, type Square } from "./shapes";

/** A side's grid as the server draws it: letters of pieces, and `.` where nothing lies. */
export type Field = {
    readonly rows: readonly string[];
    /** How many rows and columns around the grid are drawn, too: 4 in City Sprawl, else none. */
    readonly margin: number;
};

/** Why a piece can't lie somewhere: `off_grid` where all of it, `outside` where a part of it has to be on the grid. */
export type Why = "off_grid" | "outside" | "off_centre" | "on_tile" | "apart";

/** Rows and columns, both ends included. */
export type Extent = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

export const WHOLE_GRID: Extent = { top: 0, left: 0, bottom: GRID - 1, right: GRID - 1 };

export function fieldOf(grid: string): Field {
    const rows = grid.split("/");
    return { rows, margin: (rows.length - GRID) / 2 };
}

/** The letter of the piece that lies there, or `.`. */
export function letterAt({ rows, margin }: Field, [row, col]: Square): string {
    return rows[row + margin]?.[col + margin] ?? ".";
}

export const within = ({ top, left, bottom, right }: Extent, [row, col]: Square): boolean =>
    row >= top && row <= bottom && col >= left && col <= right;

export const onGrid = (square: Square): boolean => within(WHOLE_GRID, square);

/** How many squares of a tile lie over the edge of the grid. */
export const outsideOf = (tile: SquareOffTile): number => squaresOf(tile).filter((square) => !onGrid(square)).length;

/** All squares of an extent, row by row. */
export function squaresIn({ top, left, bottom, right }: Extent): Square[] {
    const squares: Square[] = [];
    for (let row = top; row <= bottom; row++) for (let col = left; col <= right; col++) squares.push([row, col]);
    return squares;
}

export const neighbours = ([row, col]: Square): Square[] => [
    [row - 1, col],
    [row, col + 1],
    [row + 1, col],
    [row, col - 1],
];

/** What lies on a field: each letter with its squares. */
export function pieces(field: Field): Map<string, Square[]> {
    const found = new Map<string, Square[]>();
    field.rows.forEach((line, row) =>
        [...line].forEach((letter, col) => {
            if (letter === ".") return;
            const square: Square = [row - field.margin, col - field.margin];
            found.set(letter, [...(found.get(letter) ?? []), square]);
        }),
    );
    return found;
}

/** The letters of what lies on both fields in the same place. */
export function keptIn(before: Field, after: Field): string {
    const stays = ([letter, squares]: [string, Square[]]): boolean =>
        squares.every((square) => letterAt(before, square) === letter);
    return [...pieces(after)]
        .filter(stays)
        .map(([letter]) => letter)
        .join("");
}

/** The open squares of the grid, once `over` lies there, too. */
export function openSquares(field: Field, over: readonly Square[] = []): Square[] {
    const covered = new Set(over.map(String));
    return squaresIn(WHOLE_GRID).filter((square) => letterAt(field, square) === "." && !covered.has(String(square)));
}

/** The field with one more tile on it. */
export function withTile(field: Field, tile: SquareOffTile): Field {
    const rows = field.rows.map((line) => [...line]);
    for (const [row, col] of squaresOf(tile)) {
        const line = rows[row + field.margin];
        if (line && col + field.margin in line) line[col + field.margin] = tile.piece;
    }
    return { ...field, rows: rows.map((line) => line.join("")) };
}

/** The field without a piece. */
export function without(field: Field, piece: string): Field {
    return { ...field, rows: field.rows.map((line) => line.replaceAll(piece, ".")) };
}

/**
 * What is in the way of a tile, judging by what is drawn; `null` if nothing is. Whether a tile may lie somewhere is for
 * the server to say; this finds the words for it. `over`: tiles may reach over the edge.
 */
export function inTheWay(field: Field, tile: SquareOffTile, over: boolean): Why | null {
    const squares = squaresOf(tile);
    if (!(over ? squares.some(onGrid) : squares.every(onGrid))) return over ? "outside" : "off_grid";
    if (squares.some((square) => letterAt(field, square) !== ".")) return "on_tile";
    const beside = squares.flatMap(neighbours);
    return beside.some((square) => letterAt(field, square) !== ".") ? null : "apart";
}

/**
 * The server's sets of legal places of a piece, one for each facing: four places a hexadecimal digit, row by row, the
 * first in the highest bit; zeros at the end are left out. Rows and columns begin at `corner`.
 */
export function mayLie(places: readonly string[], { facing, at: [row, col] }: SquareOffTile, corner: number): boolean {
    const width = GRID - corner;
    const [down, right] = [row - corner, col - corner];
    if (Math.min(down, right) < 0 || Math.max(down, right) >= width) return false;
    const place = down * width + right;
    const digit = parseInt(places[facing]?.[place >> 2] ?? "0", 16);
    return (digit & (8 >> (place & 3))) !== 0;
}

/** How many rows and columns beside the grid are drawn where tiles may reach over its edge: their middles lie there. */
const RIM = 2;

/** The squares on which tiles can lie. */
export const boundsOf = ({ margin }: Field): Extent => ({
    top: -margin,
    left: -margin,
    bottom: GRID - 1 + margin,
    right: GRID - 1 + margin,
});

/**
 * What is drawn of a field: the grid with its rim, and all that lies beside it. It never shrinks in a game, since tiles
 * stay where they are.
 */
export function extentOf(field: Field, also: readonly Square[] = []): Extent {
    if (field.margin === 0) return WHOLE_GRID;
    const squares = [...[...pieces(field).values()].flat(), ...also];
    const rows = squares.map(([row]) => row);
    const cols = squares.map(([, col]) => col);
    const low = (used: number[]): number => Math.max(-field.margin, Math.min(-RIM, ...used));
    const high = (used: number[]): number => Math.min(GRID - 1 + field.margin, Math.max(GRID - 1 + RIM, ...used));
    return { top: low(rows), left: low(cols), bottom: high(rows), right: high(cols) };
}
