/** Watching: from somebody's chair, and on a television. */

import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { AloneClicks, phases, playAlone, reach as reachAlone } from "./alone";
import { MouseBuilder } from "./grid";
import { Person, sitDown } from "./people";
import { meet, start, WITH_A } from "./sides";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite();
let players: Clicks[];
let walter: Person;
let room: string;

beforeAll(async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    room = await sitDown(site.url, people);
    players = people.map((person) => new Clicks(person));
    walter = await site.arrive("Walter");
    await walter.page.goto(room);
    await reach(walter, TURNS[0]!, "choose");
});

/** What is said of who leads: nothing while all have the same. */
async function leading(): Promise<string> {
    // Cities don't stand in their order.
    const total = (city: number) => walter.get(`watch-city-${city}`).locator(".caption .num").innerText();
    const totals = await Promise.all([0, 1, 2].map(total));
    const names = await walter.page.locator('[data-testid^="chair-"]:not([data-testid=chair-all])').allInnerTexts();
    const results = names.map((_, seat) => Math.min(...[seat, seat + 2].map((city) => Number(totals[city % 3]))));
    const first = names.filter((_, seat) => results[seat] === Math.max(...results));
    return first.length < names.length ? ` · In the lead: ${first.join(" and ")}` : "";
}

test("a watcher picks a chair and sees what lies left and right of it, also while it changes", async () => {
    const [ada, ...others] = players as [Clicks, ...Clicks[]];
    expect(await walter.get("waiting").innerText()).toMatch(/^You’re watching\. Waiting for .+ and .+/);
    for (const seat of [0, 1, 2]) {
        await walter.get(`chair-${seat}`).click();
        const chair = walter.page.locator(`[data-testid="chair"][data-seat="${seat}"]`);
        await chair.waitFor();
        const name = await walter.get(`chair-${seat}`).textContent();
        const player = players.find(({ who }) => who.name === name)!.who;
        for (const side of ["left", "right"]) {
            const shown = await walter.get(`chair-city-${side}`).getAttribute("data-city");
            expect(shown, side).toBe(await player.get(`city-${side}`).getAttribute("data-city"));
        }
    }
    const seat = await seatOf("Ada");
    await walter.get(`chair-${seat}`).click();
    for (const hands of players) await hands.choose();
    await Promise.all([...players.map(({ who }) => who), walter].map((one) => reach(one, TURNS[0]!, "place")));
    expect(await walter.get("chair-city-left").locator(".stone").count()).toBe(0);
    await ada.place(0, "left");
    await walter.get("chair-city-left").locator(".stone").waitFor();
    await ada.place(1, "right");
    for (const hands of others) await hands.build();
    await walter.get("chair-all").click();
    await walter.get("watch-city-0").waitFor();
    // The last tiles may still be on their way to the screen.
    const facts = walter.page.locator(".watch header p");
    const expected = async () => `Only the lower of a player’s two cities counts${await leading()}`;
    await expect.poll(async () => (await facts.innerText()).endsWith(await expected()), { timeout: 10_000 }).toBe(true);
});

test("on a tablet and a phone the page itself scrolls to what watchers say", async () => {
    const desk = walter.page.viewportSize()!;
    for (const size of [
        { width: 820, height: 1180 },
        { width: 390, height: 844 },
    ]) {
        await walter.resize(size);
        const [talk, footer] = await Promise.all(
            [".watch .talk", ".footer"].map((part) => walter.page.locator(part).boundingBox()),
        );
        expect(talk!.y + talk!.height, `at ${size.width}`).toBeLessThanOrEqual(footer!.y);
        const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;
        expect(await walter.page.locator(".watch").evaluate(scrolls), `at ${size.width}`).toBe(false);
    }
    await walter.resize(desk);
});

test("a watcher reads how to get to a seat of theirs, until that is known", async () => {
    const hint = walter.get("elsewhere");
    await hint.getByText("“My games”").waitFor();
    expect(await players[0]!.who.get("elsewhere").count()).toBe(0);
    await walter.get("elsewhere-known").focus();
    await walter.page.keyboard.press("Enter");
    await hint.waitFor({ state: "detached" });
    // The keyboard goes on at the table that it stood above.
    expect(await walter.page.evaluate(() => document.activeElement?.id)).toBe("main");
    await walter.page.reload();
    // It would come with the table.
    await walter.get("watch-city-0").waitFor();
    expect(await hint.count()).toBe(0);
});

test("the players see how many watch", async () => {
    const [late] = (await site.arriveAll("Late")) as [Person];
    const shown = players[0]!.who.page;
    await late.page.goto(room);
    await late.get("chair-all").waitFor();
    await shown.getByTitle("2 people watching").waitFor({ state: "attached" });
    await late.context.close();
    await shown.getByTitle("1 person watching").waitFor({ state: "attached" });
});

