import type { Body, Line, RoomView } from "../../protocol/types";
import { tableOf } from "./view";

/** Whether a proposal is about a tile of the turn that is on. */
export function isCurrent({ body, game }: Line, room: RoomView): boolean {
    const table = tableOf(room);
    if (!table || !("proposal" in body)) return false;
    const { round, turn } = body.proposal;
    return game === room.game_no && round === table.round && turn === table.turn;
}

export type Outcome = "open" | "accepted" | "declined" | "withdrawn";

/** What became of the proposal that `line` made; `lines` are those of its channel. */
export function outcome(lines: readonly Line[], line: Line): Outcome {
    const answer = lines.filter((other) => isAnswerTo(other.body, line.no)).at(-1);
    if (!answer || !("answer" in answer.body)) return "open";
    if (answer.body.answer.accept) return "accepted";
    return answer.by === line.by ? "withdrawn" : "declined";
}

export type Live = { line: Line; agreed: boolean };

/**
 * This turn's proposals for a city that nobody has declined or taken back: for each seat whose tile it is about the
 * latest one. `lines` are those of the city's channel in this game.
 */
export function liveProposals(lines: readonly Line[], room: RoomView): Live[] {
    const latest = new Map<number, Line>();
    for (const line of lines)
        if ("proposal" in line.body && isCurrent(line, room)) latest.set(line.body.proposal.seat, line);
    return [...latest.values()].flatMap((line) => {
        const became = outcome(lines, line);
        return became === "open" || became === "accepted" ? [{ line, agreed: became === "accepted" }] : [];
    });
}

function isAnswerTo(body: Body, no: number): boolean {
    return "answer" in body && body.answer.to === no;
}
