/** Replays: a finished game step by step. Each game provides what only it knows: a {@link Retelling}. */

import { t } from "../text/i18n";
import { nameList } from "./words";
import type { Action, Cell, CityView, Line, PrivateView, RoomView, Standing, View, Way } from "../protocol/types";

/** One moment of a replay: what was on all screens after something had happened. */
export type Seen = {
    /** Milliseconds since the game began. */
    at: number;
    /** The actions that led here. */
    played: readonly (readonly [seat: number, action: Action])[];
    /** What everyone saw. */
    room: RoomView;
    /** What each seat alone saw. */
    seats: readonly (PrivateView | null)[];
};

/** An action, in words. */
export type Told = {
    text: string;
    /** The place in a city, in words. */
    where?: string;
    /** What it added to the count; `null` for nothing, or if it was hidden. */
    points: number | null;
};

/** The count for one city or side. `look` is a class that sets its colour, `--hue`. */
export type Count = { label: string; points: number | null; look?: string };

/** A hand at the beginning of its turn. */
export type HandThen = { name: string; tiles: readonly string[]; kept: readonly number[] };

/** Something that could have been done, and where it would have led on the board. */
export type Option = { text: string; on: { city: CityView; label: string; tile: string; cell: Cell } | null };

export interface Retelling {
    /** The turn of a moment: a key that all moments of it share, and what it is called. */
    readonly turn: (room: RoomView) => { key: string; name: string };
    /** What one of a moment's actions did; `null` if no watcher would have seen it. */
    readonly tell: (before: Seen, now: Seen, seat: number, action: Action) => Told | null;
    /**
     * What one of a moment's actions did to the table, the same at two tables that do the same; `null` for what changes
     * nothing there. Left out where the action itself says it.
     */
    readonly deed?: (before: Seen, seat: number, action: Action) => string | null;
    /**
     * The room as a replay shows it: with what was hidden from watchers then, and in the turn that a move ended. Left
     * out where that is what everyone saw.
     */
    readonly shown?: (now: Seen, before: Seen | undefined) => RoomView;
    /** How the game ended, in a sentence, where the screen of the game doesn't say it. */
    readonly ending?: (room: RoomView) => string;
    /** The heading of the counts, as the key of a text. */
    readonly counted: string;
    readonly counts: (room: RoomView) => Count[];
    /** The hands in the turn of a moment, where the screen of the game does not show them. */
    readonly hands?: (seen: readonly Seen[], at: number) => HandThen[];
    /**
     * How a proposal reads that was made after a moment, and what became of it, where partners make them; `null` for
     * what says nothing by itself. `lines` are those of its channel.
     */
    readonly proposed?: (seen: readonly Seen[], moment: number, line: Line, lines: readonly Line[]) => string | null;
    /** Whether the server's engine reviews the game. */
    readonly reviewed?: (room: RoomView) => boolean;
    /** What a seat could have done, where that is told in words. */
    readonly option?: (before: Seen, seat: number, way: Way) => Option;
}

/** What somebody sees who only looks on. */
export const asWatcher = (room: RoomView): View => ({ room, me: { no: 0, member: null, seat: null, game: null } });

/** "Ada and Ben win together with 50". `counts`: what of their standing. */
export function winners(
    ranking: readonly Standing[],
    counts: "result" | "lower",
    name: (seat: number) => string,
): string {
    const first = ranking.filter(({ place }) => place === 1);
    const names = nameList(first.map(({ seat }) => name(seat)));
    return t("end-winners", { names, count: first.length, score: first[0]![counts] });
}
