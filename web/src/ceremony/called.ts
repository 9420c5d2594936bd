/** Text for the building type being scored: the same reasons as on the reference card. */

import { ask, sayAll } from "../card/parts";
import { retry } from "../net/retry";
import type { Part, Type } from "../protocol/types";
import type { Scored } from "./scored";

/** The score breakdown of each city; empty for one whose buildings lie in rows. */
export async function partsOf(cities: readonly Scored[]): Promise<Part[][]> {
    const maps = cities.filter(({ inRows }) => inRows === undefined).map(({ map }) => map);
    const further = cities.flatMap(({ inRows }) => (inRows === undefined ? [] : [inRows.factories]));
    const found = (await retry(() => ask({ maps, further }))).values();
    return cities.map(({ inRows }) => (inRows === undefined ? (found.next().value ?? []) : []));
}

/** Why a city has its points for a type. */
export const reasons = (parts: readonly Part[] | undefined, type: Type): Part[] =>
    (parts ?? []).filter(({ kind }) => kind === type);

/** "Left city: 9. 3 different kinds, 9 points." */
export function callOf(label: string, points: number, reasons: readonly Part[]): string {
    const said = sayAll(reasons);
    return said === "" ? `${label}: ${points}.` : `${label}: ${points}. ${said}.`;
}
