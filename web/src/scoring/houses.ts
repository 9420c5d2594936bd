/** Houses count a point each for every other type in the city, beside a factory just one. */

import { LINES } from "../protocol/sheet";
import { beside, squaresOf, type City, type Counted } from "./city";

export function countHouses(city: City): Counted[] {
    return housesWith(city, beside(squaresOf(city, "house"), squaresOf(city, "factory")));
}

/** The houses of a city, some of which have a factory beside them. */
export function housesWith(city: City, withFactory: readonly number[]): Counted[] {
    const free = squaresOf(city, "house").filter((house) => !withFactory.includes(house));
    const others = LINES.filter(({ type }) => type !== "house" && squaresOf(city, type).length > 0).length;
    return [
        { why: "houses", points: others * free.length, squares: free },
        { why: "houses_beside_factory", points: withFactory.length, squares: withFactory },
    ];
}
