/** The city notation: rows joined by `/`, a letter for each building, `.` for an empty cell. A tile is a small city. */

import type { Cell, CityView } from "../protocol/types";
import { isLetter, type Letter } from "./kinds";

export type Building = { letter: Letter; row: number; col: number };

/** Rows and columns, from 0, of an area of the board; the end is inclusive as on the wire. */
export type Area = { row: number; col: number; rows: number; cols: number };

/** The buildings of a map whose top left corner lies at `at`. */
export function buildings(map: string, at: Cell = [0, 0]): Building[] {
    return map
        .split("/")
        .flatMap((line, row) =>
            [...line].flatMap((letter, col) =>
                isLetter(letter) ? [{ letter, row: at[0] + row, col: at[1] + col }] : [],
            ),
        );
}

/** The size of a tile: 1 × 1, a lying duplex 1 × 2, a standing one 2 × 1. */
export function size(tile: string): { rows: number; cols: number } {
    const lines = tile.split("/");
    return { rows: lines.length, cols: lines[0]?.length ?? 0 };
}

/** The cells that a tile covers when its first half lies on `cell`. */
export function footprint(tile: string, cell: Cell): Cell[] {
    return buildings(tile, cell).map(({ row, col }) => [row, col]);
}

/** The part of the board that the finished city can still lie in. */
export function frameOf(city: CityView): Area {
    const [[top, left], [bottom, right]] = city.frame;
    return { row: top, col: left, rows: bottom - top + 1, cols: right - left + 1 };
}

/** A square part of the board; its corner may lie between cells. */
export type Window = { row: number; col: number; across: number };

/** What a board shows of a city: its frame, or for a `mini` one the 4 × 4 around its tiles, made square. */
export function windowOn(city: CityView, mini: boolean): Window {
    const area = mini ? bounds(city) : frameOf(city);
    const across = Math.max(area.rows, area.cols, mini ? 4 : 0);
    return { row: area.row - (across - area.rows) / 2, col: area.col - (across - area.cols) / 2, across };
}

function bounds(city: CityView): Area {
    if (city.map === "") {
        const { row, col, rows, cols } = frameOf(city);
        return { row: row + rows / 2, col: col + cols / 2, rows: 0, cols: 0 };
    }
    return { row: city.at[0], col: city.at[1], ...size(city.map) };
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
