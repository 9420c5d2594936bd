/** A whole game on a phone in one hand: one finger at a time, taps and drags, from the home page to the next game. */

import { expect, test } from "vitest";

import { scored } from "./final";
import { memory } from "./memory";
import { PHONE, settled } from "./people";
import { openSite } from "./site";
import { Swipes, Taps, reach, TURNS } from "./table";

const site = openSite(["--house-pause", "0"]);

/** How many listeners a lobby has at most that were not there before its game. A table has more than a hundred. */
const LEFT = 30;

declare global {
    interface Window {
        /** What no single thumb does: keys, a mouse, a second finger. */
        otherwise?: string[];
    }
}

/** To be run in a page before anything else. */
function watch(): void {
    const otherwise: string[] = (window.otherwise = []);
    addEventListener("keydown", ({ key }) => otherwise.push(key), true);
    addEventListener("touchstart", ({ touches }) => touches.length > 1 && otherwise.push("a second finger"), true);
    addEventListener("pointerdown", ({ pointerType }) => pointerType !== "touch" && otherwise.push(pointerType), true);
}

test("a whole game is played with one thumb, without scrolling", async () => {
    const ada = await site.arrive("Ada", PHONE);
    const { page } = ada;
    await page.addInitScript(watch);
    await page.goto(site.url);
    await page.locator('form[action="/rooms"] label', { hasText: "3" }).first().tap();
    await page.locator('form[action="/rooms"] button').tap();
    await page.waitForURL("**/r/*");
    await ada.get("join-name").tap();
    // As the keyboard on the screen does: by the same thumb.
    await page.keyboard.insertText("Ada");
    await ada.get("join").tap();
    await page.locator('[data-testid="seat-0"].mine').waitFor();
    await ada.get("fill").tap();
    await page.locator('[data-testid="seat-2"][data-bot]').waitFor();
    await ada.get("talk").waitFor({ state: "attached" });
    const before = await memory(page);
    await ada.get("begin-game").tap();

    await reach(ada, TURNS[0]!, "choose");
    await ada.get("guide-decline").tap();
    const [swipes, taps] = [new Swipes(ada), new Taps(ada)];
    for (const turn of TURNS) {
        await reach(ada, turn, "choose");
        if (turn === TURNS[2]) {
            // The hand stays in sight below an enlarged city, with what is said of it.
            await ada.get("enlarge-left").tap();
            await page.locator('[data-large="left"]').waitFor();
            await ada.get("give").tap({ force: true });
            await ada.get("hint").getByText("First choose two tiles.").waitFor();
        }
        await taps.choose();
        await reach(ada, turn, "place");
        await taps.partnersBuilt();
        if (turn === TURNS[1]) {
            await ada.get("enlarge-right").tap();
            await page.locator('[data-large="right"]').waitFor();
            await page.evaluate(settled);
            await ada.get("enlarge-right").tap();
            await page.locator('[data-large="right"]').waitFor({ state: "detached" });
        }
        await swipes.place(0, "left");
        await taps.place(1, "right");
        expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await scored(ada);
    await ada.get("rematch").tap();
    await page.locator('main[data-stage="open"]').waitFor();
    // Nothing holds on to the screens of the game.
    await expect.poll(async () => (await memory(page)).listeners).toBeLessThan(before.listeners + LEFT);
    expect(await page.evaluate(() => window.otherwise)).toEqual([]);
    expect(ada.faults).toEqual([]);
});
