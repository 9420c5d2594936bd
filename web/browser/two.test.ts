/** A whole game of two through the pages: four cities, none of them shared, and a player who changes devices. */

import { beforeAll, expect, test } from "vitest";

import { finalCities, finalRanking, reasonsAddUp, scored } from "./final";
import { DESKTOP, Person, PHONE, sitDown } from "./people";
import { score } from "./program";
import { openSite } from "./site";
import { Clicks, DUEL_TURNS, Keys, playOn, playTurn, reach, Swipes, type Hands } from "./table";

const site = openSite();
let ada: Person;
let ben: Person;
let walter: Person;
let players: [Hands, Hands];

beforeAll(async () => {
    ada = await site.arrive("Ada");
    ben = await site.arrive("Ben", PHONE);
    players = [new Keys(ada), new Swipes(ben)];
    await sitDown(site.url, [ada, ben]);
});

const numberOf = async (person: Person, board: string): Promise<number> =>
    Number(await person.get(board).getAttribute("data-city"));

test("each has two cities of their own and sees the other's", async () => {
    for (const person of [ada, ben]) {
        await reach(person, DUEL_TURNS[0]!, "choose");
        await person.page.getByText("Round 1a, turn 1 of 3", { exact: true }).waitFor();
        expect(await person.page.locator('[data-testid^="ring-city-"]').count()).toBe(4);
        // There is nobody to talk with about a city, to propose a tile to, or to let go first.
        await person.turnTo("table");
        expect(await person.page.locator('[data-testid="talk"]').count()).toBe(1);
        await person.closeTalk();
        expect(await person.page.locator('[data-testid^="hold-"], [data-testid^="partner-tile-"]').count()).toBe(0);
    }
    const mine = [await numberOf(ada, "city-left"), await numberOf(ada, "city-right")];
    const theirs = [await numberOf(ben, "city-left"), await numberOf(ben, "city-right")];
    expect([...mine, ...theirs].sort()).toEqual([0, 1, 2, 3]);
    expect(mine[1]).toBe(mine[0]! + 1);

    await ada.get(`ring-city-${theirs[0]}`).click();
    const shown = ada.get("card-city").locator("option:checked");
    expect(await shown.textContent()).toBe("Ben’s left city");
    // What counts in the end can be read whenever there is a doubt.
    expect(await ada.get("card-counts").textContent()).toContain("Both of your cities count: 0 + 0 = 0");
    await ada.page.keyboard.press("Escape");
});

test("the guide tells two that both of their cities count", async () => {
    await ada.get("guide-begin").click();
    expect(await ada.get("guide").innerText()).toContain("their sum");
    await ada.get("guide-skip").click();
});

test("hands go back and forth", async () => {
    const hand = (person: Person) =>
        person.page
            .locator('[data-testid^="hand-tile-"]')
            .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));
    const before = await hand(ben);
    await playTurn(DUEL_TURNS[0]!, players);
    await reach(ada, DUEL_TURNS[1]!, "choose");
    // Ben kept his first two, and Ada has what he left.
    expect(await hand(ada)).toEqual(before.slice(2));
});

test("the host pauses the game: nothing can be done but talk", async () => {
    await ada.get("pause").click();
    await ada.get("paused").getByText("You paused the game.").waitFor();
    await ada.get("hand-tile-0").click({ force: true });
    const told = ada.get("hint").getByText("Tiles stay where they are until it goes on");
    await told.waitFor();
    expect(await ada.get("hand-tile-0").getAttribute("aria-pressed")).toBe("false");
    await ben.get("paused").getByText(`${ada.name} paused the game.`).waitFor();
    expect(await ben.get("hand-tile-0").isDisabled()).toBe(true);
    expect(await ben.get("resume").count()).toBe(0);
    await ben.say("table", "Somebody is at the door");
    await ada.heard("table", "Somebody is at the door");
    await ada.get("resume").click();
    for (const person of [ada, ben]) await person.get("paused").waitFor({ state: "detached" });
    await told.waitFor({ state: "detached" });
});

test("a player carries on with another device, and the first one only watches from then on", async () => {
    await playTurn(DUEL_TURNS[1]!, players);
    await reach(ben, DUEL_TURNS[2]!, "choose");
    await players[1].draft(0, 2);
    const seat = (await numberOf(ben, "city-left")) / 2;
    await ben.get(`menu-${seat}`).click();
    await ben.get("offer-seat").click();
    const link = await ben.get("seat-link").inputValue();
    await ben.page.keyboard.press("Escape");

    const elsewhere = await site.arrive("Ben at his desk", DESKTOP);
    await elsewhere.page.goto(link);
    await elsewhere.get("join-name").fill(elsewhere.name);
    await elsewhere.get("join").click();
    await reach(elsewhere, DUEL_TURNS[2]!, "choose");
    // What was picked there is picked here.
    await elsewhere.page.locator('[data-testid="hand-tile-2"][aria-pressed="true"]').waitFor();
    await ben.get("watch-city-0").waitFor();
    expect(await ben.page.locator('[data-testid^="hand-tile-"]').count()).toBe(0);

    const desk = new Clicks(elsewhere);
    players = [players[0], desk];
    await desk.give();
    await players[0].choose();
    for (const hands of players) {
        await reach(hands.who, DUEL_TURNS[2]!, "place");
        await hands.build();
    }
});

