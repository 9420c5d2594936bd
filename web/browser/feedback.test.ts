/** Players notice what happens: by animations, by sounds if switched on, and by a summary when they come back. */

import { beforeAll, expect, test } from "vitest";

import { AloneClicks, playAlone, reach as reachAlone } from "./alone";
import { MouseBuilder, reachCard } from "./grid";
import { DESKTOP, type Person, sitDown } from "./people";
import { meet, STARTER_A, STARTER_B } from "./sides";
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
            if (!(node instanceof HTMLElement) || !node.classList.contains("flyer")) continue;
            window.flown!.push(`${node.className} from ${node.style.left} ${node.style.top}`);
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

const heard = ({ page }: Person) => page.evaluate(() => [window.contexts!, window.notes!] as const);

/** Asks for sounds in the menu. */
async function askFor(who: Person): Promise<void> {
    await who.get("settings-open").click();
    await who.get("volume").focus();
    await who.page.keyboard.press("ArrowRight");
    await who.page.waitForFunction(() => window.contexts === 1 && window.notes! > 0);
    await who.page.keyboard.press("Escape");
}

/** Something is heard of what happens. */
async function hears(who: Person, happens: () => Promise<void>): Promise<void> {
    const [, before] = await heard(who);
    await happens();
    await who.page.waitForFunction((before) => window.notes! > before, before);
}

/** Somebody whose page moves, and counts what can be heard and what flies. */
async function moving(name: string): Promise<Person> {
    const who = await site.arrive(name, { ...DESKTOP, reducedMotion: "no-preference" });
    await who.context.addInitScript(count);
    return who;
}

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
    await ada.page.locator(".flyer.gain").first().waitFor({ state: "attached" });
    await ada.page.locator(".flyer.passing").first().waitFor({ state: "attached" });
    expect(await ada.page.locator("[data-side] .stone").count()).toBe(4);
    expect(await opacity(ada)).toBe("0");
    const [hand, hands] = [await delay(ada, ".hand .tile-card"), await delay(ada, ".flyer.passing")];
    expect(hand).toBeGreaterThan(hands);
    expect(hands).toBeGreaterThan(await delay(ada, ".flyer.gain"));

    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await ada.page.waitForFunction(
        () => getComputedStyle(document.querySelector('[data-testid="hand-tile-0"]')!).opacity === "1",
    );
    await ada.page.locator(".flyer").first().waitFor({ state: "detached" });
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

test("nothing flies from where nothing is drawn", async () => {
    const desk = ada.page.viewportSize()!;
    await ada.resize({ width: 844, height: 390 });
    await ada.get("enlarge-left").click();
    await ada.get("ring-city-0").waitFor({ state: "hidden" });
    await ada.page.evaluate(() => (window.flown = []));
    for (const person of people) await new Clicks(person).choose();
    for (const person of people) await reach(person, TURNS[1]!, "place");
    await ada.get("enlarge-left").click();
    await ada.get("ring-city-0").waitFor({ state: "hidden" });
    for (const person of [ben, chiara]) await new Clicks(person).build();
    // What lands in the cities that are in sight still does.
    await ada.page.waitForFunction(() => window.flown!.length > 0);
    expect((await flown(ada)).filter((each) => each.endsWith(" 0px 0px"))).toEqual([]);

    // Upright, the ring keeps its place while a guide lies over it.
    await ada.resize({ width: 390, height: 844 });
    const show = (visibility: string) =>
        ada.page.locator(".around").evaluate((ring, visibility) => (ring.style.visibility = visibility), visibility);
    await show("hidden");
    await ada.page.evaluate(() => (window.flown = []));
    await new Clicks(ada).build();
    await reach(ada, TURNS[2]!, "choose");
    await ada.page.locator(".flyer").first().waitFor({ state: "detached" });
    const { y, height } = (await ada.page.locator(".around").boundingBox())!;
    const tops = (await flown(ada)).map((each) => parseFloat(each.split(" ").at(-1)!));
    expect(tops.filter((top) => top < y + height)).toEqual([]);
    await show("");
    await ada.resize(desk);
});

test("nothing is heard until somebody asks for it", async () => {
    await ben.say("table", "Well placed!");
    await ada.heard("table", "Well placed!");
    for (const person of people) expect(await heard(person)).toEqual([0, 0]);

    await askFor(ada);
    await hears(ada, () => ben.say("table", "Thank you!"));
    expect(await heard(ben)).toEqual([0, 0]);
});

