/** City Square Off, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import { nameList } from "../../kit/words";
import { nameOf } from "../../state/people";
import { options, variantOf } from "./options";
import { sideOf, squareOffOf } from "./view";

export const squareOff: GameClient = {
    choice: "square_off",
    options,
    lobby: {
        alone: false,
        sideOf,
        title: (stage) => (stage === "open" ? "lobby-title-sides" : "lobby-title-seated"),
        invitation: ({ options: { seats } }, host) =>
            host ? t("join-invited", { name: host, seats }) : t("join-first"),
        partners(room, seat) {
            const mates = room.seats.flatMap((_, mate) =>
                mate !== seat && sideOf(mate) === sideOf(seat) ? [nameOf(room, mate)] : [],
            );
            const names = nameList(mates.filter(Boolean)) || t("seats-somebody");
            return t("sides-own", { side: sideOf(seat) + 1, mates: mates.length, names });
        },
        // In a race the level is a pace.
        levelHint: (options, level) =>
            `bot-${level}-hint-${variantOf(options).mode === "sprint" ? "sprint" : "square-off"}`,
    },
    talk: {
        shares: "side",
        phrases: ["you_first", "thinking", "good_idea", "rather_not", "thanks"],
        sharedBy: (room, side) => room.seats.flatMap((_, seat) => (sideOf(seat) === side ? [seat] : [])),
        choosing: () => false,
    },
    play: () => import("./SquareOff.svelte"),
    end: () => import("./SquareOffEnd.svelte"),
    // A race begins with a start that both sides wait for.
    early: true,
    // All of a side that is not done; in a race nobody waits.
    awaited(room) {
        const table = squareOffOf(room);
        if (table?.phase !== "start" && table?.phase !== "place") return [];
        return table.sides.flatMap(({ done, seats }) => (done ? [] : seats)).sort();
    },
    yourTurn: () => "waiting-you-lay",
    inPassing: (action) =>
        "square_off" in action && typeof action.square_off.do === "object" && "hover" in action.square_off.do,
};
