/** Cities are large while tiles are placed, and nothing is cut off, on common screen sizes. */

import { beforeAll, expect, test } from "vitest";

import { AloneTaps, phases, playAlone, reach as reachAlone } from "./alone";
import { type Person, PHONE, settled, sitDown } from "./people";
import { openSite } from "./site";
import { cellOf, Clicks, reach, Taps, TURNS } from "./table";

/** CSS pixels of a cell, at the least, on a screen of this size. */
const DESKS = [
    { width: 1366, height: 768, cell: 72 },
    { width: 1440, height: 900, cell: 84 },
    { width: 1920, height: 1080, cell: 120 },
];

/** The same on screens that are touched; `large`: of a city that is enlarged. */
const TOUCHED = [
    { width: 390, height: 844, cell: 40, large: 80 },
    // What a browser leaves of it: six cells beside one another are as wide as half of it.
    { width: 390, height: 664, cell: 28, large: 70 },
    { width: 820, height: 1180, cell: 60, large: 80 },
    { width: 844, height: 390, cell: 40, large: 80 },
];

/** The same of a player alone with an upright phone, for whom two rows of tiles stand below the cities. */
const ALONE = 40;

/** How much smaller or larger a city may become when all tiles turn over: a hint may take another line. */
const CHANGE = 0.1;

/** CSS pixels of what is touched, at the least, either way. */
const TARGET = 44;
/** CSS pixels between one's tiles and the buttons below them, at the least. */
const GAP = 8;

const site = openSite();
let people: [Person, Person, Person];
let players: Clicks[];

/** The sides of a cell in both cities, and whether everything of them is on the screen. */
const cells = ({ page }: Person) =>
    page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-side] .board")].map((board) => {
            const { top, bottom, left, right, width } = board.getBoundingClientRect();
            const across = Number(board.style.getPropertyValue("--k"));
            return {
                cell: width / across,
                seen: top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
            };
        }),
    );

/** How far what is to be used reaches below the screen; the talk is what stands lowest. */
const belowTheFold = ({ page }: Person) =>
    page.evaluate(() => {
        const lowest = document.querySelector('[data-testid="talk"]')!.getBoundingClientRect().bottom;
        return Math.max(0, Math.round(lowest - innerHeight));
    });

/** Layout faults: parts of the table beyond the screen or over one another, and touch targets that are too small. */
const clumsy = ({ page }: Person) =>
    page.evaluate((least) => {
        const found: string[] = [];
        const name = (part: Element): string =>
            part.getAttribute("data-testid") ?? part.getAttribute("aria-label") ?? part.className;
        const scrolls = document.querySelector(".ring");
        const parts = [
            ...document.querySelectorAll(".ground, .middle, .work, .panel > header, .below, .actions > *, .top"),
        ]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(
                ({ part, box }) => box.width > 0 && box.height > 0 && getComputedStyle(part).visibility === "visible",
            );
        for (const [i, { part, box }] of parts.entries()) {
            const { left, right, top, bottom } = box;
            if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                found.push(`${name(part)} is cut`);
            for (const { part: other, box: beside } of parts.slice(i + 1)) {
                const wide = Math.min(right, beside.right) - Math.max(left, beside.left);
                const high = Math.min(bottom, beside.bottom) - Math.max(top, beside.top);
                if (part.contains(other)) continue;
                if (wide > 1 && high > 1) found.push(`${name(part)} lies on ${name(other)}`);
            }
        }
        for (const button of document.querySelectorAll(".parts button:not(.spot):not([disabled])")) {
            let { width, height } = button.getBoundingClientRect();
            if (width === 0 || scrolls?.contains(button)) continue;
            // What takes a touch around it, without being drawn.
            const around = getComputedStyle(button, "::after");
            if (around.content !== "none" && around.position === "absolute")
                [width, height] = [parseFloat(around.width), parseFloat(around.height)];
            if (Math.min(width, height) < least - 0.5) found.push(`${name(button)} is ${width} × ${height}`);
        }
        const { scrollHeight, clientHeight } = document.documentElement;
        if (scrollHeight > clientHeight) found.push("the page scrolls");
        return found;
    }, TARGET);

