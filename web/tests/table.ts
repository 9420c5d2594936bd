/** A room as its members see it, and lines of its talk. */

import type { Body, Channel, Line, View } from "../src/protocol/types";
import { ringOf } from "../dev/facts";

export const line = (
    no: number,
    channel: Channel = "table",
    body: Body = { text: `${no}` },
    more: Partial<Line> = {},
): Line => ({
    no,
    game: 0,
    channel,
    by: 1,
    at: 1_000 + no,
    body,
    ...more,
});

/** A game of three, in the place phase of its first turn unless said otherwise. */
export function playing(me: number | null = 0, turn = 1, phase: "choose" | "place" = "place"): View {
    return {
        room: {
            stage: "playing",
            options: {
                game: "two_cities",
                seats: 3,
                seating: "values",
                clock: "none",
                absence: "vote",
                campaign: "none",
                access: "private",
                watchers: true,
                talk_while_choosing: false,
                score_preview: true,
            },
            host: 0,
            members: [0, 1, 2, 3].map((no) => ({ no, name: "ABCD"[no]!, here: true })),
            seats: [0, 1, 2],
            game_no: 0,
            layout: ringOf(3),
            awaited: [0, 2],
            seating: null,
            deadline: null,
            game: {
                two_cities: {
                    round: 1,
                    turn,
                    turns: 3,
                    phase,
                    pass: "left",
                    seats: [0, 1, 2].map(() => ({
                        ...(phase === "place" && { revealed: ["S", "P"], placed: [null, null] }),
                    })),
                    cities: [],
                },
            },
        },
        me: { no: 0, member: me ?? 3, seat: me, game: null },
    };
}
