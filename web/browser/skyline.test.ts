/** The pictures of a finished game: one’s own city first, saved as a file or shared, and said in words. */

import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";

import { GAME, GROWN } from "../src/skyline/picture";
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

const NAME = "<b>Ada</b><script>";

const site = openSite();
let ada: Person;
/** When the game ended, as the last view with its result says. */
let ended: number;

beforeAll(async () => {
    // A name like this would be markup wherever somebody forgot that it is text.
    ada = await site.arrive(NAME);
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

    // Automacity lies in rows and has no skyline; the last picture is that of the whole game.
    expect(await ada.page.locator("[data-testid^='skyline-'][aria-pressed]:not(.btn)").count()).toBe(3);
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

/** What is seen of a picture once it is there. */
async function seen(): Promise<{ width: number; height: number }> {
    const picture = ada.get("skyline-picture");
    return picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
    });
}

async function saved(): Promise<Buffer> {
    const [download] = await Promise.all([ada.page.waitForEvent("download"), ada.get("skyline-save").click()]);
    return readFile(await download.path());
}

test("a city grows again, and the whole game is a picture, too", async () => {
    await ada.get("skyline-0").click();
    await ada.get("skyline-grow").click();
    expect(await seen()).toEqual(GROWN);
    const [left] = await totals();
    const grown = (await saved()).toString();
    expect(grown).toContain(`>${left}</text>`);
    expect(grown).toContain("&#60;b&#62;Ada&#60;/b&#62;");
    await ada.get("skyline-2").click();
    expect(await seen()).toEqual(GAME);
    expect(sizeOf(await saved())).toEqual(GAME);
    expect(await ada.get("skyline-grow").count()).toBe(0);
    await ada.page.keyboard.press("Escape");
    const [download] = await Promise.all([ada.page.waitForEvent("download"), ada.get("picture").click()]);
    expect(sizeOf(await readFile(await download.path()))).toEqual(GAME);
    expect(ada.faults).toEqual([]);
});

test("a picture that is opened by itself moves only where motion is welcome, and runs nothing", async () => {
    const address = await ada.get("replay").getAttribute("href");
    const moving = async (path: string, reducedMotion: "reduce" | "no-preference"): Promise<number> => {
        const page = await ada.context.newPage();
        await page.emulateMedia({ reducedMotion });
        await page.goto(new URL(`${address}${path}`, site.url).href);
        expect(await page.locator("script, b").count()).toBe(0);
        expect(await page.locator("title").textContent()).toContain(NAME);
        const count = await page.evaluate(() => document.getAnimations().length);
        await page.close();
        return count;
    };
    // 14 tiles, each with its points.
    expect(await moving("/city/0.svg", "no-preference")).toBe(28);
    expect(await moving("/city/0.svg", "reduce")).toBe(0);
    expect(await moving("/city/0.svg#still", "no-preference")).toBe(0);
    expect(await moving(".svg", "no-preference")).toBe(0);
});

test("the picture that a chat shows of a link to the game is there", async () => {
    const page = await ada.context.newPage();
    await page.goto(new URL((await ada.get("replay").getAttribute("href"))!, site.url).href);
    const about = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");
    // Whoever previews links has no cookies.
    const answer = await fetch((await about("image"))!);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const size = { width: Number(await about("image:width")), height: Number(await about("image:height")) };
    expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual(size);
    expect(await about("image:alt")).not.toBe("");
    await page.close();
});

test("while the scores are called out, nothing gives them away, above them or below", async () => {
    await ada.get("tally").waitFor();
    // Alone, there is nobody to talk to.
    for (const part of ["talk", "to-talk"]) expect(await ada.get(part).count()).toBe(0);
    await (await site.arrive("Ben")).comeIn(ada.page.url());
    await ada.get("to-talk").waitFor();
    await ada.get("again").click();
    await ada.get("tally").waitFor({ state: "hidden" });
    const [scores, talk] = await Promise.all(["scores", "talk"].map((part) => ada.get(part).boundingBox()));
    expect(talk!.y).toBeGreaterThan(scores!.y + scores!.height);
    await ada.get("skip").click();
    await ada.get("tally").waitFor();
    await ada.get("to-talk").click();
    await expect.poll(async () => (await ada.get("talk").boundingBox())!.y).toBeLessThan(DESKTOP.viewport!.height);
});
