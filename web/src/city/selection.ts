/**
 * Which tile is in hand and where it is meant to go: idle → picked → provisional. Pure: dragging, tapping and
 * the keyboard are inputs of the same machine and end in the same effect.
 */

import type { Cell, Side } from "../protocol/types";
import { sameCell } from "../tiles/notation";

/** A revealed tile: 0 or 1 of a seat. Players place their own, and propose places for their partners'. */
export type Piece = { seat: number; tile: number };
export type Target = { side: Side; cell: Cell };

export type Selection =
    | { at: "idle" }
    /** `aim` is the spot under a dragged piece or under the keyboard's cursor. */
    | { at: "picked"; piece: Piece; aim: Target | null }
    /** `since`: when it was put there, in the caller's milliseconds. */
    | { at: "provisional"; piece: Piece; target: Target; since: number };

export type Input =
    | { pick: Piece }
    | { aim: Target | null }
    /** The end of a drag; `null` beside every board. */
    | { drop: Target | null; now: number }
    /** A tap, a click or Enter on a cell. Repeated, it takes the tile up again, or confirms if `sure`: the keyboard. */
    | { tap: Target; now: number; sure: boolean }
    /** Puts a piece there whatever is selected: a tap, a partner's proposal, what waited before a reload. */
    | { put: Piece; target: Target; now: number }
    | "confirm"
    | "propose"
    | "back"
    /** Something changed at the table: what is no longer legal is put back. */
    | "changed";

export type Effect =
    { place: Target; piece: Piece } | { propose: Target; piece: Piece } | { refuse: Target; piece: Piece };

/** What the state machine needs to know about the table. */
export type Table = {
    /** Whether the piece is mine to place: my own, or that of a partner I stand in for. */
    mine: (piece: Piece) => boolean;
    legal: (piece: Piece, target: Target) => boolean;
    /** Whether the piece is still there to be placed. */
    open: (piece: Piece) => boolean;
};

export type Step = { next: Selection; effect: Effect | null };

/** How long a tile lies before a second tap takes it up again: a double click puts it down and means no more. */
export const SETTLE_MS = 300;

export const IDLE: Selection = { at: "idle" };

export const samePiece = (a: Piece, b: Piece): boolean => a.seat === b.seat && a.tile === b.tile;
const sameTarget = (a: Target, b: Target): boolean => a.side === b.side && sameCell(a.cell, b.cell);
const stay = (next: Selection, effect: Effect | null = null): Step => ({ next, effect });

export function step(now: Selection, input: Input, table: Table): Step {
    if (input === "back") return stay(IDLE);
    if (input === "confirm") return confirm(now, table);
    if (input === "propose") {
        return now.at === "provisional" ? stay(IDLE, { propose: now.target, piece: now.piece }) : stay(now);
    }
    if (input === "changed") return stay(changed(now, table));
    if ("pick" in input) {
        const { pick: piece } = input;
        const again = now.at === "picked" && samePiece(now.piece, piece);
        return stay(again || !table.open(piece) ? IDLE : { at: "picked", piece, aim: null });
    }
    if ("put" in input) return land(input.put, input.target, input.now, table, IDLE);
    if (now.at === "idle") return stay(now);
    if ("aim" in input) {
        if (now.at !== "picked") return stay(now);
        const legal = input.aim !== null && table.legal(now.piece, input.aim);
        return stay({ ...now, aim: legal ? input.aim : null });
    }
    if ("drop" in input) {
        return input.drop === null ? stay(IDLE) : land(now.piece, input.drop, input.now, table, IDLE);
    }
    if (now.at === "provisional" && sameTarget(now.target, input.tap)) {
        if (input.sure) return confirm(now, table);
        // What is placed can never be moved: a tap on the tile itself does not ask for that.
        return stay(input.now - now.since < SETTLE_MS ? now : { at: "picked", piece: now.piece, aim: null });
    }
    return land(now.piece, input.tap, input.now, table, now);
}

/** Puts a piece down for the time being, or refuses and goes on with `otherwise`. */
function land(piece: Piece, target: Target, since: number, table: Table, otherwise: Selection): Step {
    if (!table.legal(piece, target)) return stay(otherwise, { refuse: target, piece });
    return stay({ at: "provisional", piece, target, since });
}

function confirm(now: Selection, table: Table): Step {
    if (now.at !== "provisional") return stay(now);
    const { piece, target } = now;
    return stay(IDLE, table.mine(piece) ? { place: target, piece } : { propose: target, piece });
}

function changed(now: Selection, table: Table): Selection {
    if (now.at === "idle") return now;
    if (!table.open(now.piece)) return IDLE;
    if (now.at === "picked") {
        return now.aim === null || table.legal(now.piece, now.aim) ? now : { ...now, aim: null };
    }
    // The partner may have built on the spot while the tile waited there. Whoever taps next may mean another one.
    return table.legal(now.piece, now.target) ? now : IDLE;
}
