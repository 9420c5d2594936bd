/** That cities are large while tiles are placed, and nothing is below the fold, on the screens that people have. */

import { expect, test } from "vitest";

import { type Person, settled, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

/** CSS pixels of a cell, at the least, on a screen of this size. */
const SCREENS = [
    { width: 1366, height: 768, cell: 72 },
    { width: 1440, height: 900, cell: 84 },
    { width: 1920, height: 1080, cell: 120 },
];

const site = openSite();

/** The sides of a cell in both cities, and whether everything of them is on the screen. */
const cells = ({ page }: Person) =>
    page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-side] .board")].map((board) => {
            const { top, bottom, width } = board.getBoundingClientRect();
            const across = Number(board.style.getPropertyValue("--k"));
            return { cell: width / across, seen: top >= 0 && bottom <= innerHeight };
        }),
    );

/** How far what is to be used reaches below the screen; the talk is what stands lowest. */
const belowTheFold = ({ page }: Person) =>
    page.evaluate(() => {
        const lowest = document.querySelector('[data-testid="talk"]')!.getBoundingClientRect().bottom;
        return Math.max(0, Math.round(lowest - innerHeight));
    });

test("from the second turn on the cities fill the screen", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person));
    const [ada] = people as [Person];
    for (const line of ["Hello!", "Shops on the left?", "As you like."]) await ada.say("table", line);
    for (const turn of TURNS) {
        await Promise.all(people.map((person) => reach(person, turn, "choose")));
        for (const { cell: _, ...size } of SCREENS) {
            await ada.page.setViewportSize(size);
            await ada.page.evaluate(settled);
            expect(await belowTheFold(ada), JSON.stringify({ turn, size })).toBe(0);
        }
        for (const hands of players) await hands.choose();
        await Promise.all(people.map((person) => reach(person, turn, "place")));
        await ada.get("my-tile-0").click();
        for (const { cell, ...size } of SCREENS) {
            await ada.page.setViewportSize(size);
            await ada.page.evaluate(settled);
            const found = await cells(ada);
            const where = JSON.stringify({ turn, size });
            expect(await belowTheFold(ada), where).toBe(0);
            expect(found, where).toHaveLength(2);
            expect(
                found.every(({ seen }) => seen),
                where,
            ).toBe(true);
            if (turn === TURNS[0]) continue;
            for (const board of found) expect(board.cell, where).toBeGreaterThanOrEqual(cell);
        }
        await ada.page.keyboard.press("Escape");
        for (const hands of players) await hands.build();
    }
});
