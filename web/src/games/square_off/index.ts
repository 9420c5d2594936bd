/** City Square Off, as the rest of the client knows it. */

import { t } from "../../text/i18n";
import type { GameClient } from "../../kit/game";
import type { Options, SquareOffMode } from "../../protocol/types";
import { nameList } from "../../kit/words";
import { nameOf } from "../../state/people";
import { sharedBy, sideOf, sidesOf } from "../../state/layout";
import { squareOffOf } from "./view";

const isMode = ({ game }: Options, mode: SquareOffMode): boolean =>
    typeof game === "object" && "square_off" in game && game.square_off.mode === mode;
const isRace = (options: Options): boolean => isMode(options, "sprint");

export const squareOff: GameClient = {
    choice: "square_off",
    hint({ name, value }, layout) {
        if (name === "seats") {
            const [one, other] = (sidesOf({ layout }) ?? []).map((seats) => seats.length);
            return t("option-seats-sides-hint", { seats: Number(value), one: one ?? 0, other: other ?? 0 });
        }
        // Each phase of two sides is one tile.
        return name === "clock" && value !== "none" ? t(`option-sides-clock-${String(value)}-hint`) : null;
    },
    lobby: {
        alone: false,
        title: (stage) => (stage === "open" ? "lobby-title-sides" : "lobby-title-seated"),
        invitation: ({ options: { seats } }, host) =>
            host ? t("join-invited-sides", { name: host, seats }) : t("join-first"),
        partners(room, seat) {
            const side = sideOf(room, seat);
            const mates = sharedBy(room, side).filter((mate) => mate !== seat);
            const names = mates.map((mate) => nameOf(room, mate)).filter(Boolean);
            const known = mates.length === 0 || names.length > 0;
            return t(known ? "sides-own" : "sides-own-open", {
                side: side + 1,
                mates: mates.length,
                names: nameList(names),
            });
        },
        masters: (options) => isMode(options, "base"),
        // In a race the level is a pace.
        levelHint: (options, level) => `bot-${level}-hint-${isRace(options) ? "sprint" : "square-off"}`,
    },
    talk: {
        shares: "side",
        phrases: ["you_first", "thinking", "good_idea", "rather_not", "thanks"],
        choosing: () => false,
    },
    play: () => import("./play"),
    end: () => import("./SquareOffEnd.svelte"),
    // A race begins with a start that both sides wait for.
    playsEarly: true,
    // From the first turn on it can end at any time: somebody gives up, or a tile fits nowhere.
    nearsEnd: (room) => (squareOffOf(room)?.turn ?? 0) > 0,
    // Nobody reads in a race.
    guides: (room) => squareOffOf(room)?.phase !== "race",
    hasTurns: (options) => !isRace(options),
    // In a race nobody is waited for.
    yourTurn: (room) => `waiting-you-lay-${squareOffOf(room)!.phase}`,
    inPassing: () => false,
};
