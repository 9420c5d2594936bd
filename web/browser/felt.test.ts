/** That turns are told apart: by what moves, by sounds if asked for, and by a word for those who come back. */

import { beforeAll, expect, test } from "vitest";

import { DESKTOP, type Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

declare global {
    interface Window {
        /** How many contexts for sounds were made, and notes struck. */
        contexts?: number;
        notes?: number;
        /** What was drawn over the table. */
        flown?: string[];
    }
}

const site = openSite();
let ada: Person;
let ben: Person;
let chiara: Person;
let people: Person[];

/** To be run in a page before anything else. Counts what can be heard and what flies. */
function count(): void {
    [window.contexts, window.notes, window.flown] = [0, 0, []];
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.contexts! += 1;
        }
        override createOscillator(): OscillatorNode {
            window.notes! += 1;
            return super.createOscillator();
        }
    };
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of added) {
            if (node instanceof Element && node.classList.contains("felt")) window.flown!.push(node.className);
        }
    }).observe(document, { childList: true, subtree: true });
}

const opacity = ({ page }: Person) =>
    page.getByTestId("hand-tile-0").evaluate((tile) => getComputedStyle(tile).opacity);
/** When what is to move begins to, in ms from the change of the view. */
const delay = ({ page }: Person, selector: string) =>
    page.evaluate((selector) => {
        const moving = document.querySelector(selector)!.getAnimations();
        return moving[0]!.effect!.getTiming().delay!;
    }, selector);
const flown = ({ page }: Person) => page.evaluate(() => window.flown!);

beforeAll(async () => {
    ada = await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" });
    [ben, chiara] = (await site.arriveAll("Ben", "Chiara")) as [Person, Person];
    people = [ada, ben, chiara];
    for (const { context } of people) await context.addInitScript(count);
    await sitDown(site.url, people);
    for (const person of people) {
        await reach(person, TURNS[0]!, "choose");
        await new Clicks(person).choose();
    }
    for (const person of people) await reach(person, TURNS[0]!, "place");
    for (const person of [ada, ben]) await new Clicks(person).build();
    await new Clicks(chiara).place(0, "left");
});

test("the last tile of a turn is seen before the next hand", async () => {
    const devtools = await ada.context.newCDPSession(ada.page);
    await devtools.send("Animation.enable");
    // Time stands still: what begins stays at its beginning.
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await new Clicks(chiara).confirm(1, "right", "my-tile-1");
    await reach(ada, TURNS[1]!, "choose");
    await ada.page.locator(".felt.gain").first().waitFor({ state: "attached" });
    await ada.page.locator(".felt.passing").first().waitFor({ state: "attached" });
    expect(await ada.page.locator("[data-side] .stone").count()).toBe(4);
    expect(await opacity(ada)).toBe("0");
    const [hand, hands] = [await delay(ada, ".hand .tile-card"), await delay(ada, ".felt.passing")];
    expect(hand).toBeGreaterThan(hands);
    expect(hands).toBeGreaterThan(await delay(ada, ".felt.gain"));

    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await ada.page.waitForFunction(
        () => getComputedStyle(document.querySelector('[data-testid="hand-tile-0"]')!).opacity === "1",
    );
    await ada.page.locator(".felt").first().waitFor({ state: "detached" });
    await devtools.detach();
});

test("with reduced motion the next hand is simply there", async () => {
    for (const person of [ben, chiara]) {
        await reach(person, TURNS[1]!, "choose");
        expect(await opacity(person)).toBe("1");
        expect(await flown(person)).toEqual([]);
    }
    expect(await flown(ada)).not.toEqual([]);
});

test("nothing is heard until somebody asks for it", async () => {
    const heard = ({ page }: Person) => page.evaluate(() => [window.contexts!, window.notes!] as const);
    await ben.say("table", "Well placed!");
    await ada.heard("table", "Well placed!");
    for (const person of people) expect(await heard(person)).toEqual([0, 0]);

    await ada.get("manage-people").click();
    await ada.get("volume").focus();
    await ada.page.keyboard.press("ArrowRight");
    await ada.page.waitForFunction(() => window.contexts === 1 && window.notes! > 0);
    await ada.page.keyboard.press("Escape");
    const [, before] = await heard(ada);
    await ben.say("table", "Thank you!");
    await ada.page.waitForFunction((before) => window.notes! > before, before);
    expect(await heard(ben)).toEqual([0, 0]);
});

test("what was missed is said in a few words", async () => {
    const hide = (hidden: boolean) =>
        ada.page.evaluate((hidden) => {
            Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
            document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
    for (const person of people) await new Clicks(person).choose();
    for (const person of people) await reach(person, TURNS[1]!, "place");

    await hide(true);
    await hide(false);
    expect(await ada.get("since").count()).toBe(0);

    await hide(true);
    await ben.say("table", "Are you there?");
    await new Clicks(ben).build();
    await ada.heard("table", "Are you there?");
    await hide(false);
    await ada.get("since").waitFor();
    const said = await ada.get("since").innerText();
    expect(said).toContain("with Ben");
    expect(said).toContain("points");
    expect(said).toContain("One new message");
    await ada.get("since-close").click();
    await ada.get("since").waitFor({ state: "detached" });
});
