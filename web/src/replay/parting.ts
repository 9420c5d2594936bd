/** Finds where two games with the same deal diverged. Pure. */

import type { RoomView } from "../protocol/types";
import type { Done, Film } from "./seen";

/** What was done in the turn in which two tables parted, without what both did. */
export type Parting = {
    turn: string;
    /** Whether it was the first one. */
    first: boolean;
    /** For each table, what it alone did, and the stop at which it began to. */
    tables: readonly [Way, Way];
};

export type Way = { told: readonly Done[]; stop: number };

const seedOf = ({ seen }: Film): string | null => seen.at(-1)!.room.seating?.seed ?? null;

/** Whether both were dealt the same. */
export function sameDeal(one: Film, other: Film): boolean {
    const [a, b] = [one, other].map(({ seen }) => seen[0]!.room) as [RoomView, RoomView];
    const setup = (room: RoomView): string => JSON.stringify([room.options.game, room.seats.length]);
    return seedOf(one) !== null && seedOf(one) === seedOf(other) && setup(a) === setup(b);
}

type Deed = Done & { id: string; stop: number };

/** What each of the game's actions did. */
function idsOf({ seen, retelling }: Film): (string | null)[] {
    return seen.flatMap(({ played }, moment) => {
        const before = seen[Math.max(moment - 1, 0)]!;
        return played.map(([seat, action]) =>
            retelling.deed ? retelling.deed(before, seat, action) : JSON.stringify([seat, action]),
        );
    });
}

/** What was done in each turn. In which order people chose or placed doesn't matter. */
function turnsOf(film: Film): { name: string; deeds: Deed[] }[] {
    const { stops } = film;
    const ids = idsOf(film);
    const turns = new Map<string, { name: string; deeds: Deed[] }>();
    stops.forEach(({ turn: { key, name }, told }, stop) => {
        const turn = turns.get(key) ?? { name, deeds: [] };
        turns.set(key, turn);
        for (const done of told) {
            const id = ids[done.action];
            if (id) turn.deeds.push({ ...done, id, stop });
        }
    });
    return [...turns.values()];
}

/** What the one did and the other didn't. */
function alone(one: readonly Deed[], other: readonly Deed[]): Way {
    const told = one.filter(({ id }) => !other.some((deed) => deed.id === id));
    return { told, stop: told[0]?.stop ?? one.at(-1)?.stop ?? 0 };
}

/** Where the tables parted; `null` if both did the same all the way. */
export function partingOf(one: Film, other: Film): Parting | null {
    const [ones, others] = [turnsOf(one), turnsOf(other)];
    for (let at = 0; at < Math.max(ones.length, others.length); at += 1) {
        const [a, b] = [ones[at]?.deeds ?? [], others[at]?.deeds ?? []];
        const tables = [alone(a, b), alone(b, a)] as const;
        if (tables.some(({ told }) => told.length > 0)) {
            const turn = (ones[at] ?? others[at])!.name;
            return { turn, first: at === 0, tables };
        }
    }
    return null;
}
