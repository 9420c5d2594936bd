/** A finished game, watched again: by keyboard, by touch, in each of the games. */

import { expect, test } from "vitest";

import { AloneClicks, phases, playAlone } from "./alone";
import { finalCities, scored } from "./final";
import { MouseBuilder } from "./grid";
import { type Person, PHONE } from "./people";
import { meet, start } from "./sides";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite(["--house-pause", "0"]);

/** Opens the replay from the result, and waits until it stands at the beginning. */
async function watchAgain(who: Person): Promise<void> {
    await who.get("replay").click();
    await at(who, 0);
}

const at = (who: Person, stop: number): Promise<void> => who.page.locator(`[data-replay="${stop}"]`).waitFor();

const stop = async (who: Person): Promise<number> =>
    Number(await who.page.locator("[data-replay]").getAttribute("data-replay"));

const last = async (who: Person): Promise<number> => Number(await who.get("replay-line").getAttribute("max"));

/** What the last stop says. */
const WON = / wins? (together )?with \d+$/;

const told = (who: Person): Promise<string[]> => who.get("replay-told").locator("button > span").allTextContents();

const said = async (who: Person): Promise<string[]> =>
    (await who.get("replay-said").allTextContents()).map((line) => line.trim().replaceAll(/\s+/g, " "));

/** The points beside the curves, city after city. */
async function points(who: Person): Promise<number[]> {
    return (await who.get("replay-curves").locator("li strong").allTextContents()).map(Number);
}

/** What each placement of the turn added to its city. */
async function gains(who: Person): Promise<number[]> {
    const told = await who.get("replay-told").locator("button strong").allTextContents();
    return told.map((gain) => Number(gain.replace("−", "-").replace("±", "")));
}

const sum = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

let table: string;

