/** Simulated people with a browser each, and what they do in a room before and after a game. */

import {
    chromium,
    firefox,
    type Browser,
    type BrowserContext,
    type BrowserContextOptions,
    type Locator,
    type Page,
} from "playwright-core";

import type { SquareOffMode } from "../src/protocol/types";

const CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
];

/** How long anything may take to show itself, in ms. Long, because the machine may have other things to do. */
export const PATIENCE_MS = 30_000;

/** Chromium's headless shell: the same engine, and the full browser would cost a fifth more. */
export function openChromium(): Promise<Browser> {
    return chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: CHROMIUM_FLAGS });
}

/** Chromium as people have it: the headless shell shows no notices from a service worker. */
export function openFullChromium(): Promise<Browser> {
    return chromium.launch({ executablePath: "/usr/bin/chromium", args: CHROMIUM_FLAGS });
}

export function openFirefox(): Promise<Browser> {
    return firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" });
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** A phone held upright. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * How much later every second person sees what happens, in ms. `LAG_MS=700 npm run browser` finds tests that take
 * it for granted that all see the same at the same time.
 */
const LAG_MS = Number(process.env["LAG_MS"] ?? 0);
/** Whether it is the first, the third and so on who sees it later (`LAG_FROM=0`), or the second and the fourth. */
const LAG_FROM = Number(process.env["LAG_FROM"] ?? 1);

/** How many people have arrived. */
let arrivals = 0;

/** Everyone whose page was opened by this file's tests. */
export const present: Person[] = [];

declare global {
    interface Window {
        /** All that the live region has said. */
        said?: string[];
    }
}

/** Someone with a browser of their own: other people's cookies are not theirs. */
export class Person {
    /** What went wrong in the page; tests end by looking that nothing did. */
    readonly faults: string[] = [];

    constructor(
        readonly name: string,
        readonly context: BrowserContext,
        readonly page: Page,
    ) {
        present.push(this);
        page.setDefaultTimeout(PATIENCE_MS);
        page.on("pageerror", (error) => this.faults.push(`${name}: ${error.stack ?? error.message}`));
    }

    static async arrive(browser: Browser, name: string, options: BrowserContextOptions = DESKTOP): Promise<Person> {
        // Counted before anything is waited for: some arrive together.
        const no = arrivals++;
        const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", ...options });
        if (LAG_MS > 0 && no % 2 === LAG_FROM) await slowDown(context);
        return new Person(name, context, await context.newPage());
    }

    /** Another tab of the same browser. */
    async secondTab(): Promise<Person> {
        return new Person(this.name, this.context, await this.context.newPage());
    }

    /** Resizes the window and waits until its page is laid out, so that whatever is pressed lies where it was seen. */
    async resize(size: { width: number; height: number }): Promise<void> {
        await this.page.setViewportSize(size);
        await this.page.evaluate(settled);
    }

    get(hook: string): Locator {
        return this.page.getByTestId(hook);
    }

    /** Makes a room on the front page. Its address. */
    async makeRoom(site: string, seats: number, access: "private" | "public" = "private"): Promise<string> {
        await this.page.goto(site);
        await this.page.locator(`form[action="/rooms"] input[name="seats"][value="${seats}"]`).check();
        await this.page.locator(`input[name="access"][value="${access}"]`).check();
        await this.page.locator('form[action="/rooms"] button').click();
        await this.page.waitForURL("**/r/*");
        return this.page.url();
    }

    /** Makes a room for City Square Off on the front page. Its address. */
    async makeSquareOff(site: string, mode: SquareOffMode, seats: number): Promise<string> {
        await this.page.goto(site);
        const form = this.page.locator('form[action="/square-off"]');
        await form.locator(`input[name="mode"][value="${mode}"]`).check();
        await form.locator(`input[name="seats"][value="${seats}"]`).check();
        await form.locator("button").click();
        await this.page.waitForURL("**/r/*");
        return this.page.url();
    }

    /** Waits until the room has taken all that this person has done, and their page shows it. */
    async heeded(): Promise<void> {
        await this.page.locator("main:not([data-pending])").waitFor();
    }

    /** Opens a room by its link and comes in, without a seat: which one it is to be, a test says itself. */
    async comeIn(room: string): Promise<void> {
        if (this.page.url() !== room) await this.page.goto(room);
        await this.get("join-name").fill(this.name);
        const stand = this.get("stand-by");
        await ((await stand.count()) > 0 ? stand : this.get("join")).click();
        await this.get("join-form").waitFor({ state: "detached" });
    }

    async sit(seat: number): Promise<void> {
        const mine = this.page.locator(`[data-testid="seat-${seat}"].mine`);
        if ((await mine.count()) === 0) await this.get(`seat-${seat}`).click();
        await mine.waitFor();
    }

    /** Unfolds what was chosen for the table. */
    async unfoldOptions(): Promise<void> {
        if ((await this.get("options").count()) === 0) await this.get("table-rules").locator("summary").click();
        await this.get("options").waitFor();
    }

    /** Chooses one of the options, as a click on its words does. */
    async option(name: string): Promise<void> {
        await this.unfoldOptions();
        await this.page.locator(`label:has([data-testid="option-${name}"])`).click();
        await this.page.locator(`[data-testid="option-${name}"]:checked`).waitFor();
    }

    /** The host's part: the order around the table, then the first deal. */
    async begin(between: () => Promise<void> = async () => {}): Promise<void> {
        const seat = this.get("seat");
        if ((await seat.count()) === 0) await this.unfoldOptions();
        await seat.click();
        await this.get("seated").waitFor();
        await between();
        await this.get("start").click();
    }

    /** Says something in the talk that is shown under `channel`. */
    async say(channel: string, text: string): Promise<void> {
        const talk = await this.turnTo(channel);
        await talk.getByTestId("talk-input").fill(text);
        await talk.getByTestId("talk-send").click();
        await this.heard(channel, text);
    }

    /** Waits until a line can be read. */
    async heard(channel: string, text: string): Promise<void> {
        const talk = await this.turnTo(channel);
        await talk.getByTestId("line").filter({ hasText: text }).last().waitFor({ state: "attached" });
        await this.closeTalk();
    }

    /** Opens the talk of a channel, if it has a tab; on a phone it is on a sheet. */
    async turnTo(channel: string): Promise<Locator> {
        const opener = this.get("open-talk");
        const sheet = this.get("talk-sheet");
        if ((await opener.count()) > 0 && (await sheet.count()) === 0) {
            await opener.click();
            await sheet.getByTestId("talk").waitFor();
        }
        const tab = this.get(`talk-tab-${channel}`);
        if ((await tab.count()) > 0) await tab.click();
        return this.talk(channel);
    }

    /** Closes the sheet with the talk, if there is one. */
    async closeTalk(): Promise<void> {
        const sheet = this.get("talk-sheet");
        if ((await sheet.count()) === 0) return;
        await this.page.keyboard.press("Escape");
        await sheet.waitFor({ state: "detached" });
    }

    talk(channel: string): Locator {
        return this.page.locator(`[data-testid="talk"][data-channel="${channel}"]`);
    }

    /** Hears from now on what a screen reader would say. */
    async listen(): Promise<void> {
        await this.page.evaluate(() => {
            const said: string[] = (window.said = []);
            const region = document.querySelector('[data-testid="announcer"]')!;
            const heard = (): number => said.push((region.textContent ?? "").trim());
            new MutationObserver(heard).observe(region, { characterData: true, subtree: true });
        });
    }

    /** Waits until something was said. */
    async hears(text: string): Promise<void> {
        await this.page.waitForFunction((text) => window.said!.some((line) => line.includes(text)), text);
    }

    /** Presses Tab until something has the focus. */
    async tabTo(selector: string): Promise<void> {
        const there = this.page.locator(selector);
        await there.first().waitFor();
        for (let presses = 0; presses < 150; presses++) {
            if (await there.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
            await this.page.keyboard.press("Tab");
        }
        throw new Error(`${this.name} can't reach ${selector} with the Tab key`);
    }
}

/** Holds back what the server says. */
async function slowDown(context: BrowserContext): Promise<void> {
    await context.routeWebSocket(/.*/, (line) => {
        const server = line.connectToServer();
        server.onMessage((message) => void setTimeout(() => line.send(message), LAG_MS));
    });
}

/**
 * Has everyone sit down in a room that the first of them makes, and begins the game. `seated` happens in between, when
 * their order is known. Returns the room's address.
 */
export async function sitDown(site: string, players: readonly Person[], seated?: () => Promise<void>): Promise<string> {
    const [host, ...guests] = players;
    const room = await host!.makeRoom(site, players.length);
    await host!.comeIn(room);
    await Promise.all(guests.map((guest) => guest.comeIn(room)));
    for (const [seat, player] of players.entries()) await player.sit(seat);
    await host!.begin(seated);
    return room;
}

/**
 * To be run in a page. Waits for transitions to end, such as colours between two schemes; fails if the page never comes
 * to rest.
 */
export async function settled(): Promise<void> {
    const LEVELS = 300;
    const LATE_MS = 30_000;
    const inTime = <T>(awaited: Promise<T>, what: () => string): Promise<T> =>
        new Promise((done, fail) => {
            const late = setTimeout(() => fail(new Error(`${what()} within ${LATE_MS} ms`)), LATE_MS);
            awaited.then(done, fail).finally(() => clearTimeout(late));
        });
    const frame = (): Promise<unknown> => inTime(new Promise(requestAnimationFrame), () => "no frame");
    const moving = (): Animation[] =>
        document.getAnimations().filter(({ playState, effect }) => {
            return playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
        });
    const called = (): string =>
        moving()
            .map(({ effect }) => effect as KeyframeEffect)
            .map(({ target, pseudoElement }) => `${target?.outerHTML.slice(0, 200)} ${pseudoElement ?? ""}`)
            .join(", ");
    await frame();
    await frame();
    // Buttons that have just moved do nothing for a moment.
    for (let frames = 0; document.querySelector(".settling"); frames++) {
        if (frames === LEVELS) throw new Error("buttons never settle");
        await frame();
    }
    // What is inherited changes one level after the other, each when the one above has arrived.
    for (let level = 0; moving().length > 0; level++) {
        if (level === LEVELS) throw new Error(`never at rest: ${called()}`);
        const ends = moving().map((one) => one.finished);
        await inTime(Promise.allSettled(ends), () => `${called()} not at rest`);
        await frame();
    }
}
