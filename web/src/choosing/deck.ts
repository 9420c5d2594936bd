/** The Automas' cards, as `rules/src/automas/deck.rs` has them. `make test` compares the two. */

import type { SoloSymbol } from "../protocol/types";

/** Symbols that are tried from top to bottom until one decides. */
export type Column = readonly SoloSymbol[];
/** A column for the city that is shared with the player, and one for Automacity. */
export type Card = { shared: Column; automacity: Column };

const MOST: Column = ["most"];
const FACTORY: Column = ["factory", "most"];
const HOUSE: Column = ["house", "most"];
const NEW: Column = ["new", "most"];
const NEW_HOUSE: Column = ["new", "house", "most"];

const CARDS: readonly (readonly [shared: Column, automacity: Column])[] = [
    [MOST, MOST],
    [MOST, MOST],
    [MOST, NEW_HOUSE],
    [MOST, HOUSE],
    [MOST, HOUSE],
    [MOST, FACTORY],
    [MOST, FACTORY],
    [MOST, NEW],
    [FACTORY, NEW_HOUSE],
    [FACTORY, MOST],
    [FACTORY, HOUSE],
    [FACTORY, NEW],
    [HOUSE, MOST],
    [HOUSE, NEW_HOUSE],
    [HOUSE, FACTORY],
    [HOUSE, NEW],
    [NEW, MOST],
    [NEW, MOST],
    [NEW, NEW_HOUSE],
    [NEW, HOUSE],
];

/** All twenty; a card's number is its place here, from 1. */
export const DECK: readonly Card[] = CARDS.map(([shared, automacity]) => ({ shared, automacity }));
