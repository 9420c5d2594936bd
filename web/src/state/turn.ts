import type { Line, View } from "../protocol/types";

/** A turn of a game, and since when (server time, ms) it can have been going on. */
export interface TurnMark {
    game: number;
    round: number;
    turn: number;
    since: number;
}

/**
 * The mark of the turn that `view` shows. A line of talk does not say for which turn it was meant, and a proposal for a
 * tile of an earlier turn must not come back as one for this turn's tile. So the client notes until when the turn before
 * was still on: `confirmed`, the last moment at which the newest view was surely the newest.
 */
export function markTurn(known: TurnMark | null, view: View, confirmed: number): TurnMark | null {
    const table = view.room.game?.two_cities;
    if (!table) return null;
    const { round, turn } = table;
    const game = view.room.game_no;
    if (known && known.game === game && known.round === round && known.turn === turn) return known;
    return { game, round, turn, since: confirmed };
}

/** The lines without those proposals that were meant for an earlier turn than `mark`'s. */
export function withoutStaleProposals(lines: readonly Line[], mark: TurnMark | null): Line[] {
    return lines.filter((line) => !("proposal" in line.body) || isOfTurn(line, mark));
}

/** Whether a line was said in the turn of `mark`. */
export function isOfTurn(line: Line, mark: TurnMark | null): boolean {
    return mark !== null && line.game === mark.game && line.at >= mark.since;
}
