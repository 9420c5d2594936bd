/** What a tile adds to a city among the other cities of its game, as `rules/src/two_cities/gain.rs` counts it. */

import { beside, cellOf, EMPTY, SIDE, SQUARES, squaresWith, withLetter, type City } from "../scoring/city";
import { addUp, partsBeside } from "../scoring/parts";
import type { Letter } from "../tiles/kinds";

/**
 * In its best place, beside cities with so many factories. `loose`: the city has no grid, and every place is the best
 * one. What fits nowhere adds nothing.
 */
export function gain(city: City, tile: Letter, factories: readonly number[], loose: boolean): number {
    const worth = (city: City): number => addUp(partsBeside(city, factories, loose)).total;
    const before = worth(city);
    const gains = (loose ? [city + tile] : grown(city, tile)).map((after) => worth(after) - before);
    return gains.length === 0 ? 0 : Math.max(...gains);
}

/**
 * The city with the tile in each legal place: on a free square beside a building. The frame floats, so the city is
 * moved to wherever it can lie on the sixteen squares; some places come up several times.
 */
function grown(city: City, tile: Letter): City[] {
    if (city === EMPTY) return [withLetter(city, 0, tile)];
    return moved(city).flatMap((lying) => {
        const free = squaresWith(lying, (letter) => letter === ".");
        return beside(free, builtOf(lying)).map((square) => withLetter(lying, square, tile));
    });
}

const builtOf = (city: City): number[] => squaresWith(city, (letter) => letter !== ".");

/** Everywhere that a city can lie. */
function moved(city: City): City[] {
    const cells = builtOf(city).map(cellOf);
    const [downs, acrosses] = ([0, 1] as const).map((axis) => steps(cells.map((cell) => cell[axis])));
    return downs!.flatMap((down) => acrosses!.map((across) => movedBy(city, down * SIDE + across)));
}

/** By how many rows, or columns, buildings in these can be moved. */
function steps(at: readonly number[]): number[] {
    const [first, last] = [Math.min(...at), Math.max(...at)];
    return Array.from({ length: SIDE - (last - first) }, (_, step) => step - first);
}

/** No building leaves its row or column for another one: only empty squares go over the edge. */
const movedBy = (city: City, squares: number): City =>
    (EMPTY + city + EMPTY).slice(SQUARES - squares, 2 * SQUARES - squares);
