/** What axe finds on every screen, light and dark, on a desk and on a phone. */

import axe from "axe-core";
import type { AxeResults } from "axe-core";
import { beforeAll, expect, test } from "vitest";

import { AloneClicks, phases, playAlone, reach as reachAlone } from "./alone";
import { scored } from "./final";
import { MouseBuilder, reachCard } from "./grid";
import { Person, settled, sitDown } from "./people";
import { openSite } from "./site";
import { meet, start } from "./sides";
import { Clicks, DUEL_TURNS, playOn, reach, TURNS } from "./table";

const SIZES = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
];
const SCHEMES = ["light", "dark"] as const;

const site = openSite(["--away-after", "2"]);
let players: Clicks[];
let guest: Person;
let watcher: Person;

beforeAll(async () => {
    const arrive = (name: string) => site.arrive(name);
    players = await Promise.all(["Ada", "Ben", "Chiara"].map(async (name) => new Clicks(await arrive(name))));
    [guest, watcher] = [await arrive("Gül"), await arrive("Walter")];
});

/** Serious and critical faults of what someone sees, in both schemes and sizes. */
async function faults({ page }: Person): Promise<string[]> {
    const found: string[] = [];
    for (const size of SIZES) {
        for (const colorScheme of SCHEMES) {
            await page.setViewportSize(size);
            // Without motion, for colours that are still changing have no contrast to speak of.
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await page.evaluate(settled);
            await page.evaluate(axe.source);
            const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
            for (const { id, impact, nodes } of violations.filter(
                (one) => one.impact === "serious" || one.impact === "critical",
            )) {
                const where = nodes.map((node) => `${String(node.target)} ${node.any[0]?.message ?? ""}`).slice(0, 4);
                found.push(`${size.width} ${colorScheme}: ${impact} ${id} at ${where.join("; ")}`);
            }
        }
    }
    await page.setViewportSize(SIZES[0]!);
    return found;
}

test("pages of the site", async () => {
    for (const path of ["/", "/rules", "/profile", "/carry", "/records", "/nowhere"]) {
        await guest.page.goto(`${site.url}${path}`);
        expect.soft(await faults(guest), path).toEqual([]);
    }
});

test("the room before the game", async () => {
    const [host, ...others] = players.map(({ who }) => who) as [Person, ...Person[]];
    const room = await host.makeRoom(site.url, 3);
    await host.comeIn(room);
    await host.sit(0);
    await host.say("table", "Hello");
    await guest.page.goto(room);
    await guest.get("join-form").waitFor();
    expect.soft(await faults(host), "lobby of the host").toEqual([]);
    expect.soft(await faults(guest), "lobby of someone who has only the link").toEqual([]);
    await host.get("seat-1").click();
    await host.get("bot-gentle").click();
    await host.get("seat-1").click();
    await host.get("bot-away").waitFor();
    expect.soft(await faults(host), "the tools of a bot's seat").toEqual([]);
    await host.get("bot-away").click();
    await host.option("game-solo");
    await host.get("begin").waitFor();
    expect.soft(await faults(host), "lobby of a game alone").toEqual([]);
    await host.option("game-table");
    await host.get("fill").waitFor();
    await guest.page.goto(`${room}#seat=6f0c3f7f-8a2d-4c1b-9f65-0b6a3f0e7f11`);
    await guest.get("take-seat").waitFor();
    expect.soft(await faults(guest), "a link to a seat").toEqual([]);
    for (const [i, other] of others.entries()) {
        await other.comeIn(room);
        await other.sit(i + 1);
    }
    await watcher.comeIn(room);
    await host.get("seat").click();
    await others[0]!.get("seated").waitFor();
    expect.soft(await faults(host), "seated, the host").toEqual([]);
    expect.soft(await faults(others[0]!), "seated, a guest").toEqual([]);
    await host.get("start").click();
});

test("the table", async () => {
    const [ada, ben, chiara] = players as [Clicks, Clicks, Clicks];
    await Promise.all([ada.who, ben.who, chiara.who, watcher].map((person) => reach(person, TURNS[0]!, "choose")));
    await ada.draft(0, 1);
    expect.soft(await faults(ada.who), "choosing").toEqual([]);
    expect.soft(await faults(watcher), "watching the choice").toEqual([]);
    await ada.give();
    await Promise.all([ben.choose(), chiara.choose()]);
    await Promise.all([ada.who, watcher].map((person) => reach(person, TURNS[0]!, "place")));
    await ada.who.get("my-tile-0").click();
    expect.soft(await faults(ada.who), "a tile in hand").toEqual([]);
    await ada.who.get("city-left").locator("[data-spot]").first().click();
    expect.soft(await faults(ada.who), "a place to be confirmed").toEqual([]);
    expect.soft(await faults(watcher), "watching the building").toEqual([]);
    await watcher.page.keyboard.press("?");
    await watcher.get("card").waitFor();
    expect.soft(await faults(watcher), "the reference card").toEqual([]);
    await watcher.page.keyboard.press("Escape");
    await ada.who.page.keyboard.press("Escape");
    await ada.who.page.locator('.seat.me [data-testid^="menu-"]').click();
    await ada.who.get("offer-seat").click();
    await ada.who.get("seat-link").waitFor();
    expect.soft(await faults(ada.who), "a link to a seat").toEqual([]);
    await ada.who.page.keyboard.press("Escape");
    await ada.who.get("pause").click();
    await ben.who.get("paused").waitFor();
    expect.soft(await faults(ben.who), "a pause").toEqual([]);
    await ada.who.get("resume").click();
    await ben.who.get("paused").waitFor({ state: "detached" });
    for (const hands of players) await hands.build();
});

