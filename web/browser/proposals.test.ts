/** Two partners at one table who propose, counter, compare and agree, with mouse, finger and keyboard. */

import { beforeAll, expect, test } from "vitest";

import type { Locator } from "playwright-core";
import { type Person, settled, sitDown } from "./people";
import { openSite } from "./site";
import { cellOf, Clicks, reach, TURNS } from "./table";

const site = openSite();
let players: Clicks[];
let ada: Person;
let ben: Person;

const mine = (): Locator => ada.get("city-left").locator(".ghost[data-ghost]");
const theirs = (): Locator => ben.get("city-right").locator(".ghost[data-ghost]");

/** Waits until both see as many proposals in their common city. */
async function lie(count: number): Promise<void> {
    for (const ghosts of [mine(), theirs()]) {
        await ghosts.nth(count - 1).waitFor();
        await ghosts.nth(count).waitFor({ state: "detached" });
    }
}

beforeAll(async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    players = people.map((person) => new Clicks(person));
    ada = people[0]!;
    const city = await ada.get("city-left").getAttribute("data-city");
    for (const other of people.slice(1)) {
        if ((await other.get("city-right").getAttribute("data-city")) === city) ben = other;
    }
    for (const turn of TURNS.slice(0, 2)) {
        await Promise.all(people.map((person) => reach(person, turn, "choose")));
        for (const hands of players) await hands.choose();
        await Promise.all(people.map((person) => reach(person, turn, "place")));
        if (turn === TURNS[0]) for (const hands of players) await hands.build();
    }
});

test("where a partner holds a tile over the common city is seen live, and by nobody else", async () => {
    const chiara = players.map(({ who }) => who).find((who) => who !== ada && who !== ben)!;
    const seen = ben.get("city-right").locator("[data-held]");
    await ada.get("my-tile-0").focus();
    await ada.page.keyboard.press("Enter");
    const spot = ada.page.locator("[data-spot]:focus");
    await spot.waitFor();
    for (const key of ["ArrowDown", "ArrowUp"]) {
        await ada.page.keyboard.press(key);
        const side = await spot.evaluate((found) => found.closest("[data-side]")!.getAttribute("data-side"));
        expect(side).toBe("left");
        const at = await spot.getAttribute("data-spot");
        await ben.get("city-right").locator(`[data-held="${at}"]`).waitFor();
    }
    expect(await seen.getAttribute("aria-label")).toContain(`${ada.name} is trying`);
    expect(await ben.page.locator("[data-held]").count()).toBe(1);
    expect(await chiara.page.locator("[data-held]").count()).toBe(0);
    // It says whose it is, and whoever takes a tile in hand sees it beside the points of that place.
    await seen.getByText(`${ada.name}?`).waitFor();
    await ben.get("my-tile-0").click();
    const places = ben.get("city-right").locator(".places.seen");
    await places.waitFor();
    const place = places.locator(`[data-place="${await seen.getAttribute("data-held")}"]`);
    await ben.page.evaluate(settled);
    for (const size of [{ width: 390, height: 844 }, ben.page.viewportSize()!]) {
        await ben.resize(size);
        const [tile, points] = await Promise.all([seen, place.locator(".delta")].map((found) => found.boundingBox()));
        const apart = tile!.x + tile!.width <= points!.x || tile!.y >= points!.y + points!.height;
        expect(apart, `at ${size.width}`).toBe(true);
    }
    await ben.page.keyboard.press("Escape");
    await ada.page.keyboard.press("Escape");
    await seen.waitFor({ state: "detached" });
});

