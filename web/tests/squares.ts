/** Cities of the tests on sixteen squares. */

import { SIDE, SQUARES, type City } from "../src/scoring/city";

/** A city in notation, in the upper left corner. */
export const city = (notation: string): City =>
    notation
        .split("/")
        .map((row) => row.padEnd(SIDE, "."))
        .join("")
        .padEnd(SQUARES, ".");

/** The same in the lower right corner. */
export const cityBelow = (notation: string): City =>
    notation
        .split("/")
        .map((row) => row.padStart(SIDE, "."))
        .join("")
        .padStart(SQUARES, ".");
