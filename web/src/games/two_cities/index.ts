/** Between Two Cities, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import { nameOf } from "../../state/people";
import { options } from "./options";
import { ownersOf } from "./ring";
import { awaited, tableOf } from "./view";

export const twoCities: GameClient = {
    choice: "table",
    options,
    lobby: {
        alone: false,
        sideOf: null,
        title: (stage) => (stage === "open" ? "lobby-title" : "lobby-title-seated"),
        invitation: ({ options: { seats } }, host) =>
            host ? t("join-invited", { name: host, seats }) : t("join-first"),
        partners: (room, seat) => {
            const seats = room.seats.length;
            const partner = (at: number): string => nameOf(room, (at + seats) % seats) || t("seats-somebody");
            const names = { left: partner(seat + 1), right: partner(seat - 1) };
            return t(seats === 2 ? "seats-own-cities" : "seats-partners", names);
        },
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
        sharedBy: (room, city) => ownersOf(city, room.seats.length),
        choosing: (room) => tableOf(room)?.phase === "choose",
    },
    play: () => import("./Table.svelte"),
    end: () => import("./Ceremony.svelte"),
    early: false,
    awaited,
    yourTurn: (room) => (tableOf(room)?.phase === "choose" ? "waiting-you-choose" : "waiting-you-place"),
    inPassing: (action) => "two_cities" in action && "draft" in action.two_cities.do,
};
