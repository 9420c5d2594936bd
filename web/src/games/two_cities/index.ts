/** Between Two Cities, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import { nameOf } from "../../state/people";
import { SIDES } from "../../city/sides";
import { citiesOf, partnerOf } from "../../state/layout";
import { holdsBack, tableOf } from "./view";

export const twoCities: GameClient = {
    choice: "table",
    hint({ name, value }) {
        if (name !== "seats") return null;
        return value === 2 ? t("option-seats-two-hint") : "";
    },
    lobby: {
        alone: false,
        title: (stage) => (stage === "open" ? "lobby-title" : "lobby-title-seated"),
        invitation: ({ options: { seats } }, host) =>
            host ? t("join-invited", { name: host, seats }) : t("join-first"),
        partners(room, seat) {
            const cities = citiesOf(room);
            const [left, right] = SIDES.map((side) => partnerOf(cities, seat, side));
            if (left == null || right == null) return t("seats-own-cities");
            const names = { left: nameOf(room, left), right: nameOf(room, right) };
            const drawn = room.stage === "open" && room.options.seating !== "hand";
            if (drawn) return `${t("seats-neighbours")} ${t("seats-unsettled")}`;
            return names.left && names.right ? t("seats-partners", names) : t("seats-neighbours");
        },
        masters: () => true,
        levelHint: (_, level) => `bot-${level}-hint`,
    },
    talk: {
        shares: "city",
        phrases: [
            "you_first",
            "thinking",
            "good_idea",
            "rather_not",
            "shops",
            "factories",
            "taverns",
            "offices",
            "parks",
            "houses",
            "thanks",
        ],
        choosing: (room) => tableOf(room)?.phase === "choose",
    },
    play: () => import("./play"),
    end: () => import("./Ceremony.svelte"),
    card: () => import("./reading"),
    playsEarly: false,
    nearsEnd: (room) => tableOf(room)?.round === 3,
    hasTurns: () => true,
    yourTurn(room, seat) {
        const table = tableOf(room);
        if (table?.phase === "choose") return "waiting-you-choose";
        return table && holdsBack(table, seat) ? null : "waiting-you-place";
    },
    inPassing: (action) => "two_cities" in action && "draft" in action.two_cities.do,
};
