/** Who is ahead during a game, as the cities stand. */

import { sheetOf } from "../../protocol/sheet";
import type { TableView } from "../../protocol/types";
import { cityOf, type Cities } from "../../state/layout";
import { SIDES } from "../../city/sides";

/**
 * The seats with the most points, and how many that are: those of the lower of a player's two cities, or with two
 * players of both together. 0 while the room hides scores. Ties are not broken.
 */
export function leadersOf(table: TableView, cities: Cities): { points: number; seats: number[] } {
    const results = table.seats.map((_, seat) => {
        const both = SIDES.map((side) => sheetOf(table.cities[cityOf(cities, seat, side)]!)?.total ?? 0);
        return table.seats.length === 2 ? both[0]! + both[1]! : Math.min(...both);
    });
    const points = Math.max(...results);
    return { points, seats: [...results.keys()].filter((seat) => results[seat] === points) };
}
