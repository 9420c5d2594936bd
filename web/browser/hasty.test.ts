/** Double taps and illegal moves: nothing unintended happens, and the page says why nothing happens. */

import { expect, test } from "vitest";

import { AloneTaps, playAlone, reach as reachAlone } from "./alone";
import { LIFT, middle, swipe } from "./dragging";
import { MouseBuilder } from "./grid";
import { PHONE, sitDown, type Person } from "./people";
import { openSite } from "./site";
import { meet, STARTER_A, STARTERS_AT } from "./sides";
import { Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();
/** What the bars of a phone's browser leave. */
const LOW = { ...PHONE, viewport: { width: 390, height: 664 } };

/** Three people who place the tiles of a turn. */
async function three(turn: number, options = {}): Promise<[Person, Person, Person]> {
    const people = [await site.arrive("Ada", options), ...(await site.arriveAll("Ben", "Chiara"))] as [
        Person,
        Person,
        Person,
    ];
    await sitDown(site.url, people);
    const players = people.map((person) => new Clicks(person));
    for (const before of TURNS.slice(0, turn)) await playTurn(before, players);
    for (const player of players) {
        await reach(player.who, TURNS[turn]!, "choose");
        await player.choose();
    }
    for (const person of people) await reach(person, TURNS[turn]!, "place");
    return people;
}

/** What is hit at nine points of an element. */
const hit = (person: Person, hook: string): Promise<(string | null)[]> =>
    person.get(hook).evaluate((one: HTMLElement) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [0.5, 0.1, 0.9].flatMap((x) =>
            [0.5, 0.2, 0.8].map((y) => {
                const there = document.elementFromPoint(left + width * x, top + height * y);
                return there?.closest("[data-testid]")?.getAttribute("data-testid") ?? null;
            }),
        );
    });

test("on a low phone one button places both tiles, and the buttons of each city stay where they are", async () => {
    const [ada] = await three(0, LOW);
    // Where it comes a tile was: for a moment a tap is no order to it.
    const fresh = ada.get("place-both").evaluate(
        (button) =>
            new Promise((done) => {
                const seen = (): void => {
                    if (!button.classList.contains("unseen")) done(getComputedStyle(button).pointerEvents);
                };
                new MutationObserver(seen).observe(button, { attributeFilter: ["class"] });
            }),
    );
    for (const [tile, side] of ["left", "right"].entries()) {
        await ada.get(`my-tile-${tile}`).tap();
        await ada.get(`city-${side}`).locator("[data-spot]").first().tap();
        await ada.get(`actions-${side}`).getByTestId("take-back").waitFor();
    }
    expect(await fresh).toBe("none");
    await expect.poll(async () => [...new Set(await hit(ada, "place-both"))]).toEqual(["place-both"]);
    const right = ada.get("actions-right").getByTestId("take-back");
    const edge = async () => {
        const { x, width } = (await right.boundingBox())!;
        return x + width;
    };
    const before = await edge();
    await ada.get("actions-left").getByTestId("confirm-place").tap();
    await ada.get("actions-left").getByTestId("confirm-place").waitFor({ state: "detached" });
    expect(Math.abs((await edge()) - before)).toBeLessThan(2);
    expect((await right.boundingBox())!.x).toBeGreaterThan(LOW.viewport.width / 2);
    // The last tile need not be taken in hand.
    await right.tap();
    await right.waitFor({ state: "detached" });
    await expect.poll(() => ada.get("hint").textContent()).toContain("Choose a place for your other tile");
    await ada.get("city-right").locator("[data-spot]").first().tap();
    await right.waitFor();
    expect(ada.faults).toEqual([]);
});

test("a double click on a yes places nothing and proposes nothing", async () => {
    const [ada, ...others] = await three(0);
    const city = await ada.get("city-left").getAttribute("data-city");
    const cities = await Promise.all(others.map((other) => other.get("city-right").getAttribute("data-city")));
    const ben = others[cities.indexOf(city)]!;
    await ben.get("partner-tile-right-0").click();
    await ben.get("city-right").locator("[data-spot]").first().click();
    await ben.get("propose").click();
    const yes = ada.page.locator('[data-testid="actions-left"]:not(.settling) [data-testid="accept"]');
    await yes.waitFor();
    const { x, y } = middle(await yes.boundingBox());
    await ada.page.mouse.click(x, y, { clickCount: 2 });
    await ada.get("actions-left").getByTestId("confirm-place").waitFor();
    await ada.heeded();
    expect(await ada.get("actions-left").getByTestId("confirm-place").count()).toBe(1);
    await expect.poll(() => ada.get("hint").textContent()).toContain("Confirm this place");
    expect(await ben.get("city-right").locator(".ghost[data-ghost]").count()).toBe(1);
});

