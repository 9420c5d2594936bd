/** What the Automas did, in words. */

import { t } from "../../text/i18n";
import type { AutomaTurn, SoloAutoma, SoloChoice, SoloSymbol } from "../../protocol/types";
import { signed, tileName } from "../../city/words";
import type { Town } from "./draft";

/** The city that an Automa shares with the player. */
export const sharedTownOf = (automa: SoloAutoma): Town => (automa === "autommaso" ? "left" : "right");

export const taken = (choice: SoloChoice): string => choice.hand[choice.taken] ?? "";
export const decider = (choice: SoloChoice): SoloSymbol => choice.column[choice.decided] ?? "most";

/** What the tile that was taken adds, if points were compared. */
export function gained(choice: SoloChoice): number | null {
    return choice.compared.find(({ tile }) => tile === taken(choice))?.points ?? null;
}

/** The tiles that were compared: what adds most comes first, and among equals the symbol order decides. */
export function ranked(choice: SoloChoice) {
    return [...choice.compared].sort((a, b) => b.points - a.points);
}

/** "Most points +4". */
export function shortReason(choice: SoloChoice): string {
    const gain = gained(choice);
    const symbol = t(`solo-symbol-${decider(choice)}`);
    return gain === null ? symbol : t("solo-reason", { symbol, points: signed(gain) });
}

/** Why it took what it took, in whole sentences. */
export function reason(choice: SoloChoice): string {
    const why = t(`solo-because-${decider(choice)}`, { points: gained(choice) ?? 0 });
    return choice.tied ? `${why} ${t("solo-because-tied")}` : why;
}

/** Both of an Automa's choices, to be read out. */
export function moveText(move: AutomaTurn): string {
    const name = t(`solo-${move.automa}`);
    const said = (choice: SoloChoice, town: Town): string =>
        `${t("solo-took", { name, town: t(`solo-${town}`), tile: tileName(taken(choice)) })} ${reason(choice)}`;
    return `${said(move.shared, sharedTownOf(move.automa))} ${said(move.automacity, "automacity")}`;
}
