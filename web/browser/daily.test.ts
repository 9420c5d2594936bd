/** The deal of the day, from the front page to what others made of it; and the deal of a finished game for others. */

import { expect, test } from "vitest";

import { AloneClicks, phases } from "./alone";
import { scored } from "./final";
import { PHONE } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite();

test("somebody plays the deal of the day alone, and finds their place", async () => {
    const ada = await site.arrive("Ada", { timezoneId: "America/Los_Angeles" });
    const { page } = ada;
    await page.goto(site.url);
    await page.locator('a[href="/daily"]').click();
    // The day is the same everywhere, whatever the reader's clock shows.
    const day = await page.locator("#day time").getAttribute("datetime");
    const shown = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day!));
    await expect.poll(() => page.locator("#day time").textContent()).toBe(shown);
    await page.locator(".deals").getByRole("button").first().click();
    await page.waitForURL("**/r/*");
    await ada.comeIn(page.url());
    await expect.poll(() => ada.get("table-rules").textContent()).toMatch(/deal of \w+ \d+, \d{4}/);
    await ada.get("begin").click();
    for (const phase of phases("full")) await new AloneClicks(ada).play("full", phase);
    await scored(ada);
    const proof = ada.get("proof").getByTestId("of-day");
    expect(await proof.textContent()).toContain("This is a deal of ");
    await proof.getByRole("link").click();
    const row = page.locator(".deals li").first();
    expect(await row.textContent()).toContain("One table, best result ");
    await row.getByRole("link", { name: /^Your table: \d+, place 1/ }).click();
    await page.locator("[data-replay]").waitFor();
    expect(ada.faults).toEqual([]);
});

test("friends play the deal of the day for their number", async () => {
    const [ada, ben] = [await site.arrive("Ada", PHONE), await site.arrive("Ben")];
    await ada.page.goto(new URL("/daily", site.url).href);
    await ada.page.locator('.deals form:has(input[value="3"]) button').tap();
    await ada.page.waitForURL("**/r/*");
    const room = ada.page.url();
    await ada.comeIn(room);
    await ben.comeIn(room);
    await ada.get("seat-0").tap();
    await ben.sit(1);
    await ada.get("fill").tap();
    // What was dealt for three stays a table of three.
    await ada.get("table-rules").locator("summary").tap();
    await ada.get("rule-seats").waitFor();
    await ada.get("options").getByText("Others play this deal too").waitFor();
    await ada.get("begin-game").tap();
    await reach(ben, TURNS[0]!, "choose");
    await new Clicks(ben).choose();
    expect([ada, ben].flatMap(({ faults }) => faults)).toEqual([]);
});

test("a finished game is dealt again to others", async () => {
    const ada = await site.arrive("Ada");
    await ada.page.goto(new URL("/games", site.url).href);
    const golden = new URL("../../room/tests/golden/shuffle.0.game.json", import.meta.url);
    await ada.page.locator("#file").setInputFiles(decodeURIComponent(golden.pathname));
    await ada.page.locator("[data-replay]").waitFor();
    await ada.get("compare-open").click();
    await ada.get("deal-again").click();
    await ada.page.waitForURL("**/r/*");
    await ada.comeIn(ada.page.url());
    await expect.poll(() => ada.get("table-rules").textContent()).toContain("deal of another game");
    expect(ada.faults).toEqual([]);
});
