/** The game alone against the Automas, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import { LEVEL_CHANGES } from "../../protocol/types";
import { soloOf } from "./view";

const AUTOMAS = ["autommaso", "automarta"];
/** The cities between the player and the Automas, clockwise. */
const TOWNS = ["left", "automacity", "right"];

export const automas: GameClient = {
    choice: "solo",
    hint({ name, value }) {
        if (name !== "level") return null;
        const change = LEVEL_CHANGES[Number(value) - 1] ?? 0;
        const sign = change < 0 ? "minus" : change > 0 ? "plus" : "none";
        return t("option-level-hint", { sign, points: Math.abs(change) });
    },
    lobby: {
        alone: true,
        title: () => "lobby-title-solo",
        invitation: (_, host) => t(host ? "join-solo" : "join-first-solo", { name: host }),
        partners() {
            const [left, right] = AUTOMAS.map((name) => t(`solo-${name}`)) as [string, string];
            return t("seats-partners", { left, right });
        },
        levelHint: (_, level) => `bot-${level}-hint`,
        begin: () => import("./begin.svelte"),
        step: () => import("./SoloStep.svelte"),
        extra: () => import("./Campaign.svelte"),
        setting: ({ game }) => ({
            others: AUTOMAS.map((name) => t(`solo-${name}`)),
            between: TOWNS.map((name) => t(`solo-${name}`)),
            middle: t("solo-level", { level: typeof game === "object" && "automas" in game ? game.automas.level : "" }),
        }),
    },
    // The table is all that is talked on.
    talk: { shares: "city", phrases: [], choosing: () => false },
    play: () => import("./play"),
    end: () => import("./SoloCeremony.svelte"),
    card: () => import("./reading"),
    playsEarly: true,
    nearsEnd: (room) => soloOf(room)?.round === 3,
    hasTurns: () => false,
    yourTurn: () => "",
    inPassing: () => false,
};
