/** From the home page or a link to a seat and into a game, with as little as possible on the way. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";

import { DESKTOP, PHONE, type Person, present } from "./people";
import { openSite } from "./site";

const site = openSite();

const faults = (): string[] => present.flatMap((person) => person.faults);

/** Counts what the person clicks or taps from now on, on whatever page. */
async function countTaps({ page }: Person): Promise<() => number> {
    let taps = 0;
    await page.exposeFunction("countTap", () => taps++);
    await page.addInitScript(() => {
        const { countTap } = window as unknown as { countTap: () => void };
        document.addEventListener("click", (event) => event.isTrusted && event.detail > 0 && countTap(), true);
    });
    return () => taps;
}

test("who comes by the link types a name and sits, and the host begins with one button", async () => {
    const [ada] = (await site.arriveAll("Ada")) as [Person];
    const ben = await site.arrive("Ben", PHONE);
    const room = await ada.makeRoom(site.url, 3);
    await ada.get("join-name").fill("Ada");
    await ada.get("join").click();
    await ada.page.locator('[data-testid="seat-0"].mine').waitFor();
    expect(await ada.get("begin-game").isDisabled()).toBe(true);

    const taps = await countTaps(ben);
    await ben.page.goto(room);
    await ben.get("join-name").tap();
    await ben.page.keyboard.type("Ben");
    await ben.get("join").tap();
    await ben.page.locator('[data-testid="seat-1"].mine').waitFor();
    expect(taps()).toBe(2);

    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-2"][data-bot]').waitFor();
    // The second click lands on the same button, or on the one that ends the moment.
    await ada.get("begin-game").dblclick();
    // Everyone has a moment to see the order that was drawn; nobody does anything more.
    await Promise.all([ada, ben].map((person) => person.get("seated").waitFor()));
    await Promise.all([ada, ben].map(({ page }) => page.locator('main[data-stage="playing"]').waitFor()));

    // Whoever comes again finds their name.
    await ben.page.goto(await ada.makeRoom(site.url, 3));
    expect(await ben.get("join-name").inputValue()).toBe("Ben");
    await ben.get("join").tap();
    await ben.page.locator('[data-testid="seat-0"].mine').waitFor();
    expect(faults()).toEqual([]);
});

test("a newcomer who taps a seat is asked for a name and gets that seat", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 4);
    await ada.comeIn(room);
    await ada.sit(0);
    await ben.page.goto(room);
    await ben.get("seat-2").click();
    expect(await ben.get("join-name").getAttribute("aria-invalid")).toBe("true");
    await ben.page.keyboard.type("Ben");
    // What was missing is no longer asked for.
    expect(await ben.get("join-name").getAttribute("aria-invalid")).toBe("false");
    await ben.page.keyboard.press("Enter");
    await ben.page.locator('[data-testid="seat-2"].mine').waitFor();
});

test("two newcomers at once get a seat each, and a third may watch", async () => {
    const people = (await site.arriveAll("Ada", "Ben", "Chiara")) as [Person, Person, Person];
    const [ada, ben, chiara] = people;
    const room = await ada.makeRoom(site.url, 2);
    for (const { page } of [ben, chiara]) await page.goto(room);
    for (const person of people) await person.get("join-name").fill(person.name);
    await Promise.all([ben, chiara].map((person) => person.get("join").click()));
    for (const { page } of [ben, chiara]) await page.locator(".seat.mine").waitFor();
    await ada.get("join").click();
    await ada.get("people").getByText("Ada").waitFor();
    expect(await ada.page.locator(".seat.mine").count()).toBe(0);
    expect(faults()).toEqual([]);
});

test("whoever only wants to watch takes no seat, and can take one later", async () => {
    const [ada, walter] = (await site.arriveAll("Ada", "Walter")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await walter.page.goto(room);
    await walter.get("join-name").fill("Walter");
    await walter.get("stand-by").click();
    await walter.get("people").getByText("Walter").waitFor();
    await walter.get("sit-down").click();
    await walter.page.locator('[data-testid="seat-0"].mine').waitFor();
    expect(faults()).toEqual([]);
});

test("a friend who is let in sits down", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.get("join-name").fill("Ada");
    await ada.get("join").click();
    await ada.get("manage-people").click();
    await ada.get("door-knock").check();
    await ada.heeded();
    await ada.page.keyboard.press("Escape");
    await ben.page.goto(room);
    await ben.get("join-name").fill("Ben");
    await ben.get("join").click();
    await ada.get("admit").click();
    await ben.page.locator('[data-testid="seat-1"].mine').waitFor();
    expect(faults()).toEqual([]);
});

