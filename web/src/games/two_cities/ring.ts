/** Who sits where: seats and cities around the table, seen from one seat. */

import type { RoomView, Side, Standing, TableView, View } from "../../protocol/types";
import type { Ghost } from "../../city/ghost";
import { neighbour, SIDES } from "../../city/sides";
import { sitter } from "../../state/people";
import type { Live } from "./proposals";

/** From three seats on neighbours share the city between them; two players share none and have two each. */
export const shared = (n: number): boolean => n > 2;

/**
 * City `i` lies between seat `i` and seat `i + 1`: it is the left city of seat `i`. Of two players, seat `s` has the
 * cities `2s` on its left and `2s + 1` on its right.
 */
export function cityOf(seat: number, side: Side, n: number): number {
    if (!shared(n)) return 2 * seat + SIDES.indexOf(side);
    return side === "left" ? seat : neighbour(seat, "right", n);
}

/** With whom a seat shares its city on a side. */
export const partnerOf = (seat: number, side: Side, n: number): number | null =>
    shared(n) ? neighbour(seat, side, n) : null;

/** Whose a city is: of two partners first the one whose left city it is. */
export const ownersOf = (city: number, n: number): readonly number[] =>
    shared(n) ? [city, neighbour(city, "left", n)] : [city >> 1];

/** On which side of a seat a city of its own lies. */
export const sideOf = (city: number, seat: number, n: number): Side =>
    cityOf(seat, "left", n) === city ? "left" : "right";

/** What counts in the end: the lower of a player's two cities, or the sum of both where nobody shares them. */
export const result = ({ lower, higher }: Standing, n: number): number => (shared(n) ? lower : lower + higher);

/** What a round is called: two players have each of the three twice, as 1a, 1b, 2a … */
export const roundName = (round: number, n: number): string =>
    shared(n) ? String(round) : `${(round + 1) >> 1}${round % 2 === 1 ? "a" : "b"}`;

/** `apart`: no road leads there from the stop before. */
export type Stop = { kind: "seat" | "city"; index: number; apart?: boolean };

/** A seat between its two cities. */
const estate = (seat: number): Stop[] => [
    { kind: "city", index: cityOf(seat, "left", 2), apart: true },
    { kind: "seat", index: seat },
    { kind: "city", index: cityOf(seat, "right", 2) },
];

/**
 * The ring laid out as a strip, from left to right. Clockwise runs to the left, as it does for someone who sits at the
 * table, so that the left neighbour and the left city stand left of `me`. What lies opposite stands at the left end.
 */
export function strip(me: number, n: number): Stop[] {
    if (!shared(n)) return [...estate(1 - me), ...estate(me)];
    return Array.from({ length: 2 * n }, (_, i) => {
        const ahead = (((n - i) % (2 * n)) + 2 * n) % (2 * n);
        const index = (me + (ahead >> 1)) % n;
        return { kind: ahead % 2 === 0 ? "seat" : "city", index };
    });
}

/** The table seen by who only watches, in two rows: clockwise, the far one from left to right, the near one back. */
export function rows(n: number): [Stop[], Stop[]] {
    if (!shared(n)) return [estate(0), estate(1)];
    const stops = Array.from({ length: 2 * n }, (_, i): Stop => ({
        kind: i % 2 === 0 ? "seat" : "city",
        index: i >> 1,
    }));
    return [stops.slice(0, n), stops.slice(n).reverse()];
}

export type Doing = "thinking" | "chosen" | "placing" | "placed" | "holding" | "gone" | "away" | "held";

/**
 * What a seat is doing. That nobody is there matters only while the others wait for it: `gone` without a connection,
 * `away` by the room's rule, `held` when the house plays it meanwhile.
 */
export function doing(room: RoomView, table: TableView, seat: number): Doing {
    const state = table.seats[seat];
    if (!state || state.done || table.phase === "ended") return table.phase === "choose" ? "chosen" : "placed";
    const away = room.away?.find((other) => other.seat === seat);
    if (away) return away.held ? "held" : "away";
    if (sitter(room, seat)?.here !== true) return "gone";
    if (table.phase === "choose") return "thinking";
    return state.holding ? "holding" : "placing";
}

/** A tile of a seat that lies open and is not placed yet. */
export function openTile(table: TableView, seat: number, tile: number): string | null {
    const state = table.seats[seat];
    if (table.phase !== "place" || !state?.revealed || (state.placed?.[tile] ?? null) !== null) return null;
    return state.revealed[tile] ?? null;
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
