/** What the host can choose, so that whatever is chosen goes together with the rest (`Options::valid` in the room). */

import type { Kind, Options } from "../protocol/types";

/** The choices of one among several. Game, mode and level are one option of the room's. */
export type ChoiceName =
    | "game"
    | "mode"
    | "level"
    | "campaign"
    | "seats"
    | "seating"
    | "clock"
    | "absence"
    | "access";
export type SwitchName = "watchers" | "talk_while_choosing" | "score_preview";
export type Value = string | number;

export interface Choice {
    name: ChoiceName;
    values: readonly Value[];
}

/** The first game against the Automas, for who has not chosen another one: what the front page begins with, too. */
const SOLO: Extract<Kind, object> = { automas: { mode: "simple", level: 2 } };
/** What a table begins with that was a game for one before: what the server would choose. */
const TABLE = { game: "two_cities", seats: 3, absence: "vote", campaign: "none" } as const;

/** From the easiest to the hardest. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Mode and level of a game against the Automas; nothing at a table. */
export function automasIn({ game }: Options): { mode: "simple" | "full"; level: number } | null {
    return game === "two_cities" ? null : game.automas;
}

/** What there is to choose, given what is chosen already. In mid-campaign its game stays as it is. */
export function choices(options: Options, campaignBegun = false): Choice[] {
    const game: Choice = { name: "game", values: ["table", "solo"] };
    const access: Choice = { name: "access", values: ["private", "public"] };
    if (automasIn(options)) {
        if (campaignBegun) return [access];
        return [
            game,
            { name: "mode", values: ["simple", "full"] },
            { name: "level", values: LEVELS },
            { name: "campaign", values: ["none", "three", "six"] },
            access,
        ];
    }
    const absence: Choice = {
        name: "absence",
        values: options.seats > 2 ? ["vote", "bot", "partner", "wait"] : ["vote", "bot", "wait"],
    };
    return [
        game,
        { name: "seats", values: [2, 3, 4, 5, 6, 7] },
        { name: "seating", values: ["card", "values", "hand"] },
        { name: "clock", values: ["none", "slow", "relaxed", "brisk"] },
        // With days for each phase nobody counts as away.
        ...(options.clock === "slow" ? [] : [absence]),
        access,
    ];
}

/** The switches that make a difference: only partners have something to talk about. */
export function switches(options: Options): SwitchName[] {
    return options.seats > 2
        ? ["watchers", "talk_while_choosing", "score_preview"]
        : ["watchers", "score_preview"];
}

/** What is chosen. */
export function chosen(options: Options, name: ChoiceName): Value {
    const solo = automasIn(options);
    switch (name) {
        case "game":
            return solo ? "solo" : "table";
        case "mode":
        case "level":
            return solo?.[name] ?? "";
        case "campaign":
            return options.campaign ?? "none";
        default:
            // The campaign alone is left out where there is none.
            return options[name] ?? "none";
    }
}

/** The options with another value for one choice, and what can't stay with it changed too. */
export function changed(options: Options, name: ChoiceName, value: Value): Options {
    const solo = automasIn(options);
    switch (name) {
        case "game":
            if (value === chosen(options, "game")) return options;
            if (value === "table") return { ...options, ...TABLE };
            return { ...options, game: SOLO, seats: 1, clock: "none", absence: "wait" };
        case "mode":
        case "level":
            return solo ? { ...options, game: { automas: { ...solo, [name]: value } } } : options;
        case "seats":
            return { ...options, seats: Number(value), absence: value === 2 && options.absence === "partner" ? "vote" : options.absence };
        default:
            return { ...options, [name]: value };
    }
}