test("a game alone is two clicks from home", async () => {
    const [ada] = (await site.arriveAll("Ada")) as [Person];
    const taps = await countTaps(ada);
    await ada.page.goto(site.url);
    await ada.page.locator('form[action="/solo"] button').click();
    await ada.page.waitForURL("**/r/*");
    // The field for the name has the focus already.
    await ada.page.locator('[data-testid="join-name"]:focus').waitFor();
    await ada.page.keyboard.type("Ada");
    await ada.get("join").click();
    await ada.page.locator('main[data-stage="playing"]').waitFor();
    expect(taps()).toBe(2);
    expect(faults()).toEqual([]);
});

test("a public room has a code to say aloud, and a code may be typed in any way", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const short = await ada.makeRoom(site.url, 3, "public");
    const code = short.split("/r/")[1]!;
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    await ben.page.goto(site.url);
    await ben.page.locator("#link").fill(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)}`);
    await ben.page.keyboard.press("Enter");
    await ben.page.waitForURL(short);
    await ben.page.goto(`${site.url}/r/${code.toUpperCase()}`);
    expect(ben.page.url()).toBe(short);
    expect((await ada.makeRoom(site.url, 3)).split("/r/")[1]).toHaveLength(16);
    expect(faults()).toEqual([]);
});

/** CSS pixels between what is read and the lower edge of the screen, at the least. */
const GAP = 16;

const SIZES: readonly (readonly [name: string, BrowserContextOptions])[] = [
    ["1366×768", { viewport: { width: 1366, height: 768 } }],
    ["1440×900", DESKTOP],
    ["1920×1080", { viewport: { width: 1920, height: 1080 } }],
    ["820×1180", { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
    ["390×844", PHONE],
    ["844×390", { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
];

/** What can be touched and is smaller than a finger, in words. Links within a sentence are as high as the sentence. */
async function small(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const TOUCH = 44;
        const own = (element: Element): Element => element.closest("label") ?? element;
        const all = document.querySelectorAll("button, select, input:not([type=hidden]), summary, a.btn, .masthead a");
        return [...all].flatMap((element) => {
            const box = own(element).getBoundingClientRect();
            if (box.width === 0 || !element.checkVisibility()) return [];
            // Half a pixel is rounding.
            if (box.width >= TOUCH - 0.5 && box.height >= TOUCH - 0.5) return [];
            const name = (element.textContent?.trim() || element.getAttribute("data-testid")) ?? element.outerHTML;
            return [`${name.slice(0, 40)}: ${Math.round(box.width)}×${Math.round(box.height)}`];
        });
    });
}

test.each(SIZES)("at %s home and lobby show what to do first without scrolling", async (_, size) => {
    for (const locale of ["en", "de", "es", "ru"]) {
        const ada = await site.arrive("Ada", { ...size, locale });
        const bottom = async (selector: string): Promise<number> => {
            const box = await ada.page.locator(selector).boundingBox();
            return box!.y + box!.height;
        };
        const { height } = size.viewport!;
        await ada.page.goto(site.url);
        const links = ada.page.locator(".masthead nav a");
        const rows = await links.evaluateAll(
            (all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size,
        );
        expect.soft(rows, `rows of links, ${locale}`).toBe(1);
        const open = 'form[action="/rooms"] button';
        expect.soft(await bottom(open), `open a room, ${locale}`).toBeLessThanOrEqual(height);
        if (size.hasTouch) expect.soft(await small(ada.page), `home, ${locale}`).toEqual([]);
        await ada.makeRoom(site.url, 5);
        await ada.get("join-name").fill("Ada");
        expect.soft(await bottom('[data-testid="join"]'), `come in, ${locale}`).toBeLessThanOrEqual(height);
        if (size.hasTouch) expect.soft(await small(ada.page), `coming in, ${locale}`).toEqual([]);
        await ada.get("join").click();
        await ada.get("fill").waitFor();
        await ada.get("invite-copy").waitFor();
        expect.soft(await bottom('[data-testid="fill"]'), `fill, ${locale}`).toBeLessThanOrEqual(height);
        if (size.viewport!.width >= 1366) {
            for (const hook of ["ring", "invite-copy", "table-rules"])
                expect.soft(await bottom(`[data-testid="${hook}"]`), `${hook}, ${locale}`).toBeLessThanOrEqual(height);
            expect.soft(await bottom(".help"), `help, ${locale}`).toBeLessThanOrEqual(height - GAP);
        }
        if (size.hasTouch) expect.soft(await small(ada.page), `lobby, ${locale}`).toEqual([]);
        await ada.context.close();
    }
    expect(faults()).toEqual([]);
});
