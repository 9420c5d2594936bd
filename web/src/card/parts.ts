/** Fetches score breakdowns of cities from the server. */

import { t } from "../text/i18n";
import type { Cell, CityView, Part } from "../protocol/types";
import { sameCell } from "../tiles/notation";

/** The cities of a game, all together: factories are compared among them. */
export type Cities = {
    maps: readonly string[];
    /** The factory counts of cities without a grid. */
    further: readonly number[];
};

/** How many answers are kept. */
const KEPT = 16;
const kept = new Map<string, Promise<Part[][]>>();

/** The server's address for these cities' breakdown. */
export function addressOf({ maps, further }: Cities): string {
    const factories = further.length > 0 ? `&factories=${further.join(",")}` : "";
    return `/parts?cities=${maps.join(",")}${factories}`;
}

/** The parts of each city's score. */
export function ask(cities: Cities): Promise<Part[][]> {
    const address = addressOf(cities);
    const known = kept.get(address);
    if (known) return known;
    const answer = fetch(address).then((answer): Promise<Part[][]> => {
        if (!answer.ok) throw new Error(`no parts came: ${answer.status}`);
        return answer.json() as Promise<Part[][]>;
    });
    kept.set(address, answer);
    answer.catch(() => kept.delete(address));
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return answer;
}

/** The cells of parts on the board. */
export const cellsOn = ({ at }: Pick<CityView, "at">, parts: readonly Part[]): Cell[] =>
    parts.flatMap(({ cells }) => cells.map(([row, col]): Cell => [at[0] + row, at[1] + col]));

/** The parts that a building is in; `cell` as in the notation. */
export const partsWith = (parts: readonly Part[], cell: Cell): Part[] =>
    parts.filter(({ cells }) => cells.some((one) => sameCell(one, cell)));

/** "line of 3", "6 × 4: most factories". */
export function why({ why, cells, points }: Part): string {
    const count = cells.length;
    return t(`card-why-${why}`, { count, each: points / count });
}

/** "6 × 4: most factories, 24 points; …". */
export const sayAll = (parts: readonly Part[]): string =>
    parts.map((part) => t("card-reason", { why: why(part), points: part.points })).join("; ");
