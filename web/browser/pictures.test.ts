/** Not a test but a camera: every screen into `test-results`, to be looked at. `npm run pictures`. */

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import { beforeAll, test } from "vitest";

import { AloneClicks, phases, playAlone, reach as reachAlone } from "./alone";
import { MouseBuilder, reachCard } from "./grid";
import { Person, settled, sitDown } from "./people";
import { openSite } from "./site";
import { meet, start, WITH_A, WITH_B } from "./sides";
import { Clicks, DUEL_TURNS, playOn, playTurn, reach, TURNS } from "./table";

const FOLDER = resolve(import.meta.dirname, "../test-results");
/** The README's pictures. */
const readme = (name: string): string => resolve(import.meta.dirname, `../../docs/${name}.png`);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHOTS = [
    { name: "desk-light", size: DESK, colorScheme: "light" },
    { name: "desk-dark", size: DESK, colorScheme: "dark" },
    { name: "phone-light", size: PHONE, colorScheme: "light" },
    { name: "phone-dark", size: PHONE, colorScheme: "dark" },
] as const;

// A bot waits for who looks at the pictures; so does the table, but not long.
const site = openSite(["--house-pause", "600000", "--away-after", "2"]);

beforeAll(() => {
    mkdirSync(FOLDER, { recursive: true });
});

/** One screen in both schemes and sizes. `whole`: the page to its end. */
async function shoot({ page }: Person, screen: string, whole = false): Promise<void> {
    for (const { name, size, colorScheme } of SHOTS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.evaluate(settled);
        await page.screenshot({ path: `${FOLDER}/${screen}-${name}.png`, fullPage: whole });
    }
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: "light" });
}

test("pages of the site", async () => {
    const guest = await site.arrive("Gül");
    for (const [screen, path] of [
        ["home", "/"],
        ["rules", "/rules"],
        ["not-found", "/nowhere"],
    ] as const) {
        await guest.page.goto(site.url + path);
        await shoot(guest, screen, true);
    }
});

test("the door", async () => {
    const [ada, ben, eve] = (await site.arriveAll("Ada", "Bartholomäus von Löwen", "Eve")) as [Person, Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.get("manage-people").click();
    await ada.get("door-knock").check();
    await ada.heeded();
    for (const who of [ben, eve]) {
        await who.page.goto(room);
        await who.get("join-name").waitFor();
    }
    await shoot(ben, "door-may-knock");
    for (const who of [ben, eve]) {
        await who.get("join-name").fill(who.name);
        await who.get("join").click();
        await who.page.locator('[data-testid="outside"][data-state="knocking"]').waitFor();
    }
    await shoot(ben, "door-knocking");
    await shoot(ada, "door-manage");
    await ada.page.keyboard.press("Escape");
    await ada.get("admit").nth(1).waitFor();
    await shoot(ada, "door-knocks");
    await ada.get("admit").first().click();
    await ada.get("turn-away").last().click();
    await eve.page.locator('[data-testid="outside"][data-state="turned_away"]').waitFor();
    await shoot(eve, "door-turned-away");
    await ada.get("manage-people").click();
    await ada.get("remove-1").click();
    await shoot(ada, "door-remove");
    await ada.get("kick").click();
    await ben.get("gate").waitFor();
    await shoot(ben, "door-sent-out");
    await ada.get("door-locked").check();
    await eve.get("gate").waitFor();
    await shoot(eve, "door-locked");
});

test("talk beside a game, and somebody who is gone for good", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben] = people as [Person, Person, Person];
    const room = await sitDown(site.url, people);
    const walter = await site.arrive("Walter", { locale: "de" });
    await walter.page.goto(room);
    await walter.get("talk-tab-watchers").click();
    await walter.get("join-name").waitFor();
    await shoot(walter, "watcher-may-come-in");
    await ada.get("manage-people").click();
    await ada.page.locator('.person:has-text("Ben") [data-testid^="mute-"]').click();
    await ada.page.keyboard.press("Escape");
    await ben.talk("table").getByTestId("talk-closed").waitFor({ state: "attached" });
    await shoot(ben, "muted");
    await ben.page.goto(`${site.url}/profile/delete`);
    await ben.page.locator('form[action="/profile/delete"] button').click();
    const absent = ada.page.locator('[data-testid^="absent-"]');
    await absent.waitFor();
    await shoot(ada, "gone-for-good");
    await ada.get((await absent.getAttribute("data-testid"))!.replace("absent", "menu")).click();
    await ada.get("seat-gone").waitFor();
    await shoot(ada, "seat-of-who-is-gone");
});

