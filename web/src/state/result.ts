import type { MemberView, LastResultView, View } from "../protocol/types";

/**
 * The view as it was when a game ended, for those who still look at its result. They are nobody in particular there:
 * what a member could do next belongs to the room as it is now.
 */
export function asItWas(view: View, result: LastResultView): View {
    const { game_no, seats, names, seat, table, mine } = result;
    const known = new Set(view.room.members.map(({ no }) => no));
    const others = seats.flatMap((no, i): MemberView[] =>
        known.has(no) ? [] : [{ no, name: names[i] ?? "", here: true }],
    );
    return {
        room: { ...view.room, ...table, stage: "ended", game_no, seats, members: [...view.room.members, ...others] },
        me: { ...view.me, member: null, seat, game: mine },
    };
}