test("while one tile waits, the other city takes the other one, and proposals can be answered", async () => {
    const [ada, ...others] = await three(1);
    const city = await ada.get("city-left").getAttribute("data-city");
    const cities = await Promise.all(others.map((other) => other.get("city-right").getAttribute("data-city")));
    const ben = others[cities.indexOf(city)]!;
    const [left, right] = [ada.get("city-left"), ada.get("city-right")];
    const spots = left.locator("[data-spot]");
    await ada.get("my-tile-0").click();
    await spots.first().click();
    await left.locator(".provisional").waitFor();
    await expect.poll(() => ada.get("hint").textContent()).toContain("choose one for your other tile");
    await right.locator("[data-spot]").first().click();
    await right.locator(".provisional").waitFor();
    await ada.get("place-both").and(ada.page.locator(":enabled")).waitFor();
    // Each partner sees the one that waits in the city they share.
    for (const other of others) {
        const side = other === ben ? "right" : "left";
        await other.get(`city-${side}`).locator("[data-held]").waitFor();
    }
    // In each city a click is about the tile that waits there.
    const before = await left.locator(".provisional").getAttribute("style");
    await spots.last().click();
    await expect.poll(() => left.locator(".provisional").getAttribute("style")).not.toBe(before);
    await right.locator(".provisional").waitFor();

    await ben.get("partner-tile-right-0").click();
    await ben.get("city-right").locator("[data-spot]").first().click();
    await ben.get("propose").click();
    await expect.poll(() => ada.get("hint").textContent()).toContain("Press the dashed tile to answer");
    const answers = ada.get("actions-left").getByTestId("accept");
    const chip = ada.get("proposed-left").locator("button");
    await chip.click();
    await answers.waitFor();
    await expect.poll(() => ada.get("hint").textContent()).toContain("press the proposal again");
    await chip.click();
    await ada.get("actions-left").getByTestId("confirm-place").waitFor();
    await left.locator(".ghost[data-ghost]").click();
    await answers.click();
    await ada.get("actions-left").getByTestId("confirm-place").waitFor();
    await expect.poll(() => left.locator(".provisional").getAttribute("style")).toBe(before);
    await right.locator(".provisional").waitFor();
    await ada.get("place-both").click();
    // The masthead says that an answer is wanted, though she has nothing to place any more.
    await ada.get("waiting").getByText("Waiting for").waitFor();
    await ben.get("my-tile-0").click();
    await ben.get("city-right").locator("[data-spot]").first().click();
    await ben.get("propose").click();
    await ada.get("waiting").getByText("A proposal is waiting for your answer").waitFor();
    expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("a city's score leads to the reasons for it", async () => {
    const [ada] = await three(1);
    await ada.page.locator(".panel-right .score").click();
    await ada.get("card").waitFor();
    const asked = ada.get("card-city").locator("option:checked");
    expect(await asked.textContent()).toContain("right city");
    await ada.page.keyboard.press("Escape");
    await ada.get("card").waitFor({ state: "detached" });
    await ada.get("card-open").click();
    expect(await asked.textContent()).toContain("left city");
});

test("alone, it is said which city lacks a tile, and which tile comes first", async () => {
    const dora = await site.arrive("Dora", LOW);
    await playAlone(dora, site.url, "simple", 1);
    const taps = new AloneTaps(dora);
    await reachAlone(dora, 1, 1, "assign");
    await taps.mean(0, "left");
    await dora.get("assign").tap({ force: true });
    await expect.poll(() => dora.get("hint").innerText()).toBe("Automacity has no tile yet.");
    // The finger itself may be above the tray, with the tile over the hand.
    const tray = dora.page.locator('.town[data-town="automacity"]');
    await swipe(dora, dora.get("hand-tile-1"), async () => {
        const { x, y } = middle(await tray.boundingBox());
        return { x, y: y - LIFT };
    });
    await tray.locator("[data-slot][data-tile]").waitFor();
    await expect.poll(() => dora.get("hint").innerText()).not.toContain("no tile yet");
    // With a tile in hand Automacity's own button gives it there, too; without one it opens what lies there.
    for (const tile of [2, 1]) {
        const card = await taps.take(tile);
        await dora.get("open-across").tap();
        await taps.meant("automacity", await card.getAttribute("data-tile"));
        expect(await dora.page.locator("dialog[open]").count()).toBe(0);
    }
    await taps.mean(2, "right");
    await taps.say();

    await reachAlone(dora, 1, 1, "insert");
    await dora.get("piece-left-0").tap();
    await dora.get("city-left").locator("[data-spot]").first().tap();
    await dora.get("city-left").locator(".provisional").waitFor();
    await dora.get("piece-left-1").tap();
    await expect.poll(() => dora.get("hint").innerText()).toContain("First place your other tile there");
    expect(await dora.get("city-left").locator(".provisional").count()).toBe(1);
    expect(dora.faults).toEqual([]);
});

test("whoever is about to lay a starter is told that the other side was faster", async () => {
    const [ada, ben] = [await site.arrive("Ada"), await site.arrive("Ben")];
    await meet(site.url, "base", [ada, ben]);
    await ada.begin();
    for (const who of [ada, ben]) await who.get("stock").waitFor();
    await ben.get("guide-begin").click();
    await ben.get("guide-next").click();
    await ben.get("piece-A").click();
    await ben.page.locator('[data-testid="guide"][data-step="turn"]').waitFor();
    await new MouseBuilder(ada).lay(STARTER_A);
    await ben.get("hint").getByText("The other side has taken that starter").waitFor();
    await ben.page.locator('[data-testid="guide"][data-step="starter"]').waitFor();
    // As soon as the other side takes another one, it may be had again.
    await ada.get("piece-C").click();
    await new MouseBuilder(ada).lay(["C", 0, STARTERS_AT["C"]!]);
    await expect.poll(() => ben.get("hint").innerText()).not.toContain("has taken");
    await ben.get("piece-A").click();
    await ben.page.locator('[data-testid="guide"][data-step="turn"]').waitFor();
});
