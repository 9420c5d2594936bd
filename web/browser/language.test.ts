/** Another language in the middle of a game: nothing that was held, meant or written is lost. */

import { expect, test } from "vitest";

import { PHONE, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite();

test("a player on a phone chooses another language, and goes on where they were", async () => {
    const ada = await site.arrive("Ada", PHONE);
    const [ben, chiara] = await site.arriveAll("Ben", "Chiara");
    const people = [ada, ben!, chiara!];
    await sitDown(site.url, people);
    for (const person of people) await reach(person, TURNS[0]!, "choose");
    for (const person of people) await new Clicks(person).choose();
    await reach(ada, TURNS[0]!, "place");
    await ada.get("my-tile-0").tap();
    await ada.get("city-left").locator("[data-spot]").first().tap();
    await ada.get("actions-left").getByTestId("confirm-place").waitFor();
    await ada.page.evaluate(() => (document.body.dataset["same"] = "page"));

    await ada.get("manage-people").tap();
    await ada.get("to-settings").tap();
    await ada.get("language").selectOption("ru");
    await ada.page.getByRole("heading", { name: "Звуки" }).waitFor();
    expect(await ada.page.locator("html").getAttribute("lang")).toBe("ru");
    // And so does the page for when there is no network.
    await ada.page.waitForFunction(async () => (await (await caches.match("/offline"))?.text())?.includes('lang="ru"'));
    await ada.page.keyboard.press("Escape");
    await ada.get("actions-left").getByRole("button", { name: "Положить" }).waitFor();
    expect(await ada.page.locator("body").getAttribute("data-same")).toBe("page");
    await ada.get("actions-left").getByTestId("confirm-place").tap();
    await ada.page.locator('[data-testid="my-tile-0"][disabled]').waitFor();
    await ada.heeded();

    // The pages to come speak it, too.
    await ada.page.reload();
    await reach(ada, TURNS[0]!, "place");
    expect(await ada.page.locator("html").getAttribute("lang")).toBe("ru");

    // Whoever only watches can choose, too.
    const walter = await site.arrive("Walter", PHONE);
    await walter.page.goto(ben!.page.url());
    await reach(walter, TURNS[0]!, "place");
    const asked: string[] = [];
    walter.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await walter.get("manage-people").tap();
    await walter.get("to-settings").tap();
    await walter.get("language").selectOption("es");
    await walter.page.getByRole("heading", { name: "Sonidos" }).waitFor();
    // It is never their turn, so nobody asks whether to tell them.
    expect(asked).toContain("/language");
    expect(asked.filter((path) => path.endsWith("/notices"))).toEqual([]);
    expect([...people, walter].flatMap(({ faults }) => faults)).toEqual([]);
});