test("a game at a table is gone through by keyboard, from the deal to the result", async () => {
    const ada = await site.arrive("Ada");
    await ada.comeIn(await ada.makeRoom(site.url, 3));
    await ada.get("seat-0").click();
    await ada.get("fill").click();
    await ada.begin();
    const hands = new Clicks(ada);
    for (const turn of TURNS) {
        await reach(ada, turn, "choose");
        if (turn === TURNS[1]) await ada.say("table", "Good luck, all!");
        await hands.choose();
        await hands.partnersBuilt();
        await hands.build();
    }
    await scored(ada);
    const cities = await finalCities(ada);
    // It stands above the result, where the other actions are.
    const [again, ranking] = await Promise.all(["replay", "ranking"].map((hook) => ada.get(hook).boundingBox()));
    expect(again!.y + again!.height).toBeLessThan(ranking!.y);
    await watchAgain(ada);
    table = ada.page.url();
    const { keyboard } = ada.page;
    expect(await points(ada)).toEqual([0, 0, 0]);
    expect(await ada.get("replay-hands").locator("[role=img]").count()).toBe(21);

    // Whoever chooses keeps two, and their tiles open when all have.
    for (let stop = 1; stop <= 3; stop += 1) {
        await keyboard.press("ArrowRight");
        await at(ada, stop);
    }
    expect((await told(ada)).filter((one) => one.includes(" keeps: "))).toHaveLength(3);
    expect(await ada.get("replay-hands").locator(".kept").count()).toBe(6);
    await keyboard.press("ArrowRight");
    await expect.poll(async () => (await told(ada)).at(-1)).toContain(" places ");
    // A house that stands alone is worth nothing, so what was placed need not have made points.
    expect(sum(await points(ada))).toBe(sum(await gains(ada)));
    await keyboard.press("ArrowLeft");
    await expect.poll(async () => (await told(ada)).at(-1)).toContain(" keeps: ");
    expect(await points(ada)).toEqual([0, 0, 0]);

    // A move that has the focus and goes leaves it to the one that was just made.
    await ada.get("replay-told").locator("button").last().focus();
    await keyboard.press("ArrowLeft");
    await at(ada, 2);
    expect(await ada.page.locator('[data-testid="replay-told"] .now:focus').count()).toBe(1);
    await keyboard.press("ArrowRight");

    await keyboard.press("PageDown");
    await expect.poll(() => ada.get("replay-controls").textContent()).toContain("turn 2");
    // What was said stands where it was said, and what partners proposed with what became of it.
    await keyboard.press("PageDown");
    await keyboard.press("ArrowLeft");
    await expect.poll(() => said(ada)).toContain("Ada Good luck, all!");
    await expect
        .poll(() => said(ada))
        .toContainEqual(expect.stringMatching(/\(.*Ada.*\) proposes a place for .+: row .+ – no answer/));
    await keyboard.press("PageUp");
    // What ended the first turn still shows its hands, although the next ones are dealt, and so does the table.
    await keyboard.press("ArrowLeft");
    await expect.poll(() => ada.get("replay-controls").textContent()).toContain("turn 1");
    const [list, heading] = [ada.page.locator(".beside h2").first(), ada.page.locator(".watch header .label")];
    expect(await heading.textContent()).toBe(await list.textContent());
    expect(await ada.get("replay-hands").locator(".kept").count()).toBe(6);
    await keyboard.press("PageUp");
    await at(ada, 0);
    await keyboard.press("End");
    await at(ada, await last(ada));
    expect(await points(ada)).toEqual(cities.map(({ total }) => total));
    expect((await told(ada)).at(-1)).toMatch(WON);
    await keyboard.press("Home");
    await at(ada, 0);

    // It plays by itself, as fast as one likes, until it is stopped.
    await ada.get("replay-speed").selectOption("4");
    await ada.get("replay-play").press("Space");
    await expect.poll(() => stop(ada)).toBeGreaterThan(1);
    await ada.get("replay-play").press("Space");
    await ada.page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("on a phone it is gone through by touch, from the moment that a link leads to", async () => {
    const ben = await site.arrive("Ben", PHONE);
    await ben.page.goto(`${table.split("#")[0]}#5`);
    await at(ben, 4);
    // All three cities are in sight above the controls, the first two side by side.
    const controls = (await ben.get("replay-controls").boundingBox())!;
    const cities = await ben.page.locator('[data-testid^="watch-city-"]').all();
    const boxes = (await Promise.all(cities.map((city) => city.boundingBox()))).map((box) => box!);
    expect(boxes).toHaveLength(3);
    for (const { y, height } of boxes) expect(y + height).toBeLessThanOrEqual(controls.y);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
    await ben.get("replay-on").tap();
    await at(ben, 5);
    await ben.get("replay-back").tap();
    await ben.get("replay-back").tap();
    await at(ben, 3);
    await expect.poll(() => ben.page.url()).toMatch(/#4$/);
    // What was done in this turn comes from below.
    await ben.get("replay-list").tap();
    await ben.page.getByRole("dialog", { name: "Moves, talk, hands and points" }).waitFor();
    await ben.get("replay-told").locator("button").first().tap();
    await at(ben, 1);
    await ben.page.getByRole("button", { name: "Close" }).tap();
    await ben.get("chair-1").tap();
    await ben.get("chair").waitFor();
    await ben.get("replay-turn-on").tap();
    // Whose cities one looks at stays.
    await ben.page.locator('[data-testid="chair"][data-seat="1"]').waitFor();
    // What the table said he can read, what partners said among themselves he can't.
    await ben.get("replay-turn-on").tap();
    await ben.get("replay-back").tap();
    await ben.get("replay-list").tap();
    await expect.poll(() => said(ben)).toEqual(["Ada Good luck, all!"]);
});

test("a result leads to what each move was worth, and a phone says it below every choice", async () => {
    const ben = await site.arrive("Ben", PHONE);
    await ben.page.goto(table.replace(/\/games.*/, ""));
    await scored(ben);
    await ben.get("review-link").tap();
    await at(ben, 0);
    await ben.page.getByRole("dialog").getByTestId("review-seats").waitFor();
    await ben.page.getByRole("button", { name: "Close" }).tap();
    await ben.get("replay-turn-on").tap();
    await ben.get("replay-back").tap();
    const mark = ben.get("replay-controls").getByText(/^(best|good|doubtful|missed)$/);
    await mark.waitFor();
    const beside = await mark.textContent();
    // It leads to what else was possible.
    await ben.get("replay-why").tap();
    expect(await ben.get("replay-told").locator(".now .mark").textContent()).toBe(beside);
    await ben.get("review-verdict").waitFor();
});

test("the server says what every move was worth, once it is asked", async () => {
    const ada = await site.arrive("Ada");
    await ada.page.goto(table);
    await at(ada, 0);
    await ada.listen();
    await ada.tabTo('[data-testid="review-ask"]');
    await ada.page.keyboard.press("Enter");
    await ada.get("review-seats").waitFor();
    await ada.hears("The review is ready.");
    // The button is gone, and what it brought has the focus.
    expect(await ada.page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    // All of it is in sight, and the page has not moved.
    await expect.poll(async () => (await ada.get("review-seats").boundingBox())!.y).toBeLessThan(300);
    expect(await ada.page.evaluate(() => scrollY)).toBe(0);
    expect(await ada.get("review-seats").locator("li").count()).toBe(3);
    expect(await ada.get("review-partners").locator("li").count()).toBe(3);

    // Every choice has a mark, and the placement that is shown says what else there was.
    const turn = ada.get("replay-told");
    await ada.page.keyboard.press("PageDown");
    await ada.page.keyboard.press("ArrowLeft");
    await expect.poll(() => turn.locator("button", { hasText: " places " }).count()).toBe(6);
    expect(await turn.locator("button", { hasText: " keeps " }).locator(".mark").count()).toBe(3);
    await ada.get("review-verdict").waitFor();
    // Another place is marked in its picture, and lies within it.
    await turn.locator("button", { hasText: " places " }).first().click();
    await ada.get("review-verdict").locator("summary").click();
    await ada.get("review-verdict").locator("tr:not(.own) button").last().click();
    const picture = ada.get("review-verdict").locator(".board").first();
    const [around, tile] = await Promise.all([picture.boundingBox(), picture.locator(".provisional").boundingBox()]);
    expect(tile!.x).toBeGreaterThanOrEqual(around!.x);
    expect(tile!.y).toBeGreaterThanOrEqual(around!.y);
    expect(tile!.x + tile!.width).toBeLessThanOrEqual(around!.x + around!.width);
    expect(tile!.y + tile!.height).toBeLessThanOrEqual(around!.y + around!.height);
    await turn.locator("button", { hasText: " keeps " }).first().click();
    await ada.get("review-verdict").locator("summary").click();
    const options = ada.get("review-verdict").locator("tbody tr");
    await options.first().waitFor();
    // The best come first, each pair of tiles once; the hand, which may hold the same twice, says how many.
    const texts = await options.locator("th").allTextContents();
    expect(texts.length).toBeGreaterThanOrEqual(2);
    expect(new Set(texts).size).toBe(texts.length);
    const behind = (await options.locator("td:last-child").allTextContents()).map((one) =>
        Number(one.replace("−", "-")),
    );
    expect(behind).toEqual([...behind].sort((one, other) => other - one));
    expect(await ada.get("review-verdict").locator("tr.own").count()).toBe(1);

    const cities = ada.get("review-hindsight").locator("li");
    expect(await cities.count()).toBe(3);
    for (const reached of await cities.locator("strong").allTextContents()) {
        const [own, most] = reached.match(/\d+/g)!.map(Number) as [number, number];
        expect(own).toBeLessThanOrEqual(most);
    }
    const turned = ada.get("review-turned").locator("button").first();
    const where = (await turned.locator("strong").textContent())!;
    await turned.click();
    await expect.poll(() => ada.get("replay-controls").textContent()).toContain(where);

    // Somebody else gets the same.
    const review = async (who: Person) => (await who.page.request.get(`${table.split("#")[0]}/review`)).text();
    expect(await review(await site.arrive("Ben"))).toBe(await review(ada));
});

test("a game against the Automas", async () => {
    const ada = await site.arrive("Ada");
    await playAlone(ada, site.url, "full", 1);
    for (const phase of phases("full")) await new AloneClicks(ada).play("full", phase);
    await scored(ada);
    await watchAgain(ada);
    await ada.page.keyboard.press("ArrowRight");
    await expect.poll(() => told(ada)).toEqual([expect.stringContaining("Ada assigns")]);
    await ada.page.keyboard.press("End");
    expect((await points(ada)).every((one) => one > 0)).toBe(true);
    expect((await told(ada)).at(-1)).toMatch(WON);
});

test("a game of City Square Off", async () => {
    const [ada, ben] = [new MouseBuilder(await site.arrive("Ada")), new MouseBuilder(await site.arrive("Ben"))];
    await meet(site.url, "base", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    // The card comes with other words, and the button below them moves.
    await ada.who.page.getByText("Lay this card’s tile").first().waitFor();
    await ada.who.get("give-up").click();
    await ada.who.get("give-up-sure").click();
    await watchAgain(ben.who);
    expect(await points(ben.who)).toEqual([0, 0]);
    // What is over waits for nobody.
    await ben.who.get("headline").waitFor();
    expect(await ben.who.page.getByText("Waiting for").count()).toBe(0);
    // The starter of the quicker side counts at once, as it lies on its grid at once.
    await ben.who.page.keyboard.press("ArrowRight");
    expect((await points(ben.who)).filter((one) => one > 0)).toHaveLength(1);
    await ben.who.page.keyboard.press("PageDown");
    expect((await points(ben.who)).every((one) => one > 0)).toBe(true);
    await ben.who.page.keyboard.press("End");
    await expect.poll(async () => (await told(ben.who)).at(-1)).toBe("Ada gives up");
    // Its end says who won, and why.
    await ben.who.get("headline").getByText("Won by Ben").waitFor();
    await ben.who.get("hint").getByText("Ada gave up").waitFor();
    // On a grid the arrow keys lead from square to square.
    const last = await ben.who.page.locator("[data-replay]").getAttribute("data-replay");
    await ben.who.page.locator('[data-cell][tabindex="0"]').first().focus();
    await ben.who.page.keyboard.press("ArrowRight");
    await ben.who.page.keyboard.press("ArrowLeft");
    expect(await ben.who.page.locator("[data-replay]").getAttribute("data-replay")).toBe(last);
});

test("a game that is not over is not shown", async () => {
    const ada = await site.arrive("Ada");
    const room = await ada.makeRoom(site.url, 3);
    await ada.page.goto(`${room}/games/0`);
    await ada.get("replay-failed").waitFor();
    await ada.page.getByRole("link", { name: "To the room" }).click();
    await ada.get("join").or(ada.get("seat-0")).first().waitFor();
});
