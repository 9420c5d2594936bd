import type { GameOptions } from "../../kit/game";
import { absence, anew, CLOCK, SEATS, withoutPartner } from "../../kit/options";
import { t } from "../../text/i18n";
import type { Options } from "../../protocol/types";
import { shared } from "./ring";

/** Whether someone who is away has partners who can place for them. */
const hasPartners = ({ seats }: Options): boolean => shared(seats);

const settled = (options: Options): Options => (hasPartners(options) ? options : withoutPartner(options));

export const options: GameOptions = {
    anew: (options) => settled(anew(options, { game: "two_cities", seats: 3, seating: "values" })),
    choices: (options) => [
        SEATS,
        { name: "seating", values: ["card", "values", "hand"] },
        CLOCK,
        ...absence(options, hasPartners(options)),
    ],
    // Only partners have something to talk about.
    switches: (options) =>
        hasPartners(options) ? ["watchers", "talk_while_choosing", "score_preview"] : ["watchers", "score_preview"],
    own: () => ({}),
    changed: (options, name, value) => (name === "seats" ? settled({ ...options, seats: Number(value) }) : null),
    hint(options, name) {
        if (name !== "seats") return null;
        return options.seats === 2 ? t("option-seats-two-hint") : "";
    },
};
