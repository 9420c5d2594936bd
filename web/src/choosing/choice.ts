/** How an Automa chooses a tile by a column of its card, as `rules/src/two_cities/column.rs` says. */

import { SYMBOL_ORDER, type SoloChoice, type SoloSymbol } from "../protocol/types";
import { squaresOf, type City } from "../scoring/city";
import { typeOf, type Letter } from "../tiles/kinds";
import type { Column } from "./deck";
import { gain } from "./gain";

/**
 * For a city as it stands, beside cities with so many factories. `hand`: letters, at least one. `loose`: the city has
 * no grid.
 */
export function choose(
    column: Column,
    hand: string,
    city: City,
    factories: readonly number[],
    loose: boolean,
): SoloChoice {
    // Each tile once, in the symbol order.
    const tiles = SYMBOL_ORDER.filter((tile) => hand.includes(tile));
    const asked = column.map((symbol) => tiles.filter((tile) => isAsked(symbol, tile, city)));
    // Every column ends in *most*, which asks for any tile.
    const decided = asked.findIndex((tiles) => tiles.length > 0);
    const symbol = column[decided]!;
    const byPoints = symbol === "new" || symbol === "most";
    const compared = byPoints
        ? asked[decided]!.map((tile) => ({ tile, points: gain(city, tile, factories, loose) }))
        : [];
    const most = Math.max(...compared.map(({ points }) => points));
    const best = compared.filter(({ points }) => points === most).map(({ tile }) => tile);
    const taken = hand.indexOf(best[0] ?? asked[decided]![0]!);
    return { column: [...column], decided, hand: [...hand], taken, compared, tied: best.length > 1 };
}

/** Whether a symbol asks for a tile, given what the city has. */
function isAsked(symbol: SoloSymbol, tile: Letter, city: City): boolean {
    if (symbol === "most") return true;
    if (symbol !== "new") return typeOf(tile) === symbol;
    return squaresOf(city, "house").length > 0 && squaresOf(city, typeOf(tile)).length === 0;
}
