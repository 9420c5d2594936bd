/** The game alone against the Automas, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import Campaign from "./Campaign.svelte";
import { options } from "./options";
import SoloStep from "./SoloStep.svelte";

const AUTOMAS = ["autommaso", "automarta"];
/** The cities between the player and the Automas, clockwise. */
const TOWNS = ["left", "automacity", "right"];

export const automas: GameClient = {
    choice: "solo",
    options,
    lobby: {
        alone: true,
        sideOf: null,
        title: () => "lobby-title-solo",
        invitation: (_, host) => t(host ? "join-solo" : "join-first-solo", { name: host }),
        partners() {
            const [left, right] = AUTOMAS.map((name) => t(`solo-${name}`)) as [string, string];
            return t("seats-partners", { left, right });
        },
        levelHint: (_, level) => `bot-${level}-hint`,
        Step: SoloStep,
        Extra: Campaign,
        setting: (chosen) => ({
            others: AUTOMAS.map((name) => t(`solo-${name}`)),
            between: TOWNS.map((name) => t(`solo-${name}`)),
            middle: t("solo-level", { level: options.own(chosen).level ?? "" }),
        }),
    },
    // The table is all that is talked on.
    talk: { shares: "city", phrases: [], sharedBy: () => [], choosing: () => false },
    play: () => import("./Solo.svelte"),
    end: () => import("./SoloCeremony.svelte"),
    early: true,
    // Who plays alone keeps nobody waiting.
    awaited: () => [],
    yourTurn: () => "",
    inPassing: () => false,
};
