/** The guide by keyboard, and that it takes nothing from the cities. */

import { expect, test } from "vitest";

import { AloneClicks, playAlone, reach as reachAlone } from "./alone";
import { type Person, settled, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const SCREENS = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
] as const;

const site = openSite();

/** What has the focus, and whether anything was scrolled. */
const now = ({ page }: Person) =>
    page.evaluate(() => ({
        focus: document.activeElement?.getAttribute("data-testid"),
        scrolled: [...document.querySelectorAll("*")].filter(({ scrollTop }) => scrollTop > 0).length,
    }));

/** Which way it goes from the left city to the right one on an upright phone. */
function way([upright]: number[][]): number[] {
    const [left, top, _, right, below] = upright!;
    return [right! - left!, below! - top!].map(Math.sign);
}

/** Where both boards lie, on every screen. */
async function boards(who: Person): Promise<number[][]> {
    const found: number[][] = [];
    for (const screen of SCREENS) {
        await who.resize(screen);
        found.push(
            await who.page.evaluate(() =>
                [...document.querySelectorAll("[data-side] .board")].flatMap((board) => {
                    const { left, top, width } = board.getBoundingClientRect();
                    return [left, top, width].map(Math.round);
                }),
            ),
        );
    }
    await who.page.evaluate(settled);
    return found;
}

test("by keyboard it is offered before the table, keeps the focus, and no city moves for it", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    const [ada] = people as [Person, ...Person[]];
    const players = people.map((person) => new Clicks(person));
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));
    const offered = await boards(ada);

    await ada.tabTo('[data-testid="guide-begin"]');
    const passed = await ada.page.evaluate(() =>
        [...document.querySelectorAll(".parts button")].findIndex((button) => button === document.activeElement),
    );
    expect(passed).toBe(0);
    await ada.page.keyboard.press("Enter");
    await ada.get("guide").waitFor();
    await ada.page.waitForFunction(() => document.activeElement !== document.body);
    expect(await now(ada)).toEqual({ focus: "guide", scrolled: 0 });
    expect(await boards(ada)).toEqual(offered);
    await ada.page.keyboard.press("Tab");
    expect((await now(ada)).focus).toBe("guide-next");
    await ada.page.keyboard.press("Enter");
    await ada.page.locator('[data-testid="guide"][data-step="choose"]').waitFor();
    expect(await now(ada)).toEqual({ focus: "guide", scrolled: 0 });
    expect(await boards(ada)).toEqual(offered);

    for (const hands of players) await hands.choose();
    await reach(ada, TURNS[0]!, "place");
    await ada.get("guide").waitFor();
    const guided = await boards(ada);
    expect(way(guided)).toEqual(way(offered));
    await ada.tabTo('[data-testid="guide-skip"]');
    await ada.page.keyboard.press("Enter");
    await ada.get("guide").waitFor({ state: "detached" });
    expect(await ada.page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await boards(ada)).toEqual(guided);
    expect(ada.faults).toEqual([]);
});

test.each(["full", "simple"] as const)("alone in the %s mode no city moves for it", async (mode) => {
    const dora = await site.arrive("Dora");
    await playAlone(dora, site.url, mode, 3);
    await reachAlone(dora, 1, 1, "assign");
    if (mode === "full") await dora.get("why-autommaso").waitFor();
    await dora.get("guide-offer").waitFor();
    const offered = await boards(dora);
    await dora.get("guide-begin").click();
    await dora.get("guide").waitFor();
    expect(await boards(dora)).toEqual(offered);
    await new AloneClicks(dora).assign(mode);
    await reachAlone(dora, 1, 1, "insert");
    const guided = await boards(dora);
    // Beside one another they leave room for the hand; one above the other they are larger.
    expect([way(offered), way(guided)]).toEqual([
        [1, 0],
        [1, 1],
    ]);
    await dora.get("guide-skip").click();
    await dora.get("guide").waitFor({ state: "detached" });
    expect(await boards(dora)).toEqual(guided);
    expect(dora.faults).toEqual([]);
});
