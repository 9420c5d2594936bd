/** A city as it is counted: sixteen squares, row by row, each with a letter of the city notation or `.` for none. */

import { isLetter, typeOf } from "../tiles/kinds";
import type { Cell, Type, Why } from "../protocol/types";

/** Sixteen characters. */
export type City = string;

/** Rows and columns. */
export const SIDE = 4;
export const SQUARES = SIDE * SIDE;
export const EMPTY: City = ".".repeat(SQUARES);

/** Some squares of a city, in order, and what they score together. */
export type Counted = { why: Why; points: number; squares: readonly number[] };

/** The squares whose letter is as asked for. */
export const squaresWith = (city: City, has: (letter: string) => boolean): number[] =>
    [...city].flatMap((letter, square) => (has(letter) ? [square] : []));

export const squaresOf = (city: City, type: Type): number[] =>
    squaresWith(city, (letter) => isLetter(letter) && typeOf(letter) === type);

export const cellOf = (square: number): Cell => [Math.floor(square / SIDE), square % SIDE];

/** A city with another letter on one of its squares. */
export const withLetter = (city: City, square: number, letter: string): City =>
    (city.slice(0, square) + letter + city.slice(square + 1)).slice(0, SQUARES);

/** Whether two squares share an edge. */
export function touch(one: number, other: number): boolean {
    const [[row, col], [otherRow, otherCol]] = [cellOf(one), cellOf(other)];
    return Math.abs(row - otherRow) + Math.abs(col - otherCol) === 1;
}

/** Those of some squares that share an edge with one of others. */
export const beside = (squares: readonly number[], others: readonly number[]): number[] =>
    squares.filter((square) => others.some((other) => touch(square, other)));
