/** Optimistic view of the table, with the pending requests applied. Pure. */

import type { Action, Request, SeatView, Side, TableMove, TableView, View } from "../../protocol/types";
import type { Sent } from "../../city/sent";
import { opposite } from "../../city/sides";
import { handOf, openTile, tableOf } from "./view";

/** A move that was requested for a seat. */
type Requested = { seat: number; move: TableMove };

/** What a request asks for; `null` if it is about something else or another turn. */
function moveOf(request: Request, me: number, { round, turn }: TableView): Requested | null {
    if (typeof request !== "object") return null;
    const found: { seat: number; action: Action } | null =
        "play" in request ? { seat: me, action: request.play } : "play_for" in request ? request.play_for : null;
    if (found === null || !("two_cities" in found.action)) return null;
    const { two_cities: action } = found.action;
    return action.round === round && action.turn === turn ? { seat: found.seat, move: action.do } : null;
}

/** The view with the viewer's pending requests of this turn applied. What it shows already is skipped. */
export function shown(view: View, pending: readonly Request[]): View {
    return pending.reduce((view, request) => {
        const table = tableOf(view.room);
        const ask = table && view.me.seat !== null ? moveOf(request, view.me.seat, table) : null;
        return ask === null ? view : done(view, table!, ask);
    }, view);
}

/** Tiles sent to a city that the view does not have yet. */
export function sentTiles(view: View, pending: readonly Request[]): Sent[] {
    const table = tableOf(view.room);
    const me = view.me.seat;
    if (table === null || me === null) return [];
    return pending.flatMap((each) => {
        const ask = moveOf(each, me, table);
        if (ask === null || !("place" in ask.move)) return [];
        const { tile: index, side, cell } = ask.move.place;
        const tile = openTile(table, ask.seat, index);
        return tile === null ? [] : [{ side: ask.seat === me ? side : opposite(side), tile, cell }];
    });
}

function done(view: View, table: TableView, { seat, move }: Requested): View {
    if ("place" in move) return placed(view, table, seat, move.place);
    if ("hold" in move) return held(view, table, seat, move.hold);
    const mine = handOf(view);
    if (mine === null || table.phase !== "choose" || mine.chosen !== null) return view;
    if ("draft" in move) return withHand(view, { ...mine, draft: move.draft });
    const [first, second] = move.choose.map((index) => mine.hand[index]);
    if (first === undefined || second === undefined) return view;
    const given = withHand(view, { ...mine, hand: [], draft: [], chosen: [first, second] });
    return served(given, seat);
}

function placed(view: View, table: TableView, seat: number, { tile, side }: { tile: number; side: Side }): View {
    if (openTile(table, seat, tile) === null) return view;
    const before = table.seats[seat]?.placed ?? [null, null];
    const now: typeof before = [tile === 0 ? side : before[0], tile === 1 ? side : before[1]];
    const lying = withSeat(view, table, seat, { placed: now });
    const next = now.every((each) => each !== null) ? served(lying, seat) : lying;
    const left = <T extends { tile: number; side: Side }>(places: readonly T[]): T[] =>
        places.filter((other) => other.tile !== tile && other.side !== side);
    const mine = handOf(next);
    if (seat === view.me.seat) return mine === null ? next : withHand(next, { ...mine, places: left(mine.places) });
    if (next.me.for_away === undefined) return next;
    const away = next.me.for_away.map((each) => (each.seat === seat ? { ...each, places: left(each.places) } : each));
    return { ...next, me: { ...next.me, for_away: away } };
}

function held(view: View, table: TableView, seat: number, { side, on }: { side: Side; on: boolean }): View {
    if (table.phase !== "place") return view;
    const others = (table.seats[seat]?.holding ?? []).filter((other) => other !== side);
    return withSeat(view, table, seat, { holding: on ? [...others, side] : others });
}

/** The game no longer waits for this seat. */
function served(view: View, seat: number): View {
    const awaited = (view.room.awaited ?? []).filter((other) => other !== seat);
    return { ...view, room: { ...view.room, awaited } };
}

function withHand(view: View, two_cities: SeatView): View {
    return { ...view, me: { ...view.me, game: { two_cities } } };
}

function withSeat(view: View, table: TableView, seat: number, more: Partial<TableView["seats"][number]>): View {
    const seats = table.seats.map((state, i) => (i === seat ? { ...state, ...more } : state));
    return { ...view, room: { ...view.room, game: { two_cities: { ...table, seats } } } };
}
