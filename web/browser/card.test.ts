/** The reference card: what scores, and why, by key, mouse and finger. */

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { phases, playAlone, AloneClicks } from "./alone";
import { PHONE, sitDown, type Person } from "./people";
import { openSite } from "./site";
import { Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();

const TYPES = ["shop", "factory", "tavern", "office", "park", "house"];

const points = (found: Locator): Promise<number[]> =>
    found.evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset["points"])));

/** That the reasons of each type add up to its points, and all of them to the score. */
async function addsUp(person: Person): Promise<void> {
    const card = person.get("card");
    const total = Number.parseInt((await person.get("card-total").textContent())!);
    await expect
        .poll(async () => (await points(card.locator(".reason"))).reduce((sum, one) => sum + one, 0))
        .toBe(total);
    for (const type of TYPES) {
        const row = person.get(`card-${type}`);
        const sum = (await points(row.locator(".reason"))).reduce((sum, one) => sum + one, 0);
        expect(await points(row), type).toEqual([sum]);
    }
}

/** Looks at every city of the table. */
async function allAddUp(person: Person): Promise<void> {
    const choice = person.get("card-city");
    await choice.waitFor();
    for (let city = 0; city < (await choice.locator("option").count()); city++) {
        await choice.selectOption(String(city));
        await addsUp(person);
    }
}

const lit = (person: Person): Promise<number> => person.get("card").locator(".city .lit").count();
/** How many buildings light up on a large board. */
const litOn = ({ page }: Person, side: "left" | "right"): Promise<number> =>
    page.locator(`[data-side="${side}"] [data-lit]`).count();

test("reasons add up to the score, and light up what counts", async () => {
    const [ada, ben] = await site.arriveAll("Ada", "Ben");
    const chiara = await site.arrive("Chiara");
    const people = [ada!, ben!, chiara];
    const room = await sitDown(site.url, people);
    const finger = await site.arrive("Finn", PHONE);
    await finger.page.goto(room);
    const players = people.map((person) => new Clicks(person));
    for (const turn of TURNS.slice(0, 3)) await playTurn(turn, players);
    await reach(ada!, TURNS[3]!, "choose");

    // By key.
    await ada!.page.keyboard.press("?");
    await ada!.get("card").waitFor();
    await allAddUp(ada!);
    await ada!.get("card-city").selectOption("0");
    await addsUp(ada!);
    const reason = ada!.get("card").locator(".reason").first();
    await reason.focus();
    expect(await lit(ada!)).toBeGreaterThan(0);
    // Every building says what it counts for, and the arrow keys lead through the city.
    await ada!.get("card").locator('.city [tabindex="0"]').focus();
    const said = await ada!.get("card-said").textContent();
    expect(said).toMatch(/^[^:]+: .+\.$/);
    await ada!.page.keyboard.press("ArrowRight");
    await ada!.page.keyboard.press("ArrowDown");
    await ada!.page.keyboard.press("Escape");
    await ada!.get("card").waitFor({ state: "detached" });

    // By mouse: the card opens at a city of one's own, or at the one of the ring that was clicked.
    await ben!.get("card-open").click();
    await addsUp(ben!);
    expect(await ben!.get("card-counts").textContent()).toContain("Only the lower of your two cities counts");
    await ben!.get("card").locator(".reason").first().hover();
    expect(await lit(ben!)).toBeGreaterThan(0);
    // The same buildings light up at the table.
    await expect.poll(() => litOn(ben!, "left")).toBe(await lit(ben!));
    await ben!.page.keyboard.press("Escape");
    await ben!.get("card").waitFor({ state: "detached" });
    expect(await litOn(ben!, "left")).toBe(0);
    await ben!.get("ring-city-2").click();
    expect(await ben!.get("card-city").inputValue()).toBe("2");
    await addsUp(ben!);
    await ben!.page.keyboard.press("Escape");

    // By finger, and without a seat.
    await finger.get("card-open").tap();
    await allAddUp(finger);
    expect(await finger.get("card-counts").count()).toBe(0);
    await finger.get("card").locator(".city button").first().tap();
    await expect.poll(() => lit(finger)).toBeGreaterThan(0);
    expect([...people, finger].flatMap(({ faults }) => faults)).toEqual([]);
});

