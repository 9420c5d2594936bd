/** Places that partners propose to each other for their tiles. */

import type { Ghost } from "../../city/ghost";
import { tileName } from "../../city/words";
import { t } from "../../text/i18n";
import type { Entry, Outcome, Proposals } from "../../kit/game";
import type { Body, Line, RoomView, TableView, View } from "../../protocol/types";
import { nameOf } from "../../state/people";
import { openTile, tableOf } from "./view";

/** Whether a proposal is about a tile of the current turn. */
export function isCurrent({ body, game }: Line, room: RoomView): boolean {
    const table = tableOf(room);
    if (!table || !("proposal" in body)) return false;
    const { round, turn } = body.proposal;
    return game === room.game_no && round === table.round && turn === table.turn;
}

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

/** The ghosts that live proposals put on a city; those whose tile was placed meanwhile are gone. */
export function ghosts(live: readonly Live[], view: View, table: TableView): Ghost[] {
    return live.flatMap(({ line, agreed }) => {
        if (!("proposal" in line.body)) return [];
        const { seat, tile: index, cell } = line.body.proposal;
        const tile = openTile(table, seat, index);
        return tile === null
            ? []
            : [{ no: line.no, seat, index, tile, cell, mine: line.by === view.me.member, agreed }];
    });
}

/** What stands in a city's talk: its lines, but one short note for what was proposed in each turn that is over. */
function entriesOf(room: RoomView, lines: readonly Line[]): Entry[] {
    /** The turn of a proposal, once that is over. */
    const past = (line: Line | undefined): string | null =>
        line === undefined || !("proposal" in line.body) || isCurrent(line, room)
            ? null
            : `${line.game}/${line.body.proposal.round}.${line.body.proposal.turn}`;
    const notes = new Map<string, { made: number; agreed: number }>();
    return lines.flatMap((line): Entry[] => {
        const { body, game } = line;
        const answered = "answer" in body ? body.answer.to : null;
        if (past(lines.find((other) => other.game === game && other.no === answered)) !== null) return [];
        const turn = past(line);
        if (turn === null) return [line];
        const known = notes.get(turn);
        const note = known ?? { made: 0, agreed: 0 };
        note.made += 1;
        if (outcome(lines, line) === "accepted") note.agreed += 1;
        notes.set(turn, note);
        return known === undefined ? [note] : [];
    });
}

export const proposals: Proposals = {
    sentence(view, line) {
        if (!("proposal" in line.body)) return "";
        const { seat, tile } = line.body.proposal;
        const revealed = tableOf(view.room)?.seats[seat]?.revealed?.[tile];
        if (!isCurrent(line, view.room) || !revealed) return t("talk-proposal-past");
        if (view.room.seats[seat] === line.by) return t("talk-proposal-own", { tile: tileName(revealed) });
        const values = { name: nameOf(view.room, seat), tile: tileName(revealed) };
        return t(seat === view.me.seat ? "talk-proposal-yours" : "talk-proposal", values);
    },
    entries: ({ room }, lines) => entriesOf(room, lines),
    outcome,
    /** Of this turn, the latest for its seat, its tile not placed yet. */
    answerable(view: View, lines: readonly Line[], line: Line): boolean {
        const table = tableOf(view.room);
        if (!("proposal" in line.body) || table === null || view.me.seat === null) return false;
        const { seat, tile } = line.body.proposal;
        if (openTile(table, seat, tile) === null) return false;
        return liveProposals(lines, view.room).some((live) => live.line === line);
    },
};
