/** Accessors for Between Two Cities in a room's view. */

import type { RoomView, SeatView, Side, TableView, View } from "../../protocol/types";
import { opposite, SIDES } from "../../city/sides";
import { partnerOf, type Cities } from "../../state/layout";
import { isReading, sitter } from "../../state/people";

/** The game's public part; `null` if the room plays another game. */
export function tableOf(room: RoomView): TableView | null {
    return room.game && "two_cities" in room.game ? room.game.two_cities : null;
}

/** Its private part, for the viewer's seat alone. */
export function handOf({ me }: View): SeatView | null {
    return me.game && "two_cities" in me.game ? me.game.two_cities : null;
}

/** A seat's revealed tile, if it is not placed yet. */
export function openTile(table: TableView, seat: number, tile: number): string | null {
    const state = table.seats[seat];
    if (table.phase !== "place" || !state?.revealed || (state.placed?.[tile] ?? null) !== null) return null;
    return state.revealed[tile] ?? null;
}

/** Whether a seat lets its partners go first wherever it still has to build. */
export function holdsBack(table: TableView, seat: number): boolean {
    const { holding, placed } = table.seats[seat] ?? {};
    if (table.phase !== "place" || holding === undefined) return false;
    const settled = [...(placed ?? []), ...holding];
    return SIDES.every((side) => settled.includes(side));
}

/** Whether a seat is called to place first in a city, and its partner still waits for that. */
export function isCalled(table: TableView, cities: Cities, seat: number, side: Side): boolean {
    if (!table.seats[seat]?.called?.includes(side)) return false;
    const partner = table.seats[partnerOf(cities, seat, side) ?? -1];
    return partner?.holding?.includes(opposite(side)) ?? false;
}

export type Doing = "thinking" | "chosen" | "placing" | "placed" | "holding" | "gone" | "reading" | "away" | "held";

/**
 * What a seat is doing. Absence counts only while the others wait for it: `gone` without a connection, `reading` while
 * still at the last game's result, `away` by the room's rule, `held` while a bot plays it.
 */
export function doing(room: RoomView, table: TableView, seat: number): Doing {
    const state = table.seats[seat];
    if (!state || !room.awaited?.includes(seat)) return table.phase === "choose" ? "chosen" : "placed";
    const away = room.away?.find((other) => other.seat === seat);
    if (away) return away.what === "held" ? "held" : "away";
    const who = sitter(room, seat);
    if (who?.here !== true) return "gone";
    if (isReading(room, who)) return "reading";
    if (table.phase === "choose") return "thinking";
    return holdsBack(table, seat) ? "holding" : "placing";
}
