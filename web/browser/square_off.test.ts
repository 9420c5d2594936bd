/** City Square Off through the pages: two people to the end, a race, a team with the keyboard and by touch. */

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { squaresOf } from "../src/square_off/shapes";
import { faceOff, Keyboard, Mouse, reach, Touch, type Player } from "./grids";
import { DESKTOP, openChromium, Person, PHONE, present } from "./people";
import { Program } from "./program";

/** No game has more cards. */
const CARDS = 21;

let program: Program;
let browser: Browser;

beforeAll(async () => {
    program = await Program.start();
    browser = await openChromium();
});

afterEach(() => expect(present.flatMap(({ faults }) => faults)).toEqual([]));

afterAll(async () => {
    await browser?.close();
    await program?.stop();
});

/** Turn by turn until nobody can lay any more. */
async function playOut(players: readonly Player[]): Promise<void> {
    for (let turn = 1; turn <= CARDS; turn++) {
        for (const player of players) {
            if (!(await reach(player.person, "place", turn))) return;
            await player.turn();
        }
    }
}

/** What the result says. */
async function result(person: Person): Promise<Record<string, string | undefined>> {
    await person.get("result").waitFor();
    return person.get("result").evaluate((root) => ({ ...(root as HTMLElement).dataset }));
}

test("two play to the end, one with a mouse, one with the keyboard alone", async () => {
    const ada = await Person.arrive(browser, "Ada", DESKTOP);
    const ben = await Person.arrive(browser, "Ben", DESKTOP);
    await faceOff(program.url, "base", [ada, ben]);
    const [mouse, keys] = [new Mouse(ada), new Keyboard(ben)];
    await mouse.start("A");

    // Ben sees which starter is gone, but not where it lies.
    await ben.page.locator('[data-testid="piece-A"]:disabled').waitFor();
    expect(await ben.page.locator('[data-testid="grid-other"] [data-letter="A"]').count()).toBe(0);
    await keys.start("C");

    await reach(ada, "place", 1);
    expect(await ada.page.locator('[data-testid="grid-other"] [data-letter="C"]').count()).toBe(6);

    // Ada lays, thinks better of it, and confirms; then she changes her mind once more.
    const [first, second] = await mouse.places((await ada.get("card").getAttribute("data-piece"))!);
    await mouse.lay(first!);
    await ada.get("done").click();
    await ada.get("again").click();
    await ada.get("done").waitFor();
    await mouse.pickUp(first!);
    await mouse.lay(second!);
    await ada.get("done").click();
    await keys.turn();
    await reach(ada, "place", 2);
    for (const square of squaresOf(second!)) {
        await ada.page.locator(`[data-testid="grid-mine"] [data-cell="${square}"][data-letter="${second!.piece}"]`).waitFor();
    }

    for (let turn = 2; turn <= CARDS; turn++) {
        if (!(await reach(ada, "place", turn))) break;
        await mouse.turn();
        await keys.turn((tiles) => tiles.at(-1)!);
    }
    const [hers, his] = [await result(ada), await result(ben)];
    expect(hers).toEqual(his);
    expect(["fit", "groups"]).toContain(hers["reason"]);
    expect(await ada.page.locator('[data-testid="grid-0"] .group').count()).toBeGreaterThan(0);
    await ada.get("rematch").waitFor();
});

test("a race shows each move at once, and how one's own grid could have been completed", async () => {
    const ada = await Person.arrive(browser, "Ada", DESKTOP);
    const ben = await Person.arrive(browser, "Ben", PHONE);
    await faceOff(program.url, "sprint", [ada, ben]);
    const [mouse, touch] = [new Mouse(ada), new Touch(ben)];
    await mouse.start("A");
    await touch.start("C");
    await reach(ada, "race");
    await reach(ben, "race");

    const [tile] = await mouse.places("l");
    await mouse.lay(tile!);
    await ben.page.locator('[data-testid="grid-other"] [data-letter="l"]').first().waitFor({ state: "attached" });
    await touch.lay((await touch.places("k"))[0]!);
    await ada.page.locator('[data-testid="grid-other"] [data-letter="k"]').first().waitFor({ state: "attached" });

    // A click on a tile takes it back.
    await ada.page.locator('[data-testid="grid-mine"] [data-letter="l"]').first().click();
    await ben.page.locator('[data-testid="grid-other"] [data-letter="l"]').first().waitFor({ state: "detached" });
    await ada.page.locator('[data-testid="piece-l"][aria-pressed="true"]').waitFor();
    await ada.page.keyboard.press("Escape");

    await touch.race(3);
    await ben.get("give-up").tap();
    await ben.get("give-up-sure").tap();
    expect(await result(ada)).toMatchObject({ winner: "0", reason: "gave_up" });
    await ada.get("solve").click();
    await ada.get("solution").waitFor();
    await ada.get("back").waitFor();
});

test("a team sees where its own hold a tile, and the other side does not", async () => {
    const [ada, ben, chiara, dimitri] = [
        await Person.arrive(browser, "Ada", DESKTOP),
        await Person.arrive(browser, "Ben", DESKTOP),
        await Person.arrive(browser, "Chiara", DESKTOP),
        await Person.arrive(browser, "Dimitri", PHONE),
    ];
    await faceOff(program.url, "base", [ada, ben, chiara, dimitri]);
    await new Mouse(ada).start("A");
    await new Touch(dimitri).start("B");
    await reach(ada, "place", 1);
    await reach(chiara, "place", 1);

    await ada.page.locator('[data-testid="grid-mine"] [data-cell="2,2"]').hover();
    await chiara.get("ghost").filter({ hasText: "Ada" }).waitFor();
    expect(await ben.get("ghost").count()).toBe(0);
    await ada.page.locator('[data-testid="headline"]').hover();
    await chiara.get("ghost").waitFor({ state: "detached" });

    // What Ada lays, Chiara confirms.
    const mouse = new Mouse(ada);
    await mouse.lay((await mouse.places((await ada.get("card").getAttribute("data-piece"))!))[0]!);
    await chiara.get("laid").waitFor();
    await chiara.get("done").click();
    await ada.get("again").waitFor();
    await ada.say("city-0", "They won’t hear this");
    await chiara.heard("city-0", "They won’t hear this");
    expect(await ben.page.getByText("They won’t hear this").count()).toBe(0);
});

test("in City Sprawl tiles reach over the edge and are counted", async () => {
    const ada = await Person.arrive(browser, "Ada", DESKTOP);
    const ben = await Person.arrive(browser, "Ben", PHONE);
    await faceOff(program.url, "sprawl", [ada, ben]);
    const players = [new Mouse(ada), new Touch(ben)];
    await players[0]!.start("A");
    await players[1]!.start("C");
    await playOut(players);
    expect((await result(ada))["reason"]).toBe("outside");
    await ada.page.locator('[data-row="outside"]').waitFor();
});