test("the room before the game, seats by card", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben, chiara] = people as [Person, Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ben.page.goto(room);
    await ben.get("join-form").waitFor();
    await ada.comeIn(room);
    await ada.sit(0);
    await shoot(ben, "join", true);
    await ben.comeIn(room);
    await ben.sit(1);
    await ben.say("table", "Who is the third?");
    await shoot(ada, "lobby-host", true);
    await shoot(ben, "lobby-guest", true);
    await ada.option("seating-card");
    await chiara.comeIn(room);
    await chiara.sit(2);
    await ada.get("seat").click();
    await Promise.all(people.map((person) => person.get("seated").waitFor()));
    await shoot(ada, "seated-card", true);
});

test("a game of five", async () => {
    const locales = ["en", "en", "de", "ru", "es"];
    const people: Person[] = [];
    for (const [i, name] of ["Ada", "Ben", "Chiara", "Dimitri", "Eva"].entries()) {
        people.push(await site.arrive(name, { viewport: DESK, locale: locales[i]! }));
    }
    const [ada, , chiara, dimitri] = people as [Person, Person, Person, Person, Person];
    const watcher = await site.arrive("Walter");
    const room = await sitDown(site.url, people, async () => shoot(ada, "seated-values", true));
    await watcher.page.goto(room);
    const players = people.map((person) => new Clicks(person));
    for (const turn of TURNS.slice(0, 5)) await playTurn(turn, players);

    const late = TURNS[5]!;
    await Promise.all(players.map(({ who }) => reach(who, late, "choose")));
    await ada.say("table", "One more turn after this one.");
    await players[0]!.draft(0, 2);
    await shoot(ada, "choose");
    await shoot(watcher, "watch-choose");
    await shoot(dimitri, "choose-ru");
    await Promise.all(players.slice(1).map((hands) => hands.choose()));
    await players[0]!.give();
    await Promise.all(players.map(({ who }) => reach(who, late, "place")));

    const partner = await neighbour(ada, people);
    const city = await ada.get("city-left").getAttribute("data-city");
    await partner.say(`city-${city}`, "Shall we close the row?");
    await ada.say(`city-${city}`, "Yes, and keep the corner free.");
    await partner.get("partner-tile-right-0").click();
    await partner.get("city-right").locator("[data-spot]").first().click();
    await partner.get("actions-right").getByTestId("propose").click();
    await ada.get("city-left").locator(".ghost").waitFor();
    await shoot(ada, "proposal");
    await ada.get("my-tile-1").click();
    await ada.page.screenshot({ path: readme("table") });
    await shoot(ada, "place");
    await chiara.get("my-tile-0").click();
    await shoot(chiara, "place-de");
    await dimitri.get("my-tile-0").click();
    await shoot(dimitri, "place-ru");
    await shoot(watcher, "watch-place");
    for (const person of [ada, chiara, dimitri]) await person.page.keyboard.press("Escape");
    for (const hands of players) await hands.build();

    await playTurn(TURNS[6]!, players);
    await ada.get("ranking").waitFor();
    await shoot(ada, "ceremony-end", true);
    await shoot(dimitri, "ceremony-end-ru", true);
    await ada.get("again").click();
    await ada.page.locator('[data-testid="ceremony"][data-step="2"]').waitFor();
    await ada.page.screenshot({ path: `${FOLDER}/ceremony-mid-desk-light.png` });
});

