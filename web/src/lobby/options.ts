/** What the host can choose, so that whatever is chosen goes together with the rest (`Options::valid` in the room). */

import type { Level, Options, SquareOffVariant } from "../protocol/types";

/** The choices of one among several. Game, mode, level, starters and start are one option of the room's. */
export type ChoiceName =
    | "game"
    | "mode"
    | "level"
    | "starters"
    | "start"
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

/** What each game begins with that was another one before: what the front page begins with, too. */
const FIRST = {
    table: "two_cities",
    solo: { automas: { mode: "simple", level: 2 } },
    square_off: { square_off: { mode: "base", left_over: false, anywhere: false } },
} as const satisfies Record<string, Options["game"]>;
type Game = keyof typeof FIRST;

/** From the easiest to the hardest. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Mode and level of a game against the Automas; nothing in another game. */
function automasIn({ game }: Options): { mode: "simple" | "full"; level: number } | null {
    return typeof game === "object" && "automas" in game ? game.automas : null;
}

/** How City Square Off is played; nothing in another game. */
function squareOffIn({ game }: Options): SquareOffVariant | null {
    return typeof game === "object" && "square_off" in game ? game.square_off : null;
}

/** What a bot of that level does in the game chosen, as the key of a message: in a race the level is a pace. */
export function levelHint(options: Options, level: Level): string {
    const sides = squareOffIn(options);
    const hint = `bot-${level}-hint`;
    if (sides === null) return hint;
    return sides.mode === "sprint" ? `${hint}-sprint` : `${hint}-square-off`;
}

/** Whether someone who is away has partners who can place for them. */
const hasPartners = ({ game, seats }: Options): boolean => game === "two_cities" && seats > 2;

/** What there is to choose, given what is chosen already. In mid-campaign its game stays as it is. */
export function choices(options: Options, campaignBegun = false): Choice[] {
    const game: Choice = { name: "game", values: Object.keys(FIRST) };
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
    const sides = squareOffIn(options);
    const variant: Choice[] = [
        { name: "mode", values: ["base", "sprint", "sprawl"] },
        { name: "starters", values: ["four", "left_over"] },
        { name: "start", values: ["centre", "anywhere"] },
    ];
    const clock: Choice = { name: "clock", values: ["none", "slow", "relaxed", "brisk"] };
    const absence: Choice = {
        name: "absence",
        values: hasPartners(options) ? ["vote", "bot", "partner", "wait"] : ["vote", "bot", "wait"],
    };
    return [
        game,
        ...(sides ? variant : []),
        { name: "seats", values: [2, 3, 4, 5, 6, 7] },
        { name: "seating", values: sides ? ["hand", "values"] : ["card", "values", "hand"] },
        // A race is its own clock.
        ...(sides?.mode === "sprint" ? [] : [clock]),
        // With days for each phase nobody counts as away.
        ...(options.clock === "slow" ? [] : [absence]),
        access,
    ];
}

/** The switches that make a difference: only partners have something to talk about, and only cities have scores. */
export function switches(options: Options): SwitchName[] {
    if (squareOffIn(options)) return ["watchers"];
    return hasPartners(options) ? ["watchers", "talk_while_choosing", "score_preview"] : ["watchers", "score_preview"];
}

/** What is chosen. */
export function chosen(options: Options, name: ChoiceName): Value {
    const solo = automasIn(options);
    const sides = squareOffIn(options);
    switch (name) {
        case "game":
            return solo ? "solo" : sides ? "square_off" : "table";
        case "mode":
            return solo?.mode ?? sides?.mode ?? "";
        case "level":
            return solo?.level ?? "";
        case "starters":
            return sides?.left_over ? "left_over" : "four";
        case "start":
            return sides?.anywhere ? "anywhere" : "centre";
        case "campaign":
            return options.campaign ?? "none";
        default:
            return options[name];
    }
}

/** The options with another value for one choice, and what can't stay with it changed too. */
export function changed(options: Options, name: ChoiceName, value: Value): Options {
    const solo = automasIn(options);
    const sides = squareOffIn(options);
    const vary = (part: Partial<SquareOffVariant>): Options =>
        sides ? { ...options, game: { square_off: { ...sides, ...part } } } : options;
    switch (name) {
        case "game":
            return value === chosen(options, "game") ? options : anew(options, value as Game);
        case "mode":
            if (solo) return { ...options, game: { automas: { ...solo, mode: value as typeof solo.mode } } };
            return {
                ...vary({ mode: value as SquareOffVariant["mode"] }),
                clock: value === "sprint" ? "none" : options.clock,
            };
        case "level":
            return solo ? { ...options, game: { automas: { ...solo, level: Number(value) } } } : options;
        case "starters":
            return vary({ left_over: value === "left_over" });
        case "start":
            return vary({ anywhere: value === "anywhere" });
        case "seats":
            return withoutPartner({ ...options, seats: Number(value) });
        default:
            return { ...options, [name]: value };
    }
}

/** Another game, with what can stay as it is: those who sit keep their seats, unless one plays alone. */
function anew(options: Options, name: Game): Options {
    const game = FIRST[name];
    if (name === "solo") return { ...options, game, seats: 1, clock: "none", absence: "wait" };
    const alone = options.seats === 1;
    // What the server would choose; sides are chosen by sitting down on one.
    const seats = alone ? (name === "table" ? 3 : 2) : options.seats;
    const seating = name === "table" ? "values" : "hand";
    return withoutPartner({
        ...options,
        game,
        seats,
        seating,
        absence: alone ? "vote" : options.absence,
        campaign: "none",
    });
}

function withoutPartner(options: Options): Options {
    return options.absence === "partner" && !hasPartners(options) ? { ...options, absence: "vote" } : options;
}
