import { describe, expect, test } from "vitest";

import type { Absence, AwayView, View } from "../src/protocol/types";
import { remaining } from "../src/kit/words";
import { allies } from "../src/games/square_off/view";
import { absentees as absenteesOf, type Absent } from "../src/kit/absence";

/** Ada, Ben, a bot, Dimitri and Eva on seats 0 to 4. */
function view(absence: Absence, away: AwayView[], me: number | null = 0, forAway: number[] = []): View {
    const seats = [0, 1, 200, 3, 4];
    return {
        room: {
            options: { absence },
            seats,
            members: seats.map((no) => ({ no, name: `${no}`, here: true, ...(no >= 200 && { bot: "steady" }) })),
            away,
        },
        me: { member: me, seat: me, for_away: forAway.map((seat) => ({ seat, places: [] })) },
    } as unknown as View;
}

const gone = (seat: number, held = false, votes: number[] = []): AwayView => ({ seat, held, votes });
const absentees = (shown: View): Absent[] => absenteesOf(shown, (seat) => allies(shown.room, seat));
const what = (shown: View): string[] => absentees(shown).map((absent) => absent.what);

describe("who is away", () => {
    test("is waited for, played by the house, or placed for, as the room's rule says", () => {
        expect(what(view("wait", [gone(1)]))).toEqual(["wait"]);
        expect(what(view("bot", [gone(1, true)]))).toEqual(["held"]);
        expect(what(view("partner", [gone(1)], 0, [1]))).toEqual(["mine"]);
        expect(what(view("partner", [gone(1)]))).toEqual(["partners"]);
        expect(what(view("partner", [gone(1, true)]))).toEqual(["held"]);
    });

    test("is played on for by the others of the side, as long as one of them is there", () => {
        const sides = [{ seats: [0, 2, 4] }, { seats: [1, 3] }];
        const teams = (away: AwayView[]): View => {
            const shown = view("vote", away);
            return { ...shown, room: { ...shown.room, game: { square_off: { sides } } } } as unknown as View;
        };
        expect(absentees(teams([gone(1)]))).toEqual([{ seat: 1, what: "side", vote: null }]);
        expect(what(teams([gone(1), gone(3)]))).toEqual(["ask", "ask"]);
        // A bot plays on, too.
        expect(what(teams([gone(4)]))).toEqual(["side"]);
    });

    test("is voted about by more than half of the people who are there", () => {
        expect(absentees(view("vote", [gone(1, false, [0])]))).toEqual([
            { seat: 1, what: "ask", vote: { cast: 1, needed: 2, mine: true } },
        ]);
        // Two of four are left: both have to want it. A vote of who is away too does not count.
        expect(absentees(view("vote", [gone(1, false, [3, 4]), gone(4)]))[0]?.vote).toEqual({
            cast: 1,
            needed: 2,
            mine: false,
        });
        expect(absentees(view("vote", [gone(1), gone(3), gone(4)]))[0]?.vote).toEqual({
            cast: 0,
            needed: 1,
            mine: false,
        });
        expect(what(view("vote", [gone(1, true, [0, 3])]))).toEqual(["held"]);
    });

    test("is never who looks at the page", () => {
        expect(absentees(view("wait", [gone(0), gone(1)])).map(({ seat }) => seat)).toEqual([1]);
        expect(absentees(view("wait", [gone(0)], null)).map(({ seat }) => seat)).toEqual([0]);
        expect(
            absentees({ ...view("wait", []), room: { ...view("wait", []).room, away: undefined } } as unknown as View),
        ).toEqual([]);
    });
});

test.each([
    [0, "0:00"],
    [61_000, "1:01"],
    [59 * 60_000 + 59_000, "59:59"],
    [60 * 60_000, "1h 0m"],
    [5 * 3_600_000 + 12 * 60_000, "5h 12m"],
    [28 * 3_600_000, "1d 4h"],
    [-1, "0:00"],
])("%i ms are said as %s", (ms, said) => expect(remaining(ms)).toBe(said));
