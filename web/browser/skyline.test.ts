/** The picture of a finished city: its own first, saved as a PNG or shared, and said in words. */

import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";

import { SIZE } from "../src/skyline/skyline";
import { AloneClicks, phases, playAlone } from "./alone";
import { scored } from "./final";
import { DESKTOP, type Person } from "./people";
import { openSite } from "./site";

declare global {
    interface Window {
        /** What was handed to other programs. */
        shared?: { name: string; type: string; text: string }[];
    }
}

const site = openSite();
let ada: Person;
/** When the game ended, as the last view with its result says. */
let ended: number;

beforeAll(async () => {
    ada = await site.arrive("Ada");
    await ada.context.addInitScript(() => {
        window.shared = [];
        navigator.canShare = () => true;
        navigator.share = ({ files, text } = {}) => {
            window.shared!.push({ name: files![0]!.name, type: files![0]!.type, text: text! });
            return Promise.resolve();
        };
    });
    ada.page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const [, at] = /"ended":(\d+)/.exec(String(payload)) ?? [];
            if (at !== undefined) ended = Number(at);
        }),
    );
    await playAlone(ada, site.url, "simple", 3);
    const clicks = new AloneClicks(ada);
    for (const phase of phases("simple")) await clicks.play("simple", phase);
    await scored(ada);
}, 120_000);

/** What the table of the scores says of each city. */
const totals = () =>
    ada
        .get("scores")
        .locator("tbody tr")
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["total"]!));

/** Width and height of a PNG, as its first chunk says. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test("it is saved as a picture of the promised size, and its words tell the score", async () => {
    const [left, , right] = await totals();
    await ada.get("skylines").click();
    const picture = ada.get("skyline-picture");
    await picture.waitFor();
    expect(await picture.getAttribute("alt")).toContain(`${left} points`);
    expect(decodeURIComponent((await picture.getAttribute("src"))!)).toContain(`>${left}</text>`);
    const date = await ada.page.evaluate(
        (ended) => new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(ended),
        ended,
    );
    expect(decodeURIComponent((await picture.getAttribute("src"))!)).toContain(`>${date}</text>`);
    // In all the colours of the table.
    const colours = decodeURIComponent((await picture.getAttribute("src"))!).match(/rgb\([^)]+\)/g);
    expect(new Set(colours).size).toBeGreaterThan(20);

    const [download] = await Promise.all([ada.page.waitForEvent("download"), ada.get("skyline-save").click()]);
    expect(download.suggestedFilename()).toBe(`conurbation-${left}.png`);
    const png = await readFile(await download.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(sizeOf(png)).toEqual(SIZE);

    // Automacity lies in rows and has no skyline.
    expect(await ada.page.locator("[data-testid^='skyline-'][aria-pressed]").count()).toBe(2);
    await ada.get("skyline-1").click();
    await ada.page.locator(`[data-testid="skyline-picture"][alt*="${right} points"]`).waitFor();
});

test("it is handed to other programs where the browser can", async () => {
    await ada.get("skyline-share").click();
    await ada.page.waitForFunction(() => window.shared!.length === 1);
    const [shared] = (await ada.page.evaluate(() => window.shared))!;
    const [, , right] = await totals();
    expect(shared).toMatchObject({ name: `conurbation-${right}.png`, type: "image/png" });
    expect(shared!.text).toContain(`${right} points`);
    expect(ada.faults).toEqual([]);
});

test("while the scores are called out, nothing that gives them away stands above them", async () => {
    await ada.page.keyboard.press("Escape");
    await ada.get("again").click();
    const [scores, talk] = await Promise.all(["scores", "talk"].map((part) => ada.get(part).boundingBox()));
    expect(talk!.y).toBeGreaterThan(scores!.y + scores!.height);
    await ada.get("skip").click();
    await ada.get("to-talk").click();
    await expect.poll(async () => (await ada.get("talk").boundingBox())!.y).toBeLessThan(DESKTOP.viewport!.height);
});
