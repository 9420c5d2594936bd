/** Parks count in groups that touch. */

import { beside, squaresOf, type City, type Counted } from "./city";

/** The points of a group of 0 to 3 parks; each further one adds one. */
export const PARK_GROUP = [0, 2, 8, 12] as const;

export function countParks(city: City): Counted[] {
    const groups: Counted[] = [];
    let parks: readonly number[] = squaresOf(city, "park");
    while (parks.length > 0) {
        const squares = groupOf(parks[0]!, parks);
        groups.push({ why: "park_group", points: pointsOf(squares.length), squares });
        parks = parks.filter((park) => !squares.includes(park));
    }
    return groups;
}

function groupOf(first: number, parks: readonly number[]): number[] {
    const group = new Set([first]);
    // What is added while the set is gone through is gone through as well.
    for (const park of group) for (const next of beside(parks, [park])) group.add(next);
    return parks.filter((park) => group.has(park));
}

const pointsOf = (size: number): number => PARK_GROUP[Math.min(size, 3)]! + Math.max(0, size - 3);
