/** A whole move of an Automa, as `rules/src/automas/game.rs` has it act. */

import type { AutomaTurn, SoloAutoma } from "../protocol/types";
import type { City } from "../scoring/city";
import { factoriesOf } from "../scoring/factories";
import { choose } from "./choice";
import { DECK } from "./deck";

/**
 * First a tile for the city that it shares with the player, then one of the rest for Automacity. `card`: its number,
 * from 1. `hand`: letters, at least two. `cities`: Leftville, Automacity and Righttown as they stand; a tile that is
 * only assigned isn't there yet.
 */
export function act(automa: SoloAutoma, card: number, hand: string, cities: readonly City[]): AutomaTurn {
    const { shared: column, automacity: ownColumn } = DECK[card - 1]!;
    const [left, automacity, right] = cities as readonly [City, City, City];
    const [city, other] = automa === "autommaso" ? [left, right] : [right, left];
    const shared = choose(column, hand, city, [other, automacity].map(factoriesOf), false);
    const own = choose(ownColumn, restOf(shared), automacity, [left, right].map(factoriesOf), true);
    return { automa, card, shared, automacity: own };
}

/** What is left of a hand once its tile is taken. */
export const restOf = ({ hand, taken }: { hand: readonly string[]; taken: number }): string =>
    hand.filter((_, index) => index !== taken).join("");