beforeAll(async () => {
    people = [
        await site.arrive("Ada"),
        await site.arrive("Bartholomäus", { ...PHONE, locale: "de" }),
        await site.arrive("Chiara"),
    ];
    await sitDown(site.url, people);
    players = people.map((person) => new Clicks(person));
});

test("from the second turn on the cities fill the screen", async () => {
    const [ada, ben] = people;
    await reach(ada, TURNS[0]!, "choose");
    for (const line of ["Hello!", "Shops on the left?", "As you like."]) await ada.say("table", line);
    for (const turn of TURNS) {
        await Promise.all(people.map((person) => reach(person, turn, "choose")));
        for (const { cell: _, ...size } of DESKS) {
            await ada.resize(size);
            expect(await belowTheFold(ada), JSON.stringify({ turn, size })).toBe(0);
        }
        for (const { cell: _, large: __, ...size } of TOUCHED) {
            await ben.resize(size);
            const where = JSON.stringify({ turn, size });
            expect(await clumsy(ben), where).toEqual([]);
            expect(
                (await cells(ben)).map(({ seen }) => seen),
                where,
            ).toEqual([true, true]);
        }
        if (turn === TURNS[1]) await pauses(ada, ben);
        await players[1]!.choose();
        await ben.resize(TOUCHED[0]!);
        const waiting = await cells(ben);
        for (const hands of [players[0]!, players[2]!]) await hands.choose();
        await Promise.all(people.map((person) => reach(person, turn, "place")));
        // Cities are already as large while waiting for the others.
        await ben.page.evaluate(settled);
        for (const [i, { cell }] of (await cells(ben)).entries()) {
            expect(Math.abs(waiting[i]!.cell / cell - 1), JSON.stringify(turn)).toBeLessThan(CHANGE);
        }
        await ada.get("my-tile-0").click();
        await ada.get("city-left").locator("[data-spot]").first().waitFor();
        // Both halves of a duplex are marked, and whoever presses where they meet means that place.
        const seen = ada.get("city-left").locator(".places.seen");
        const [covered, places] = [await seen.locator(".covered").count(), await seen.locator(".place").count()];
        expect(covered > places).toBe(turn.round === 2);
        if (turn.round === 2) await pressEveryPlace(ada, "left");
        for (const { cell, ...size } of DESKS) {
            await ada.resize(size);
            const found = await cells(ada);
            const where = JSON.stringify({ turn, size });
            expect(await belowTheFold(ada), where).toBe(0);
            expect(
                found.map(({ seen }) => seen),
                where,
            ).toEqual([true, true]);
            if (turn === TURNS[0]) continue;
            for (const board of found) expect(board.cell, where).toBeGreaterThanOrEqual(cell);
        }
        await ada.page.keyboard.press("Escape");
        await touchedScreens(ben, turn === TURNS[0]);
        if (turn === TURNS[1]) await pauses(ada, ben);
        for (const hands of players) await hands.build();
    }
});

/** That a tile goes where its number is pressed, in every place that a city has for it, and covers no other number. */
async function pressEveryPlace(who: Person, side: string): Promise<void> {
    const city = who.get(`city-${side}`);
    const numbers = city.locator(".places.seen .place");
    for (const number of await numbers.all()) {
        const { x, y, width, height } = (await number.boundingBox())!;
        // On the second half, which may begin another place.
        await who.page.mouse.click(x + width / 2 + 1, y + height / 2 + 1);
        await expect.poll(() => cellOf(city.locator(".provisional"))).toBe(await number.getAttribute("data-place"));
        expect(await city.evaluate(numbersUnderneath)).toBe(0);
        await who.page.keyboard.press("Escape");
        await who.get("my-tile-0").click();
    }
}

