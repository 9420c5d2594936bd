/** What stands on a tile: the letters of the city notation, the building type of each and its scoring key. */

import type { Type } from "../protocol/types";

export type Letter = "S" | "F" | "M" | "D" | "E" | "B" | "O" | "P" | "H";

const TYPES: Record<Letter, Type> = {
    S: "shop",
    F: "factory",
    M: "tavern",
    D: "tavern",
    E: "tavern",
    B: "tavern",
    O: "office",
    P: "park",
    H: "house",
};

/** The points as they are printed at the foot of a tile; the same in every language. */
const KEYS: Record<Type, string> = {
    shop: "2·5·10·16",
    factory: "4·3·2",
    tavern: "1·4·9·17",
    office: "1·3·6·10·15·21",
    park: "2·8·12+",
    house: "1–5",
};

export const typeOf = (letter: Letter): Type => TYPES[letter];
export const keyOf = (letter: Letter): string => KEYS[TYPES[letter]];
export const isLetter = (character: string): character is Letter => character in TYPES;
