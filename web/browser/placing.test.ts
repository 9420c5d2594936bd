/** Putting tiles on the boards, and what must not get in the way of it. */

import { beforeAll, expect, test } from "vitest";

import { type Person, PHONE, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();
let people: [Person, Person, Person];

beforeAll(async () => {
    people = [
        await site.arrive("Ada"),
        await site.arrive("Ben", { ...PHONE, reducedMotion: "no-preference" }),
        await site.arrive("Chiara"),
    ];
    await sitDown(site.url, people);
    for (const person of people) {
        await reach(person, TURNS[0]!, "choose");
        for (const tile of [0, 1]) await person.get(`hand-tile-${tile}`).click();
        await person.get("give").click();
    }
    for (const person of people) await reach(person, TURNS[0]!, "place");
});

test("the first tile of a city can be put anywhere", async () => {
    const [ada] = people;
    await ada.get("my-tile-0").click();
    await ada
        .get("city-left")
        .locator(".board")
        .click({ position: { x: 30, y: 30 } });
    await ada.get("city-left").locator(".provisional").waitFor();
    await ada.get("city-left").getByTestId("take-back").click();
    await ada.get("city-left").locator(".provisional").waitFor({ state: "detached" });

    const tile = (await ada.get("my-tile-0").boundingBox())!;
    const board = (await ada.get("city-left").boundingBox())!;
    await ada.page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await ada.page.mouse.down();
    await ada.page.mouse.move(board.x + board.width - 40, board.y + board.height - 40, { steps: 6 });
    await ada.page.mouse.up();
    await ada.get("city-left").locator(".provisional").waitFor();
});

test("a tile waits in its city while the other one is put into the other, and both are placed together", async () => {
    const [ada] = people;
    await ada.get("my-tile-1").click();
    await ada.get("city-left").locator(".provisional").waitFor();
    await ada.get("city-right").locator("[data-spot]").first().click();
    await ada.get("city-right").locator(".provisional").waitFor();

    // Either can go back, or take the other one's place.
    await ada.get("city-left").getByTestId("take-back").click();
    await ada.get("city-left").locator(".provisional").waitFor({ state: "detached" });
    await ada.get("my-tile-0").click();
    await ada.get("city-right").locator(".provisional").waitFor();
    await ada.get("city-left").locator("[data-spot]").first().click();

    await ada.get("place-both").click();
    for (const tile of [0, 1]) await ada.page.locator(`[data-testid="my-tile-${tile}"][disabled]`).waitFor();
});

test("a quick phrase leaves the keyboard of a phone alone", async () => {
    const [, ben] = people;
    await ben.get("tab-1").tap();
    const talk = ben.talk("table");
    await talk.getByTestId("phrases").tap();
    await talk.getByTestId("phrase-hello").tap();
    await talk.getByTestId("line").waitFor();
    expect(await ben.page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
});

test("on a phone the tabs lead from one city to the other", async () => {
    const { page } = people[1];
    for (const tab of [0, 2, 0, 1, 2]) {
        await page.getByTestId(`tab-${tab}`).tap();
        await page.waitForFunction((tab) => {
            const pages = document.querySelector(".pages")!;
            return Math.abs(pages.scrollLeft - tab * pages.clientWidth) < 1;
        }, tab);
        expect(await page.locator('.tabs [aria-current="page"]').getAttribute("data-page")).toBe(String(tab));
    }
});

test("what a watcher sees beside a seat points to the city where the tile went", async () => {
    const watcher = await site.arrive("Walter");
    await watcher.page.goto(people[0].page.url());
    await watcher.page.locator(".watch").waitFor();
    const towards = await watcher.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".seat .went")].map((went) => {
            const seat = went.closest("li")!;
            const icon = went.querySelector("use")!.getAttribute("href")!.split("#i-")[1];
            const beside = icon === "left" ? seat.previousElementSibling : seat.nextElementSibling;
            return beside?.querySelectorAll(".stone").length ?? "across";
        }),
    );
    // Ada has placed both of her tiles, and nobody else has.
    expect(towards).toHaveLength(2);
    const beside = towards.filter((stones) => stones !== "across");
    expect(beside.length).toBeGreaterThan(0);
    expect(new Set(beside)).toEqual(new Set([1]));
});

test("the turn goes on for everybody", async () => {
    const [, ben, chiara] = people;
    await new Clicks(chiara).build();
    await ben.page.setViewportSize({ width: 1440, height: 900 });
    await new Clicks(ben).build();
    await Promise.all(people.map((person) => reach(person, TURNS[1]!, "choose")));
    await playTurn(
        TURNS[1]!,
        people.map((person) => new Clicks(person)),
    );
});