test.each(["full", "simple"] as const)("a game alone in the %s mode", async (mode) => {
    const ada = await site.arrive("Ada", { viewport: DESK, locale: mode === "full" ? "en" : "de" });
    await playAlone(ada, site.url, mode, 5, "three");
    const clicks = new AloneClicks(ada);
    /** With what comes up on a phone when it is asked for. */
    const shootAll = async (screen: string): Promise<void> => {
        await shoot(ada, screen);
        await ada.page.setViewportSize(PHONE);
        await ada.get("open-across").click();
        await ada.page.evaluate(settled);
        await ada.page.screenshot({ path: `${FOLDER}/${screen}-across.png` });
        await ada.page.keyboard.press("Escape");
        await ada.page.setViewportSize(DESK);
    };
    for (const phase of phases(mode)) {
        const { round, turn } = phase;
        const screen = `solo-${mode}-${round}-${turn}-${phase.phase}`;
        await reachAlone(ada, round, turn, phase.phase);
        if ((round === 1 && turn === 1) || (round === 2 && phase.phase === "assign")) await shoot(ada, screen);
        if (round === 3 && turn === 2) {
            if (phase.phase === "assign") {
                await ada.get("hand-tile-0").click();
                await ada.get("slot-left").click();
                await ada.get("hand-tile-1").click();
                await shootAll(screen);
                if (mode === "full") {
                    await ada.get("why-autommaso").click();
                    await shoot(ada, "solo-why");
                    await ada.page.keyboard.press("Escape");
                }
                await ada.get("hand-tile-0").click();
            } else {
                await ada.get("piece-left-0").click();
                await ada.get("city-left").locator("[data-spot]").first().click();
                if (mode === "full") await ada.page.screenshot({ path: readme("solo") });
                await shootAll(screen);
                await ada.get("take-back").click();
            }
        }
        await clicks.play(mode, phase);
    }
    await ada.get("ranking").waitFor();
    await shoot(ada, `solo-${mode}-end`, true);
    await ada.get("again").click();
    await ada.page.locator('[data-testid="ceremony"][data-step="3"]').waitFor();
    await ada.page.screenshot({ path: `${FOLDER}/solo-${mode}-end-mid.png` });
});

/** Who shares someone's left city. */
async function neighbour(person: Person, people: Person[]): Promise<Person> {
    const city = await person.get("city-left").getAttribute("data-city");
    for (const other of people) if ((await other.get("city-right").getAttribute("data-city")) === city) return other;
    throw new Error(`nobody shares city ${city}`);
}

test("a game of two, with a pause", async () => {
    const people = await site.arriveAll("Ada", "Ben");
    const [ada, ben] = people as [Person, Person];
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person));
    for (const turn of DUEL_TURNS.slice(0, 5)) await playTurn(turn, players);
    await Promise.all(players.map((hands) => hands.choose()));
    await reach(ada, DUEL_TURNS[5]!, "place");
    await ada.get("my-tile-0").click();
    await shoot(ada, "two-place");
    await ada.page.keyboard.press("Escape");
    await ada.get("pause").click();
    await ben.get("paused").waitFor();
    await shoot(ben, "two-paused");
    await ada.get("resume").click();
    await ben.get("paused").waitFor({ state: "detached" });
    for (const hands of players) await hands.build();
    await playOn(players, DUEL_TURNS[6], DUEL_TURNS);
    await ada.get("ranking").waitFor();
    await shoot(ada, "two-end", true);
});

test("bots at the table, and someone away", async () => {
    const [ada, ben] = [await site.arrive("Ada"), await site.arrive("Ben")];
    const room = await ada.makeRoom(site.url, 5);
    await ada.comeIn(room);
    await ada.sit(0);
    await ben.comeIn(room);
    await ben.sit(2);
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-4"][data-bot]').waitFor();
    await ada.begin();
    const players = [new Clicks(ada), new Clicks(ben)];
    await Promise.all(players.map((hands) => hands.choose()));
    await reach(ada, TURNS[0]!, "place");
    await ada.page.locator(".ghost").first().waitFor();
    await shoot(ada, "bots-propose");
    await ben.page.close();
    await ada.page.locator('[data-testid^="absent-"]').waitFor();
    await shoot(ada, "away-vote");
});

