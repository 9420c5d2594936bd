/** The table drawn: seats and cities in the order in which they stand. */

import { cityOf, shared } from "./ring";

/** `apart`: no road leads there from the stop before. */
export type Stop = { kind: "seat" | "city"; index: number; apart?: boolean };

/** A seat between its two cities. */
const estate = (seat: number): Stop[] => [
    { kind: "city", index: cityOf(seat, "left", 2), apart: true },
    { kind: "seat", index: seat },
    { kind: "city", index: cityOf(seat, "right", 2) },
];

/**
 * The ring laid out as a strip, from left to right. Clockwise runs to the left, as it does for someone who sits at the
 * table, so that the left neighbour and the left city stand left of `me`. What lies opposite stands at the left end.
 */
export function strip(me: number, n: number): Stop[] {
    if (!shared(n)) return [...estate(1 - me), ...estate(me)];
    return Array.from({ length: 2 * n }, (_, i) => {
        const ahead = (((n - i) % (2 * n)) + 2 * n) % (2 * n);
        const index = (me + (ahead >> 1)) % n;
        return { kind: ahead % 2 === 0 ? "seat" : "city", index };
    });
}

/** The table seen by who only watches, in two rows: clockwise, the far one from left to right, the near one back. */
export function rows(n: number): [Stop[], Stop[]] {
    if (!shared(n)) return [estate(0), estate(1)];
    const stops = Array.from({ length: 2 * n }, (_, i): Stop => ({
        kind: i % 2 === 0 ? "seat" : "city",
        index: i >> 1,
    }));
    return [stops.slice(0, n), stops.slice(n).reverse()];
}
