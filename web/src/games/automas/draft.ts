/** Which tile of the hand is assigned to which city, before it is confirmed. Pure. */

import type { Side } from "../../protocol/types";

/** The cities that tiles are assigned to. */
export type Town = Side | "automacity";

/** For each city the place of its tile in the hand. */
export type Draft = Readonly<Partial<Record<Town, number>>>;

/** The city that a tile is assigned to. */
export function townOf(draft: Draft, index: number): Town | null {
    return (Object.keys(draft) as Town[]).find((town) => draft[town] === index) ?? null;
}

/** Assigns a tile to a city. It changes places with the one assigned to that city before. */
export function put(draft: Draft, index: number, town: Town): Draft {
    const from = townOf(draft, index);
    const before = draft[town];
    const rest = from === null ? draft : take(draft, index);
    const swapped = from === null || before === undefined ? {} : { [from]: before };
    return { ...rest, ...swapped, [town]: index };
}

/** Takes a tile back into the hand. */
export function take(draft: Draft, index: number): Draft {
    return Object.fromEntries(Object.entries(draft).filter(([, meant]) => meant !== index));
}

/** The first city that has none yet. */
export function nextTown(draft: Draft, towns: readonly Town[]): Town | null {
    return towns.find((town) => draft[town] === undefined) ?? null;
}
