/** A game of three in which nobody touches a mouse, and a screen reader would say what happens. */

import { expect, test } from "vitest";

import { scored } from "./final";
import { sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, Keys, playOn, reach, TURNS } from "./table";

const site = openSite();

test("three play by keyboard alone, and hear what happens", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const ada = people[0]!;
    await sitDown(site.url, people);
    await ada.listen();

    await playOn(people.map((person) => new Keys(person)));
    await Promise.all(people.map(scored));

    // What is said last may still be gathered with what follows it.
    await ada.page.waitForFunction(() => window.said!.some((line) => / wins? (together )?with \d+/.test(line)));
    const said = (await ada.page.evaluate(() => window.said!)).join("\n");
    for (const expected of [
        /\w+ picked, 1 of 2/,
        /\w+ picked, 2 of 2/,
        /Ben: .+ and .+\./,
        /in hand\. Arrow keys choose a place/,
        /put on row \d, column \d, (plus|minus) \d+ points?, beside/,
        /Placed\. Your left city/,
        /(Ben|Chiara) placed .+ in your (left|right) city/,
        /duplex, .+ (left of|above) .+ in hand/,
        /Round 3, turn 3 of 3/,
    ]) {
        expect(said).toMatch(expected);
    }
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test("the arrow keys go from tile to tile, and scroll nothing", async () => {
    const people = await site.arriveAll("Ada", "Ben");
    await sitDown(site.url, people);
    const [ada, ben] = people.map((person) => new Keys(person)) as [Keys, Keys];
    const { page } = ada.who;
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute("data-testid"));
    await reach(ada.who, TURNS[0]!, "choose");
    // On a window this low the page would scroll.
    await ada.who.resize({ width: 1366, height: 520 });
    await ada.who.tabTo('[data-testid="hand-tile-0"]');
    const scrolled = await page.evaluate(() => scrollY);
    for (const [key, tile] of [
        ["ArrowDown", 1],
        ["ArrowRight", 2],
        ["ArrowUp", 1],
        ["ArrowLeft", 0],
    ] as const) {
        await page.keyboard.press(key);
        expect(await focus(), key).toBe(`hand-tile-${tile}`);
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // Enter on a third tile takes it instead of the last one, however soon: only twice on one tile keeps both.
    for (const key of ["Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    const picked = page.locator('[data-testid^="hand-tile-"][aria-pressed="true"]');
    await ada.who.page.locator('[data-testid="hand-tile-2"][aria-pressed="true"]').waitFor();
    expect(await picked.evaluateAll((tiles) => tiles.map(({ dataset }) => dataset["testid"]))).toEqual([
        "hand-tile-0",
        "hand-tile-2",
    ]);
    for (const key of ["Space", "ArrowLeft", "ArrowLeft", "Space"]) await page.keyboard.press(key);
    await picked.first().waitFor({ state: "detached" });
    await ada.choose();
    // The buttons have gone: it goes on from the headline.
    await page.locator("#table-head:focus").waitFor();
    await ben.choose();
    await reach(ada.who, TURNS[0]!, "place");
    await ada.who.tabTo('[data-testid="my-tile-0"]');
    for (const tile of [1, 0]) {
        await page.keyboard.press("ArrowDown");
        expect(await focus()).toBe(`my-tile-${tile}`);
    }
    // What the mouse has taken up goes on by keyboard.
    await ada.who.get("my-tile-0").click();
    await page.keyboard.press("ArrowRight");
    await page.locator("[data-spot]:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".provisional").waitFor();
    expect(ada.who.faults).toEqual([]);
});

test("Escape closes the phrases, and the tile in hand stays there", async () => {
    const people = await site.arriveAll("Dora", "Emil", "Fanny");
    await sitDown(site.url, people);
    for (const hands of people.map((person) => new Clicks(person))) {
        await reach(hands.who, TURNS[0]!, "choose");
        await hands.choose();
    }
    const dora = people[0]!;
    await reach(dora, TURNS[0]!, "place");
    const tile = dora.get("my-tile-0");
    await tile.click();
    const talk = await dora.turnTo("table");
    await talk.getByTestId("phrases").click();
    await talk.getByTestId("phrase-hello").focus();
    await dora.page.keyboard.press("Escape");
    await talk.getByTestId("phrase-hello").waitFor({ state: "detached" });
    expect(await dora.page.evaluate(() => document.activeElement?.getAttribute("data-testid"))).toBe("phrases");
    expect(await tile.getAttribute("aria-pressed")).toBe("true");
    await tile.focus();
    await dora.page.keyboard.press("Escape");
    await dora.page.locator('[data-testid="my-tile-0"][aria-pressed="false"]').waitFor();
});