/** People with a mouse, by their names and languages. */
async function builders(...people: readonly [name: string, locale: string][]): Promise<MouseBuilder[]> {
    return Promise.all(
        people.map(async ([name, locale]) => new MouseBuilder(await site.arrive(name, { viewport: DESK, locale }))),
    );
}

test("City Square Off: two teams", async () => {
    const all = await builders(["Ada", "en"], ["Ben", "de"], ["Chiara", "en"], ["Dimitri", "ru"]);
    const [ada, ben, chiara, dimitri] = all as [MouseBuilder, MouseBuilder, MouseBuilder, MouseBuilder];
    const watcher = await site.arrive("Walter");
    const room = await meet(
        site.url,
        "base",
        all.map(({ who }) => who),
    );
    await shoot(ada.who, "sides-lobby", true);
    await ada.who.begin(async () => shoot(ben.who, "sides-seated", true));
    await watcher.page.goto(room);
    await ada.who.page.locator('.square-off[data-phase="start"]').waitFor();
    await ada.choose("A");
    await ada.hold([4, 4]);
    await shoot(ada.who, "sides-start");
    await start(ada, ben);
    for (let turn = 1; turn <= 5; turn++) {
        for (const { who } of all) await reachCard(who, turn);
        for (const builder of [ada, ben]) {
            await builder.layCard("base");
            await builder.done();
        }
    }
    await reachCard(ada.who, 6);
    await ada.who.say("city-0", "Let us keep the corners for the long ones.");
    await ada.hold([0, 0]);
    await chiara.who.get("ghost").waitFor({ state: "attached" });
    await ada.who.page.screenshot({ path: readme("square_off") });
    await chiara.who.get("stranded").check();
    await shoot(ada.who, "sides-red");
    await shoot(chiara.who, "sides-hover");
    await dimitri.layCard("base");
    await shoot(dimitri.who, "sides-laid-ru");
    await dimitri.done();
    await shoot(ben.who, "sides-waiting-de");
    await shoot(watcher, "sides-watch");
    await chiara.layCard("base");
    await ada.done();
    for (let turn = 7; (await reachCard(ada.who, turn)) === "place"; turn++) {
        for (const builder of [ada, ben]) {
            await reachCard(builder.who, turn);
            await builder.layCard("base", builder === ben);
            await builder.done();
        }
    }
    await shoot(ada.who, "sides-end", true);
    await shoot(ben.who, "sides-end-de", true);
});

test("City Sprint", async () => {
    const [ada, ben] = (await builders(["Ada", "en"], ["Ben", "es"])) as [MouseBuilder, MouseBuilder];
    await meet(site.url, "sprint", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    await reachCard(ben.who, 1);
    for (const place of WITH_B.slice(1)) await ben.lay(place);
    for (const place of WITH_A.slice(1, 12)) await ada.lay(place);
    await shoot(ada.who, "sides-race");
    await ada.who.page.setViewportSize({ width: 844, height: 390 });
    await ada.who.page.evaluate(settled);
    await ada.who.page.screenshot({ path: `${FOLDER}/sides-race-phone-lying.png` });
    await ada.who.page.setViewportSize(DESK);
    await shoot(ben.who, "sides-race-es");
    for (const place of WITH_A.slice(12)) await ada.lay(place);
    await ben.who.get("solve").click();
    await ben.who.get("back").waitFor();
    await shoot(ben.who, "sides-race-end-es", true);
});

test("City Sprawl", async () => {
    const [ada, ben] = (await builders(["Ada", "en"], ["Ben", "en"])) as [MouseBuilder, MouseBuilder];
    await meet(site.url, "sprawl", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    for (let turn = 1; turn <= 12; turn++) {
        for (const builder of [ada, ben]) {
            await reachCard(builder.who, turn);
            await builder.layCard("sprawl", builder === ben);
            await builder.done();
        }
    }
    await reachCard(ada.who, 13);
    await ada.layCard("sprawl");
    await shoot(ada.who, "sides-sprawl");
    await ada.done();
    await ada.who.get("give-up").click();
    await shoot(ada.who, "sides-give-up");
    await ada.who.get("give-up-sure").click();
    await shoot(ben.who, "sides-sprawl-end", true);
});
