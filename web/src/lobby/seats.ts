/** Where things stand around the drawn table, in percent of its box. */

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

/**
 * Where the cities lie, in seats from the first one on. Neighbours share the city between them; two players have one on
 * each side of theirs.
 */
export function plots(count: number): number[] {
    if (count === 2) return [0.2, -0.2, 1.2, 0.8];
    return Array.from({ length: count }, (_, seat) => seat + 0.5);
}

/** How many letters the longest word of a name has: no line is narrower than that. */
export function longestWord(name: string): number {
    return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}

/** The arrangement with what two seats hold exchanged. */
export function swapped<T>(seats: readonly T[], a: number, b: number): T[] {
    return seats.map((held, i) => (i === a ? seats[b]! : i === b ? seats[a]! : held));
}

/** Where a seat stands when two sides face each other: even seats on the left, odd ones on the right, from the top. */
export function facing(seat: number, count: number): Point {
    const rows = Math.ceil(count / 2);
    return { x: seat % 2 === 0 ? 16.5 : 83.5, y: 14 + (86 / rows) * (Math.floor(seat / 2) + 0.5) };
}

/** The seat that an arrow key leads to from another one of two sides that face each other; the same one at the edge. */
export function beside(seat: number, key: string, count: number): number {
    const across = seat % 2 === 0 ? "ArrowRight" : "ArrowLeft";
    const by = key === "ArrowUp" ? -2 : key === "ArrowDown" ? 2 : key === across ? (seat % 2 === 0 ? 1 : -1) : 0;
    const to = seat + by;
    return to >= 0 && to < count ? to : seat;
}

/** Which of these places is nearest to a point. */
export function nearest(point: Point, places: readonly Point[]): number {
    const far = places.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
    return far.indexOf(Math.min(...far));
}
