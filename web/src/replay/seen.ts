/** The moments of a game, from what the server sends of them. Pure. */

import type { Screen } from "../kit/game";
import type { Retelling, Seen, Told } from "../kit/retelling";
import type { Replay, RoomView } from "../protocol/types";
import type { Room } from "../state/room.svelte";
import type { Talk } from "./said";

/** A whole game, and what shows it. */
export type Film = {
    /** Stands in for the room that the screen of the game is made for. */
    room: Room;
    seen: readonly Seen[];
    stops: readonly Stop[];
    /** What was said, stop by stop. */
    talk: readonly Talk[];
    retelling: Retelling;
    Screen: Screen["default"];
};

/** One of the games that are compared. */
export type Table = { film: Film; /** Of its page. */ address: string };

/** A moment that a replay stops at. */
export type Stop = {
    /** Which of all moments. */
    moment: number;
    /** Its turn: a key that all of its stops share, and what it is called. */
    turn: { key: string; name: string };
    told: readonly Done[];
};

/** Something that was done, by which of the game's actions, from 0; the end comes after all of them. */
export type Done = Told & { action: number };

/** Every moment in full: the server sends only what has changed since the one before. */
export function unfold({ moments }: Replay): Seen[] {
    const all: Seen[] = [];
    for (const { at, played = [], room, seats = [] } of moments) {
        const before = all.at(-1);
        const shown = room ?? before?.room;
        if (shown === undefined) throw new Error("the first moment shows no room");
        const held = [...(before?.seats ?? shown.seats.map(() => null))];
        for (const [seat, view] of seats) held[seat] = view;
        all.push({ at, played, room: shown, seats: held });
    }
    return all;
}

/** The deal, everything that was done and could be seen, and the end. */
export function stopsOf(seen: readonly Seen[], { tell, turn, ending }: Retelling): Stop[] {
    let action = 0;
    return seen.flatMap((now, moment) => {
        const before = seen[moment - 1];
        const told = now.played.flatMap(([seat, what]): Done[] => {
            const told = before ? tell(before, now, seat, what) : null;
            const number = action++;
            return told ? [{ ...told, action: number }] : [];
        });
        const last = moment === seen.length - 1;
        if (last && ending) told.push({ text: ending(now.room), points: null, action });
        const kept = before === undefined || told.length > 0 || last;
        // What ended a turn belongs to it, although the next one is on the table then.
        return kept ? [{ moment, turn: turn((before ?? now).room), told }] : [];
    });
}

/** The room as a replay shows it at a moment. */
export const roomAt = ({ shown }: Retelling, seen: readonly Seen[], moment: number): RoomView =>
    shown?.(seen[moment]!, seen[moment - 1]) ?? seen[moment]!.room;

/** The first stop of the turn before or after that of a stop. */
export function otherTurn(stops: readonly Stop[], at: number, step: 1 | -1): number {
    const { key } = stops[at]!.turn;
    const first = stops.findIndex(({ turn }) => turn.key === key);
    if (step === -1) {
        const before = stops[Math.max(first - 1, 0)]!.turn.key;
        return at > first ? first : stops.findIndex(({ turn }) => turn.key === before);
    }
    const next = stops.findIndex(({ turn }, stop) => stop > at && turn.key !== key);
    return next === -1 ? stops.length - 1 : next;
}

/** How many actions were played up to a moment. */
export const actionsUntil = (seen: readonly Seen[], moment: number): number =>
    seen.slice(0, moment + 1).reduce((sum, { played }) => sum + played.length, 0);

/** The stop that an address leads to: `#5` to the fifth one, `#a57` to the last one with at most 57 actions. */
export function stopAt(hash: string, stops: readonly Stop[], seen: readonly Seen[]): number {
    const actions = /^#a(\d{1,6})$/.exec(hash)?.[1];
    if (actions === undefined) return stopIn(hash, stops.length);
    const until = stops.filter(({ moment }) => actionsUntil(seen, moment) <= Number(actions));
    return Math.max(until.length - 1, 0);
}

/** The stop that an address leads to: its number, from 1. */
export function stopIn(hash: string, stops: number): number {
    const number = /^#(\d{1,6})$/.exec(hash)?.[1];
    return number === undefined ? 0 : Math.min(Math.max(Number(number) - 1, 0), stops - 1);
}