test("a proposal lies on the partner's board, with who made it, what it adds and why", async () => {
    await ada.get("partner-tile-left-0").click();
    await ada.get("city-left").locator("[data-spot]").first().click();
    await expect.poll(() => ada.get("hint").textContent()).toContain("Propose this place");
    // On a desk everything that can be done says what it is, here and where a tile of one's own waits.
    for (const size of [
        { width: 1366, height: 768 },
        { width: 1440, height: 900 },
    ]) {
        await ada.resize(size);
        await ada.get("actions-left").getByText("Take back").waitFor();
    }
    // The button says it in words, on a lying phone as well.
    const desk = ada.page.viewportSize()!;
    await ada.resize({ width: 844, height: 390 });
    await ada.get("actions-left").getByTestId("propose").getByText("Propose this place").waitFor();
    await ada.resize(desk);
    await ada.get("actions-left").getByTestId("propose").click();
    await lie(1);
    // Meanwhile her own two tiles are to be placed.
    expect(await ada.get("proposed-left").textContent()).toContain("no answer yet");
    await expect.poll(() => ada.get("hint").textContent()).toContain("Drag a tile into a city");
    const told = await ben.get("proposed-right").getByTestId("proposal-0").getAttribute("title");
    expect(told).toMatch(new RegExp(`^${ada.name} proposes: .+, row \\d.*, .+, [+−±]\\d+$`));
    expect(await theirs().locator(".delta").count()).toBe(1);
    await ben.page.locator('[aria-live="polite"]', { hasText: `${ada.name} proposes` }).waitFor({ state: "attached" });
    // With a tile in hand its places have room for their points, and what is proposed by whom stays in sight.
    const whole = (await theirs().boundingBox())!.width;
    await ben.get("my-tile-0").click();
    await theirs().locator(".delta").waitFor({ state: "hidden" });
    expect((await theirs().boundingBox())!.width).toBeLessThan(whole / 2);
    for (const part of [".tile", ".face"]) expect(await theirs().locator(part).first().isVisible()).toBe(true);
    await ben.page.keyboard.press("Escape");
    await theirs().locator(".delta").waitFor();
});

test("on an upright phone each row of answers says which city and which tile it is for", async () => {
    const { page } = ben;
    const desk = page.viewportSize()!;
    await ben.resize({ width: 390, height: 844 });
    const [left, right] = (["left", "right"] as const).map((side) => ben.get(`subject-${side}`));
    // Also beside a tile that is in hand, for they are not about that one.
    await right!.waitFor();
    await ben.get("my-tile-1").click();
    expect(await right!.isVisible()).toBe(true);
    await ben.get("city-left").locator("[data-spot]").first().click();
    await left!.waitFor();
    expect((await left!.boundingBox())!.x).toBeLessThan((await right!.boundingBox())!.x);
    expect(await left!.textContent()).toMatch(/Left city: \w+/);
    expect(await right!.textContent()).toMatch(/Right city: \w+/);
    await page.keyboard.press("Escape");
    await left!.waitFor({ state: "detached" });
    await ben.resize(desk);
});

test("whoever drags the ghost elsewhere can propose that instead, and both can be compared", async () => {
    const from = (await theirs().boundingBox())!;
    const { page } = ben;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 12);
    const places = ben.get("city-right").locator(".places.seen [data-place]");
    const to = (await places.last().boundingBox())!;
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    // The tile is his: he could as well place it there.
    await ben.get("actions-right").getByTestId("confirm-place").waitFor();
    await ben.page.locator('[data-testid="actions-right"]:not(.settling) [data-testid="propose"]').click();
    await lie(2);

    const first = ada.get("proposed-left").getByTestId("proposal-0");
    await first.hover();
    await ada.get("city-left").locator('.ghost.large[data-ghost="0"]').waitFor();
    await ada.get("city-left").locator('.ghost.back[data-ghost="1"]').waitFor();
    await ada.get("proposed-left").getByTestId("proposal-1").hover();
    await ada.get("city-left").locator('.ghost.large[data-ghost="1"]').waitFor();
});