test("a tile explains its scoring key to mouse, keyboard and finger", async () => {
    const people = [await site.arrive("Gül"), await site.arrive("Hugo", PHONE), await site.arrive("Ines")];
    const [mouse, finger, keys] = people as [Person, Person, Person];
    await sitDown(site.url, people);
    await playTurn(
        TURNS[0]!,
        people.map((person) => new Clicks(person)),
    );
    await reach(mouse, TURNS[1]!, "choose");
    const box = async (found: Locator) => (await found.boundingBox())!;

    await mouse.get("hand-tile-0").hover();
    await mouse.get("tile-hint").waitFor();
    const [hint, tile, ...boards] = await Promise.all(
        ["tile-hint", "hand-tile-0", "city-left", "city-right"].map((hook) => box(mouse.get(hook))),
    );
    for (const other of [tile!, ...boards]) {
        const beside = hint!.x + hint!.width <= other.x || other.x + other.width <= hint!.x;
        expect(beside || hint!.y + hint!.height <= other.y || other.y + other.height <= hint!.y).toBe(true);
    }
    // In a city it says what counts there now, and lights it up.
    await mouse.page.locator('[data-side="left"] .stone').first().hover();
    await mouse.get("tile-hint-here").waitFor();
    expect(await mouse.get("tile-hint-here").innerText()).toMatch(/^Counts here: .+, \d+ points?/);
    expect(await litOn(mouse, "left")).toBeGreaterThan(0);
    await mouse.page.keyboard.press("Escape");
    await mouse.get("tile-hint").waitFor({ state: "detached" });
    expect(await litOn(mouse, "left")).toBe(0);

    await reach(keys, TURNS[1]!, "choose");
    await keys.tabTo('[data-testid="hand-tile-0"]');
    await keys.get("tile-hint").waitFor();
    const described = keys.page.locator('[data-testid^="hand-tile-"][aria-describedby]');
    expect(await described.getAttribute("aria-describedby")).toBe(await keys.get("tile-hint").getAttribute("id"));

    // A long press asks, and takes nothing in hand.
    await reach(finger, TURNS[1]!, "choose");
    const { x, y, width, height } = await box(finger.get("hand-tile-0"));
    const touch = await finger.context.newCDPSession(finger.page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await finger.get("tile-hint").waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await finger.get("tile-hint").waitFor();
    expect(await finger.get("hand-tile-0").getAttribute("aria-pressed")).toBe("false");
    await finger.get("hand-tile-0").tap();
    await finger.page.locator('[data-testid="hand-tile-0"][aria-pressed="true"]').waitFor();
    expect(await finger.get("tile-hint").count()).toBe(0);
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test("a question mark that is written, or pressed where there is no card, opens none", async () => {
    const people = await site.arriveAll("Dora", "Emil", "Fanny");
    await sitDown(site.url, people, () => people[0]!.page.keyboard.press("?"));
    await reach(people[0]!, TURNS[0]!, "choose");
    await people[0]!.get("hand-tile-0").click();
    await people[0]!.page.locator('[data-testid="talk"] :is(input, textarea)').first().press("?");
    await people[0]!.page.keyboard.press("Escape");
    expect(await people[0]!.get("card").count()).toBe(0);
    await people[0]!.get("card-open").click();
    await people[0]!.get("card").waitFor();
});

test("in the solo game Automacity's factories count, too", async () => {
    const ada = await site.arrive("Ada");
    await playAlone(ada, site.url, "simple", 4);
    const player = new AloneClicks(ada);
    for (const phase of phases("simple").slice(0, 6)) await player.play("simple", phase);
    await ada.page.locator('.solo[data-round="2"]').waitFor();
    await ada.page.keyboard.press("?");
    await allAddUp(ada);
    expect(ada.faults).toEqual([]);
});
