/**
 * Not a test: saves a screenshot of every screen at every size, light and dark, in every language, in `test-results`.
 * `npm run pictures`, or `npm run pictures -- -t "five in de"` for a part.
 */

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import { test } from "vitest";

import { settled, type Person } from "./people";
import { fit, type Size } from "./screens";
import { openSite } from "./site";
import { WALKS } from "./walks";
import { LOCALES, SETTINGS, Tour } from "./walks/tour";

const FOLDER = resolve(import.meta.dirname, "../test-results");
/** Screens that the README shows, and under what name. */
const README: Readonly<Record<string, string>> = {
    place: "table",
    "solo-full-3-insert": "solo",
    "sides-place": "square_off",
};

const site = openSite(SETTINGS);

const walks = LOCALES.flatMap((locale) => Object.entries(WALKS).map(([name, walk]) => [name, locale, walk] as const));

test.each(walks)("%s in %s", { timeout: 60 * 60_000 }, async (_, locale, walk) => {
    const folder = resolve(FOLDER, locale);
    mkdirSync(folder, { recursive: true });

    async function shoot({ page }: Person, screen: string, sizes: readonly Size[]): Promise<void> {
        const before = page.viewportSize()!;
        if (locale === "en" && README[screen]) {
            await page.screenshot({ path: resolve(import.meta.dirname, `../../docs/${README[screen]}.png`) });
        }
        for (const size of sizes) {
            await fit(page, size);
            for (const colorScheme of ["light", "dark"] as const) {
                await page.emulateMedia({ colorScheme });
                await page.evaluate(settled);
                const name = `${screen}-${size.width}x${size.height}-${colorScheme}.png`;
                await page.screenshot({ path: resolve(folder, name), fullPage: true });
            }
        }
        await fit(page, before);
        await page.emulateMedia({ colorScheme: "light" });
    }

    await walk(new Tour(site, locale, shoot));
});
