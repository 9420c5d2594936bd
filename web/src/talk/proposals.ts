import type { Body, Line } from "../protocol/types";

/**
 * The lines with the proposals for a city that nobody has answered or taken back: for each seat whose tile it is about
 * the latest one. The lines are those of the current turn; `game` and `city` choose among them.
 */
export function openProposals(lines: readonly Line[], game: number, city: number): Line[] {
    const open = new Map<number, Line>();
    for (const line of lines) {
        if (line.game !== game || typeof line.channel === "string" || line.channel.city !== city) continue;
        const { body } = line;
        if ("proposal" in body) open.set(body.proposal.seat, line);
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
