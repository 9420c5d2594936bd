import type { Body, Line, RoomView } from "../protocol/types";

/** Whether a proposal is about a tile of the turn that is on. */
export function isCurrent({ body, game }: Line, room: RoomView): boolean {
    const table = room.game?.two_cities;
    if (!table || !("proposal" in body)) return false;
    const { round, turn } = body.proposal;
    return game === room.game_no && round === table.round && turn === table.turn;
}

/**
 * The lines with this turn's proposals for a city that nobody has answered or taken back: for each seat whose tile it is
 * about the latest one.
 */
export function openProposals(lines: readonly Line[], room: RoomView, city: number): Line[] {
    const open = new Map<number, Line>();
    for (const line of lines) {
        const { body, channel } = line;
        if (line.game !== room.game_no || typeof channel === "string" || channel.city !== city) continue;
        if ("proposal" in body && isCurrent(line, room)) open.set(body.proposal.seat, line);
        for (const [seat, { no }] of open) if (isAnswerTo(body, no)) open.delete(seat);
    }
    return [...open.values()];
}

export type Outcome = "open" | "accepted" | "declined" | "withdrawn";

/** What became of the proposal that `line` made; `lines` are those of its channel. */
export function outcome(lines: readonly Line[], line: Line): Outcome {
    const answer = lines.filter((other) => isAnswerTo(other.body, line.no)).at(-1);
    if (!answer || !("answer" in answer.body)) return "open";
    if (answer.body.answer.accept) return "accepted";
    return answer.by === line.by ? "withdrawn" : "declined";
}

function isAnswerTo(body: Body, no: number): boolean {
    return "answer" in body && body.answer.to === no;
}
