/** Where things stand around the drawn table, in percent of its box. */

import type { Cities } from "../state/layout";

export interface Point {
    x: number;
    y: number;
}

/** How far above and below the middle the seats and the plots of the cities stand, in percent. */
export const SEATS_AT = 41;
export const PLOTS_AT = 20;

/** The table is a little narrower than it is high: names are wide. */
const NARROW = 0.88;

/**
 * Where seat `seat` of `count` stands, seen from above with seat `front` nearest to the reader. Clockwise, so that the
 * left neighbour of who sits in front is on the left. Halves are the places between two seats.
 */
export function around(seat: number, count: number, front: number, radius: number): Point {
    const angle = ((seat - front) / count) * 2 * Math.PI;
    return { x: 50 - NARROW * radius * Math.sin(angle), y: 50 + radius * Math.cos(angle) };
}

/** How far from its seat an unshared city lies, in seats. */
const OWN = 0.2;

/** Where the cities lie, in seats from the first one on: between those who share them, or beside their only owner. */
export const plots = (cities: Cities, count: number): number[] =>
    cities.map(([left, right]) => {
        if (left === null) return ((right ?? 0) - OWN + count) % count;
        return left + (right === null ? OWN : 0.5);
    });

/** The arrangement with what two seats hold exchanged. */
export function swapped<T>(seats: readonly T[], a: number, b: number): T[] {
    return seats.map((held, i) => (i === a ? seats[b]! : i === b ? seats[a]! : held));
}

type Sides = readonly (readonly number[])[];

/** The side of a seat, and its place among those of that side. */
function placeIn(sides: Sides, seat: number): [side: number, row: number] {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return [side, sides[side]?.indexOf(seat) ?? 0];
}

/** Where a seat stands when two sides face each other, from the top. */
export function facing(sides: Sides, seat: number): Point {
    const [side, row] = placeIn(sides, seat);
    const rows = Math.max(...sides.map((seats) => seats.length));
    return { x: side === 0 ? 16.5 : 83.5, y: 14 + (86 / rows) * (row + 0.5) };
}

/** The seat on the other side; the last one of the larger side has the one above it there. */
export function acrossFrom(sides: Sides, seat: number): number {
    const [side, row] = placeIn(sides, seat);
    const others = sides[1 - side] ?? [];
    return others[Math.min(row, others.length - 1)] ?? seat;
}

/** The seat that an arrow key leads to from another one of two sides that face each other; the same one at the edge. */
export function beside(sides: Sides, seat: number, key: string): number {
    const [side, row] = placeIn(sides, seat);
    if (key === "ArrowUp") return sides[side]?.[row - 1] ?? seat;
    if (key === "ArrowDown") return sides[side]?.[row + 1] ?? seat;
    return key === (side === 0 ? "ArrowRight" : "ArrowLeft") ? (sides[1 - side]?.[row] ?? seat) : seat;
}

/** Which of these places is nearest to a point. */
export function nearest(point: Point, places: readonly Point[]): number {
    const far = places.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
    return far.indexOf(Math.min(...far));
}
