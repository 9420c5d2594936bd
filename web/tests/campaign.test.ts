import { expect, test } from "vitest";

import { isFree, rows } from "../src/games/automas/campaign";
import type { CampaignGame, CampaignView, Type } from "../src/protocol/types";

const game = (bonus: Type): CampaignGame => ({ won: false, lower: 50, bonus, points: 10 });
const campaign = (...bonuses: Type[]): CampaignView => ({
    length: 3,
    games: bonuses.map(game),
    total: 60 * bonuses.length,
    finished: bonuses.length === 3,
});

test("a campaign has a line for each of its games, played or not", () => {
    expect(rows(campaign()).map(({ state }) => state)).toEqual(["open", "open", "open"]);
    expect(rows(campaign("shop"))).toEqual([
        { state: "played", ...game("shop") },
        { state: "open" },
        { state: "open" },
    ]);
    expect(rows(campaign("shop", "park", "house")).map(({ state }) => state)).toEqual(["played", "played", "played"]);
});

test("a game that waits for its bonus comes after those that have theirs", () => {
    const waiting: CampaignView = {
        ...campaign("shop", "park"),
        due: { won: true, lower: 61, points: [null, 8, 9, 10, null, 20] },
    };
    expect(rows(waiting).at(-1)).toEqual({ state: "due", won: true, lower: 61 });
    expect(rows(waiting)).toHaveLength(3);
});

test("each type gives its bonus once", () => {
    expect(isFree(campaign("shop", "park"), "park")).toBe(false);
    expect(isFree(campaign("shop", "park"), "house")).toBe(true);
});
