/** The names of what travels as seven numbers: the score of a city. */

import type { CityView, Type } from "./types";

/** The lines of a score sheet in the order of the reference card. */
export const LINES = [
    { type: "shop", line: "shops" },
    { type: "factory", line: "factories" },
    { type: "tavern", line: "taverns" },
    { type: "office", line: "offices" },
    { type: "park", line: "parks" },
    { type: "house", line: "houses" },
] as const satisfies readonly { type: Type; line: string }[];

export type SheetLine = (typeof LINES)[number]["line"];

/** The points of a city by line, and together. */
export type Sheet = Record<SheetLine | "total", number>;

/** The score sheet of a city, or `null` while the room hides it. */
export function sheetOf({ score }: Pick<CityView, "score">): Sheet | null {
    if (score === null) return null;
    const [shops, factories, taverns, offices, parks, houses, total] = score;
    return { shops, factories, taverns, offices, parks, houses, total };
}
