/** Tiles that travel: from where they lay before the view changed to where they lie now. */

import type { Cell, TableView } from "../protocol/types";
import { buildings, size } from "./notation";
import { ownersOf, sideOf } from "./ring";

const STILL = "(prefers-reduced-motion: reduce)";
const TRAVEL_MS = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export type Placed = { seat: number; tile: number; notation: string; city: number; cells: Cell[] };

/** What was placed between two views of one game, at most the last tile of each city. */
export function placements(before: TableView, after: TableView): Placed[] {
    if (before.phase !== "place") return [];
    return after.cities.flatMap((view, city) => {
        const old = before.cities[city];
        if (old === undefined || view.map.length === 0 || String(old.last) === String(view.last)) return [];
        const letters = buildings(view.map, view.at)
            .filter((b) => view.last.some(([row, col]) => b.row === row && b.col === col))
            .map((b) => b.letter)
            .join("");
        for (const seat of ownersOf(city, before.seats.length)) {
            const state = before.seats[seat];
            const tile =
                state?.revealed?.findIndex(
                    (t, i) => (state.placed?.[i] ?? null) === null && t.replace("/", "") === letters,
                ) ?? -1;
            const side = sideOf(city, seat, before.seats.length);
            const notation = state?.revealed?.[tile];
            if (notation !== undefined && !state?.placed?.includes(side)) {
                return [{ seat, tile, notation, city, cells: view.last }];
            }
        }
        return [];
    });
}

/** Moves an element to its place from where another one lay. */
export function travel(element: Element, from: DOMRect): void {
    if (matchMedia(STILL).matches || from.width === 0) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 20 };
    element.animate([start, { transform: "none", zIndex: 20 }], { duration: TRAVEL_MS, easing: EASE });
}

/** Where the pieces of a page lie, by their `data-piece`. */
export function positions(root: Element): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll("[data-piece]")) {
        found.set(element.getAttribute("data-piece") ?? "", element.getBoundingClientRect());
    }
    return found;
}

/** Has the tiles that were placed travel to their cells, on my own boards and on the ring. */
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

/** The size of a tile on a board with cells of `unit` pixels. */
export function pieceSize(tile: string, unit: number): { width: number; height: number } {
    const { rows, cols } = size(tile);
    return { width: cols * unit, height: rows * unit };
}
