/** Factories count by how many there are, compared with all cities of the game. */

import { squaresOf, type City, type Counted } from "./city";

const WHY = { 4: "most_factories", 3: "second_most_factories", 2: "fewer_factories" } as const;

export const factoriesOf = (city: City): number => squaresOf(city, "factory").length;

/**
 * What each is worth in a city with `count` of them, if a game's cities have `counts`, or its other ones. Equal ones
 * share a rank.
 */
export function factoryWorth(count: number, counts: readonly number[]): 4 | 3 | 2 {
    const most = Math.max(...counts);
    const second = Math.max(0, ...counts.filter((other) => other < most));
    if (count >= most) return 4;
    return count >= second ? 3 : 2;
}

export function countFactories(city: City, worth: 4 | 3 | 2): Counted[] {
    const squares = squaresOf(city, "factory");
    return [{ why: WHY[worth], points: worth * squares.length, squares }];
}
