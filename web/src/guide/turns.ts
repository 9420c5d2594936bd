/** How guides count turns. */

import type { TableView } from "../protocol/types";

/** No round has more. */
const TURNS = 3;

/** A turn as a number: each later one has a higher one, also in another round. */
export const turnNo = ({ round, turn }: Pick<TableView, "round" | "turn">): number => TURNS * round + turn;

/** The first turn of a game. A guide that begins later tells of one turn only. */
export const FIRST = turnNo({ round: 1, turn: 1 });