test("text without room beside proposals doesn't widen the page on a phone", async () => {
    const desk = ada.page.viewportSize()!;
    await ada.resize({ width: 390, height: 844 });
    await ben.get("hold-right").click();
    await ada.page.locator('[data-testid="hold-left"][title*="is waiting for your tile"]').waitFor();
    // Whether it would reach beyond the page depends on the length of its words.
    expect((await ada.page.locator(".panel-left .note").boundingBox())!.width).toBeLessThanOrEqual(1);
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await ben.get("hold-right").click();
    await ada.page.locator('[data-testid="hold-left"]:not([title*="is waiting"])').waitFor();
    await ada.resize(desk);
});

test("the same goes by keyboard alone, and replaces one's earlier proposal", async () => {
    const before = await cellOf(mine().first());
    await ada.get("proposed-left").getByTestId("proposal-0").focus();
    for (let i = 0; i < 6; i++) {
        if ((await ada.page.evaluate(() => document.activeElement?.getAttribute("data-testid"))) === "counter") break;
        await ada.page.keyboard.press("Tab");
    }
    await ada.page.locator('[data-testid="actions-left"]:not(.settling) [data-testid="counter"]').waitFor();
    await ada.page.keyboard.press("Enter");
    await ada.page.locator('[data-side="left"] [data-spot]:focus').waitFor();
    await expect.poll(() => ada.get("hint").textContent()).toContain("Choose the place that you propose to");
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
        await ada.page.keyboard.press(key);
        const at = await ada.page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
        if (at !== null && at !== before && at !== (await cellOf(mine().last()))) break;
    }
    await ada.page.keyboard.press("Enter");
    await ada.get("actions-left").getByTestId("propose").waitFor();
    await ada.page.keyboard.press("Enter");
    await ada.get("city-left").locator('.ghost[data-ghost="2"]').waitFor();
    await lie(2);
});

test("answers lie beside the board, and never on it", async () => {
    for (const [person, side] of [
        [ada, "left"],
        [ben, "right"],
    ] as const) {
        const board = (await person.get(`city-${side}`).boundingBox())!;
        const chips = person.get(`proposed-${side}`).locator("button");
        for (const button of await chips.or(person.get(`actions-${side}`).locator("button")).all()) {
            const box = (await button.boundingBox())!;
            expect(box.y).toBeGreaterThanOrEqual(board.y + board.height);
            expect(box.y + box.height).toBeLessThanOrEqual(person.page.viewportSize()!.height);
        }
    }
});

test("what is agreed ends the other proposal, and is placed there", async () => {
    // Whoever was about to answer the other one does nothing yet when the button changes under their finger.
    const chips = ben.get("proposed-right");
    await chips.getByTestId("proposal-1").hover();
    await ben.page.locator('[data-testid="actions-right"]:not(.settling) [data-testid="withdraw"]').waitFor();
    await chips.getByTestId("proposal-2").evaluate(async (chip: HTMLElement) => {
        chip.click();
        // The page is drawn anew in a microtask. A frame may take longer than the button takes to settle.
        await new Promise<void>(queueMicrotask);
        document.querySelector<HTMLElement>('[data-testid="actions-right"] [data-testid="accept"]')!.click();
    });
    await ben.heeded();
    expect(await ben.get("city-right").locator(".ghost.agreed").count()).toBe(0);
    const cell = await cellOf(ben.get("city-right").locator('.ghost[data-ghost="2"]'));
    await ben.get("actions-right").getByTestId("accept").click();
    await ada.get("proposed-left").locator(".why").getByText(`Agreed: ${ben.name} will place it`).waitFor();
    // It waits there to be confirmed, and still says what it adds.
    const waits = ada.get("city-left").locator(`[data-held="${cell}"] .delta`);
    expect(await waits.textContent()).toBe(await mine().locator(".delta").textContent());
    // Nothing is left to propose, and nothing else lies on it.
    await theirs().waitFor({ state: "hidden" });
    expect(await ben.get("actions-right").getByTestId("propose").isVisible()).toBe(false);
    await ben.get("actions-right").getByTestId("confirm-place").click();
    await ada.get("city-left").locator(`[data-cell="${cell}"]`).waitFor();
    for (const ghosts of [mine(), theirs()]) await ghosts.first().waitFor({ state: "detached" });
});

