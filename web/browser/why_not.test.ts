/** The page says why a tile can't lie in a place. */

import { expect, test } from "vitest";

import { type Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();

test("every dim place says why the tile can't lie there", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person));
    await playTurn(TURNS[0]!, players);
    for (const hands of players) {
        await reach(hands.who, TURNS[1]!, "choose");
        await hands.choose();
    }
    const ada = people[0]!;
    await reach(ada, TURNS[1]!, "place");
    await ada.listen();
    const hint = ada.get("hint");
    const board = ada.get("city-left");
    await ada.get("my-tile-0").click();
    const told = await board
        .locator("[data-dim]")
        .evaluateAll((cells) => cells.map((cell) => [cell.querySelector(".stone") !== null, cell.ariaLabel!] as const));
    expect(told.length).toBeGreaterThan(0);
    for (const [built, label] of told)
        expect(label).toContain(built ? "already a building" : "share an edge with a building");

    const free = board.locator("[data-dim].free").first();
    await free.hover();
    await expect
        .poll(() => hint.innerText())
        .toBe("A tile must share an edge with a building; a corner is not enough.");
    await board.locator("[data-spot]").first().hover();
    await expect
        .poll(() => hint.innerText())
        .not.toBe("A tile must share an edge with a building; a corner is not enough.");
    await board.locator("[data-dim]:not(.free)").first().click();
    await ada.hears("There is already a building there.");
    // By keyboard: Shift leads over every cell.
    await board.locator('[data-spot][tabindex="0"]').focus();
    for (let steps = 0; steps < 7 && (await board.locator("[data-dim]:focus").count()) === 0; steps++) {
        await ada.page.keyboard.press(steps < 4 ? "Shift+ArrowRight" : "Shift+ArrowDown");
    }
    await board.locator("[data-dim]:focus").waitFor();
    await ada.page.keyboard.press("Escape");
    // A partner builds in one of my cities only.
    await ada.get("partner-tile-left-0").click();
    const elsewhere = ada.get("city-right").locator("[data-dim]");
    await elsewhere.first().waitFor();
    for (const label of await elsewhere.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel!)))
        expect(label).toMatch(/(Ben|Chiara) doesn’t build in this city\./);
    await ada.page.keyboard.press("Escape");
    expect(await board.locator("[data-dim]").count()).toBe(0);
});

test("whoever keeps too few tiles is told how many are missing", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    await sitDown(site.url, [ada, ben]);
    await reach(ada, TURNS[0]!, "choose");
    const says = (hint: string) => expect.poll(() => ada.get("hint").innerText()).toBe(hint);
    const keep = ada.page.locator('[data-testid="give"][aria-disabled="true"]');
    await keep.click({ force: true });
    await says("First choose two tiles.");
    await ada.get("hand-tile-0").click();
    await says("And one more.");
    await keep.press("Enter");
    await says("First choose one more tile.");
    await new Clicks(ben).choose();
    await ada.get("hand-tile-1").click();
    await ada.get("give").click();
    await reach(ada, TURNS[0]!, "place");
    expect([ada, ben].flatMap(({ faults }) => faults)).toEqual([]);
});
