/** A table where partners place for absent players: extra time, a player who leaves, and one who takes a seat over. */

import { beforeAll, expect, test } from "vitest";

import { Person } from "./people";
import { openSite } from "./site";
import { buildTurn, Clicks, Drags, Keys, playTurn, reach, TURNS } from "./table";

/** Ben sits between the other two: on Ada's left and on Chiara's right. */
const [ADA, BEN, CHIARA] = [0, 1, 2];

const site = openSite(["--away-after", "2", "--house-pause", "100"]);
let ada: Keys;
let ben: Clicks;
let chiara: Drags;

beforeAll(async () => {
    const arrive = (name: string) => site.arrive(name);
    ada = new Keys(await arrive("Ada"));
    ben = new Clicks(await arrive("Ben"));
    chiara = new Drags(await arrive("Chiara"));
    const room = await ada.who.makeRoom(site.url, 3);
    await ada.who.comeIn(room);
    for (const hands of [ben, chiara]) await hands.who.comeIn(room);
    await ben.who.unfoldOptions();
    for (const [name, value] of [
        ["seating", "hand"],
        ["absence", "partner"],
        ["clock", "relaxed"],
    ]) {
        await ada.who.option(`${name}-${value}`);
        await ben.who.page.locator(`[data-testid="rule-${name}"][data-value="${value}"]`).waitFor();
    }
    for (const [hands, seat] of [
        [ada, ADA],
        [ben, BEN],
        [chiara, CHIARA],
    ] as const)
        await hands.who.sit(seat);
    await ada.who.begin();
    for (const hands of [ada, ben, chiara]) await reach(hands.who, TURNS[0]!, "choose");
});

/** What the masthead says is left, in seconds. */
async function left(person: Person): Promise<number> {
    const [minutes, seconds] = (await person.get("countdown").textContent())!.split(":").map(Number);
    return minutes! * 60 + seconds!;
}

test("everyone can give the table more time, once per phase", async () => {
    expect(await left(ada.who)).toBeLessThanOrEqual(180);
    await ben.who.get("give-time").click();
    await ada.who.get("gave-time").filter({ hasText: "More time from Ben" }).waitFor();
    await ada.who.page.waitForFunction(() =>
        /^[45]:/.test(document.querySelector('[data-testid="countdown"]')!.textContent),
    );
    expect(await left(ada.who)).toBeGreaterThan(180);
    await ben.who.page.locator('[data-testid="give-time"]:disabled').waitFor();
    expect(await chiara.who.get("give-time").isEnabled()).toBe(true);
});

test("partners place the tiles of an absent player, each in the city they share", async () => {
    for (const hands of [ada, ben, chiara]) await hands.choose();
    for (const hands of [ada, chiara]) await reach(hands.who, TURNS[0]!, "place");
    // As long as Ben is there, his tile is his: his partner can only propose a place for it.
    await ada.who.get("partner-tile-left-0").click();
    await ada.who.get("city-left").locator("[data-spot]").first().click();
    await ada.who.get("actions-left").getByTestId("propose").waitFor();
    expect(await ada.who.get("actions-left").getByTestId("confirm-place").count()).toBe(0);
    await ada.who.page.keyboard.press("Escape");

    await ben.who.page.close();
    for (const { who } of [ada, chiara]) {
        await who.page.locator(`[data-testid="absent-${BEN}"][data-what="mine"]`).waitFor();
        expect(await who.get(`seat-${BEN}`).getAttribute("data-state")).toBe("away");
    }
    await ada.place(0, "left", "partner-tile-left-0");
    await ada.who.page.locator('[data-testid="city-left"] .stone').first().waitFor();
    // That was the tile for this city; the other one is Chiara's to place.
    expect(await ada.who.page.locator('[data-testid^="partner-tile-left"]:enabled').count()).toBe(0);
    await chiara.place(1, "right", "partner-tile-right-1");
    await ada.who.page.locator(`[data-testid="seat-${BEN}"][data-state="placed"]`).waitFor();
    for (const hands of [ada, chiara]) await hands.build();
});

test("the house chooses for an absent player, as nobody else may see the hand", async () => {
    await reach(ada.who, TURNS[1]!, "choose");
    await ada.who.page.locator(`[data-testid="seat-${BEN}"][data-state="chosen"]`).waitFor();
});

test("the host gives the seat to someone new, who plays on", async () => {
    await ada.who.get(`hand-on-${BEN}`).click();
    await ada.who.get("offer-seat").click();
    const dead = await ada.who.get("seat-link").inputValue();
    await ada.who.get("offer-seat").click();
    await ada.who.page.waitForFunction(
        (dead) => document.querySelector<HTMLInputElement>('[data-testid="seat-link"]')!.value !== dead,
        dead,
    );
    const link = await ada.who.get("seat-link").inputValue();
    await ada.who.page.keyboard.press("Escape");

    const dora = new Clicks(await site.arrive("Dora"));
    await dora.who.page.goto(dead);
    await dora.who.get("join-name").fill("Dora");
    await dora.who.get("join").click();
    await dora.who.page.locator('[data-testid="take-seat-refused"][data-code="no_such_key"]').waitFor();
    await dora.who.page.goto(link);
    await dora.who.get("join-name").fill("Dora");
    await dora.who.get("join").click();
    // It is said for a while only.
    await ada.who.get("back").filter({ hasText: "Dora takes over from Ben." }).waitFor();
    await reach(dora.who, TURNS[1]!, "choose");
    await ada.who.get(`seat-${BEN}`).filter({ hasText: "Dora" }).waitFor();
    await ada.who.get(`absent-${BEN}`).waitFor({ state: "detached" });

    // The bot's choice stands; from here on Dora plays, and Ben only watches.
    for (const hands of [ada, chiara]) await hands.choose();
    await buildTurn(TURNS[1]!, [ada, dora, chiara]);
    await playTurn(TURNS[2]!, [ada, dora, chiara]);
    const back = await ben.who.secondTab();
    await back.page.goto(ada.who.page.url());
    await back.get("watch-city-0").waitFor();
    expect([ada, dora, chiara].flatMap(({ who }) => who.faults)).toEqual([]);
});
