/** What was put on the boards and not confirmed yet is still there when the page is loaded again. */

import { expect, test } from "vitest";

import { AloneClicks, playAlone, reach as reachAlone } from "./alone";

import { type Person, sitDown } from "./people";
import { openSite } from "./site";
import { cellOf, Clicks, reach, TURNS } from "./table";

const site = openSite();

/** Where a tile waits in a city. */
const waits = (who: Person, side: string) => who.get(`city-${side}`).locator(".provisional");

const placeOf = (who: Person, side: string): Promise<string> => cellOf(waits(who, side));

test("at a table both tiles still wait where they were put, and only in the same turn", async () => {
    const people = await site.arriveAll("Ada", "Ben");
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person)) as [Clicks, Clicks];
    const [ada] = people as [Person, Person];
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));
    for (const hands of players) await hands.choose();
    await reach(ada, TURNS[0]!, "place");
    for (const [tile, side] of [
        [0, "right"],
        [1, "left"],
    ] as const) {
        await ada.get(`my-tile-${tile}`).click();
        await ada.get(`city-${side}`).locator("[data-spot]").first().click();
        await waits(ada, side).waitFor();
    }
    const places = await Promise.all(["left", "right"].map((side) => placeOf(ada, side)));
    await ada.page.reload();
    await ada.get("place-both").waitFor();
    expect(await Promise.all(["left", "right"].map((side) => placeOf(ada, side)))).toEqual(places);
    await ada.get("place-both").click();
    for (const tile of [0, 1]) await ada.page.locator(`[data-testid="my-tile-${tile}"][disabled]`).waitFor();
    await ada.heeded();
    await ada.page.reload();
    await ada.page.locator('[data-testid="my-tile-0"][disabled]').waitFor();
    expect(await ada.page.locator(".provisional").count()).toBe(0);
    await players[1].build();
    for (const hands of players) await hands.choose();
    await reach(ada, TURNS[1]!, "place");
    expect(await ada.page.locator(".provisional").count()).toBe(0);
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test("a tile whose place was built on meanwhile is back, and that is said", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person));
    const [ada] = people as [Person, ...Person[]];
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));
    for (const hands of players) await hands.choose();
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "place")));
    await ada.get("my-tile-0").click();
    await ada.get("city-left").locator("[data-spot]").first().click();
    await waits(ada, "left").waitFor();
    const { page } = ada;
    const room = page.url();
    await page.goto("about:blank");
    for (const hands of players.slice(1)) await hands.build();
    await page.goto(room);
    await ada.get("hint").getByText("Your partner was quicker to build there.").waitFor();
    expect(await waits(ada, "left").count()).toBe(0);
});

test("alone, too, a tile still waits where it was put", async () => {
    const dora = await site.arrive("Dora");
    await playAlone(dora, site.url, "simple", 3);
    await reachAlone(dora, 1, 1, "assign");
    await new AloneClicks(dora).assign("simple");
    await reachAlone(dora, 1, 1, "insert");
    await dora.get("piece-right-0").click();
    await dora.get("city-right").locator("[data-spot]").first().click();
    const place = await placeOf(dora, "right");
    await dora.page.reload();
    await waits(dora, "right").waitFor();
    expect(await placeOf(dora, "right")).toEqual(place);
    expect(await waits(dora, "left").count()).toBe(0);
    expect(dora.faults).toEqual([]);
});
