/** A game from a file: it is uploaded, by keyboard, by touch and by dropping it, and watched where it is then. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Person, PHONE } from "./people";
import { openSite } from "./site";

const site = openSite();

const GOLDEN = new URL("../../room/tests/golden/", import.meta.url);
const file = (name: string): string => decodeURIComponent(new URL(name, GOLDEN).pathname);

const at = (who: Person, stop: number): Promise<void> => who.page.locator(`[data-replay="${stop}"]`).waitFor();

/** Chooses a file, as its dialog does. */
async function upload(who: Person, path: string): Promise<void> {
    await who.page.locator("#file").setInputFiles(path);
}

test("a file is uploaded and its game watched by keyboard, and it comes back as it was", async () => {
    const ada = await site.arrive("Ada");
    const { page } = ada;
    page.on("filechooser", (dialog) => void dialog.setFiles(file("version_2/shuffle.0.game.json")));
    await page.goto(new URL("/profile", site.url).href);
    await ada.tabTo('a[href="/games"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/games");
    await ada.tabTo("#file");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/games/*");
    await at(ada, 0);
    expect(await page.title()).toBe("Replay of a game · Conurbation");
    await page.keyboard.press("ArrowRight");
    await at(ada, 1);
    await page.keyboard.press("End");
    const last = Number(await ada.get("replay-line").getAttribute("max"));
    await at(ada, last);
    const named = JSON.parse(readFileSync(file("version_2/shuffle.0.game.json"), "utf8")) as {
        result: { two_cities: { cities: { points: number }[] } };
    };
    const shown = await ada.get("replay-curves").locator("li strong").allTextContents();
    expect(shown.map(Number)).toEqual(named.result.two_cities.cities.map(({ points }) => points));

    const link = page.getByRole("link", { name: "Download" });
    const [download] = await Promise.all([page.waitForEvent("download"), link.press("Enter")]);
    const back = readFileSync(await download.path());
    expect(back.equals(readFileSync(file("version_2/shuffle.0.game.json")))).toBe(true);

    // Somebody else has only the address.
    const ben = await site.arrive("Ben", PHONE);
    await page.waitForURL(`**#${last + 1}`);
    await ben.page.goto(page.url());
    await at(ben, last);
    await ben.page.goto(`${page.url().split("#")[0]}#3`);
    await ben.page.reload();
    await at(ben, 2);

    await page.getByRole("link", { name: "More games from files" }).press("Enter");
    await page.getByRole("heading", { name: "Uploaded by you" }).waitFor();
    await ada.tabTo(".removal summary");
    await page.keyboard.press("Enter");
    await page.getByText("Unless somebody else has uploaded it too").waitFor();
    await page.getByRole("button", { name: "Remove for good" }).press("Enter");
    await page.getByRole("heading", { name: "Uploaded by you" }).waitFor({ state: "detached" });
    await ben.page.reload();
    await ben.page.getByRole("heading", { name: "No such game" }).waitFor();
    expect([ada, ben].flatMap(({ faults }) => faults)).toEqual([]);
});

test.each(["full.0", "square_off.0"])("%s can be watched, too", async (name) => {
    const ada = await site.arrive("Ada", PHONE);
    await ada.page.goto(new URL("/games", site.url).href);
    await upload(ada, file(`${name}.game.json`));
    await at(ada, 0);
    await ada.get("replay-on").tap();
    await at(ada, 1);
    expect(ada.faults).toEqual([]);
});

test("what every place of City Square Off was worth is said, and how the last shape would have fitted", async () => {
    const ada = await site.arrive("Ada");
    const { page } = ada;
    await page.goto(new URL("/games", site.url).href);
    await upload(ada, file("square_off.0.game.json"));
    await at(ada, 0);
    await ada.get("review-ask").click();
    await ada.get("review-seats").waitFor();
    expect(await ada.get("review-seats").locator("li").count()).toBe(2);

    // Neither side had a place for the last shape, and both are shown one, each tile with its number.
    const fits = ada.get("review-fits").locator("li");
    expect(await fits.count()).toBe(2);
    const numbers = await fits.first().locator('[data-testid="ghost"] text').allTextContents();
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    await fits.first().locator("button").click();
    const verdict = ada.get("review-verdict");
    await verdict.waitFor();
    // What it parts with is the first of these tiles, at the latest moment there was.
    const where = (await fits.first().locator("button strong").textContent())!;
    await expect.poll(() => ada.get("replay-controls").textContent()).toContain(where);

    // Of a place that was not the best, the best is on the grid beside it, and others can be.
    const turned = ada.get("review-turned").locator("button").first();
    await turned.click();
    await verdict.locator('[data-testid="laid"]').waitFor();
    expect(await verdict.locator('[role="gridcell"][aria-label$=", as it was played"]').count()).toBeGreaterThan(0);
    await verdict.locator("summary").click();
    const rows = verdict.locator("tbody tr");
    const chances = (await rows.locator("td:nth-child(2)").allTextContents()).map(parseFloat);
    expect(chances.length).toBeGreaterThan(2);
    expect(Math.max(...chances)).toBeLessThanOrEqual(100);
    expect(await verdict.locator("tr.own").count()).toBe(1);
    const other = verdict.locator("tr:not(.own) button").last();
    await other.click();
    expect(await other.getAttribute("aria-pressed")).toBe("true");
    await verdict.locator('[data-testid="held"]').waitFor();
    expect(ada.faults).toEqual([]);
});

test("after a race it says from every moment how the grid could have been covered", async () => {
    const ada = await site.arrive("Ada", PHONE);
    await ada.page.goto(new URL("/games", site.url).href);
    await upload(ada, file("sprint.0.game.json"));
    await at(ada, 0);
    await ada.get("replay-list").tap();
    await ada.get("review-ask").tap();
    await ada.page.getByText("Below each move of the race").waitFor();
    expect(await ada.get("review-seats").count()).toBe(0);
    await ada.page.keyboard.press("Escape");
    await ada.page.keyboard.press("End");
    await ada.page.keyboard.press("ArrowLeft");
    await ada.get("replay-list").tap();
    const rescue = ada.get("review-rescue");
    await rescue.waitFor();
    expect(await rescue.locator('[data-letter="."]').count()).toBe(0);
    // What lay there is faint, and what is missing stands out.
    const faint = await rescue.locator("g.faint").count();
    expect(faint).toBeGreaterThan(0);
    expect(faint).toBeLessThan(await rescue.locator("g.piece").count());
    expect(ada.faults).toEqual([]);
});

test("what is wrong with a file is said, and another one can be dropped", async () => {
    const ada = await site.arrive("Ada");
    const { page } = ada;
    await page.goto(new URL("/games", site.url).href);
    const whole = readFileSync(file("version_2/shuffle.0.game.json"), "utf8");
    const drop = async (text: string): Promise<void> => {
        const data = await page.evaluateHandle((text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.json", { type: "application/json" }));
            return data;
        }, text);
        await page.dispatchEvent("body", "dragover", { dataTransfer: data });
        await page.locator("#drop.is-over").waitFor();
        await page.dispatchEvent("body", "drop", { dataTransfer: data });
    };
    const status = page.getByRole("status");
    await drop(whole.replace('"name":"', '"name":"X'));
    await status.filter({ hasText: "This file was changed after it was made." }).waitFor();
    await drop("[]");
    await status.filter({ hasText: "This is not the file of a game from Conurbation" }).waitFor();
    await drop(whole);
    await at(ada, 0);
    expect(ada.faults).toEqual([]);
});
