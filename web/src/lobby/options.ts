/** What the host can choose. What belongs to one game, that game says itself. */

import { GAMES, gameOf } from "../games/registry";
import type { Choice, ChoiceName, SwitchName, Value } from "../kit/game";
import type { Options } from "../protocol/types";

/** What there is to choose, given what is chosen already. In the middle of a campaign its game stays as it is. */
export function choices(options: Options, campaignBegun = false): Choice[] {
    const access: Choice = { name: "access", values: ["private", "public"] };
    if (campaignBegun) return [access];
    const game: Choice = { name: "game", values: GAMES.map(({ choice }) => choice) };
    return [game, ...gameOf({ options }).options.choices(options), access];
}

export const switches = (options: Options): SwitchName[] => gameOf({ options }).options.switches(options);

/** The choices that are options of the room as they are. */
type Plain = Extract<ChoiceName, Exclude<keyof Options, "game">>;

/** What is chosen. */
export function chosen(options: Options, name: ChoiceName): Value {
    const game = gameOf({ options });
    if (name === "game") return game.choice;
    // The campaign alone is left out where there is none.
    return game.options.own(options)[name] ?? options[name as Plain] ?? "none";
}

/** The options with another value for one choice, and what can't stay with it changed too. */
export function changed(options: Options, name: ChoiceName, value: Value): Options {
    if (name !== "game") {
        return gameOf({ options }).options.changed(options, name, value) ?? { ...options, [name]: value };
    }
    if (value === chosen(options, "game")) return options;
    return GAMES.find(({ choice }) => choice === value)?.options.anew(options) ?? options;
}