test("what was missed is said in a few words", async () => {
    const hide = (hidden: boolean) =>
        ada.page.evaluate((hidden) => {
            Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
            document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
    for (const person of people) await new Clicks(person).choose();
    for (const person of people) await reach(person, TURNS[2]!, "place");

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

    // It is left to be read; after that it goes with whatever she does next.
    await hide(true);
    await ben.say("table", "Hello?");
    await ada.heard("table", "Hello?");
    /** From now on her clock stands, so many ms later. */
    const stopClock = (ms: number) =>
        ada.page.evaluate((ms) => {
            const now = Date.now();
            Date.now = () => now + ms;
        }, ms);
    await stopClock(0);
    await hide(false);
    await ada.get("since").waitFor();
    await ada.page.keyboard.press("Escape");
    expect(await ada.get("since").count()).toBe(1);
    await stopClock(5_000);
    // To go on by keyboard is to do nothing yet.
    await ada.page.keyboard.press("Tab");
    expect(await ada.get("since").count()).toBe(1);
    await ada.page.keyboard.press("Escape");
    await ada.get("since").waitFor({ state: "detached" });
    await ada.page.evaluate(() => (Date.now = () => Math.round(performance.timeOrigin + performance.now())));
});

test("the solo game is felt alike: tiles that land, the Automas' next ones, and nothing until asked for", async () => {
    const dora = await moving("Dora");
    await playAlone(dora, site.url, "full", 3);
    const clicks = new AloneClicks(dora);
    await reachAlone(dora, 1, 1, "assign");
    await clicks.assign("full");
    await reachAlone(dora, 1, 1, "insert");
    await clicks.insert("left", 0);
    expect(await heard(dora)).toEqual([0, 0]);

    await askFor(dora);
    await hears(dora, () => clicks.insert("left", 1));
    // What tells of it is there by now. A first house brings nothing that could rise.
    await dora.page.evaluate(() => (window.flown = []));
    await clicks.insert("right", 0);
    const brought = Number(await dora.page.locator(".panel-right .score .num").textContent());
    expect((await flown(dora)).length > 0).toBe(brought > 0);
    await hears(dora, () => clicks.insert("right", 1));
    await dora.page.locator(".solo[data-beat]").waitFor();
    await hears(dora, () => clicks.assign("full"));
    expect(dora.faults).toEqual([]);
});

test("so is City Square Off, and whoever is waited for breathes", async () => {
    const eva = new MouseBuilder(await moving("Eva"));
    const finn = new MouseBuilder(await site.arrive("Finn"));
    await finn.who.context.addInitScript(count);
    await meet(site.url, "base", [eva.who, finn.who]);
    await eva.who.begin();
    await eva.lay(STARTER_A);
    const other = eva.who.get("side-1");
    const breathing = () => other.evaluate((side) => side.classList.contains("waited-for"));
    expect(await breathing()).toBe(false);
    await eva.done();
    await eva.who.page.locator('[data-testid="side-1"].waited-for').waitFor();
    expect(await other.evaluate((side) => getComputedStyle(side, "::before").animationName)).toBe("breathe");
    expect(await heard(eva.who)).toEqual([0, 0]);
    await askFor(eva.who);
    await finn.lay(STARTER_B);
    await hears(eva.who, () => finn.done());
    await reachCard(eva.who, 1);
    expect(await breathing()).toBe(false);
    await eva.who.page.locator(".square-off[data-beat]").waitFor();
    await hears(eva.who, () => eva.layCard("base"));

    // With reduced motion nothing moves, and nobody else hears anything.
    await finn.layCard("base");
    await finn.done();
    await finn.who.page.locator('[data-testid="side-0"].waited-for').waitFor();
    const still = finn.who.get("side-0");
    expect(await still.evaluate((side) => getComputedStyle(side, "::before").animationName)).toBe("none");
    expect(await heard(finn.who)).toEqual([0, 0]);

    await hears(eva.who, async () => {
        await finn.who.get("give-up").click();
        await finn.who.get("give-up-sure").click();
        await eva.who.get("result").waitFor();
    });
    expect([...eva.who.faults, ...finn.who.faults]).toEqual([]);
});
