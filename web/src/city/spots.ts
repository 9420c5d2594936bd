/**
 * Spots: the cells that a tile's first half may take, as the server lists them. Everything here looks them up; nothing
 * knows the rules of the game.
 */

import { BOARD, type Cell, type CityView, type Places, type Side } from "../protocol/types";
import { buildings, footprint, sameCell, size, type Window } from "../tiles/notation";

/** `delta` is what the city's score changes by, `null` where the room hides it. */
export type Spot = { cell: Cell; delta: number | null };

/** Rows and columns of the board, with fractions: 2.5 is the middle of row 2. */
export type BoardPoint = { row: number; col: number };

export type Direction = "up" | "down" | "left" | "right";

/** The keys that lead from spot to spot. */
export const DIRECTIONS: Record<string, Direction> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowLeft: "left",
    ArrowRight: "right",
};

/** How wide and high a city can become, in cells. */
export const CITY = 4;

/** A dragged piece snaps to a spot whose centre is at most this far away, in cells. */
const SNAP = 0.85;

/** The spots of one revealed tile in one city. */
export function spotsOf(places: Places[], tile: number, side: Side): Spot[] {
    const found = places.find((entry) => entry.tile === tile && entry.side === side);
    return (found?.spots ?? []).map(([row, col, delta]) => ({ cell: [row, col], delta: delta ?? null }));
}

/**
 * The spots of a set of cells: four cells a hexadecimal digit, row by row, the first in the highest bit. `gains` are
 * their deltas in this order.
 */
export function spotsIn(set: string, gains: readonly number[] = []): Spot[] {
    const filled = (digit: string): number[] => [0, 1, 2, 3].filter((bit) => parseInt(digit, 16) & (8 >> bit));
    const cells = [...set].flatMap((digit, i) => filled(digit).map((bit) => 4 * i + bit));
    return cells.map((place, i) => ({ cell: [Math.floor(place / BOARD), place % BOARD], delta: gains[i] ?? null }));
}

export const spotAt = (spots: Spot[], cell: Cell): Spot | undefined => spots.find((spot) => sameCell(spot.cell, cell));

/** The spot meant by pointing at a cell: one that begins there, else one whose tile would cover it. */
export function spotCovering(spots: Spot[], tile: string, cell: Cell): Spot | undefined {
    return (
        spotAt(spots, cell) ??
        spots.find((spot) => footprint(tile, spot.cell).some((covered) => sameCell(covered, cell)))
    );
}

/** In an empty city every place is the same: wherever a tile is put, it is meant for the one that is listed. */
export const anywhere = (city: CityView, spots: Spot[]): Spot | undefined => (city.map === "" ? spots[0] : undefined);

const centre = (cell: Cell, tile: string): BoardPoint => {
    const { rows, cols } = size(tile);
    return { row: cell[0] + rows / 2, col: cell[1] + cols / 2 };
};

/** The spot that a piece centred at `point` snaps to. */
export function nearestSpot(spots: Spot[], tile: string, point: BoardPoint): Spot | undefined {
    let best: Spot | undefined;
    let nearest = SNAP;
    for (const spot of spots) {
        const middle = centre(spot.cell, tile);
        const distance = Math.hypot(middle.row - point.row, middle.col - point.col);
        if (distance < nearest) [best, nearest] = [spot, distance];
    }
    return best;
}

/**
 * The cell that a piece is meant for whose middle is at `at` on the page: a spot nearby, else the bare cell; `null`
 * beside the board, which lies at `box` and shows `shown`.
 */
export function cellAt(
    at: { x: number; y: number },
    box: DOMRect,
    shown: Window,
    tile: string,
    spots: Spot[],
): Cell | null {
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return null;
    const unit = box.width / shown.across;
    const point = { row: shown.row + (at.y - box.top) / unit, col: shown.col + (at.x - box.left) / unit };
    const { rows, cols } = size(tile);
    return (
        nearestSpot(spots, tile, point)?.cell ?? [Math.round(point.row - rows / 2), Math.round(point.col - cols / 2)]
    );
}

/** The next cell in a direction, spot or not. */
export function beside([row, col]: Cell, direction: Direction): Cell {
    if (direction === "up") return [row - 1, col];
    if (direction === "down") return [row + 1, col];
    return [row, direction === "left" ? col - 1 : col + 1];
}

/** The next spot in a direction: the nearest one, sideways steps counting double. */
export function spotTowards(spots: Spot[], from: Cell, direction: Direction): Spot | undefined {
    const ahead = ([row, col]: Cell): [along: number, aside: number] => {
        const [down, right] = [row - from[0], col - from[1]];
        if (direction === "up") return [-down, right];
        if (direction === "down") return [down, right];
        return direction === "left" ? [-right, down] : [right, down];
    };
    const cost = (spot: Spot): number => {
        const [along, aside] = ahead(spot.cell);
        return along + 2 * Math.abs(aside);
    };
    return spots.filter((spot) => ahead(spot.cell)[0] > 0).sort((a, b) => cost(a) - cost(b))[0];
}

/** Why a tile can't go somewhere: the city has its tile, a building is there or under the other half, … */
export type Against = "served" | "taken" | "half" | "wide" | "apart";

/** Why a tile can't lie on a cell, as far as it can be told from what lies on the board. */
export function whyNot(city: CityView, tile: string, cell: Cell, spots: Spot[]): Against {
    if (spots.length === 0) return "served";
    const built = buildings(city.map, city.at).map(({ row, col }): Cell => [row, col]);
    const isBuilt = (cell: Cell): boolean => built.some((other) => sameCell(other, cell));
    const covered = footprint(tile, cell);
    if (isBuilt(cell)) return "taken";
    if (covered.some(isBuilt)) return "half";
    const across = (axis: 0 | 1): number => {
        const all = [...built, ...covered].map((cell) => cell[axis]);
        return Math.max(...all) - Math.min(...all) + 1;
    };
    return across(0) > CITY || across(1) > CITY ? "wide" : "apart";
}
