/**
 * Every screen there is: axe finds nothing on a desk in the light and on a phone in the dark, and at every size nothing
 * is cut, covered or too small for a finger.
 */

import { readFileSync } from "node:fs";

import { test } from "vitest";

import { axeFaults, clumsy } from "./faults";
import { present, settled, type Person } from "./people";
import { fit, PHONE, TOUCHED, type Size } from "./screens";
import { openSite } from "./site";
import { WALKS } from "./walks";
import { LOCALES, SETTINGS, Tour, type Locale } from "./walks/tour";

/**
 * The languages with the longest words: every walk in each would take three times as long and find little more.
 * `EVERY_LANGUAGE=1` is for whoever wants to be sure.
 */
const LONG: readonly Locale[] = ["de", "ru", "es"];

/** The source of the bots' names, which look like everyone's. */
const SOURCE = readFileSync(new URL("../../room/src/bots.rs", import.meta.url), "utf8");
const BOTS = [.../NAMES: [^=]+= \[(.+?)\]/s.exec(SOURCE)![1]!.matchAll(/"(.+?)"/g)].map(([, name]) => name!);

const site = openSite(SETTINGS);

const walks = Object.entries(WALKS).flatMap(([name, walk], i) => {
    const locales = process.env["EVERY_LANGUAGE"] ? LOCALES : [LONG[i % LONG.length]!];
    return locales.map((locale) => [name, locale, walk] as const);
});

/** What is wrong with a screen, and at which sizes. */
async function faults({ page }: Person, sizes: readonly Size[]): Promise<string[]> {
    const found = new Map<string, string[]>();
    const add = (where: string, what: readonly string[]): void => {
        for (const one of what) found.set(one, [...(found.get(one) ?? []), where]);
    };
    const names = [...present.map(({ name }) => name), ...BOTS];
    const dark = sizes.includes(PHONE) ? PHONE : sizes.at(-1);
    for (const size of sizes) {
        await fit(page, size);
        await page.evaluate(settled);
        add(`${size.width}`, await clumsy(page, names, TOUCHED.includes(size)));
        if (size === sizes[0]) add(`${size.width} light`, await axeFaults(page));
        if (size !== dark) continue;
        await page.emulateMedia({ colorScheme: "dark" });
        await page.evaluate(settled);
        add(`${size.width} dark`, await axeFaults(page));
        await page.emulateMedia({ colorScheme: "light" });
    }
    return [...found].map(([what, where]) => `${what} (${where.join(", ")})`);
}

// While one walk waits for the game, another is looked at.
test.concurrent.for(walks)("%s in %s", async ([, locale, walk], { expect }) => {
    const look = async (person: Person, screen: string, sizes: readonly Size[]): Promise<void> => {
        const before = person.page.viewportSize()!;
        expect.soft(await faults(person, sizes), screen).toEqual([]);
        await fit(person.page, before);
    };
    await walk(new Tour(site, locale, look));
});
