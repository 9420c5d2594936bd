/** How well bots can play, from the easiest on. */

import { gameOf } from "../games/registry";
import type { Level, Options } from "../protocol/types";

const LEVELS: readonly Level[] = ["gentle", "steady", "sharp", "master"];

/** The levels that a bot can have in a game. */
export const levelsOf = (options: Options): readonly Level[] =>
    LEVELS.filter((level) => level !== "master" || gameOf({ options }).lobby.masters?.(options));