test("who has proposed a place for their own tile lays it there with one click, once it is agreed", async () => {
    let before = "";
    for (const index of [1, 0]) {
        await ada.get(`my-tile-${index}`).click();
        await ada.get("city-left").locator("[data-spot]").first().click();
        await ada.get("actions-left").getByTestId("propose").click();
        // The first one goes for the second, and she is told, for a while.
        if (before !== "")
            await ada
                .get("hint")
                .getByText(/taken back/i)
                .waitFor();
        for (const [person, side] of [
            [ada, "left"],
            [ben, "right"],
        ] as const)
            await person.get(`city-${side}`).locator(`.ghost[data-ghost]:not([data-ghost="${before}"])`).waitFor();
        await lie(1);
        before = (await mine().getAttribute("data-ghost"))!;
        expect(await theirs().getAttribute("data-ghost")).toBe(before);
        expect(await mine().getAttribute("data-of")).toMatch(new RegExp(`-${index}$`));
    }
    const cell = await cellOf(mine());
    // By keyboard he goes on with the tile that he still has.
    await ben.page.locator('[data-testid="actions-right"]:not(.settling) [data-testid="accept"]').focus();
    await ben.page.keyboard.press("Enter");
    await ben.page.locator('[data-testid^="my-tile-"]:focus').waitFor();
    await ada.get("hint").getByText(`${ben.name} agrees: press “Place it here”`).waitFor();
    // Nothing was asked about the other tile.
    await ada.get("waiting").getByText("Your turn: place your tiles").waitFor();
    await ada.get("actions-left").getByTestId("place-agreed").click();
    await ben.get("city-right").locator(`[data-cell="${cell}"]`).waitFor();
    for (const ghosts of [mine(), theirs()]) await ghosts.first().waitFor({ state: "detached" });
});

test("whoever only waits for an answer is told for whose, and not that it is their turn", async () => {
    const chiara = players.map(({ who }) => who).find((who) => who !== ada && who !== ben)!;
    const masthead = ada.get("waiting");
    await masthead.getByText("Your turn: place your tiles").waitFor();
    await ada.page.locator('[data-testid^="my-tile-"]:not([disabled])').click();
    await ada.get("city-right").locator("[data-spot]").first().click();
    await ada.get("actions-right").getByTestId("propose").click();
    await masthead.getByText(`Waiting for ${chiara.name}`).waitFor();
    expect(await ada.page.title()).not.toContain("Your turn");
    await chiara.get("actions-left").getByTestId("decline").click();
    await masthead.getByText("Your turn: place your tiles").waitFor();
    // The answer can still be read later.
    const city = await ada.get("city-right").getAttribute("data-city");
    await (await ada.turnTo(`city-${city}`)).getByText("1 proposal, declined").waitFor();
});

