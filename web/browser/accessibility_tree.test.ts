/** A whole game through the accessibility tree alone, as a screen reader sees it: from the home page to the result. */

import { expect, test } from "vitest";

import { finalRanking } from "./final";
import { openSite } from "./site";
import { matching, Reader, type Told, within } from "./reader";

// Bots play at once.
const site = openSite(["--house-pause", "0"]);

/** Turns of a game of three. */
const TURNS = 7;
const RANKING = { role: "list", name: "Final ranking" };
const HAND = "Your hand";
const TILES = "Your two tiles";

/** The buttons of a group that can be pressed. */
function buttons(told: readonly Told[], group: string): Told[] {
    const found = told.find(matching({ role: "group", name: group }));
    return found ? [...within(found)].filter(({ role, disabled }) => role === "button" && !disabled) : [];
}

/** Picks two tiles of the hand and keeps them. */
async function choose(reader: Reader): Promise<void> {
    const [first, second] = buttons(await reader.read(), HAND);
    await reader.activate({ role: "button", name: first!.name });
    await reader.until((told) => buttons(told, HAND).filter(({ pressed }) => pressed).length === 1, "one is picked");
    await reader.press("ArrowRight");
    await reader.until((told) => told.some(({ focused, name }) => focused && name === second!.name), second!.name);
    await reader.press("Enter");
    await reader.activate({ role: "button", name: "Keep these two" });
    await reader.until((told) => buttons(told, HAND).length === 0, "the hand is given");
}

/** The tiles that are still to be placed. */
const left = (told: readonly Told[]): Told[] => buttons(told, TILES).filter(({ name }) => !name.endsWith(", placed"));

/** Both partners have placed: nobody builds any more where the player means to. */
const quiet = (told: readonly Told[]): boolean =>
    told.filter(({ role, name }) => role === "StaticText" && name.endsWith("has placed here.")).length === 2;

/** Places one of the tiles wherever the focus goes. */
async function place(reader: Reader): Promise<void> {
    const tiles = left(await reader.read());
    await reader.activate({ role: "button", name: tiles[0]!.name });
    await reader.until(
        (told) => told.some(({ focused, name }) => focused && /^row \d, column \d/.test(name)),
        "the focus is on a place",
    );
    await reader.press("Enter");
    await reader.activate({ role: "button", name: /^Place(?! both| for)/ });
    await reader.until((told) => left(told).length < tiles.length, "the tile is placed");
}

test("a whole game is played by what a screen reader is told", async () => {
    const ada = await site.arrive("Ada");
    const reader = await Reader.of(ada);
    await ada.page.goto(site.url);
    await reader.goTo({ role: "radio", name: "4" });
    await reader.press("ArrowLeft");
    await reader.activate({ role: "button", name: "Open a room" });
    await reader.goTo({ role: "textbox", name: "Your name" });
    await ada.page.keyboard.type("Ada");
    await reader.press("Enter");
    await reader.activate({ role: "button", name: "Fill with bots" });
    await reader.activate({ role: "button", name: "Begin" });

    for (let turn = 0; turn < TURNS; turn++) {
        await reader.until((told) => buttons(told, HAND).length > 0, `the hand of turn ${turn + 1}`);
        await choose(reader);
        await reader.until(quiet, "both partners have placed");
        for (const tile of [1, 2]) {
            await reader.until((told) => left(told).length > 0, `tile ${tile} of turn ${turn + 1}`);
            await place(reader);
        }
    }
    const ranking = await reader.meets(RANKING);
    const places = ranking.inside.map((place) => [...within(place)].map(({ name }) => name).join(" "));
    expect(places.length).toBe(3);
    expect(places.some((place) => place.includes("Ada"))).toBe(true);
    for (const [i, { lower }] of (await finalRanking(ada)).entries()) expect(places[i]).toContain(String(lower));
    expect(ada.faults).toEqual([]);
});
