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

/** A tile, and the cell of its first half. */
export type Lying = { tile: string; cell: Cell };

/** Whether two tiles lie on top of each other, if only in part. */
export function meet(one: Lying, other: Lying): boolean {
    const covers = (cell: Cell): boolean => footprint(other.tile, other.cell).some((also) => sameCell(cell, also));
    return footprint(one.tile, one.cell).some(covers);
}

/** The part of the board that the finished city can still lie in. */
export function frameOf(city: CityView): Area {
    const [[top, left], [bottom, right]] = city.frame;
    return { row: top, col: left, rows: bottom - top + 1, cols: right - left + 1 };
}

/** A square part of the board; its corner may lie between cells. */
export type Window = { row: number; col: number; across: number };

/** How far beyond the buildings of a city a tile can lie: a single one, and a duplex with its far half. */
export const REACH = { single: 1, duplex: 2 } as const;

/** What is shown around the cells that a tile can take, in cells. */
const RIM = 0.03125;

/** The part of the board where tiles can lie, at most `reach` from the city; `null`: all of it. Made square. */
export function windowOn(city: CityView, reach: number | null): Window {
    const frame = frameOf(city);
    if (reach === null) return square(frame, 0);
    const built = bounds(city);
    // The first tile takes one cell in the middle.
    const far = city.map === "" ? reach + 0.5 : reach;
    const [top, left] = [Math.max(frame.row, built.row - far), Math.max(frame.col, built.col - far)];
    const bottom = Math.min(frame.row + frame.rows, built.row + built.rows + far);
    const right = Math.min(frame.col + frame.cols, built.col + built.cols + far);
    return square({ row: top, col: left, rows: bottom - top, cols: right - left }, 2 * RIM);
}

/** The tiles of a city, with as much around the first ones that they can be read. */
export const glanceAt = (city: CityView): Window => square(bounds(city), 0, 3);

/** The smallest square around an area: `more` cells larger, and at least `least` across. */
function square({ row, col, rows, cols }: Area, more: number, least = 0): Window {
    const across = Math.max(rows, cols, least) + more;
    return { row: row - (across - rows) / 2, col: col - (across - cols) / 2, across };
}

function bounds(city: CityView): Area {
    if (city.map === "") {
        const { row, col, rows, cols } = frameOf(city);
        return { row: row + rows / 2, col: col + cols / 2, rows: 0, cols: 0 };
    }
    return { row: city.at[0], col: city.at[1], ...size(city.map) };
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