test("who agrees to a partner's tile takes their own back that waits in its place", async () => {
    for (const hands of players.filter(({ who }) => who === ada || who === ben)) {
        const left = hands.who.page.locator('[data-testid^="my-tile-"]:not([disabled])');
        const tile = (await left.getAttribute("data-testid"))!;
        await hands.place(Number(tile.at(-1)), hands.who === ada ? "right" : "left");
    }
    // Ben still types when the talk about the city closes.
    await ben.turnTo(`city-${await ada.get("city-left").getAttribute("data-city")}`);
    await ben.get("talk-input").fill("Shall we");
    for (const hands of players) if (hands.who !== ada && hands.who !== ben) await hands.build();
    for (const { who } of players) await reach(who, TURNS[2]!, "choose");
    // His next keys go nowhere: they neither scroll the page nor open the reference card.
    await ben.get("talk-closed").waitFor();
    for (const key of [" ", "?", "Enter"]) await ben.page.keyboard.press(key);
    expect(await ben.page.evaluate(() => document.activeElement?.getAttribute("data-testid"))).toBe("talk-input");
    expect(await ben.page.locator("dialog[open]").count()).toBe(0);
    for (const hands of players) await hands.choose();
    for (const { who } of players) await reach(who, TURNS[2]!, "place");
    expect(await ben.get("talk-input").inputValue()).toBe("Shall we");
    await ben.get("talk-input").fill("");
    await ben.get("my-tile-0").click();
    await ben.get("city-right").locator("[data-spot]").first().click();
    const waiting = ben.get("city-right").locator(".provisional");
    const cell = await cellOf(waiting);
    await ada.get("my-tile-0").click();
    await ada.get("city-left").locator(`[data-spot="${cell}"]`).click();
    await ada.get("actions-left").getByTestId("propose").click();
    await lie(1);
    await ben.get("proposed-right").locator(".chip").click();
    await ben.get("actions-right").getByTestId("accept").click();
    await waiting.waitFor({ state: "detached" });
    await expect.poll(() => ben.get("hint").textContent()).toContain(`You have agreed to ${ada.name}’s tile there.`);
    await ada.get("actions-left").getByTestId("place-agreed").click();
    await ben.get("city-right").locator(`[data-cell="${cell}"]`).waitFor();
});

test("a proposal for the place where its owner's tile already waits says so", async () => {
    const chiara = players.find(({ who }) => who !== ada && who !== ben)!.who;
    // Of Ben's two tiles one is for the city that he shares with Chiara.
    await ben.get("my-tile-0").click();
    await ben.get("city-left").locator("[data-spot]").first().click();
    const cell = await cellOf(ben.get("city-left").locator(".provisional"));
    await chiara.get("partner-tile-right-0").click();
    await chiara.get("city-right").locator(`[data-spot="${cell}"]`).click();
    await chiara.get("actions-right").getByTestId("propose").click();
    await ben.get("hint").getByText(`${chiara.name} proposes this place for your tile, too`).waitFor();
    await ben.get("actions-left").getByTestId("take-back").click();
});

test("a late tap for a tile that the partner has just placed does not enlarge the city", async () => {
    const desk = ben.page.viewportSize()!;
    const chiara = players.find(({ who }) => who !== ada && who !== ben)!;
    await ben.resize({ width: 390, height: 844 });
    await ben.get("partner-tile-left-0").click();
    await ben.get("city-left").locator(".places.seen").waitFor();
    // Where a place was a moment ago.
    const late = ben.page.evaluate(
        () =>
            new Promise<boolean>((done) => {
                const told = (): void => {
                    if (!document.querySelector('[data-testid="hint"]')!.textContent.includes("just placed")) return;
                    const board = document.querySelector('[data-testid="city-left"] .board')!;
                    board.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
                    const enlarged = (): void => done(document.querySelector("[data-large]") !== null);
                    requestAnimationFrame(() => requestAnimationFrame(enlarged));
                };
                const changes = { characterData: true, childList: true, subtree: true };
                new MutationObserver(told).observe(document.querySelector('[data-testid="hint"]')!, changes);
            }),
    );
    await chiara.place(0, "left");
    await ben.get("hint").getByText(`${chiara.who.name} has just placed that tile`).waitFor();
    expect(await late).toBe(false);
    await ben.resize(desk);
});

test("talk keeps one short line, and a proposal goes whose place is built on", async () => {
    const city = await ada.get("city-left").getAttribute("data-city");
    const talk = await ben.turnTo(`city-${city}`);
    await talk.getByText("5 proposals, 2 agreed").waitFor();
    expect(await talk.getByTestId("line").count()).toBe(0);
    // The sheet of a phone opens where something new was said.
    await ben.say(`city-${city}`, "Well built");
    await ada.resize({ width: 390, height: 844 });
    await ada.get("open-talk").getByTestId("unread").waitFor();
    await ada.get("open-talk").click();
    await ada.get("talk-sheet").getByText("Well built").waitFor();
    expect([...players].flatMap(({ who }) => who.faults)).toEqual([]);
});
