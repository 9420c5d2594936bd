import { t } from "../../text/i18n";
import type { GameOptions } from "../../kit/game";
import type { Options } from "../../protocol/types";
import { levelChange } from "./level";

/** From the easiest to the hardest. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

type Played = { mode: "simple" | "full"; level: number };

/** What the front page begins with, too. */
const FIRST: Played = { mode: "simple", level: 2 };

const played = ({ game }: Options): Played => (typeof game === "object" && "automas" in game ? game.automas : FIRST);

export const options: GameOptions = {
    anew: (options) => ({ ...options, game: { automas: FIRST }, seats: 1, clock: "none", absence: "wait" }),
    choices: () => [
        { name: "mode", values: ["simple", "full"] },
        { name: "level", values: LEVELS },
        { name: "campaign", values: ["none", "three", "six"] },
    ],
    switches: () => ["watchers", "score_preview"],
    own: played,
    changed(options, name, value) {
        if (name !== "mode" && name !== "level") return null;
        return { ...options, game: { automas: { ...played(options), [name]: value } } };
    },
    hint(options, name) {
        if (name !== "level") return null;
        const change = levelChange(played(options).level);
        const sign = change < 0 ? "minus" : change > 0 ? "plus" : "none";
        return t("option-level-hint", { sign, points: Math.abs(change) });
    },
};
