/** The screen of City Square Off: its grid is large and stays where it is, and everything can be reached. */

import { expect, test } from "vitest";

import { type Builder, MouseBuilder, reachCard, TapBuilder } from "./grid";
import { type Person, PHONE } from "./people";
import { openSite } from "./site";
import { meet, start, STARTER_A, STARTER_B } from "./sides";

const site = openSite(["--house-pause", "600000"]);

/** CSS pixels of a square of the 9 × 9 grid, at the least, on a screen of this size. */
const SCREENS = [
    { width: 1366, height: 768, square: 72 },
    { width: 1440, height: 900, square: 84 },
    { width: 1920, height: 1080, square: 104 },
    { width: 820, height: 1180, square: 80 },
    { width: 390, height: 844, square: 40 },
    { width: 844, height: 390, square: 34 },
];
/** The least side of what is touched. */
const TOUCH = 44;

/** Where the grid lies, on every screen. */
async function grids(who: Person): Promise<string[]> {
    const found: string[] = [];
    for (const { square: _, ...size } of SCREENS) {
        await who.resize(size);
        const box = await who.get("grid-mine").boundingBox();
        found.push(JSON.stringify({ ...size, box }));
    }
    return found;
}

async function two(mode: "base" | "sprawl" | "sprint"): Promise<[MouseBuilder, MouseBuilder]> {
    const people = [new MouseBuilder(await site.arrive("Ada")), new MouseBuilder(await site.arrive("Ben"))] as const;
    await meet(
        site.url,
        mode,
        people.map(({ who }) => who),
    );
    await people[0].who.begin();
    return [...people];
}

const LATEST = 3;

test.each(["base", "sprawl"] as const)("the grid is large and never moves (%s)", async (mode) => {
    const [ada, ben] = await two(mode);
    await ada.who.page.locator('.square-off[data-phase="start"]').waitFor();
    const first = await grids(ada.who);
    const same = async (when: string): Promise<void> => expect(await grids(ada.who), when).toEqual(first);

    await ada.choose("A");
    await same("a starter in hand");
    const lay = async (builder: Builder, turn: number): Promise<void> => {
        await reachCard(builder.who, turn);
        await builder.layCard(mode, builder === ben);
    };
    await ada.who.resize({ width: 1440, height: 900 });
    await start(ada, ben);
    for (let turn = 1; turn <= LATEST; turn++) {
        await reachCard(ada.who, turn);
        if (turn === LATEST) await same("a card");
        await ada.who.resize({ width: 1440, height: 900 });
        await lay(ada, turn);
        if (turn === LATEST && mode === "base") await same("laid");
        await ada.done();
        if (turn === LATEST && mode === "base") await same("done");
        await lay(ben, turn);
        await ben.done();
    }
    if (mode === "sprawl") return;
    for (const [i, { square, ...size }] of SCREENS.entries()) {
        const { box } = JSON.parse(first[i]!) as { box: { width: number; height: number; y: number } };
        expect(box.width / 9, JSON.stringify(size)).toBeGreaterThanOrEqual(square);
        expect(box.y + box.height, JSON.stringify(size)).toBeLessThanOrEqual(size.height);
    }
});

test("what the other side does takes neither a press nor the keyboard's place away", async () => {
    // The grid of a sprawl is as large as what lies on it makes it.
    const [ada, ben] = await two("sprawl");
    await ben.press(STARTER_B);
    await ada.lay(STARTER_A);
    await ada.done();
    await ben.who.page.locator('[data-testid="piece-A"]:disabled').waitFor();
    const focused = ben.who.get("grid-mine").locator("[data-cell]:focus");
    expect(await focused.count()).toBe(1);
    await ben.release();
    await ben.lies(STARTER_B);
});

/** What can be pressed on the screen of the game and is too small, or covered in part by the edge of the screen. */
const tooSmall = ({ page }: Person) =>
    page.evaluate((least) => {
        const all = document.querySelectorAll<HTMLElement>(".square-off :is(button, input, label.check)");
        return [...all].flatMap((each) => {
            const { width, height, left, right } = (each.closest("label") ?? each).getBoundingClientRect();
            const fits = width >= least && height >= least && left >= 0 && right <= innerWidth;
            return width === 0 || fits ? [] : [`${each.dataset["testid"]} ${width}×${height}`];
        });
    }, TOUCH);

test("everything is large enough to be touched, in a race and with cards", async () => {
    for (const mode of ["base", "sprint"] as const) {
        const ada = new TapBuilder(await site.arrive("Ada", PHONE));
        const ben = new MouseBuilder(await site.arrive("Ben"));
        await meet(site.url, mode, [ada.who, ben.who]);
        await ada.who.begin();
        await ada.who.page.locator('.square-off[data-phase="start"]').waitFor();
        for (const phase of ["start", "on"]) {
            if (phase === "on") {
                await ada.who.resize(PHONE.viewport!);
                await start(ada, ben);
                await reachCard(ada.who, 1);
            }
            for (const { square: _, ...size } of SCREENS.filter(({ width }) => width < 900)) {
                await ada.who.resize(size);
                expect(await tooSmall(ada.who), JSON.stringify({ mode, phase, size })).toEqual([]);
                const wide = await ada.who.page.evaluate(() => document.documentElement.scrollWidth);
                expect(wide, JSON.stringify({ mode, phase, size })).toBeLessThanOrEqual(size.width);
            }
        }
    }
});

test("a side's talk has a tab beside that of the table, and one field", async () => {
    const names = ["Ada", "Ben", "Chiara", "Dora"];
    const people = await site.arriveAll(...names);
    const [ada, , chiara] = people as [Person, Person, Person];
    await meet(site.url, "base", people);
    await ada.begin();
    await ada.page.locator('.square-off[data-phase="start"]').waitFor();
    for (const { square: _, ...size } of SCREENS) {
        await ada.resize(size);
        expect(await ada.get("talk-input").count(), JSON.stringify(size)).toBe(1);
    }
    await ada.resize({ width: 1366, height: 768 });
    await chiara.say("city-0", "The corner first?");
    await ada.heard("city-0", "The corner first?");
    await ada.say("table", "Good luck!");
    await chiara.heard("table", "Good luck!");
});
