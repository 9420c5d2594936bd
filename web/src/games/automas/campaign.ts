/** The lines of a campaign's score sheet. */

import type { CampaignGame, CampaignView, Type } from "../../protocol/types";

/** A game of the campaign: over with its bonus, over and waiting for it, or still to be played. */
export type Row =
    ({ state: "played" } & CampaignGame) | { state: "due"; won: boolean; lower: number } | { state: "open" };

/** All games of the campaign, in order. */
export function rows({ games, due, length }: CampaignView): Row[] {
    const over: Row[] = games.map((game) => ({ state: "played", ...game }));
    if (due) over.push({ state: "due", won: due.won, lower: due.lower });
    return [...over, ...Array.from({ length: length - over.length }, (): Row => ({ state: "open" }))];
}

/** Whether no game had its bonus from this type yet. */
export function isFree({ games }: CampaignView, type: Type): boolean {
    return games.every(({ bonus }) => bonus !== type);
}
