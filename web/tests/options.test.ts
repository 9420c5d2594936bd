import { describe, expect, test } from "vitest";

import { gameOf } from "../src/games/registry";
import type { ChoiceName } from "../src/kit/game";
import { changed, choices, chosen, switches } from "../src/lobby/options";
import type { Options } from "../src/protocol/types";

const TABLE: Options = {
    game: "two_cities",
    seats: 4,
    seating: "values",
    clock: "brisk",
    absence: "partner",
    campaign: "none",
    access: "private",
    watchers: true,
    talk_while_choosing: false,
    score_preview: true,
};
const SOLO = changed(TABLE, "game", "solo");
const SIDES = changed(TABLE, "game", "square_off");

/** What the room takes (`Options::valid`). */
function valid({ game, seats, clock, absence, campaign }: Options): boolean {
    const alone = typeof game === "object" && "automas" in game;
    const level = alone ? game.automas.level : 1;
    const race = typeof game === "object" && "square_off" in game && game.square_off.mode === "sprint";
    return (
        (alone ? seats === 1 : seats >= 2 && seats <= 7) &&
        level >= 1 &&
        level <= 7 &&
        (clock === "none" || !(alone || race)) &&
        (absence === "wait" || !alone) &&
        (absence !== "partner" || (game === "two_cities" && seats > 2)) &&
        (campaign === undefined || campaign === "none" || alone)
    );
}

const names = (options: Options): ChoiceName[] => choices(options).map(({ name }) => name);

describe("whatever the host chooses", () => {
    test("the room takes it, from wherever one comes", () => {
        const seen = new Set<string>();
        const open = [TABLE];
        for (let options = open.pop(); options; options = open.pop()) {
            if (seen.has(JSON.stringify(options))) continue;
            seen.add(JSON.stringify(options));
            expect(valid(options), JSON.stringify(options)).toBe(true);
            for (const { name, values } of choices(options)) {
                for (const value of values) {
                    const next = changed(options, name, value);
                    expect(chosen(next, name)).toBe(value);
                    open.push(next);
                }
            }
        }
        expect(seen.size).toBeGreaterThan(500);
    });

    test("a bot's level says what it does in that game", () => {
        const hints = [TABLE, SIDES, changed(SIDES, "mode", "sprint")].map((options) =>
            gameOf({ options }).lobby.levelHint(options, "sharp"),
        );
        expect(hints).toEqual(["bot-sharp-hint", "bot-sharp-hint-square-off", "bot-sharp-hint-sprint"]);
    });

    test("what is chosen stands among what can be", () => {
        for (const options of [TABLE, SOLO, SIDES, changed(TABLE, "seats", 2)]) {
            for (const { name, values } of choices(options)) expect(values).toContain(chosen(options, name));
        }
    });
});

describe("two players", () => {
    const duel = changed(TABLE, "seats", 2);

    test("have no partners who could place for them", () => {
        expect(duel.absence).toBe("vote");
        expect(choices(duel).find(({ name }) => name === "absence")!.values).not.toContain("partner");
        expect(switches(duel)).not.toContain("talk_while_choosing");
    });

    test("keep any other rule", () => {
        expect(changed({ ...TABLE, absence: "wait" }, "seats", 2).absence).toBe("wait");
    });
});

describe("who plays alone", () => {
    test("has one seat, no clock and nobody to wait for", () => {
        expect(SOLO).toMatchObject({
            game: { automas: { mode: "simple", level: 2 } },
            seats: 1,
            clock: "none",
            absence: "wait",
        });
        expect(names(SOLO)).toEqual(["game", "mode", "level", "campaign", "access"]);
    });

    test("changes mode and level apart from each other", () => {
        const easy = changed(changed(SOLO, "level", 1), "mode", "full");
        expect(easy.game).toEqual({ automas: { mode: "full", level: 1 } });
        expect(changed(easy, "game", "solo")).toBe(easy);
    });

    test("goes back to a table of three, without a campaign", () => {
        const back = changed(changed(SOLO, "campaign", "six"), "game", "table");
        expect(back).toMatchObject({ game: "two_cities", seats: 3, absence: "vote", campaign: "none" });
    });

    test("plays a campaign to its end as it began", () => {
        expect(choices(changed(SOLO, "campaign", "three"), true).map(({ name }) => name)).toEqual(["access"]);
    });
});

test("with days for each phase there is no rule for those who are away", () => {
    expect(names(changed(TABLE, "clock", "slow"))).not.toContain("absence");
    expect(names(TABLE)).toContain("absence");
});

describe("two sides", () => {
    test("keep the seats of those who sit, on the side that they sit on, and have no partners to place for them", () => {
        const first = { mode: "base", left_over: false, anywhere: false };
        expect(SIDES).toMatchObject({
            game: { square_off: first },
            seats: 4,
            seating: "hand",
            clock: "brisk",
            absence: "vote",
        });
        expect(changed(SOLO, "game", "square_off")).toMatchObject({ seats: 2, absence: "vote", campaign: "none" });
        expect(changed(SIDES, "game", "table")).toMatchObject({ game: "two_cities", seats: 4, seating: "values" });
    });

    test("race on no clock", () => {
        const sprint = changed(SIDES, "mode", "sprint");
        expect(sprint.clock).toBe("none");
        expect([names(SIDES).includes("clock"), names(sprint).includes("clock")]).toEqual([true, false]);
    });

    test("vary each rule apart from the others", () => {
        const varied = changed(changed(SIDES, "starters", "left_over"), "start", "anywhere");
        expect(changed(varied, "mode", "sprawl").game).toEqual({
            square_off: { mode: "sprawl", left_over: true, anywhere: true },
        });
        expect(changed(varied, "starters", "four").game).toEqual({
            square_off: { mode: "base", left_over: false, anywhere: true },
        });
    });

    test("have neither cards to sit by nor cities to score", () => {
        expect(choices(SIDES).find(({ name }) => name === "seating")!.values).toEqual(["hand", "values"]);
        expect(switches(SIDES)).toEqual(["watchers"]);
    });
});
