/** Taverns count in sets of different kinds, wherever they lie. */

import { squaresWith, type City, type Counted } from "./city";

const KINDS = ["M", "D", "E", "B"] as const;
/** The points of a set of 0 to 4 kinds. */
const TAVERN_SET = [0, 1, 4, 9, 17] as const;

/** Full sets first: each further kind in a set is worth more than the one before. */
export function countTaverns(city: City): Counted[] {
    const kinds = KINDS.map((kind) => squaresWith(city, (letter) => letter === kind));
    const sets = Array.from({ length: Math.max(...kinds.map((squares) => squares.length)) }, (_, set) =>
        kinds.flatMap((squares) => squares[set] ?? []).sort((one, other) => one - other),
    );
    return sets.map((squares) => ({ why: "tavern_set", points: TAVERN_SET[squares.length]!, squares }));
}
