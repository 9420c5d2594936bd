/** What the table does about those who are away, by the room's rule. */

import type { View } from "../protocol/types";
import { member, sitter } from "../state/people";

export type Absent = {
    seat: number;
    /**
     * `held`: the house plays. `mine`: I place for them. `partners`: others do. `ask`: the table votes. `side`: the others
     * of their side play on, and nothing is to be done.
     */
    what: "wait" | "held" | "mine" | "partners" | "ask" | "side";
    /** Where the table votes: how many of those who are there want the house to play, how many have to, whether I do. */
    vote: { cast: number; needed: number; mine: boolean } | null;
};

/** Everyone who is away, but for me: who looks at the page is there. `allies`: the other seats of the same side. */
export function absentees({ room, me }: View, allies: (seat: number) => readonly number[]): Absent[] {
    const away = room.away ?? [];
    const gone = away.map(({ seat }) => room.seats[seat]);
    const there = room.seats.filter((no) => no !== null && !gone.includes(no) && member(room, no)?.bot === undefined);
    const rule = room.options.absence;
    return away
        .filter(({ seat }) => seat !== me.seat)
        .map(({ seat, held, votes }): Absent => {
            const side = allies(seat).map((ally) => sitter(room, ally));
            if (side.some((ally) => ally !== null && !gone.includes(ally.no)))
                return { seat, what: "side", vote: null };
            const placing = me.for_away?.some((each) => each.seat === seat) ? "mine" : "partners";
            return {
                seat,
                what: held ? "held" : rule === "partner" ? placing : rule === "vote" ? "ask" : "wait",
                // The rule of the room: more than half of the people who are there.
                vote:
                    rule === "vote"
                        ? {
                              cast: votes.filter((no) => there.includes(no)).length,
                              needed: Math.floor(there.length / 2) + 1,
                              mine: me.member !== null && votes.includes(me.member),
                          }
                        : null,
            };
        });
}
