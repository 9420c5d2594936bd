/** Positions a tooltip beside what it is about. */

export type Box = { left: number; top: number; right: number; bottom: number };

/** The distance from what it is about, and from the edges of the screen, in CSS pixels. */
const GAP = 8;

/** The cost of each pixel of distance, in square pixels of `matters` that are covered. */
const FAR = 500;

const overlap = (a: Box, b: Box): number =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far one is from the other. */
const distance = (a: Box, b: Box): number =>
    Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

const clamp = (at: number, length: number, whole: number): number => Math.max(GAP, Math.min(at, whole - length - GAP));

/**
 * The corner of a note of that size: beside `about`, on the screen, over nothing that is `read` if it can be, and over
 * as little as possible of what matters.
 */
export function placeOf(
    about: Box,
    { width, height }: { width: number; height: number },
    screen: { width: number; height: number },
    matters: readonly Box[],
    read: readonly Box[] = [],
): { left: number; top: number } {
    const [x, y] = [(about.left + about.right - width) / 2, (about.top + about.bottom - height) / 2];
    // Above or below, its middle or one of its edges is in line with what it is about.
    const level = (top: number): [number, number][] => [x, about.left, about.right - width].map((left) => [left, top]);
    const wanted = [
        ...level(about.top - height - GAP),
        ...level(about.bottom + GAP),
        [about.right + GAP, y],
        [about.left - width - GAP, y],
        ...level(0),
        ...level(screen.height),
    ] as const;
    const cost = ({ left, top }: { left: number; top: number }): number => {
        const note = { left, top, right: left + width, bottom: top + height };
        const over = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(note, box), 0);
        // What it is about is never hidden.
        return 1000 * over([about]) + 100 * over(read) + over(matters) + FAR * distance(note, about);
    };
    const places = wanted.map(([left, top]) => ({
        left: clamp(left, width, screen.width),
        top: clamp(top, height, screen.height),
    }));
    return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