test("the game is played to its end, every round twice", async () => {
    await playTurn(DUEL_TURNS[3]!, players);
    await ada.page.getByText("Round 1b, turn 2 of 3", { exact: true }).waitFor();
    await playOn(players, DUEL_TURNS[4], DUEL_TURNS);
    await Promise.all(players.map(({ who }) => scored(who)));
});

test("the last screen scores all four cities as the command line does", async () => {
    const cities = await finalCities(ada);
    expect(cities).toHaveLength(4);
    const told = score(cities.map(({ map }) => map)).map(({ city: map, ...sheet }) => ({ map, ...sheet }));
    expect(cities).toEqual(told);
    expect(await finalCities(players[1].who)).toEqual(cities);
});

test("the last screen says why each city has its points", async () => {
    await reasonsAddUp(ada);
    await ada.get("end-type-factory").click();
    expect(await ada.get("track").innerText()).toMatch(/\d × 4: most factories/);
});

test("the ranking is by the sum of both cities", async () => {
    const cities = await finalCities(ada);
    const sums = [0, 1].map((seat) => cities[2 * seat]!.total + cities[2 * seat + 1]!.total);
    for (const { who } of players) {
        const ranking = await finalRanking(who);
        expect(ranking.map(({ seat }) => seat).sort()).toEqual([0, 1]);
        for (const { seat, lower, higher } of ranking) expect(lower + higher).toBe(sums[seat]);
        expect(ranking[0]!.lower + ranking[0]!.higher).toBe(Math.max(...sums));
        const shown = await who.get("ranking").locator(".result").allTextContents();
        expect(shown.map(Number)).toEqual([...sums].sort((a, b) => b - a));
    }
});

test("the replay points to the city where each tile went, and a phone follows what is built", async () => {
    walter = await site.arrive("Walter", { ...PHONE, viewport: { width: 360, height: 560 } });
    await walter.page.goto(`${ada.page.url()}/games/0#1`);
    const stop = (no: number): Promise<void> => walter.page.locator(`[data-replay="${no}"]`).waitFor();
    await stop(0);
    /** Of seats that have placed one tile: how many stones lie on the side it is said to have gone to. */
    const beside = () =>
        walter.page.locator(".seat:has(.went)").evaluateAll((seats) =>
            seats.flatMap((seat) => {
                const [went, ...more] = seat.querySelectorAll(".went use");
                if (more.length > 0) return [];
                const left = went!.getAttribute("href")!.endsWith("-left");
                const place = seat.closest("li")!;
                const city = left ? place.previousElementSibling : place.nextElementSibling;
                return [city!.querySelectorAll(".stone").length];
            }),
        );
    /** What lies on the table, by city and cell, and whether it is in sight above the controls. */
    const stones = () =>
        walter.page.evaluate(() => {
            const bottom = document.querySelector('[data-testid="replay-controls"]')!.getBoundingClientRect().top;
            return [...document.querySelectorAll<HTMLElement>("[data-city] [data-cell]")].map((stone) => {
                const box = stone.getBoundingClientRect();
                const { city } = stone.closest<HTMLElement>("[data-city]")!.dataset;
                return { cell: `${city} ${stone.dataset["cell"]}`, seen: box.top >= 0 && box.bottom <= bottom };
            });
        });
    /** Steps to a stop. What was built is in sight then. */
    async function step(no: number): Promise<void> {
        const lay = (await stones()).map(({ cell }) => cell);
        await walter.get("replay-on").tap();
        await stop(no);
        const followed = async () => (await stones()).every(({ cell, seen }) => seen || lay.includes(cell));
        await expect.poll(followed, { message: `stop ${no}` }).toBe(true);
    }
    // Two choices and four tiles: the first turn.
    let pointed = 0;
    for (let no = 1; no <= 6; no++) {
        await step(no);
        const found = await beside();
        pointed += found.length;
        expect(new Set(found)).toEqual(new Set(found.map(() => 1)));
    }
    // Whoever was first to place, both were seen with one tile.
    expect(pointed).toBeGreaterThanOrEqual(2);
    // The seventh turn has duplexes.
    for (let turns = 1; turns < 7; turns++) await walter.get("replay-turn-on").tap();
    await stop(37);
    await walter.page.locator(".watch").evaluate((table) => table.scrollTo(0, 0));
    for (let no = 38; no <= 42; no++) await step(no);
});

test("no page has failed", () => {
    expect([ada, ben, walter, players[1].who].flatMap(({ faults }) => faults)).toEqual([]);
});
