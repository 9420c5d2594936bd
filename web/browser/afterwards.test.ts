/** What comes after a game, and after leaving one for good. */

import { expect, test } from "vitest";

import { MouseBuilder } from "./grid";
import { openSite } from "./site";
import { meet, start } from "./sides";

const site = openSite();

test("a result stays for whoever still reads it, until they join the others", async () => {
    const ada = new MouseBuilder(await site.arrive("Ada"));
    const ben = new MouseBuilder(await site.arrive("Ben"));
    await meet(site.url, "base", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    const walter = await site.arrive("Walter");
    await walter.page.goto(ada.who.page.url());
    await ada.who.get("give-up").click();
    await ada.who.get("give-up-sure").click();
    const drawn = [await ben.who.get("result").elementHandle(), await walter.get("result").elementHandle()];
    await ada.who.get("rematch").click();
    await ada.who.page.locator('main[data-stage="open"]').waitFor();
    await ada.who.get("tally").waitFor();
    expect(await ada.who.get("tally").locator("[data-won]").allInnerTexts()).toEqual([
        expect.stringContaining("Ben"),
        expect.stringContaining("Ada"),
    ]);
    const game = (await ada.who.get("last-game").getAttribute("href"))!.replace("?room", ".json");
    expect((await ada.who.page.request.get(`${site.url}${game}`)).headers()["content-type"]).toBe("application/json");
    const seat = ada.who.page.locator('[data-testid^="seat-"]', { hasText: "Ben" });
    await seat.getByText("still reading the result").waitFor();
    await ada.who.get("next-step").getByText("Still reading the last result: Ben").waitFor();

    await ben.who.get("others-go-on").waitFor();
    expect(await ben.who.get("result").getAttribute("data-winner")).toBe("1");
    // It stays for those who only watch, too, and isn't drawn anew: what is open stays open.
    await walter.get("others-go-on").waitFor();
    expect(await walter.get("result").getAttribute("data-winner")).toBe("1");
    for (const result of drawn) expect(await result.evaluate((shown) => shown.isConnected)).toBe(true);
    await ben.who.page.reload();
    await ben.who.get("others-go-on").waitFor();
    expect(await ben.who.get("result-title").innerText()).not.toBe("");
    expect(await ben.who.get("rematch").count()).toBe(0);
    await walter.get("leave-result").click();
    await walter.page.locator('main[data-stage="open"]').waitFor();
    expect(walter.faults).toEqual([]);
    await ben.who.get("leave-result").click();
    await ben.who.page.locator('main[data-stage="open"]').waitFor();
    await ada.who.get("next-step").getByText("Still reading").waitFor({ state: "detached" });
    await seat.getByText("still reading the result").waitFor({ state: "detached" });

    // Who is seated and not here is named before anybody begins.
    const [room, next] = [ben.who.page.url(), ada.who.get("next-step")];
    await ben.who.page.goto(site.url);
    await next.getByText("Not connected right now: Ben").waitFor();
    await ben.who.page.goto(room);
    await next.getByText("Not connected").waitFor({ state: "detached" });
    // Whoever watches the last game again is here all the same, and hears that the others go on.
    await ben.who.get("last-game").click();
    await ben.who.page.locator("[data-replay]").waitFor();
    await ben.who.get("called").waitFor();
    await next.getByText("Not connected").waitFor({ state: "detached" });
    // The room's talk stands beside the replay.
    await ada.who.say("table", "Coming?");
    await ben.who.page.locator("aside .chat").getByText("Coming?").waitFor();
    // On a phone it stands on the sheet, too.
    await ben.who.resize({ width: 390, height: 844 });
    await ben.who.get("replay-list").click();
    await ben.who.get("replay-sheet").getByTestId("called").click();
    await ben.who.page.locator('main[data-stage="open"]').waitFor();

    await ada.who.begin();
    await ben.who.get("stock").waitFor();
    await ben.who.get("manage-people").click();
    await ben.who.get("leave-game").click();
    await ben.who.get("leave-asks").waitFor();
    await ben.who.get("leave-sure").click();
    for (const { who } of [ada, ben]) await who.get("absent-1").waitFor();
    expect(await ada.who.get("absent-1").innerText()).toContain("for good");
    expect([ada, ben].flatMap(({ who }) => who.faults)).toEqual([]);
});

test("whoever still reads a result goes straight to a game of another kind that has begun", async () => {
    const ada = new MouseBuilder(await site.arrive("Ada"));
    const ben = new MouseBuilder(await site.arrive("Ben", { serviceWorkers: "block" }));
    await meet(site.url, "base", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    await ada.who.get("give-up").click();
    await ada.who.get("give-up-sure").click();
    await ben.who.get("result").waitFor();
    await ada.who.get("rematch").click();
    await ben.who.get("others-go-on").waitFor();
    // The screen of the next game comes late.
    let arrive = (): void => {};
    const late = new Promise<void>((done) => (arrive = done));
    await ben.who.page.route("**/assets/*.js", async (route) => {
        await late;
        await route.continue();
    });
    await ada.who.option("game-table");
    await ada.who.begin();
    await ben.who.get("others-go-on").getByText("The next game has begun").waitFor();
    await ben.who.get("leave-result").click();
    await ben.who.get("loading").waitFor();
    arrive();
    await ben.who.get("hand-tile-0").waitFor();
    expect([ada, ben].flatMap(({ who }) => who.faults)).toEqual([]);
});