/** How many numbers of places lie below the tile that waits in a city, if only in part. */
function numbersUnderneath(city: Element): number {
    const tile = city.querySelector(".provisional")!.getBoundingClientRect();
    const numbers = [...city.querySelectorAll(".places.seen .delta")].map((number) => number.getBoundingClientRect());
    const under = (number: DOMRect): boolean =>
        Math.min(number.right, tile.right) - Math.max(number.left, tile.left) > 1 &&
        Math.min(number.bottom, tile.bottom) - Math.max(number.top, tile.top) > 1;
    return numbers.filter(under).length;
}

/** That a pause leaves the cities as large as they are, and everything in its place. */
async function pauses(ada: Person, ben: Person): Promise<void> {
    for (const [who, sizes] of [
        [ada, DESKS],
        [ben, TOUCHED],
    ] as const) {
        for (const { width, height } of sizes) {
            const where = JSON.stringify({ width, height });
            await who.resize({ width, height });
            const before = await cells(who);
            await ada.get("pause").click();
            await who.get("paused").waitFor();
            await who.page.evaluate(settled);
            for (const [i, { cell, seen }] of (await cells(who)).entries()) {
                expect(cell, where).toBeCloseTo(before[i]!.cell, 0);
                expect(seen, where).toBe(true);
            }
            if (who === ben) expect(await clumsy(who), where).toEqual([]);
            else expect(await belowTheFold(who), where).toBe(0);
            await ada.get("resume").click();
            await who.get("paused").waitFor({ state: "detached" });
        }
    }
    await ben.resize(TOUCHED[0]!);
}

/** How much of the ring is out of sight. */
const beyondTheRing = ({ page }: Person): Promise<number> =>
    page.locator(".ring").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** A phone, a tablet and a phone lying, while its player places. */
async function touchedScreens(ben: Person, first: boolean): Promise<void> {
    const hands = new Taps(ben);
    for (const { cell, large, ...size } of TOUCHED) {
        const where = JSON.stringify(size);
        await ben.resize(size);
        expect(await clumsy(ben), where).toEqual([]);
        if (size.height === TOUCHED[0]!.height) expect(await beyondTheRing(ben)).toBe(0);
        if (size.height < size.width) {
            const [tile, button] = await Promise.all(
                ["my-tile-0", "hold-left"].map(async (hook) => (await ben.get(hook).boundingBox())!),
            );
            expect(button!.y - tile!.y - tile!.height, where).toBeGreaterThanOrEqual(GAP);
        }
        await ben.get("my-tile-0").tap();
        await (await hands.best("left")).tap();
        await ben.page.evaluate(settled);
        expect(await clumsy(ben), where).toEqual([]);
        const found = await cells(ben);
        expect(
            found.map(({ seen }) => seen),
            where,
        ).toEqual([true, true]);
        if (!first) for (const board of found) expect(board.cell, where).toBeGreaterThanOrEqual(cell);
        for (const [i, side] of (["left", "right"] as const).entries()) {
            await ben.get(i === 0 ? `enlarge-${side}` : `city-${side}`).tap();
            await ben.page.locator(`[data-large="${side}"] .panel-${side} [data-pans]`).waitFor();
            await ben.page.evaluate(settled);
            expect((await cells(ben))[i]!.cell, where).toBeGreaterThanOrEqual(large);
        }
        await ben.get("enlarge-right").tap();
        await ben.get("actions-left").getByTestId("take-back").tap();
    }
    await ben.resize(TOUCHED[0]!);
}

test("alone on a phone, too, the cities are large while tiles are put into them", async () => {
    const dora = await site.arrive("Dora", PHONE);
    await playAlone(dora, site.url, "full", 1);
    const hands = new AloneTaps(dora);
    for (const phase of phases("full")) {
        await reachAlone(dora, phase.round, phase.turn, phase.phase);
        await dora.page.evaluate(settled);
        const where = JSON.stringify(phase);
        expect(await clumsy(dora), where).toEqual([]);
        if (phase.phase === "insert") {
            const found = await cells(dora);
            expect(
                found.map(({ seen }) => seen),
                where,
            ).toEqual([true, true]);
            if (phase.turn > 1 || phase.round > 1)
                for (const { cell } of found) expect(cell, where).toBeGreaterThanOrEqual(ALONE);
        }
        await hands.play("full", phase);
    }
    await dora.context.close();
});
