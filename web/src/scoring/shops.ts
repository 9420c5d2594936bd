/** Shops count in straight, unbroken lines, each in one of them: the best split counts. */

import { SIDE, squaresOf, type City, type Counted } from "./city";

/** The points of a line of 0 to 4 shops. */
export const SHOP_LINE = [0, 2, 5, 10, 16] as const;

type Split = { points: number; lines: readonly (readonly number[])[] };

/** The best splits that were found, by their shops. */
const known = new Map<string, Split>([["", { points: 0, lines: [] }]]);

export const countShops = (city: City): Counted[] =>
    bestSplit(squaresOf(city, "shop")).lines.map((squares) => ({
        why: "shop_line",
        points: SHOP_LINE[squares.length]!,
        squares,
    }));

/** Tries every line that begins with the first shop, which has to lie in one. */
function bestSplit(shops: readonly number[]): Split {
    const key = shops.join();
    let best = known.get(key);
    if (best) return best;
    for (const line of linesFrom(shops[0]!, shops)) {
        const rest = bestSplit(shops.filter((shop) => !line.includes(shop)));
        const points = SHOP_LINE[line.length]! + rest.points;
        if (points > (best?.points ?? 0)) best = { points, lines: [line, ...rest.lines] };
    }
    known.set(key, best!);
    return best!;
}

/** The lines of shops that go right or down from one of them. */
function linesFrom(first: number, shops: readonly number[]): number[][] {
    const right = Array.from({ length: SIDE - (first % SIDE) }, (_, i) => first + i);
    const down = Array.from({ length: SIDE - Math.floor(first / SIDE) }, (_, i) => first + i * SIDE);
    return [right, down].flatMap((way) => {
        const gap = way.findIndex((square) => !shops.includes(square));
        const unbroken = gap < 0 ? way : way.slice(0, gap);
        return unbroken.map((_, last) => unbroken.slice(0, last + 1));
    });
}
