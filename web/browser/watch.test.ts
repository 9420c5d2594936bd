/** Watching: from somebody's chair, and on a television. */

import { beforeAll, expect, test } from "vitest";

import { Person, sitDown } from "./people";
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

test("a watcher picks a chair and sees what lies left and right of it, also while it changes", async () => {
    const [ada, ...others] = players as [Clicks, ...Clicks[]];
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
    const cut = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("#app :not(.visually-hidden)")]
            .filter((one) => getComputedStyle(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1)
            .map((one) => `${one.className}: ${one.scrollHeight} > ${one.clientHeight}`),
    );
    expect(cut, "nobody is there to scroll").toEqual([]);
    await page.keyboard.press("Escape");
    await walter.get("chair-all").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect([walter, ...players.map(({ who }) => who)].flatMap(({ faults }) => faults)).toEqual([]);
});

async function seatOf(name: string): Promise<number> {
    return walter.page
        .locator('button[data-testid^="chair-"]')
        .filter({ hasText: name })
        .evaluate((chair) => {
            return Number((chair as HTMLElement).dataset["testid"]!.slice("chair-".length));
        });
}
