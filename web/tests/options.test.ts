import { describe, expect, test } from "vitest";

import { changed, choices, chosen, switches, type ChoiceName } from "../src/lobby/options";
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

/** What the room takes (`Options::valid`). */
function valid({ game, seats, clock, absence, campaign }: Options): boolean {
    const alone = seats === 1;
    const fits = game === "two_cities" ? seats >= 2 && seats <= 7 : alone && game.automas.level >= 1 && game.automas.level <= 7;
    return (
        fits &&
        (clock === "none" || !alone) &&
        (absence === "wait" || !alone) &&
        (absence !== "partner" || seats > 2) &&
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

    test("what is chosen stands among what can be", () => {
        for (const options of [TABLE, SOLO, changed(TABLE, "seats", 2)]) {
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
        expect(SOLO).toMatchObject({ game: { automas: { mode: "simple", level: 2 } }, seats: 1, clock: "none", absence: "wait" });
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
