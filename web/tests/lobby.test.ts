import { describe, expect, test } from "vitest";

import { seatNews } from "../src/lobby/news";
import { ringOf, sidesOf } from "../dev/facts";
import { citiesOf, sidesOf as layoutOfSides } from "../src/state/layout";
import { longestWord } from "../src/kit/words";
import { acrossFrom, around, beside, facing, nearest, plots, SEATS_AT, swapped } from "../src/lobby/seats";
import type { Level, Options, RoomView } from "../src/protocol/types";
import { gameOf } from "../src/games/registry";
import { untilSeated } from "../src/games/automas/view";

const PEOPLE = ["Ada", "Ben", "Chiara"];
/** The number of the first house bot. */
const BOT = 200;

/** Who sits where, by name or as a bot of a level. */
function room(...sitting: (string | null)[]): RoomView {
    const members: RoomView["members"] = PEOPLE.map((name, no) => ({ no, name, here: true }));
    const seats = sitting.map((who, seat) => {
        if (who === null || PEOPLE.includes(who)) return who === null ? null : PEOPLE.indexOf(who);
        members.push({ no: BOT + seat, name: `Bot ${seat}`, here: true, bot: who as Level });
        return BOT + seat;
    });
    return { stage: "open", members, seats } as unknown as RoomView;
}

test("turns are told of where somebody is waited for", () => {
    const turns = (game: Options["game"]): boolean => {
        const options = { game } as Options;
        return gameOf({ options }).hasTurns(options);
    };
    const square_off = { mode: "base", left_over: false, anywhere: false } as const;
    expect([turns("two_cities"), turns({ square_off })]).toEqual([true, true]);
    expect(turns({ square_off: { ...square_off, mode: "sprint" } })).toBe(false);
    expect(turns({ automas: { mode: "full", level: 1 } })).toBe(false);
});

test("neighbours are named as soon as it is settled who they are", () => {
    const about = (seating: Options["seating"], ...sitting: (string | null)[]): string => {
        const options = { game: "two_cities", seats: 3, seating } as Options;
        const seen = { ...room(...sitting), options, layout: ringOf(3) };
        return gameOf(seen).lobby.partners(seen, 0);
    };
    expect(about("hand", "Ada", "Ben", "Chiara")).toBe("seats-partners");
    expect(about("hand", "Ada", null, "Chiara")).toBe("seats-neighbours");
    expect(about("values", "Ada", "Ben", "Chiara")).toBe("seats-neighbours seats-unsettled");
});

describe("what is told of the seats", () => {
    test("is who sits down and who stands up", () => {
        expect(seatNews(room("Ada", null), room("Ada", "Ben"))).toEqual([
            { key: "news-sat", args: { name: "Ben", number: 2 } },
        ]);
        expect(seatNews(room("Ada", "Ben"), room(null, "Ben"))).toEqual([{ key: "news-free", args: { number: 1 } }]);
    });

    test("is which bot comes, how it plays from now on, and who it makes room for", () => {
        const free = room("Ada", null);
        const gentle = room("Ada", "gentle");
        const args = { name: "Bot 1", number: 2 };
        expect(seatNews(free, gentle)).toEqual([{ key: "news-bot-gentle", args }]);
        expect(seatNews(gentle, room("Ada", "sharp"))).toEqual([{ key: "news-bot-sharp", args }]);
        expect(seatNews(gentle, room("Ada", "Ben"))).toEqual([{ key: "news-sat", args: { name: "Ben", number: 2 } }]);
    });

    test("is the whole order when people change places", () => {
        const news = seatNews(room("Ada", "Ben", null, "Chiara"), room("Ben", null, "Ada", "Chiara"));
        expect(news).toEqual([{ key: "news-order", args: { names: "Ben, Ada, and Chiara" } }]);
    });

    test("is nothing where nothing changed, or the table became another one", () => {
        expect(seatNews(room("Ada", "Ben"), room("Ada", "Ben"))).toEqual([]);
        expect(seatNews(room("Ada", "Ben"), room("Ada", "Ben", null))).toEqual([]);
    });
});

describe("around the table", () => {
    test.each([2, 3, 5, 7])("of %i the own seat is in front, the next one clockwise on its left", (count) => {
        const front = around(1, count, 1, SEATS_AT);
        const left = around(2 % count, count, 1, SEATS_AT);
        expect(front.y).toBeGreaterThan(90);
        if (count > 2) expect(left.x).toBeLessThan(front.x);
        const places = Array.from({ length: count }, (_, seat) => around(seat, count, 1, SEATS_AT));
        places.forEach((place, seat) => expect(nearest(place, places)).toBe(seat));
    });

    test("cities lie between neighbours; two players have one on each side of theirs", () => {
        expect(plots(citiesOf({ layout: ringOf(3) }), 3)).toEqual([0.5, 1.5, 2.5]);
        const sides = plots(citiesOf({ layout: ringOf(2) }), 2).map((place) => around(place, 2, 0, 20));
        expect(sides.map(({ x }) => x < 50)).toEqual([true, false, false, true]);
        expect(sides.map(({ y }) => y > 50)).toEqual([true, true, false, false]);
    });

    test("two change places, and nobody else", () => {
        expect(swapped([4, null, 6], 0, 1)).toEqual([null, 4, 6]);
    });

    test("names are measured by their longest word, letter by letter", () => {
        expect(longestWord("Ferdinand Maximilian")).toBe(10);
        expect(longestWord("Anna-Lena")).toBe(4);
        expect(longestWord("🏙️")).toBe(2);
    });
});

describe("a solo player", () => {
    const at = (stage: RoomView["stage"], sitting: string | null): RoomView => ({ ...room(sitting), stage });

    test("sits down and begins with one button", () => {
        expect(untilSeated(at("open", null))).toEqual([{ sit: { seat: 0 } }, "seat"]);
        expect(untilSeated(at("open", "Ada"))).toEqual(["seat"]);
    });

    test("begins the next game with the same button", () => {
        expect(untilSeated(at("ended", "Ada"))).toEqual(["rematch", "seat"]);
    });

    test("goes on where it got stuck", () => {
        for (const stage of ["shuffling", "seated"] as const) expect(untilSeated(at(stage, "Ada"))).toEqual([]);
    });
});

describe("two sides", () => {
    const sides = (count: number) => layoutOfSides({ layout: sidesOf(count) })!;

    test.each([2, 3, 4, 7])("face each other, with %i seats", (count) => {
        const places = Array.from({ length: count }, (_, seat) => facing(sides(count), seat));
        places.forEach((place, seat) => {
            expect(nearest(place, places)).toBe(seat);
            expect(place.x < 50).toBe(seat % 2 === 0);
            expect(place.y).toBeLessThan(100);
            if (seat > 1) expect(place.y).toBeGreaterThan(places[seat - 2]!.y);
        });
    });

    test("are walked through by the arrow keys, and left by none", () => {
        const from = (seat: number, ...keys: string[]) => keys.map((key) => beside(sides(5), seat, `Arrow${key}`));
        expect(from(0, "Up", "Down", "Left", "Right")).toEqual([0, 2, 0, 1]);
        expect(from(3, "Up", "Down", "Left", "Right")).toEqual([1, 3, 2, 3]);
        expect(from(4, "Up", "Down", "Left", "Right")).toEqual([2, 4, 4, 4]);
        expect(beside(sides(5), 0, "Tab")).toBe(0);
    });

    test("change places with who sits across, the odd one with who sits above that", () => {
        expect([0, 1, 2, 3, 4].map((seat) => acrossFrom(sides(5), seat))).toEqual([1, 0, 3, 2, 3]);
    });
});
