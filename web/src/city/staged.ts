/** Tiles that wait on the boards while another one is in hand. Pure, around the machine of `selection.ts`. */

import type { Side } from "../protocol/types";
import {
    IDLE,
    samePiece,
    step,
    type Effect,
    type Input,
    type Piece,
    type Selection,
    type Table,
    type Target,
} from "./selection";

/** A tile that was put somewhere and is not confirmed yet. */
export type Staged = { piece: Piece; target: Target };

/** Whenever nothing is in hand, `now` is about the tile that was staged last. */
export type Held = { now: Selection; staged: readonly Staged[] };

export const EMPTY: Held = { now: IDLE, staged: [] };

/** The tiles that wait, at most one in each city. */
export const waiting = ({ now, staged }: Held): readonly Staged[] =>
    now.at === "provisional" ? [...staged, { piece: now.piece, target: now.target }] : staged;

/** What an input leads to; `at` is the time in the caller's milliseconds. */
export function play(held: Held, input: Input, table: Table, at: number): { held: Held; effect: Effect | null } {
    const taken = typeof input === "string" ? null : "pick" in input ? input.pick : "put" in input ? input.put : null;
    const before = taken === null ? held : aside(held, taken);
    const { next, effect } = step(before.now, input, table);
    const stays = ({ piece, target }: Staged): boolean =>
        table.open(piece) &&
        table.legal(piece, target) &&
        !(next.at === "provisional" && next.target.side === target.side);
    const kept = before.staged.filter(stays);
    const staged = kept.length === before.staged.length ? before.staged : kept;
    if (next === held.now && staged === held.staged) return { held, effect };
    return { held: next.at === "idle" ? last(staged, at) : { now: next, staged }, effect };
}

/**
 * The tiles that lost their place without being taken back: another tile was put in their city, or somebody built
 * there. `done`: the piece that was placed or proposed.
 */
export function displaced(before: Held, after: Held, table: Table, done: Piece | undefined): Piece[] {
    const inHand = after.now.at === "picked" ? [after.now.piece] : [];
    const still = [...waiting(after).map(({ piece }) => piece), ...inHand, ...(done ? [done] : [])];
    const pieces = waiting(before).map(({ piece }) => piece);
    return pieces.filter((piece) => table.open(piece) && !still.some((other) => samePiece(piece, other)));
}

/** Makes the tile staged in this city the current one, if there is one. A tile in hand goes back. */
export function turnTo(held: Held, side: Side): Held {
    const there = held.staged.find(({ target }) => target.side === side);
    if (there === undefined) return held;
    // It has lain there for a while: no double click has just put it down.
    return last([...waiting(held).filter((other) => other !== there), there], -Infinity);
}

/** Stages what waits to be confirmed, unless it is the piece that is taken in hand. */
function aside(held: Held, taken: Piece): Held {
    const { now } = held;
    if (now.at === "provisional" && samePiece(now.piece, taken)) return held;
    const staged = waiting(held).filter(({ piece }) => !samePiece(piece, taken));
    return { now: now.at === "provisional" ? IDLE : now, staged };
}

function last(staged: readonly Staged[], since: number): Held {
    const top = staged.at(-1);
    return top === undefined ? EMPTY : { now: { at: "provisional", ...top, since }, staged: staged.slice(0, -1) };
}
