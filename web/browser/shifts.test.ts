/** No layout shifts while a room loads, on a connection so slow that its parts arrive one by one. */

import { beforeAll, expect, test } from "vitest";

import { jumps, load } from "./loading";
import { DESKTOP, Person, PHONE, sitDown } from "./people";
import { meet } from "./sides";
import { openSite } from "./site";
import { reach, TURNS } from "./table";

/** Most that may move, as browsers count it: the part of the screen, times how far. */
const MOST = 0.02;

/** Nobody who has left counts as away while these tests last: a notice of it would move the table. */
const site = openSite(["--away-after", "600"]);

let lobby: string;
let table: string;
let result: string;
let ada: Person;
let walter: Person;

beforeAll(async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara", "Walter");
    const [, ben, chiara] = people as [Person, Person, Person, Person];
    [ada, walter] = [people[0]!, people[3]!];
    lobby = await walter.makeRoom(site.url, 5);
    await walter.comeIn(lobby);
    table = await sitDown(site.url, [ada, ben, chiara]);
    await reach(ada, TURNS[0]!, "choose");
    await chiara.page.close();
    result = await meet(site.url, "base", [ben], 2);
    await ben.get("fill").click();
    await ben.begin();
    await ben.get("give-up").click();
    await ben.get("give-up-sure").click();
    await ben.page.locator('[data-stage="ended"]').waitFor();
});

/** Whom a page is loaded for: somebody new, or somebody known in the room. */
const newcomer = (screen: object) => site.arrive("Eve", screen);
const again = (person: Person) => async (screen: object) => {
    const context = await site.browser.newContext({ ...screen, storageState: await person.context.storageState() });
    return new Person(person.name, context, await context.newPage());
};

test.each([
    ["a lobby for a newcomer", () => lobby, '[data-testid="join-name"]', newcomer],
    ["a lobby for its host", () => lobby, '[data-testid="fill"]', (screen: object) => again(walter)(screen)],
    ["a table for a player", () => table, ".table", (screen: object) => again(ada)(screen)],
    ["a table for a watcher", () => table, ".watch", newcomer],
    ["a result", () => result, '[data-stage="ended"] h1', newcomer],
])("%s keeps still while it loads", async (_, address, hook, arrive) => {
    for (const screen of [DESKTOP, PHONE]) {
        const { page, context, faults } = await arrive(screen);
        const { shifts } = await load(page, address(), hook);
        expect(jumps(shifts), JSON.stringify(shifts)).toBeLessThan(MOST);
        expect(faults).toEqual([]);
        await context.close();
    }
});

test("the hand keeps still while two tiles are chosen, however long the words above it are", async () => {
    const last = ada.get("hand-tile-6");
    const tops: number[] = [];
    for (const tile of [0, 1]) {
        tops.push((await last.boundingBox())!.y);
        await ada.get(`hand-tile-${tile}`).click();
        await ada.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`).waitFor();
    }
    tops.push((await last.boundingBox())!.y);
    expect(new Set(tops.map(Math.round)).size, String(tops)).toBe(1);
});
