/** Animates the tiles that others placed between two views. */

import type { Cell, TableView } from "../../protocol/types";
import { added } from "../../city/landed";
import { travel } from "../../city/travel";
import { buildings } from "../../tiles/notation";
import { ownersOf, ownSide, type Cities } from "../../state/layout";

export type Placed = { seat: number; tile: number; notation: string; city: number; cells: Cell[] };

/** What was placed between two views of one game, at most the last tile of each city. */
export function placements(cities: Cities, before: TableView, after: TableView): Placed[] {
    if (before.phase !== "place") return [];
    const goesOn = after.phase === "place" && after.turn === before.turn && after.round === before.round;
    return after.cities.flatMap((view, city) => {
        const old = before.cities[city];
        if (old === undefined || added(old, view).length === 0) return [];
        const letters = buildings(view.map, view.at)
            .filter((b) => view.last.some(([row, col]) => b.row === row && b.col === col))
            .map((b) => b.letter)
            .join("");
        for (const seat of ownersOf(cities, city)) {
            const state = before.seats[seat];
            const side = ownSide(cities, city, seat);
            // Both partners may have such a tile. Once the turn is over, usually only one of them still had to place
            // there; where views were skipped it is a guess.
            if (state?.placed?.includes(side) || (goesOn && !after.seats[seat]?.placed?.includes(side))) continue;
            const tile =
                state?.revealed?.findIndex(
                    (t, i) => (state.placed?.[i] ?? null) === null && t.replace("/", "") === letters,
                ) ?? -1;
            const notation = state?.revealed?.[tile];
            if (notation !== undefined) return [{ seat, tile, notation, city, cells: view.last }];
        }
        return [];
    });
}

/** Moves placed tiles to their cells, on my own boards and on the ring. */
export function travelAll(root: Element, placed: Placed[], before: Map<string, DOMRect>): void {
    for (const { seat, tile, city, cells } of placed) {
        for (const board of root.querySelectorAll(`[data-city="${city}"]`)) {
            const ring = before.get(`ring-${seat}-${tile}`);
            const near = board.closest(".ring") ? ring : (before.get(`${seat}-${tile}`) ?? ring);
            if (near === undefined) continue;
            for (const [row, col] of cells) {
                const stone = board.querySelector(`[data-cell="${row},${col}"]`);
                if (stone) travel(stone, near);
            }
        }
    }
}
