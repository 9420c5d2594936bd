/** Who sits where: seats and cities around the table, seen from one seat. */

import type { Line, RoomView, SeatState, Side, TableView, View } from "../protocol/types";

export const SIDES: readonly Side[] = ["left", "right"];

/** Your left neighbour is the next seat clockwise. */
export const neighbour = (seat: number, side: Side, n: number): number => (seat + (side === "left" ? 1 : n - 1)) % n;

/** City `i` lies between seat `i` and seat `i + 1`: it is the left city of seat `i`. */
export const cityOf = (seat: number, side: Side, n: number): number => (side === "left" ? seat : (seat + n - 1) % n);

export type Stop = { kind: "seat" | "city"; index: number };

/**
 * The ring laid out as a strip, from left to right. Clockwise runs to the left, as it does for someone who sits at the
 * table, so that the left neighbour and the left city stand left of `me`. What lies opposite stands at the left end.
 */
export function strip(me: number, n: number): Stop[] {
    return Array.from({ length: 2 * n }, (_, i) => {
        const ahead = (((n - i) % (2 * n)) + 2 * n) % (2 * n);
        const index = (me + (ahead >> 1)) % n;
        return { kind: ahead % 2 === 0 ? "seat" : "city", index };
    });
}

export type Doing = "thinking" | "chosen" | "placing" | "placed" | "holding" | "away";

/** What a seat is doing. Being away matters only while the others wait for it. */
export function doing(table: TableView, state: SeatState, here: boolean): Doing {
    if (state.done || table.phase === "ended") return table.phase === "choose" ? "chosen" : "placed";
    if (!here) return "away";
    if (table.phase === "choose") return "thinking";
    return state.holding ? "holding" : "placing";
}

export const memberOf = (room: RoomView, seat: number) =>
    room.members.find((member) => member.no === room.seats[seat]) ?? null;

/** Seats that the others wait for. */
export const waitingFor = (table: TableView): number[] =>
    table.seats.flatMap((state, seat) => (state.done ? [] : [seat]));

/** A tile of a seat that lies open and is not placed yet. */
export function openTile(table: TableView, seat: number, tile: number): string | null {
    const state = table.seats[seat];
    if (table.phase !== "place" || !state?.revealed || (state.placed?.[tile] ?? null) !== null) return null;
    return state.revealed[tile] ?? null;
}

/** An open proposal with what it shows: whose tile lies where. */
export type Ghost = { no: number; seat: number; index: number; tile: string; cell: [number, number]; mine: boolean };

/** The ghosts that open proposals put on a city; those whose tile was placed meanwhile are gone. */
export function ghosts(open: Line[], view: View, table: TableView): Ghost[] {
    return open.flatMap((line) => {
        if (!("proposal" in line.body)) return [];
        const { seat, tile: index, cell } = line.body.proposal;
        const tile = openTile(table, seat, index);
        return tile === null ? [] : [{ no: line.no, seat, index, tile, cell, mine: line.by === view.me.member }];
    });
}
