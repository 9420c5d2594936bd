/** Two people and three bots at one table. One of the two goes away, and a bot plays for them until they are back. */

import { beforeAll, expect, test } from "vitest";

import { finalCities, finalRanking, scored } from "./final";
import { score } from "./program";
import { openSite } from "./site";
import { cellOf, Clicks, playOn, reach, TURNS } from "./table";

/** Bots that wait for every answer, however long it takes. */
const PATIENT = ["--house-pause", "600000", "--away-after", "600"];
/** Bots that wait for nobody, at a table where two seconds without a connection count as absence. */
const BRISK = ["--house-pause", "100", "--away-after", "2"];

/** Ada and Ben have bots on both sides. */
const [ADA, BEN] = [0, 2];
const BOTS = [1, 3, 4];

/** Lets bots build first, which they do at once: what they build must not come between looking and clicking. */
class Waits extends Clicks {
    override async build(): Promise<void> {
        for (const seat of BOTS)
            await this.who.page.locator(`[data-testid="seat-${seat}"][data-state="placed"]`).waitFor();
        await super.build();
    }
}

const site = openSite(PATIENT);
let ada: Waits;
let ben: Waits;

beforeAll(async () => {
    ada = new Waits(await site.arrive("Ada"));
    ben = new Waits(await site.arrive("Ben"));
});

test("the host fills the table with bots, and everyone sees that they are bots", async () => {
    const room = await ada.who.makeRoom(site.url, 5);
    await ada.who.comeIn(room);
    await ada.who.option("seating-hand");
    await ada.who.sit(ADA);
    await ben.who.comeIn(room);
    await ben.who.sit(BEN);
    await ada.who.get("fill").click();
    for (const seat of BOTS) await ben.who.page.locator(`[data-testid="seat-${seat}"][data-bot]`).waitFor();
    await ada.who.begin();
    for (const { who } of [ada, ben]) {
        await reach(who, TURNS[0]!, "choose");
        expect(await who.page.locator(".ring").getByRole("img", { name: "bot" }).count()).toBe(BOTS.length);
        // Everyone at the table has a say in people's seats, nobody in a bot's.
        expect(await who.page.locator('[data-testid^="menu-"]').count()).toBe(2);
    }
});

test("a bot proposes where its tile could lie, and places it there when its partner agrees", async () => {
    await Promise.all([ada.choose(), ben.choose()]);
    for (const { who } of [ada, ben]) {
        await reach(who, TURNS[0]!, "place");
        await who.get("city-right").locator(".ghost").waitFor();
    }
    // Seat 4 shares one city with a person: the one on Ada's right.
    const cell = await cellOf(ada.who.get("city-right").locator(".ghost"));
    await ada.who.get("actions-right").getByTestId("accept").click();
    await ada.who.get("city-right").locator(`[data-cell="${cell}"]`).waitFor();
    await ada.who.page.locator('[data-testid="partner-tile-right-0"][disabled]').waitFor();
});

test("a bot is not asked where one's own tile goes", async () => {
    const { who } = ben;
    await who.get("my-tile-0").click();
    await who.get("city-left").locator("[data-spot]").first().click();
    await who.get("actions-left").getByTestId("confirm-place").waitFor();
    expect(await who.get("propose").count()).toBe(0);
    await who.page.keyboard.press("Escape");
    await who.get("take-back").waitFor({ state: "detached" });
});

test("a bot answers what a partner proposes for its tile", async () => {
    const ghosts = ben.who.get("city-left").locator(".ghost");
    await ghosts.waitFor();
    // In an empty city there is only one place: Ben asks for the other tile.
    const proposed = await ghosts.getAttribute("data-of");
    const other = `partner-tile-left-${proposed?.endsWith("-0") ? 1 : 0}`;
    await ben.who.get(other).click();
    await ben.who.get("city-left").locator("[data-spot]").last().click();
    await ben.who.get("actions-left").getByTestId("propose").click();
    // It agrees and builds there, and its own proposal goes; or it would rather not, and Ben's does.
    const agrees = await Promise.race([
        ben.who.page
            .locator(`[data-testid="${other}"][disabled]`)
            .waitFor()
            .then(() => true),
        ben.who
            .get("hint")
            .getByText("would rather not")
            .waitFor()
            .then(() => false),
    ]);
    await expect.poll(() => ghosts.count()).toBe(agrees ? 0 : 1);
});

test("bots stop waiting for people after a while", async () => {
    await site.program.kill();
    await site.program.restart(...BRISK);
    for (const hands of [ada, ben]) await hands.build();
    for (const { who } of [ada, ben]) await reach(who, TURNS[1]!, "choose");
});

test("an absent player is missed, and the house plays as soon as the table wants it", async () => {
    await ben.who.page.close();
    const absent = ada.who.get(`absent-${BEN}`);
    await absent.waitFor();
    expect(await absent.textContent()).toContain("Ben is away.");
    expect(await ada.who.get(`seat-${BEN}`).getAttribute("data-state")).toBe("away");
    expect(await ada.who.get(`votes-${BEN}`).textContent()).toBe("Votes: 0 of 1");

    await ada.choose();
    await ada.who.get(`vote-${BEN}`).click();
    await ada.who.page.locator(`[data-testid="absent-${BEN}"][data-what="held"]`).waitFor();
    // From now on the vote is in the menu of the seat.
    await ada.who.get(`menu-${BEN}`).click();
    await ada.who.page.locator('[data-testid="seat-vote"][aria-pressed="true"]').waitFor();
    await ada.who.page.keyboard.press("Escape");
    // That is told until she has read it.
    await ada.who.get("absent-known").click();
    await absent.waitFor({ state: "detached" });
    // A bot chooses and places for Ben, and goes on to the next turn.
    await reach(ada.who, TURNS[1]!, "place");
    await ada.build();
    await reach(ada.who, TURNS[2]!, "choose");
    await ada.who.page.locator(`[data-testid="seat-${BEN}"][data-state="chosen"]`).waitFor();
    expect(await absent.count()).toBe(0);
});

test("a player who comes back plays on with what the house chose", async () => {
    const again = await ben.who.secondTab();
    ben = new Waits(again);
    await again.page.goto(ada.who.page.url());
    await ada.who.get("back").filter({ hasText: "Ben is back." }).waitFor();
    await ada.who.get(`absent-${BEN}`).waitFor({ state: "detached" });
    await reach(again, TURNS[2]!, "choose");
    expect(await again.page.locator(".given [data-tile]").count()).toBe(2);

    await ada.choose();
    for (const hands of [ada, ben]) {
        await reach(hands.who, TURNS[2]!, "place");
        await hands.build();
    }
});

test("the game is played to its end", async () => {
    await playOn([ada, ben], TURNS[3]);
    for (const { who } of [ada, ben]) await scored(who);
    const cities = await finalCities(ada.who);
    expect(cities).toHaveLength(5);
    expect(score(cities.map(({ map }) => map)).map(({ total }) => total)).toEqual(cities.map(({ total }) => total));
    expect((await finalRanking(ben.who)).map(({ seat }) => seat).sort()).toEqual([ADA, ...BOTS, BEN].sort());
    expect([ada, ben].flatMap(({ who }) => who.faults)).toEqual([]);
});
