import { describe, expect, test } from "vitest";

import type { AwayView, View } from "../src/protocol/types";
import { duration } from "../src/kit/words";
import { absentees } from "../src/kit/absence";
import { loadLanguage } from "../src/text/i18n";

function view(away: AwayView[] | undefined, me: number | null = 0, forAway: number[] = []): View {
    return {
        room: { away },
        me: { member: me, seat: me, for_away: forAway.map((seat) => ({ seat, places: [] })) },
    } as unknown as View;
}

const gone = (seat: number, what: AwayView["what"] = "wait", by?: number[]): AwayView => ({
    seat,
    what,
    ...(by && { vote: { by, cast: 1, needed: 2 } }),
});

describe("who is away", () => {
    test("is stood in for as the room says, and by me where I am the partner", () => {
        expect(absentees(view([gone(1, "held")]))).toEqual([{ seat: 1, what: "held", forGood: false, vote: null }]);
        expect(absentees(view([gone(1, "partners")], 0, [1]))[0]?.what).toBe("mine");
        expect(absentees(view([gone(1, "partners")]))[0]?.what).toBe("partners");
    });

    test("is voted about, and I know whether I did", () => {
        const vote = { cast: 1, needed: 2 };
        expect(absentees(view([gone(1, "ask", [0, 4])]))[0]?.vote).toEqual({ ...vote, mine: true });
        expect(absentees(view([gone(1, "ask", [4])]))[0]?.vote).toEqual({ ...vote, mine: false });
        expect(absentees(view([gone(1, "ask", [4])], null))[0]?.vote).toEqual({ ...vote, mine: false });
    });

    test("is never the viewer", () => {
        expect(absentees(view([gone(0), gone(1)])).map(({ seat }) => seat)).toEqual([1]);
        expect(absentees(view([gone(0)], null)).map(({ seat }) => seat)).toEqual([0]);
        expect(absentees(view(undefined))).toEqual([]);
    });
});

test.each([
    [0, "0:00"],
    [61_000, "1:01"],
    [59 * 60_000 + 59_000, "59:59"],
    [60 * 60_000, "1h\u00a00m"],
    [5 * 3_600_000 + 12 * 60_000, "5h\u00a012m"],
    [28 * 3_600_000, "1d\u00a04h"],
    [-1, "0:00"],
])("%i ms are said as %s", async (ms, said) => {
    await loadLanguage("en");
    expect(duration(ms)).toBe(said);
});
