/**
 * Not a test: makes contact sheets of the screenshots, each of one screen at one size in every language, light and
 * dark, so that thousands can be looked through. `npm run sheets` after `npm run pictures`; `-t "card 390x844"` for one
 * of them. `PICTURES` names a folder other than `test-results`.
 */

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { openChromium } from "./people";
import { SIZES, type Size } from "./screens";
import { LOCALES } from "./walks/tour";

const RESULTS = resolve(import.meta.dirname, "../test-results");
const FOLDER = resolve(process.env["PICTURES"] ?? RESULTS);
const SHEETS = resolve(RESULTS, "sheets");

/** In pixels: what can be seen at once without text becoming too small to read. */
const WIDEST = 1800;
const HIGHEST = 2000;
const LABEL = 20;
const GAP = 8;

const THEMES = ["light", "dark"] as const;

interface Picture {
    readonly label: string;
    readonly png: Buffer;
}

/** A picture's height, which is not that of the screen where a page is longer than that. */
const height = ({ png }: Picture): number => png.readUInt32BE(20);

const screens = new Set(
    LOCALES.flatMap((locale) => {
        try {
            return readdirSync(resolve(FOLDER, locale)).map((file) => /^(.+)-\d+x\d+-\w+\.png$/.exec(file)?.[1] ?? "");
        } catch {
            return [];
        }
    }),
);
screens.delete("");

/** A screen's pictures at a size, languages first. */
function taken(screen: string, size: Size): Picture[] {
    const shots = THEMES.flatMap((theme) => LOCALES.map((locale) => ({ locale, theme })));
    return shots.flatMap(({ locale, theme }) => {
        const file = resolve(FOLDER, locale, `${screen}-${size.width}x${size.height}-${theme}.png`);
        try {
            return [{ label: `${screen} ${size.width}×${size.height} ${locale} ${theme}`, png: readFileSync(file) }];
        } catch {
            return [];
        }
    });
}

/** Four upright screens side by side, two lying ones. */
const columns = (size: Size): number => (size.width < size.height ? 4 : 2);

/** The part of the pictures that begins `from` pixels down, as a page. */
function page(pictures: readonly Picture[], size: Size, from: number, part: number): string {
    const width = Math.min(size.width, Math.floor(WIDEST / columns(size)) - GAP);
    const scale = width / size.width;
    const cells = pictures.map(({ label, png }) => {
        const image = `data:image/png;base64,${png.toString("base64")}`;
        const style = `width: ${width}px; margin-top: ${-from * scale}px`;
        return `<figure><figcaption>${label}</figcaption><div><img src="${image}" style="${style}"></div></figure>`;
    });
    return `<!doctype html><style>
        body { margin: 0; display: grid; grid-template-columns: repeat(${columns(size)}, ${width}px); gap: ${GAP}px;
               width: max-content; background: #777; color: #fff; font: ${LABEL - 8}px/${LABEL}px sans-serif }
        figure { margin: 0 } div { max-height: ${part * scale}px; overflow: hidden } img { display: block }
        </style>${cells.join("")}`;
}

let browser: Browser;
beforeAll(async () => {
    browser = await openChromium();
});
afterAll(() => browser.close());

const wanted = [...screens].sort().flatMap((screen) => SIZES.map((size) => [screen, size.width, size.height] as const));

test.each(wanted)("%s %ix%i", async (screen, width, tall) => {
    const size = { width, height: tall };
    const pictures = taken(screen, size);
    mkdirSync(SHEETS, { recursive: true });
    const sheet = await browser.newPage({ viewport: { width: WIDEST, height: HIGHEST } });
    // Lying screens fill a sheet with two languages, which keeps them large; a lying phone is small anyway.
    const rows = size.height < 500 ? 4 : 2;
    const full = rows * columns(size);
    const scale = Math.min(1, (WIDEST / columns(size) - GAP) / width);
    const part = Math.floor(HIGHEST / rows - LABEL - GAP) / scale;
    let number = 0;
    for (let first = 0; first < pictures.length; first += full) {
        const some = pictures.slice(first, first + full);
        for (let from = 0; from < Math.max(...some.map(height)); from += part) {
            number += 1;
            await sheet.setContent(page(some, size, from, part));
            await sheet
                .locator("img")
                .last()
                .evaluate((image: HTMLImageElement) => image.decode());
            await sheet
                .locator("body")
                .screenshot({ path: resolve(SHEETS, `${screen}-${width}x${tall}-${number}.png`) });
        }
    }
    await sheet.close();
});