test("on an upright tablet the menu leads to the table view", async () => {
    const desk = walter.page.viewportSize()!;
    await walter.resize({ width: 820, height: 1180 });
    await walter.get("manage-people").click();
    await walter.get("display-begin-menu").click();
    await walter.get("display-code").waitFor();
    await walter.page.keyboard.press("Escape");
    await walter.get("chair-all").waitFor();
    await walter.page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    await walter.page.reload();
    await walter.resize(desk);
});

test("the table view has no controls, the way in, and goes around the table by itself", async () => {
    const { page } = walter;
    await page.clock.install();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await walter.get("display-begin").click();
    await walter.get("display-code").locator("svg").waitFor();
    expect(await walter.get("display-address").textContent()).toBe(room.replace(/^https?:\/\//, ""));
    expect(await page.locator("main :is(input, .btn):visible").count()).toBe(0);
    await page.reload();
    await walter.get("watch-city-0").waitFor();
    for (const seat of [0, 1, 2]) {
        await page.clock.fastForward(12_000);
        await page.locator(`[data-testid="chair"][data-seat="${seat}"]`).waitFor();
    }
    await page.clock.fastForward(12_000);
    await walter.get("watch-city-0").waitFor();
    await nothingCut(page);
    // A tap shows the way out, as a mouse that moves does.
    const out = page.locator('[data-testid="display-end"].moved');
    await page.clock.fastForward(3_000);
    await out.waitFor({ state: "detached" });
    await page.locator("main").dispatchEvent("pointerdown");
    await out.waitFor();
    await page.keyboard.press("Escape");
    await walter.get("chair-all").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect([walter, ...players.map(({ who }) => who)].flatMap(({ faults }) => faults)).toEqual([]);
});

test("the table view of a solo game shows both cities, Automacity and what is built", async () => {
    const [ada, tom] = await site.arriveAll("Ada", "Tom");
    await playAlone(ada!, site.url, "simple", 5);
    const hands = new AloneClicks(ada!);
    await onTelevision(tom!, ada!.page.url());
    await tom!.get("display-automacity").waitFor();
    const [assign, insert] = phases("simple");
    await hands.play("simple", assign!);
    await reachAlone(tom!, 1, 1, "insert");
    for (const side of ["left", "right"] as const) {
        await tom!.get(`display-${side}`).locator(".slots [data-tile]").nth(1).waitFor();
        expect(await tom!.get(`display-${side}`).locator(".stone").count()).toBe(0);
    }
    await hands.play("simple", insert!);
    await reachAlone(tom!, 1, 2, "assign");
    for (const side of ["left", "right"]) await tom!.get(`display-${side}`).locator(".stone").nth(1).waitFor();
    await nothingCut(tom!.page);
    // Beside their own game, too: it is what a watcher sees, and nothing can be done in it.
    const beside = await ada!.secondTab();
    await onTelevision(beside, ada!.page.url());
    await beside.get("display-left").locator(".stone").nth(1).waitFor();
    expect([ada!, tom!, beside].flatMap(({ faults }) => faults)).toEqual([]);
});

test("the table view of a race shows both grids and how much of them is covered", async () => {
    const [ada, ben, tom] = await site.arriveAll("Ada", "Ben", "Tom");
    const [one, other] = [new MouseBuilder(ada!), new MouseBuilder(ben!)];
    const race = await meet(site.url, "sprint", [ada!, ben!]);
    await ada!.begin();
    await onTelevision(tom!, race);
    await tom!.get("grid-1").waitFor();
    await start(one, other);
    await tom!.get("display-covered-0").waitFor();
    const before = Number(await tom!.get("display-covered-0").textContent());
    await one.lay(WITH_A[1]!);
    await tom!.page.waitForFunction((before) => {
        const shown = document.querySelector('[data-testid="display-covered-0"]')?.textContent;
        return Number(shown) > before;
    }, before);
    await tom!.get("race-time").waitFor();
    await nothingCut(tom!.page);
    expect([ada!, ben!, tom!].flatMap(({ faults }) => faults)).toEqual([]);
});

/** Somebody watches in the table view, on a screen of that size. */
async function onTelevision(who: Person, game: string): Promise<void> {
    await who.page.setViewportSize({ width: 1920, height: 1080 });
    await who.page.goto(`${game}#table`);
    await who.get("display").waitFor();
    await who.get("display-code").locator("svg").waitFor();
    expect(await who.page.locator("main :is(input, button):visible").count()).toBe(0);
}

/** Nobody is there to scroll. */
async function nothingCut(page: Page): Promise<void> {
    const cut = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("#app :not(.visually-hidden)")]
            .filter((one) => getComputedStyle(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1)
            .map((one) => `${one.className}: ${one.scrollHeight} > ${one.clientHeight}`),
    );
    expect(cut).toEqual([]);
}

async function seatOf(name: string): Promise<number> {
    return walter.page
        .locator('button[data-testid^="chair-"]')
        .filter({ hasText: name })
        .evaluate((chair) => {
            return Number((chair as HTMLElement).dataset["testid"]!.slice("chair-".length));
        });
}
