import { t } from "../../text/i18n";
import type { GameOptions } from "../../kit/game";
import { absence, anew, CLOCK, SEATS, withoutPartner } from "../../kit/options";
import type { Options, SquareOffVariant } from "../../protocol/types";

/** What the front page begins with, too. */
const FIRST: SquareOffVariant = { mode: "base", left_over: false, anywhere: false };

/** How it is played. */
export const variantOf = ({ game }: Options): SquareOffVariant =>
    typeof game === "object" && "square_off" in game ? game.square_off : FIRST;

export const options: GameOptions = {
    // Sides are chosen by sitting down on one.
    anew: (options) => withoutPartner(anew(options, { game: { square_off: FIRST }, seats: 2, seating: "hand" })),
    choices: (options) => [
        { name: "mode", values: ["base", "sprint", "sprawl"] },
        { name: "starters", values: ["four", "left_over"] },
        { name: "start", values: ["centre", "anywhere"] },
        SEATS,
        { name: "seating", values: ["hand", "values"] },
        // A race is its own clock.
        ...(variantOf(options).mode === "sprint" ? [] : [CLOCK]),
        ...absence(options, false),
    ],
    switches: () => ["watchers"],
    own(options) {
        const { mode, left_over, anywhere } = variantOf(options);
        return { mode, starters: left_over ? "left_over" : "four", start: anywhere ? "anywhere" : "centre" };
    },
    changed(options, name, value) {
        const vary = (part: Partial<SquareOffVariant>): Options => ({
            ...options,
            game: { square_off: { ...variantOf(options), ...part } },
        });
        if (name === "mode") {
            const clock = value === "sprint" ? "none" : options.clock;
            return { ...vary({ mode: value as SquareOffVariant["mode"] }), clock };
        }
        if (name === "starters") return vary({ left_over: value === "left_over" });
        if (name === "start") return vary({ anywhere: value === "anywhere" });
        return null;
    },
    hint({ seats, clock }, name) {
        if (name === "seats") {
            return t("option-seats-sides-hint", { seats, one: Math.ceil(seats / 2), other: Math.floor(seats / 2) });
        }
        // Each phase of two sides is one tile.
        return name === "clock" && clock !== "none" ? t(`option-sides-clock-${clock}-hint`) : null;
    },
};
