// What a server would tell of made-up rooms.
import type { CityView, Layout } from "../src/protocol/types";
import type { Spot } from "../src/city/spots";
import { buildings, footprint, frameOf, sameCell, size } from "../src/tiles/notation";

/**
 * A table of so many (three where one plays against the Automas): a ring of cities that neighbours share, or two cities
 * for each of two players.
 */
export function ringOf(n: number): Layout {
    if (n > 2) return { cities: Array.from({ length: n }, (_, i): [number, number] => [i, (i + 1) % n]) };
    return {
        cities: [
            [0, null],
            [null, 0],
            [1, null],
            [null, 1],
        ],
    };
}

/** Two sides that take turns. */
export function sidesOf(n: number): Layout {
    const seats = Array.from({ length: n }, (_, i) => i);
    return { sides: [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)] };
}

/** Where a tile can lie: free cells of the frame beside the city. */
export function openSpots(city: CityView, tile: string): Spot[] {
    const frame = frameOf(city);
    const taken = buildings(city.map, city.at);
    const { rows, cols } = size(tile);
    const spots: Spot[] = [];
    for (let row = frame.row; row <= frame.row + frame.rows - rows; row++) {
        for (let col = frame.col; col <= frame.col + frame.cols - cols; col++) {
            const cells = footprint(tile, [row, col]);
            const free = !cells.some((cell) => taken.some((b) => sameCell(cell, [b.row, b.col])));
            const beside = cells.some(([r, c]) => taken.some((b) => Math.abs(b.row - r) + Math.abs(b.col - c) === 1));
            const first =
                taken.length === 0 && row === frame.row + (frame.rows >> 1) && col === frame.col + (frame.cols >> 1);
            if (free && (beside || first)) spots.push({ cell: [row, col], delta: null });
        }
    }
    return spots;
}

/** A set of cells as a view writes it. */
export function setOf(spots: readonly Spot[]): string {
    const digits = Array<number>(13).fill(0);
    for (const {
        cell: [row, col],
    } of spots)
        digits[(row * 7 + col) >> 2]! |= 8 >> ((row * 7 + col) & 3);
    return digits
        .map((digit) => digit.toString(16))
        .join("")
        .replace(/0+$/, "");
}
