/** The server dies in the middle of a game and comes back: the same pages play on, and nothing is lost. */

import { beforeAll, expect, test } from "vitest";

import { scored } from "./final";
import { Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, playOn, playTurn, reach, TURNS } from "./table";

const site = openSite();
let people: Person[];
let players: Clicks[];

beforeAll(async () => {
    people = await site.arriveAll("Ada", "Ben", "Chiara");
    players = people.map((person) => new Clicks(person));
    await sitDown(site.url, people);
});

/** Kills the server, has `before` happen while it is gone, and waits until everyone is back. */
async function killed(before: () => Promise<void> = async () => {}): Promise<void> {
    await site.program.kill();
    await Promise.all(people.map((person) => connection(person, "lost")));
    await before();
    await site.program.restart();
    await Promise.all(people.map((person) => connection(person, "back")));
}

async function connection(person: Person, state: "lost" | "back"): Promise<void> {
    await person.page.locator(`[data-testid="connection"][data-state="${state}"]`).waitFor();
}

/** What a hand holds, and which tiles of it are picked. */
async function hand(person: Person): Promise<(string | null)[][]> {
    return person.page
        .locator('[data-testid^="hand-tile-"]')
        .evaluateAll((tiles) =>
            tiles.map((tile) => [tile.getAttribute("data-tile"), tile.getAttribute("aria-pressed")]),
        );
}

/** The maps of all cities: what lies on which cell of the ring's boards. */
async function cities(person: Person): Promise<string[]> {
    const boards = await person.page.locator(".ring [data-city] [role='img']").all();
    return Promise.all(boards.map(async (board) => (await board.getAttribute("aria-label")) ?? ""));
}

test("killed while tiles are chosen: hands, drafts, choices and talk are there", async () => {
    const [ada, ben, chiara] = players as [Clicks, Clicks, Clicks];
    await Promise.all(players.map((hands) => reach(hands.who, TURNS[0]!, "choose")));
    await ada.who.say("table", "Before the server died");
    await ada.choose(2, 4);
    await ben.draft(0, 5);
    // The answer to a draft has come when the next command is answered.
    await ben.who.say("table", "I am still thinking");
    const given = await ada.who.page
        .locator(".given [data-tile]")
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));
    const before = [await hand(ben.who), await hand(chiara.who)];
    expect(given).toHaveLength(2);

    await killed();
    // Only what the server knows may count, not what the page remembers.
    await Promise.all(people.map((person) => person.page.reload()));
    await Promise.all(players.map((hands) => reach(hands.who, TURNS[0]!, "choose")));
    expect([await hand(ben.who), await hand(chiara.who)]).toEqual(before);
    expect(before[0]!.map(([, picked]) => picked)).toEqual([
        "true",
        "false",
        "false",
        "false",
        "false",
        "true",
        "false",
    ]);
    expect(
        await ada.who.page
            .locator(".given [data-tile]")
            .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile"))),
    ).toEqual(given);
    for (const person of people) {
        await person.heard("table", "Before the server died");
        await person.heard("table", "I am still thinking");
    }
});

test("killed while tiles are placed: placed tiles stay, and the same pages play on", async () => {
    const [ada, ben, chiara] = players as [Clicks, Clicks, Clicks];
    await ben.give();
    await chiara.choose();
    await Promise.all(players.map((hands) => reach(hands.who, TURNS[0]!, "place")));
    await ada.place(0, "left");
    await ben.build();
    const before = await cities(chiara.who);
    expect(new Set(before).size).toBeGreaterThan(1);

    // Chiara does not wait for the server: her tile is on its way while it is gone.
    await killed(async () => {
        await chiara.who.get("my-tile-0").click();
        await chiara.who.get("city-left").locator("[data-spot]").first().click();
        await chiara.who.get("actions-left").getByTestId("confirm-place").click();
    });
    await chiara.who.page.locator('[data-testid="my-tile-0"][disabled]').waitFor({ state: "attached" });
    // Her hand shows what she asked for at once, the city what the server has taken.
    await chiara.who.heeded();
    await ada.who.page.locator('[data-testid="my-tile-0"][disabled]').waitFor({ state: "attached" });
    expect(await ada.who.get("my-tile-1").isEnabled()).toBe(true);
    const after = await cities(chiara.who);
    // One city has grown by her tile; the others are as they were.
    expect(after.filter((city, i) => city !== before[i])).toHaveLength(1);

    await ada.place(1, "right");
    await chiara.place(1, "right");
    await playTurn(TURNS[1]!, players);
    await playOn(players, TURNS[2]);
    await Promise.all(people.map(scored));
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
