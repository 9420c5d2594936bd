/** What games of several people have to choose in common. */

import type { Options } from "../protocol/types";
import type { Choice } from "./game";

export const SEATS: Choice = { name: "seats", values: [2, 3, 4, 5, 6, 7] };
export const CLOCK: Choice = { name: "clock", values: ["none", "slow", "relaxed", "brisk"] };

/** What happens to the seat of someone who is away; with days for each phase nobody counts as away. */
export function absence({ clock }: Options, partners: boolean): Choice[] {
    if (clock === "slow") return [];
    return [{ name: "absence", values: partners ? ["vote", "bot", "partner", "wait"] : ["vote", "bot", "wait"] }];
}

/** Another game for those who sit: they keep their seats. `seats` are what somebody gets who was to play alone. */
export function anew(options: Options, part: Pick<Options, "game" | "seats" | "seating">): Options {
    const alone = options.seats === 1;
    return {
        ...options,
        ...part,
        seats: alone ? part.seats : options.seats,
        absence: alone ? "vote" : options.absence,
        campaign: "none",
    };
}

/** Nobody can place for a partner where there are no partners. */
export function withoutPartner(options: Options): Options {
    return options.absence === "partner" ? { ...options, absence: "vote" } : options;
}
