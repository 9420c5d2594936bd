/** What is said of the type that is called out: the reasons of the reference card. */

import { ask, why } from "../card/parts";
import { again } from "../net/again";
import type { Part, Type } from "../protocol/types";
import { t } from "../text/i18n";
import type { Scored } from "./scored";

/** What the score of each city consists of; nothing is known of one whose buildings lie in rows. */
export async function partsOf(cities: readonly Scored[]): Promise<Part[][]> {
    const maps = cities.filter(({ inRows }) => inRows === undefined).map(({ map }) => map);
    const further = cities.flatMap(({ inRows }) => (inRows === undefined ? [] : [inRows.factories]));
    const found = (await again(() => ask({ maps, further }))).values();
    return cities.map(({ inRows }) => (inRows === undefined ? (found.next().value ?? []) : []));
}

export type Reason = { text: string; points: number };

/** Why a city has its points for a type. */
export const reasons = (parts: readonly Part[] | undefined, type: Type): Reason[] =>
    (parts ?? []).filter(({ kind }) => kind === type).map((part) => ({ text: why(part), points: part.points }));

/** "Left city: 9. 3 different kinds, 9 points." */
export function callOf(label: string, points: number, reasons: readonly Reason[]): string {
    const said = reasons.map(({ text, points }) => t("card-reason", { why: text, points })).join("; ");
    return said === "" ? `${label}: ${points}.` : `${label}: ${points}. ${said}.`;
}
