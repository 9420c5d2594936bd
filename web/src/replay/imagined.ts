/** Hypothetical cities, for a review to show. */

import type { Cell, CityView } from "../protocol/types";
import { buildings } from "../tiles/notation";

/** A finished city, of which only the map is known. */
export const imagined = (map: string): CityView => ({
    map,
    at: [0, 0],
    frame: [
        [0, 0],
        [3, 3],
    ],
    score: null,
    last: [],
});

/** A city with one more tile. */
export function withTile(city: CityView, tile: string, cell: Cell): CityView {
    const all = [...buildings(city.map, city.at), ...buildings(tile, cell)];
    const [rows, cols] = [all.map(({ row }) => row), all.map(({ col }) => col)];
    const [top, left] = [Math.min(...rows), Math.min(...cols)];
    const letter = (row: number, col: number): string =>
        all.find((one) => one.row === row && one.col === col)?.letter ?? ".";
    const from = (first: number, lines: readonly number[]): number[] =>
        Array.from({ length: Math.max(...lines) - first + 1 }, (_, i) => first + i);
    const map = from(top, rows).map((row) =>
        from(left, cols)
            .map((col) => letter(row, col))
            .join(""),
    );
    return { ...city, map: map.join("/"), at: [top, left] };
}
