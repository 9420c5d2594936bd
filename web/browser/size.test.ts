/** Download sizes of the pages, with gzip. */

import { expect, test } from "vitest";

import { AloneClicks, playAlone, reach } from "./alone";
import { type Fetched, fetched, sum } from "./fetching";
import { openFullChromium, Person, sitDown } from "./people";
import { openSite } from "./site";
import { meet } from "./sides";

/** Limits in bytes. */
const SCRIPTS = 45_000;
const FIRST_PAGE = 120_000;
/** The same with the table. The scoring follows in the last round. */
const TABLE = 75_000;
/** The score pad, which shares no file with the rooms. */
const PAD = 35_000;
/** What another game adds to the room's scripts; only its players fetch it. */
const OTHER_GAME = 30_000;

// In the headless shell a mouse rests on every page, and what it points at is fetched.
const site = openSite([], openFullChromium);

test.each(["en", "de", "es", "ru"])("home and room stay light in %s", async (locale) => {
    const context = await site.browser.newContext({ locale });
    const page = await context.newPage();
    const home = await fetched(page, async () => {
        await page.goto(site.url);
    });
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    const room = await fetched(page, async () => {
        await page.locator('form[action="/rooms"] button').click();
        await page.getByTestId("join-name").waitFor();
    });
    await context.close();

    const scripts = [...home, ...room].filter(({ type }) => type === "script");
    console.log(`${locale}: first page ${sum(home)} bytes, scripts ${sum(scripts)} bytes`);
    // A page whose files were not counted would be light too.
    expect(home.map(({ type }) => type)).toEqual(expect.arrayContaining(["document", "stylesheet"]));
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(home)).toBeLessThanOrEqual(FIRST_PAGE);
    expect(sum(scripts)).toBeLessThanOrEqual(SCRIPTS);
});

test("a table stays light", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Walter");
    const [ada, ben, walter] = people as [Person, Person, Person];
    const address = await sitDown(site.url, [ada, ben]);
    const visit = async ({ page: before, context }: Person): Promise<Fetched[]> => {
        // A page on which no mouse rests: what it points at would be fetched for it.
        await before.close();
        const page = await context.newPage();
        const table = await fetched(page, async () => {
            await page.goto(address);
            await page.locator('.table[data-phase="choose"]').waitFor();
        });
        return table.filter(({ type }) => type === "script");
    };
    const [scripts, watching] = [await visit(ada), await visit(walter)];
    await Promise.all(people.map(({ context }) => context.close()));
    console.log(`a table: scripts ${sum(scripts)} bytes, for watchers ${sum(watching)}`);
    expect(scripts.some(({ path }) => path.includes("/two_cities-"))).toBe(true);
    expect(sum(scripts)).toBeLessThanOrEqual(TABLE);
    // Players don't fetch what shows the table to watchers, and watchers nothing else that players don't.
    const more = watching.filter(({ path }) => !scripts.some((script) => script.path === path));
    expect(more.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/assets\/Watch-/)]);
});

test("the score pad stays light", async () => {
    const gül = await site.arrive("Gül");
    const pad = await fetched(gül.page, async () => {
        await gül.page.goto(`${site.url}/score-pad`);
        await gül.get("pad-city-0").waitFor();
    });
    const scripts = pad.filter(({ type }) => type === "script");
    console.log(`the score pad: scripts ${sum(scripts)} bytes`);
    expect(scripts.some(({ path }) => path.includes("/pad-"))).toBe(true);
    expect(scripts.some(({ path }) => path.includes("/room-"))).toBe(false);
    expect(sum(scripts)).toBeLessThanOrEqual(PAD);
});

/** What a game's page needs more than the page of a room before a game does. */
async function added(host: Person, game: string, shown: (watcher: Person) => Promise<unknown>): Promise<Fetched[]> {
    const walter = await site.arrive("Walter");
    const scripts = async (address: string, shown: () => Promise<unknown>): Promise<Fetched[]> => {
        const all = await fetched(walter.page, async () => {
            await walter.page.goto(address);
            await shown();
        });
        return all.filter(({ type }) => type === "script");
    };
    const room = await scripts(await walter.makeRoom(site.url, 3), () => walter.get("join-name").waitFor());
    const table = await scripts(game, () => shown(walter));
    await Promise.all([host, walter].map(({ context }) => context.close()));
    const known = new Set(room.map(({ path }) => path));
    // Every room has talk, but a newcomer's page loads it only once something was said.
    return table.filter(({ path }) => !known.has(path) && !path.includes("/Channels-"));
}

test("the solo game is fetched only where it is shown, and is small", async () => {
    const ada = await site.arrive("Ada");
    await playAlone(ada, site.url, "simple", 2);
    await new AloneClicks(ada).assign("simple");
    const more = await added(ada, ada.page.url(), (walter) => reach(walter, 1, 1, "insert"));
    console.log(`the solo game adds scripts of ${sum(more)} bytes`);
    expect(more.some(({ path }) => path.includes("/automas-"))).toBe(true);
    expect(sum(more)).toBeLessThanOrEqual(OTHER_GAME);
});

test("so is City Square Off", async () => {
    const ada = await site.arrive("Ada");
    const game = await meet(site.url, "base", [ada], 2);
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-1"][data-bot]').waitFor();
    await ada.begin();
    await ada.get("stock").waitFor();
    const more = await added(ada, game, (walter) => walter.page.locator(".square-off").waitFor());
    console.log(`City Square Off adds scripts of ${sum(more)} bytes`);
    expect(more.some(({ path }) => path.includes("/square_off-"))).toBe(true);
    expect(sum(more)).toBeLessThanOrEqual(OTHER_GAME);
});
