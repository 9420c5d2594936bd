/** A finished game goes on from a moment of it, in each of the games, to the end. */

import { expect, test } from "vitest";

import { AloneClicks, phases } from "./alone";
import { scored } from "./final";
import { type Person, PHONE } from "./people";
import { openSite } from "./site";
import { buildTurn, Clicks, playOn, reach, TURNS } from "./table";

const site = openSite();

const GOLDEN = new URL("../../room/tests/golden/", import.meta.url);
const file = (name: string): string => decodeURIComponent(new URL(`${name}.game.json`, GOLDEN).pathname);

const at = (who: Person, stop: number): Promise<void> => who.page.locator(`[data-replay="${stop}"]`).waitFor();

/** Uploads a game, and stands at its beginning. */
async function upload(who: Person, name: string): Promise<void> {
    await who.page.goto(new URL("/games", site.url).href);
    await who.page.locator("#file").setInputFiles(file(name));
    await at(who, 0);
}

/** Waits until the room is there. */
async function comes(who: Person): Promise<void> {
    await who.page.waitForURL("**/r/*");
    await who.page.locator('main[data-stage="playing"]').waitFor();
}

test("a game at a table is played on by keyboard from its second turn, to the end", async () => {
    const ada = await site.arrive("Ada");
    const { page } = ada;
    await upload(ada, "shuffle.0");
    await page.keyboard.press("PageDown");
    await expect.poll(() => ada.get("replay-controls").textContent()).toContain("turn 2");
    const points = await ada.get("replay-curves").locator("li strong").allTextContents();
    await ada.tabTo('[data-testid="branch-open"]');
    // At the end nothing is left to play, but whoever looked there is still at the button when they come back.
    await ada.listen();
    await page.keyboard.press("End");
    await page.locator('[data-testid="branch-open"][aria-disabled="true"]:focus').press("Enter");
    await ada.hears("The game is over at this point");
    for (const key of ["Home", "PageDown"]) await page.keyboard.press(key);
    await page.locator('[data-testid="branch-open"][aria-disabled="false"]:focus').waitFor();
    expect(await ada.get("replay-controls").textContent()).toContain("turn 2");
    await page.keyboard.press("Enter");
    await ada.get("branch").waitFor();
    await page.getByRole("radio", { name: "Bob" }).press("Space");
    await ada.get("branch-name").press("Enter");
    // A name is missing, and says so.
    await ada.get("branch").getByRole("alert").filter({ hasText: /./ }).waitFor();
    await ada.get("branch-name").fill("Ada");
    await ada.get("branch-name").press("Enter");
    await comes(ada);
    // It is marked, and the room says where its game comes from.
    expect(await ada.get("what-if").textContent()).toBe("What if?");
    await ada.get("manage-people").click();
    await ada.get("branched").waitFor();
    const origin = await ada.get("branched").getByRole("link").getAttribute("href");
    await page.keyboard.press("Escape");

    // A friend takes the seat of a bot by a link, in the middle of the turn.
    await reach(ada, TURNS[1]!, "choose");
    await page.locator('[data-testid="seat-0"][data-state="chosen"]').waitFor();
    await ada.get("menu-0").click();
    await ada.get("offer-seat").click();
    const link = await ada.get("seat-link").inputValue();
    await page.keyboard.press("Escape");
    const dora = await site.arrive("Dora");
    await dora.page.goto(link);
    await dora.get("join-name").fill("Dora");
    await dora.get("join").click();
    await reach(dora, TURNS[1]!, "choose");
    const players = [new Clicks(ada), new Clicks(dora)];
    await players[0]!.choose();
    await buildTurn(TURNS[1]!, players);
    await playOn(players, TURNS[2]);
    await scored(ada);
    await ada.get("proof").getByTestId("branched").waitFor();
    expect(await ada.get("check").count()).toBe(0);

    // What came of it lies beside the game that it went on from, and the ways part in the second turn or later.
    await ada.get("replay").click();
    await at(ada, 0);
    await ada.tabTo('[data-testid="compare-open"]');
    await page.keyboard.press("Enter");
    await ada.get("twins").getByRole("link").press("Enter");
    await ada.get("compare").waitFor();
    expect(await ada.get("compare-parted").textContent()).toContain("until this turn: ");
    expect(await ada.get("compare-0").locator("bdi").textContent()).toMatch(/^1 Dora, 2 Ada,? and 3 \S/);
    expect(await ada.get("compare-1").locator("bdi").textContent()).toContain("Bob");
    for (const table of ["compare-0", "compare-1"]) {
        const [ends, picture] = [ada.get(table).getByTestId("replay-curves"), ada.get(table).getByRole("img")];
        expect(await ends.locator("li strong").count()).toBe(3);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await ada.get("compare-0").locator("ol.way li:not(.muted)").count()).toBeGreaterThan(0);
    // From there on it can be watched.
    await ada.get("compare-1").getByRole("link").click();
    await expect.poll(() => ada.get("replay-controls").textContent()).not.toContain("turn 1");
    // Others are told that they may not see it, and somebody's link to elsewhere is no game.
    const compared = new URL(origin!, site.url).href.split("#")[0]!;
    const cleo = await site.arrive("Cleo", PHONE);
    await cleo.page.goto(compared);
    await at(cleo, 0);
    await cleo.get("replay-list").tap();
    await cleo.get("compare-open").tap();
    await cleo.get("twins").getByText("None that you may see").waitFor();
    await cleo.get("twins-link").fill("https://example.org/games/1");
    await cleo.get("twins").getByRole("button", { name: "Compare" }).tap();
    await cleo.get("twins").getByRole("alert").filter({ hasText: "That isn’t the link" }).waitFor();

    // A link leads back to the moment.
    const ben = await site.arrive("Ben", PHONE);
    await ben.page.goto(new URL(origin!, site.url).href);
    await ben.page.locator("[data-replay]").waitFor();
    await ben.page.waitForURL("**/games/*");
    expect(Number(await ben.page.locator("[data-replay]").getAttribute("data-replay"))).toBeGreaterThan(0);
    await ben.get("replay-list").tap();
    expect(await ben.get("replay-curves").locator("li strong").allTextContents()).toEqual(points);
    expect([ada, ben, cleo, dora].flatMap(({ faults }) => faults)).toEqual([]);
});

test("a game against the Automas is played on from its deal", async () => {
    const ada = await site.arrive("Ada");
    await upload(ada, "full.0");
    await ada.get("branch-open").click();
    await ada.get("branch-name").fill("Ada");
    expect(await ada.page.getByRole("radio").count()).toBe(0);
    await ada.get("branch-begin").click();
    await comes(ada);
    for (const phase of phases("full")) await new AloneClicks(ada).play("full", phase);
    await scored(ada);
    expect(ada.faults).toEqual([]);
});

test("a game of City Square Off is played on by touch, and given up", async () => {
    const ada = await site.arrive("Ada", PHONE);
    await upload(ada, "square_off.0");
    await ada.get("replay-turn-on").tap();
    await ada.get("replay-list").tap();
    await ada.get("branch-open").tap();
    await ada.get("branch-name").fill("Ada");
    await ada.get("branch-begin").tap();
    await comes(ada);
    await ada.get("give-up").tap();
    await ada.get("give-up-sure").tap();
    await ada.get("proof").getByTestId("branched").waitFor();
    expect(ada.faults).toEqual([]);
});
