/** Places that partners propose to each other for their tiles. */

import type { Ghost } from "../../city/ghost";
import { spotAt } from "../../city/spots";
import { meet } from "../../tiles/notation";
import type { Entry, Outcome, Proposals } from "../../kit/game";
import type { Body, Line, RoomView, Side, View } from "../../protocol/types";
import { placesOf } from "./places";
import { openTile, tableOf } from "./view";

/** Whether a proposal is about a tile of the current turn. */
export function isCurrent({ body, game }: Line, room: RoomView): boolean {
    const table = tableOf(room);
    if (!table || !("proposal" in body)) return false;
    const { round, turn } = body.proposal;
    return game === room.game_no && round === table.round && turn === table.turn;
}

const isAnswerTo = (body: Body, no: number): boolean => "answer" in body && body.answer.to === no;

/** The answer to the proposal that `line` made; the last one counts. `lines` are those of its channel. */
const answerTo = (lines: readonly Line[], { no, game }: Line): Line | undefined =>
    lines.filter((other) => other.game === game && isAnswerTo(other.body, no)).at(-1);

/** What became of a proposal. */
export function outcome(lines: readonly Line[], line: Line): Outcome {
    const answer = answerTo(lines, line);
    if (!answer || !("answer" in answer.body)) return "open";
    if (answer.body.answer.accept) return "accepted";
    return answer.by === line.by ? "withdrawn" : "declined";
}

/** Whether a proposal was accepted, though it may have been called off since. */
const wasAgreed = (lines: readonly Line[], { no, game }: Line): boolean =>
    lines.some(({ body, game: of }) => of === game && isAnswerTo(body, no) && "answer" in body && body.answer.accept);

/** A proposal that still stands. `since`: the number of the line that agreed to it, or else that made it. */
export type Live = { line: Line; agreed: boolean; since: number };

/**
 * This turn's proposals for a city that still stand: for each seat whose tile it is about the last one that was agreed,
 * and from each partner the latest one made since, unless it was declined or taken back. `lines` are those of the
 * city's channel in this game.
 */
export function liveProposals(lines: readonly Line[], room: RoomView): Live[] {
    const current = lines.filter((line) => isCurrent(line, room));
    const about = (line: Line): number => ("proposal" in line.body ? line.body.proposal.seat : -1);
    /** By seat: the proposal that was agreed last, and the number of the line that agreed. */
    const agreed = new Map<number, { line: Line; since: number }>();
    const latest = new Map<string, Line>();
    for (const line of current) {
        latest.set(`${about(line)}/${line.by}`, line);
        const since = outcome(lines, line) === "accepted" ? answerTo(lines, line)!.no : -1;
        if (since > (agreed.get(about(line))?.since ?? -1)) agreed.set(about(line), { line, since });
    }
    return current.flatMap((line): Live[] => {
        const settled = agreed.get(about(line));
        if (settled?.line === line) return [{ line, agreed: true, since: settled.since }];
        const stands =
            outcome(lines, line) === "open" &&
            latest.get(`${about(line)}/${line.by}`) === line &&
            line.no > (settled?.since ?? -1);
        return stands ? [{ line, agreed: false, since: line.no }] : [];
    });
}

type Asked = Pick<Ghost, "mine" | "agreed" | "seat" | "tile" | "cell">;

/** Whether two proposals exclude each other: a city takes one tile from each seat, and one in each place. */
const rivals = (one: Asked, other: Asked): boolean => one.seat === other.seat || meet(one, other);

/** Whether the viewer still has to answer, given the later proposals. */
const waits = (asked: Asked, since: readonly Asked[]): boolean =>
    !asked.mine && !asked.agreed && !since.some((other) => other.mine && rivals(asked, other));

/**
 * The ghosts that live proposals put on one of the viewer's cities: those that can still be carried out, and for whose
 * place nothing else was agreed since.
 */
export function ghosts(live: readonly Live[], view: View, side: Side): Ghost[] {
    const table = tableOf(view.room);
    if (table === null) return [];
    const possible = live.flatMap(({ line, agreed, since }) => {
        if (!("proposal" in line.body)) return [];
        const { seat, tile: index, cell } = line.body.proposal;
        const tile = openTile(table, seat, index);
        const spot = spotAt(placesOf(view, { seat, tile: index }, side), cell);
        if (tile === null || spot === undefined) return [];
        const why = line.why ?? null;
        const points = spot.delta ?? why?.points ?? null;
        const mine = line.by === view.me.member;
        return [{ no: line.no, seat, index, tile, cell, by: line.by, mine, agreed, points, why, since }];
    });
    const open = possible.filter(
        (ghost) => !possible.some((other) => other.agreed && other.since > ghost.since && rivals(ghost, other)),
    );
    return open.map(({ since: _, ...ghost }, i) => ({
        ...ghost,
        label: i + 1,
        waits: waits(ghost, open.slice(i)),
    }));
}

/** The entries of a city's talk: its lines, with each turn's proposals summed up in one note. */
function entriesOf(lines: readonly Line[]): Entry[] {
    const notes = new Map<string, Exclude<Entry, Line>>();
    return lines.flatMap((line): Entry[] => {
        if ("answer" in line.body) return [];
        if (!("proposal" in line.body)) return [line];
        const { round, turn } = line.body.proposal;
        const key = `${line.game}/${round}.${turn}`;
        const known = notes.get(key);
        const note = known ?? { key, made: 0, agreed: 0, declined: 0 };
        note.made += 1;
        if (wasAgreed(lines, line)) note.agreed += 1;
        else if (outcome(lines, line) === "declined") note.declined += 1;
        notes.set(key, note);
        return known === undefined ? [note] : [];
    });
}

export const proposals: Proposals = { entries: entriesOf };
