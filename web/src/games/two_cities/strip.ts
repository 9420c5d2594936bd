/** The order in which seats and cities are drawn. */

import { cityOf, partnerOf, type Cities } from "../../state/layout";

/** `apart`: no road leads there from the stop before. */
export type Stop = { kind: "seat" | "city"; index: number; apart?: boolean };

/** Whether the cities close a ring: then neighbours share them. */
export const isRing = (cities: Cities): boolean => cities.every((owners) => !owners.includes(null));

/** A seat between its two cities. */
const estate = (cities: Cities, seat: number): Stop[] => [
    { kind: "city", index: cityOf(cities, seat, "left"), apart: true },
    { kind: "seat", index: seat },
    { kind: "city", index: cityOf(cities, seat, "right") },
];

/** Seats and cities of a ring, clockwise. */
function clockwise(cities: Cities, from: number): Stop[] {
    const stops: Stop[] = [];
    for (let seat: number | null = from; seat !== null && stops.length < 2 * cities.length;) {
        stops.push({ kind: "seat", index: seat }, { kind: "city", index: cityOf(cities, seat, "left") });
        seat = partnerOf(cities, seat, "left");
    }
    return stops;
}

/**
 * The ring laid out as a strip, from left to right. Clockwise runs to the left, as it does for someone who sits at the
 * table, so that the left neighbour and the left city stand left of `me`. What lies opposite stands at the left end.
 */
export function strip(cities: Cities, me: number): Stop[] {
    if (!isRing(cities)) return [...estate(cities, 1 - me), ...estate(cities, me)];
    const stops = clockwise(cities, me);
    const half = stops.length / 2;
    return stops.map((_, i) => stops[(half - i + stops.length) % stops.length]!);
}

/** The table as watchers see it, in two rows: clockwise, the far one from left to right, the near one back. */
export function rows(cities: Cities): [Stop[], Stop[]] {
    if (!isRing(cities)) return [estate(cities, 0), estate(cities, 1)];
    const stops = clockwise(cities, 0);
    const half = stops.length / 2;
    return [stops.slice(0, half), stops.slice(half).reverse()];
}
