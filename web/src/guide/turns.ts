/** How guides count turns. */

import type { TableView } from "../protocol/types";

/** No round has more turns. */
const MOST = 3;

/** A turn as a number: each later one has a higher one, also in another round. */
export const turnNo = ({ round, turn }: Pick<TableView, "round" | "turn">): number => MOST * round + turn;

/** The first turn of a game. */
export const FIRST = turnNo({ round: 1, turn: 1 });
