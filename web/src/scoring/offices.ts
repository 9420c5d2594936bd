/** Offices count by their number, six in a set, and a point more beside a tavern. */

import { beside, squaresOf, type City, type Counted } from "./city";

/** The points of 0 to 6 offices. */
const OFFICES = [0, 1, 3, 6, 10, 15, 21] as const;
const SET = OFFICES.length - 1;

export function countOffices(city: City): Counted[] {
    return officesWith(city, beside(squaresOf(city, "office"), squaresOf(city, "tavern")));
}

/** The offices of a city, some of which have a tavern beside them. */
export function officesWith(city: City, withTavern: readonly number[]): Counted[] {
    const offices = squaresOf(city, "office");
    const sets = Array.from({ length: Math.ceil(offices.length / SET) }, (_, i): Counted => {
        const squares = offices.slice(i * SET, (i + 1) * SET);
        return { why: "offices", points: OFFICES[squares.length]!, squares };
    });
    return [...sets, { why: "offices_beside_tavern", points: withTavern.length, squares: withTavern }];
}
