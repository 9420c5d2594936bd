/** Who is away, and what the table does about it by the room's rule. */

import type { AwayView, View } from "../protocol/types";

export type Absent = {
    seat: number;
    /** As the room says; `mine` if I am the partner who places. */
    what: AwayView["what"] | "mine";
    /** Whether they won't be back. */
    forGood: boolean;
    /** If the table votes: how many votes count, how many it takes, whether one of them is mine. */
    vote: { cast: number; needed: number; mine: boolean } | null;
};

/** Everyone who is away, except the viewer: they are looking at the page. */
export function absentees({ room, me }: View): Absent[] {
    const others = (room.away ?? []).filter(({ seat }) => seat !== me.seat);
    return others.map(({ seat, what, for_good, vote }) => ({
        seat,
        what: what === "partners" && me.for_away?.some((each) => each.seat === seat) ? "mine" : what,
        forGood: for_good ?? false,
        vote: vote
            ? { cast: vote.cast, needed: vote.needed, mine: me.member !== null && vote.by.includes(me.member) }
            : null,
    }));
}