test("the ceremony", async () => {
    await playOn(players, TURNS[1]);
    const ada = players[0]!.who;
    await Promise.all([ada, watcher].map(scored));
    expect.soft(await faults(ada), "the result").toEqual([]);
    expect.soft(await faults(watcher), "the result, for a watcher").toEqual([]);
    await ada.get("again").click();
    await ada.page.locator('[data-testid="ceremony"][data-step="1"]').waitFor();
    expect.soft(await faults(ada), "the scoring").toEqual([]);
    await ada.page.goto(`${site.url}/profile`);
    await ada.page.locator("#ended").waitFor();
    expect.soft(await faults(ada), "the games of someone who has some").toEqual([]);
});

test("a table for two, one of whom is away", async () => {
    const [host, other] = players.map(({ who }) => who) as [Person, Person];
    await sitDown(site.url, [host, other]);
    await reach(host, DUEL_TURNS[0]!, "choose");
    expect.soft(await faults(host), "two players").toEqual([]);
    await other.page.goto("about:blank");
    await host.page.locator('[data-testid^="absent-"]').waitFor();
    expect.soft(await faults(host), "someone away").toEqual([]);
});

test.each(["full", "simple"] as const)("a game alone in the %s mode", async (mode) => {
    const dora = await site.arrive("Dora");
    await playAlone(dora, site.url, mode, 4, "three");
    const clicks = new AloneClicks(dora);
    await reachAlone(dora, 1, 1, "assign");
    await watcher.page.goto(dora.page.url());
    await reachAlone(watcher, 1, 1, "assign");
    await clicks.mean(0, "left");
    await dora.get("hand-tile-1").click();
    expect.soft(await faults(dora), "a tile in hand").toEqual([]);
    expect.soft(await faults(watcher), "watching").toEqual([]);
    await dora.page.keyboard.press("Escape");
    if (mode === "full") {
        await dora.get("why-automarta").click();
        expect.soft(await faults(dora), "why an Automa took what it took").toEqual([]);
        await dora.page.keyboard.press("Escape");
    }
    await dora.get("hand-tile-0").click();
    for (const phase of phases(mode)) {
        if (phase.round === 1 && phase.turn === 1 && phase.phase === "insert") {
            await reachAlone(dora, 1, 1, "insert");
            await dora.get("piece-left-1").click();
            await dora.get("city-left").locator("[data-spot]").first().click();
            expect.soft(await faults(dora), "a place to be confirmed").toEqual([]);
            await dora.page.keyboard.press("Escape");
        }
        if (phase.round === 2 && phase.phase === "assign") {
            await reachAlone(dora, 2, phase.turn, "assign");
            expect.soft(await faults(dora), "duplexes").toEqual([]);
        }
        await clicks.play(mode, phase);
    }
    await scored(dora);
    expect.soft(await faults(dora), "the result and the bonus").toEqual([]);
});

test("City Square Off", async () => {
    const [ada, ben] = (await Promise.all(
        ["Ada", "Ben"].map(async (name) => new MouseBuilder(await site.arrive(name))),
    )) as [MouseBuilder, MouseBuilder];
    const room = await meet(site.url, "sprawl", [ada.who, ben.who]);
    expect.soft(await faults(ada.who), "the lobby").toEqual([]);
    await ada.who.begin(async () => expect.soft(await faults(ben.who), "seated").toEqual([]));
    await watcher.page.goto(room);
    await ada.who.get("stock").waitFor();
    expect.soft(await faults(ada.who), "the starters").toEqual([]);
    await start(ada, ben);
    for (const { who } of [ada, ben]) await reachCard(who, 1);
    await ada.hold([4, 4]);
    expect.soft(await faults(ada.who), "a piece where it can't lie").toEqual([]);
    await ada.layCard("sprawl");
    expect.soft(await faults(ada.who), "a piece that may still be moved").toEqual([]);
    expect.soft(await faults(watcher), "watching").toEqual([]);
    await ada.who.get("give-up").click();
    expect.soft(await faults(ada.who), "giving up").toEqual([]);
    await ada.who.get("give-up-sure").click();
    for (const who of [ada.who, watcher]) {
        await who.get("result").waitFor();
        expect.soft(await faults(who), "the end").toEqual([]);
    }

    await meet(site.url, "sprint", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    await reachCard(ben.who, 1);
    expect.soft(await faults(ben.who), "a race").toEqual([]);
});
