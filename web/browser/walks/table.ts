/** Between Two Cities at the table: every phase, for players and watchers, and what interrupts a game. */

import { hold, scored } from "../final";
import { sitDown, type Person } from "../people";
import { Clicks, DUEL_TURNS, playOn, playTurn, reach, TURNS } from "../table";
import { TOUCHED } from "../screens";
import { tableView, type Walk } from "./tour";

/** Who shares someone's left city. */
async function neighbour(person: Person, people: readonly Person[]): Promise<Person> {
    const city = await person.get("city-left").getAttribute("data-city");
    for (const other of people) if ((await other.get("city-right").getAttribute("data-city")) === city) return other;
    throw new Error(`nobody shares city ${city}`);
}

/** The first turn, when the cities are empty, and the end as a watcher sees it. */
export const three: Walk = async (tour) => {
    const people = await tour.arriveAll("Ada", "Ben", "Chiara");
    const walter = await tour.arrive("Walter");
    const room = await sitDown(tour.site.url, people);
    await walter.page.goto(room);
    const players = people.map((person) => new Clicks(person)) as [Clicks, Clicks, Clicks];
    const [ada, ben, chiara] = players;
    await Promise.all([...people, walter].map((person) => reach(person, TURNS[0]!, "choose")));
    await ada.draft(0, 1);
    await tour.look(ada.who, "first-choose");
    await walter.get("talk-tab-watchers").click();
    await walter.get("join-name").waitFor();
    await tour.look(walter, "watcher-may-come-in");
    await ada.give();
    await tour.look(ada.who, "chosen");
    await Promise.all([ben.choose(), chiara.choose()]);
    await Promise.all([ada.who, walter].map((person) => reach(person, TURNS[0]!, "place")));
    await ada.who.get("my-tile-0").click();
    await tour.look(ada.who, "first-place");
    await ada.who.get("city-left").locator("[data-spot]").first().click();
    await tour.look(ada.who, "first-confirm");
    await ada.who.page.keyboard.press("Escape");
    await ada.who.page.locator('.seat.me [data-testid^="menu-"]').click();
    await ada.who.get("offer-seat").click();
    await ada.who.get("seat-link").waitFor();
    await tour.look(ada.who, "offer-seat");
    await ada.who.page.keyboard.press("Escape");
    await ada.who.get("manage-people").click();
    await ada.who.get("leave-game").click();
    await ada.who.get("leave-asks").waitFor();
    await tour.look(ada.who, "leave-game");
    await ada.who.page.keyboard.press("Escape");
    await ada.build();
    await tour.look(ada.who, "placed");
    for (const hands of [ben, chiara]) await hands.build();
    await playOn(players, TURNS[1]);
    await Promise.all([ada.who, walter].map(scored));
    await tour.look(walter, "result-watch");
    await ada.who.page.goto(`${tour.site.url}/profile`);
    await ada.who.page.locator("#ended").waitFor();
    await tour.look(ada.who, "my-games-ended");
    await ada.who.page.goto(room);
    await scored(ada.who);
    await ada.who.get("rematch").click();
    await ada.who.page.locator('main[data-stage="open"]').waitFor();
    await tour.look(ada.who, "lobby-again");
    await ben.who.get("others-go-on").waitFor();
    await tour.look(ben.who, "result-of-before");
};

/** A late turn with much on the table, and the end. */
export const five: Walk = async (tour) => {
    const people = await tour.arriveAll("Ada", "Ben", "Chiara", "Dimitri", "Eva");
    const [ada, , chiara] = people;
    const watcher = await tour.arrive("Walter");
    const room = await sitDown(tour.site.url, people, async () => tour.look(ada, "seated-values"));
    await watcher.page.goto(room);
    const players = people.map((person) => new Clicks(person));
    const before = 5;
    for (const turn of TURNS.slice(0, before)) await playTurn(turn, players);

    const late = TURNS[before]!;
    await Promise.all(players.map(({ who }) => reach(who, late, "choose")));
    await ada.say("table", "One more turn after this one.");
    await players[0]!.draft(0, 2);
    await tour.look(ada, "choose");
    await tour.look(watcher, "watch-choose");
    await watcher.get("chair-0").click();
    await watcher.get("chair").waitFor();
    await tour.look(watcher, "watch-chair");
    await tableView(tour, watcher, "table-view");
    await watcher.get("chair-all").click();
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
    await ada.get("city-left").locator("[data-ghost]").waitFor();
    await tour.look(ada, "proposal");
    await ada.get("my-tile-1").click();
    await tour.look(ada, "place");
    await tour.onPhone(ada, async () => {
        await ada.get("enlarge-left").click();
        await ada.page.locator('[data-large="left"]').waitFor();
        await tour.look(ada, "place-large", TOUCHED);
        await ada.get("enlarge-left").click();
        await ada.get("open-talk").click();
        await ada.get("talk-sheet").getByTestId("talk").waitFor();
        await tour.look(ada, "talk-sheet", TOUCHED);
        await ada.page.keyboard.press("Escape");
    });
    await ada.page.keyboard.press("?");
    await ada.get("card").waitFor();
    await tour.look(ada, "card");
    await ada.page.keyboard.press("Escape");
    await chiara.get("my-tile-0").click();
    await tour.look(watcher, "watch-place");
    for (const person of [ada, chiara]) await person.page.keyboard.press("Escape");
    for (const hands of players) await hands.build();

    await playTurn(TURNS[6]!, players);
    await scored(ada);
    await tour.look(ada, "result");
    await ada.get("skylines").click();
    await ada.get("skyline-picture").waitFor();
    await tour.look(ada, "skyline");
    await ada.page.keyboard.press("Escape");
    await ada.get("again").click();
    await hold(ada);
    await tour.look(ada, "scoring");
};

export const two: Walk = async (tour) => {
    const people = await tour.arriveAll("Ada", "Ben");
    const [ada, ben] = people;
    const room = await ada.makeRoom(tour.site.url, 2);
    for (const [seat, person] of people.entries()) {
        await person.comeIn(room);
        await person.sit(seat);
    }
    await ada.option("clock-slow");
    await ada.begin();
    const players = people.map((person) => new Clicks(person));
    const before = 5;
    for (const turn of DUEL_TURNS.slice(0, before)) await playTurn(turn, players);
    const late = DUEL_TURNS[before]!;
    await reach(ada, late, "choose");
    await tour.look(ada, "two-choose");
    await Promise.all(players.map((hands) => hands.choose()));
    await reach(ada, late, "place");
    await ada.get("my-tile-0").click();
    await tour.look(ada, "two-place");
    await ada.page.keyboard.press("Escape");
    await ada.get("pause").click();
    await ben.get("paused").waitFor();
    await tour.look(ben, "paused");
    await ada.get("resume").click();
    await ben.get("paused").waitFor({ state: "detached" });
    for (const hands of players) await hands.build();
    await playOn(players, DUEL_TURNS[6], DUEL_TURNS);
    await scored(ada);
    await tour.look(ada, "two-result");
};
