/** Automacity has no grid: its buildings count as if they lay as well as they can, and its parks as pairs. */

import { squaresOf, type City, type Counted } from "./city";
import { housesWith } from "./houses";
import { officesWith } from "./offices";
import { PARK_GROUP } from "./parks";
import { SHOP_LINE } from "./shops";

/** Lines of four shops, and one with the rest. */
export const automacityShops = (city: City): Counted[] =>
    inGroups(squaresOf(city, "shop"), 4).map((squares) => ({
        why: "shop_line",
        points: SHOP_LINE[squares.length]!,
        squares,
    }));

/** All of them beside a tavern, if there is one. */
export const automacityOffices = (city: City): Counted[] =>
    officesWith(city, squaresOf(city, "tavern").length > 0 ? squaresOf(city, "office") : []);

export const automacityParks = (city: City): Counted[] =>
    inGroups(squaresOf(city, "park"), 2).map((squares) => ({
        why: "park_group",
        points: PARK_GROUP[squares.length]!,
        squares,
    }));

/** None of them beside a factory. */
export const automacityHouses = (city: City): Counted[] => housesWith(city, []);

const inGroups = (squares: readonly number[], size: number): number[][] =>
    Array.from({ length: Math.ceil(squares.length / size) }, (_, i) => squares.slice(i * size, (i + 1) * size));
