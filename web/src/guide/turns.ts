/** How guides count turns. */

/** No round has more turns. */
const TURNS = 3;

/** A turn as a number: each later one has a higher one, and the next of the same round the next. */
export const turnNo = ({ round, turn }: { round: number; turn: number }): number => TURNS * round + turn;
