/** Talk beside a game: who may join in, and who is told that they may not. And a player who deletes their data. */

import { beforeAll, expect, test } from "vitest";

import { DESKTOP, Person, present, sitDown } from "./people";
import { openSite } from "./site";
import { reach, TURNS } from "./table";

const site = openSite(["--away-after", "2", "--house-pause", "600000"]);
let ada: Person;
let ben: Person;
let chiara: Person;
let room: string;

/** Nobody knows who of the guests came in first. */
const MUTE_BEN = '.person:has-text("Ben") [data-testid^="mute-"]';

beforeAll(async () => {
    const people = (await site.arriveAll("Ada", "Ben", "Chiara")) as [Person, Person, Person];
    [ada, ben, chiara] = people;
    room = await sitDown(site.url, people);
    await reach(ada, TURNS[0]!, "choose");
});

/** The host presses something in the dialog about people. */
async function presses(what: string): Promise<void> {
    await ada.get("manage-people").click();
    await ada.page.locator(what).click();
    await ada.heeded();
    await ada.page.keyboard.press("Escape");
    await ada.get("manage").waitFor({ state: "detached" });
}

test("a watcher comes in during a game, right where it says so, and talks", async () => {
    const walter = await site.arrive("Walter");
    await walter.page.goto(room);
    await walter.get("talk-tab-watchers").click();
    const talk = walter.talk("watchers");
    await talk.getByTestId("talk-closed").getByText("Come in to join").waitFor();
    await talk.getByTestId("join-name").fill("Ada");
    await walter.page.keyboard.press("Enter");
    await talk.locator(".error").waitFor();
    await talk.getByTestId("join-name").fill(walter.name);
    await walter.page.keyboard.press("Enter");
    // The focus is where the next thing is to be done.
    await walter.page.locator('[data-testid="talk-input"]:focus').waitFor();
    await walter.page.keyboard.type("Hello from the gallery");
    await walter.page.keyboard.press("Enter");
    await walter.heard("watchers", "Hello from the gallery");

    await walter.talk("watchers").getByTestId("talk-input").fill("half a sentence");
    await presses('[data-testid="mute-watchers"]');
    await talk.getByTestId("talk-closed").getByText("only players").waitFor();
    await presses('[data-testid="mute-watchers"]');
    expect(await talk.getByTestId("talk-input").inputValue()).toBe("half a sentence");
});

test("what comes while nobody looks at the page is new, and read as soon as somebody does", async () => {
    const looked = (state: DocumentVisibilityState): Promise<void> =>
        chiara.page.evaluate((state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }, state);
    const tab = (name: string) => chiara.page.locator(`[data-testid^="talk-tab-${name}"]`).first();
    const news = tab("table").getByTestId("unread");
    await looked("hidden");
    await ben.say("table", "Is anybody there?");
    await chiara.heard("table", "Is anybody there?");
    await tab("city").click();
    await news.waitFor();

    await tab("table").click();
    await looked("visible");
    await ben.say("table", "There you are");
    await chiara.heard("table", "There you are");
    await tab("city").click();
    await tab("city").and(chiara.page.locator('[aria-selected="true"]')).waitFor();
    expect(await news.count()).toBe(0);
    await tab("table").click();
});

test("the newest line stays in sight, however low the talk becomes, but for whoever reads back", async () => {
    for (const part of ["first", "second", "third", "fourth"]) {
        await chiara.say("table", `The ${part} part of a story. ${"And then they built another park. ".repeat(6)}`);
    }
    await chiara.say("table", "The end");
    await ada.heard("table", "The end");
    const log = ada.talk("table").getByRole("log");
    const isBelow = (text: string): Promise<boolean> =>
        log.evaluate((log, text) => {
            const line = [...log.querySelectorAll("li")].find((line) => line.textContent?.includes(text))!;
            return line.getBoundingClientRect().bottom > log.getBoundingClientRect().bottom + 1;
        }, text);
    const before = (await log.boundingBox())!.height;
    await ada.resize({ width: 1366, height: 640 });
    await expect.poll(async () => (await log.boundingBox())!.height).toBeLessThan(before);
    await expect.poll(() => isBelow("The end")).toBe(false);

    await log.evaluate((log) => (log.scrollTop = 0));
    await ada.talk("table").locator(".newest").waitFor();
    const top = await log.evaluate((log) => log.scrollTop);
    await ben.say("table", "What a story");
    await expect.poll(() => log.innerText()).toContain("What a story");
    expect(await log.evaluate((log) => log.scrollTop)).toBe(top);
    await ada.talk("table").locator(".newest").click();
    await expect.poll(() => isBelow("What a story")).toBe(false);
    await ada.resize(DESKTOP.viewport!);
});

test("talk that goes away while it still scrolls, as a game begins, does no harm", async () => {
    const dora = await site.arrive("Dora");
    await dora.comeIn(await dora.makeRoom(site.url, 3));
    await dora.get("seat-0").click();
    await dora.get("fill").click();
    await dora.page.locator('[data-testid="seat-2"][data-bot]').waitFor();
    const log = await dora.talk("table").getByRole("log").elementHandle();
    await dora.begin();
    await reach(dora, TURNS[0]!, "choose");
    const isThere = await log.evaluate((log) => {
        log.dispatchEvent(new Event("scroll"));
        return log.isConnected;
    });
    expect(isThere).toBe(false);
    expect(dora.faults).toEqual([]);
});

test("a muted player is told so, and what could not be said is not lost", async () => {
    const talk = ben.talk("table");
    // What is sent while it arrives is refused.
    await ben.context.setOffline(true);
    await talk.getByTestId("talk-input").fill("You can’t hear this");
    await talk.getByTestId("talk-send").click();
    await talk.locator(".unsent").waitFor();
    await presses(MUTE_BEN);
    await ben.context.setOffline(false);
    await talk.getByTestId("talk-closed").getByText("muted you").waitFor();
    await presses(MUTE_BEN);
    await talk.getByTestId("talk-input").waitFor();
    expect(await talk.getByTestId("talk-input").inputValue()).toBe("You can’t hear this");
    await talk.getByTestId("talk-send").click();
    await ada.heard("table", "You can’t hear this");
});

test("the others are told who deleted their data, and can give the seat away for good", async () => {
    await ada.listen();
    await ben.page.goto(`${site.url}/profile/delete`);
    await ben.page.locator('form[action="/profile/delete"] button').click();
    const gone = ada.page.locator('[data-testid="bulletin"]').getByText(/^ ?Guest \d has deleted their data/);
    await gone.waitFor();
    await ada.hears(" has deleted their data and won’t come back.");
    const absent = await ada.page.locator('[data-testid^="absent-"]').getAttribute("data-testid");
    await ada.get(absent!.replace("absent", "menu")).click();
    await ada.get("seat-gone").getByText("for good").waitFor();
    expect(await ada.get("agree").count()).toBe(0);
    await ada.get("offer-seat").waitFor();
    expect(present.flatMap((person) => person.faults)).toEqual([]);
});
