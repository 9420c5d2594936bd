/** Games against the Automas, played through the page to their end, and a campaign to its high score. */

import { expect, test } from "vitest";

import {
    Alone,
    AloneClicks,
    AloneDrags,
    AloneKeys,
    AloneSwipes,
    AloneTaps,
    dragOn,
    finalTowns,
    phases,
    playAlone,
    reach,
    recount,
} from "./alone";
import { finalRanking, reasonsAddUp, scored } from "./final";
import { DESKTOP, Person, PHONE } from "./people";
import { openSite } from "./site";

const site = openSite();

/** The scores that can be read are those of the rules, and the ranking follows from them. */
async function endsRight(who: Person): Promise<void> {
    await scored(who);
    const towns = await finalTowns(who);
    const { left, right, automacity } = towns;
    const plain = ({ map: city, change: _, ...sheet }: typeof left & { change?: number }) => ({ city, ...sheet });
    expect(recount(towns)).toEqual([plain(left), plain(right)]);
    expect(automacity.buildings).toHaveLength(16);
    expect(automacity.total).toBe(Math.max(0, automacity.points + automacity.change));

    const of = [
        [left.total, right.total],
        [left.total, automacity.total],
        [automacity.total, right.total],
    ];
    const ranking = await finalRanking(who);
    expect(ranking.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
    for (const { seat, lower, higher } of ranking) {
        expect([lower, higher], `seat ${seat}`).toEqual([Math.min(...of[seat]!), Math.max(...of[seat]!)]);
    }
    expect(ranking.map(({ lower }) => lower)).toEqual(ranking.map(({ lower }) => lower).sort((a, b) => b - a));
}

/** What is said of an Automa's move agrees with itself, and with the tiles that lie where it put them. */
async function explains(who: Person, automa: "autommaso" | "automarta", town: "left" | "right"): Promise<void> {
    await who.get(`why-${automa}`).click();
    await who.get("why").waitFor();
    for (const column of [town, "automacity"]) {
        const part = who.get(`column-${column}`);
        const states = await part
            .locator("[data-symbol]")
            .evaluateAll((found) => found.map((one) => one.getAttribute("data-state")));
        const decided = states.indexOf("decides");
        expect(states.map((_, i) => (i < decided ? "skipped" : i === decided ? "decides" : "unneeded"))).toEqual(
            states,
        );
        const compared = await part
            .locator("[data-points]")
            .evaluateAll((found) =>
                found.map((one) => [Number(one.getAttribute("data-points")), one.classList.contains("best")] as const),
            );
        expect(compared.map(([points]) => points)).toEqual(compared.map(([points]) => points).sort((a, b) => b - a));
        // What was taken stands first, and only where others add as much the order of the symbols is shown.
        expect(compared.map(([, best]) => best)).toEqual(compared.map((_, i) => i === 0));
        const tied = compared.length > 1 && compared[0]![0] === compared[1]![0];
        expect(await part.getByTestId("tied").count()).toBe(tied ? 1 : 0);
    }
    const taken = await who.get(`column-${town}`).locator(".taken").getAttribute("aria-label");
    const lies = await who.page.locator(`[data-town="${town}"] .slots [role="img"]`).first().getAttribute("aria-label");
    expect(taken!.split(", taken")[0]).toBe(lies!.split(", from")[0]);
    await who.page.keyboard.press("Escape");
    await who.get("why").waitFor({ state: "detached" });
}

test("a game in the Full mode with mouse and keyboard, explained and watched", async () => {
    const ada = await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" });
    const walter = await site.arrive("Walter");
    await playAlone(ada, site.url, "full", 5);
    const [drags, keys, clicks] = [new AloneDrags(ada), new AloneKeys(ada), new AloneClicks(ada)];
    await walter.page.goto(ada.page.url());
    await reach(ada, 1, 1, "assign");
    await ada.listen();

    for (const phase of phases("full")) {
        const { round, turn } = phase;
        await reach(ada, round, turn, phase.phase);
        if (round !== 2 && phase.phase === "assign") {
            await explains(ada, "autommaso", "left");
            await explains(ada, "automarta", "right");
            // Each of the two has brought Automacity a tile.
            expect(await ada.get("automacity").locator(".fresh").count()).toBe(2);
        }
        if (round === 1 && turn === 1 && phase.phase === "assign") {
            // As long as it is not said, it can be changed.
            await drags.mean(2, "left");
            await drags.mean(3, "right");
            await drags.swap();
            await ada.get("hand-tile-2").click();
            await ada.page.locator('[data-slot="right"]:not([data-tile])').first().waitFor();
            expect(await ada.get("assign").isDisabled()).toBe(true);
            await drags.mean(0, "right");
            const meant = await Promise.all(
                ["left", "right"].map((side) => ada.get(`slot-${side}`).getAttribute("data-tile")),
            );
            await drags.say();
            await reach(ada, 1, 1, "insert");
            const mine = await Promise.all(
                ["left", "right"].map((side) => ada.get(`piece-${side}-1`).getAttribute("data-tile")),
            );
            expect(mine).toEqual(meant);
            continue;
        }
        if (round === 1 && turn === 2 && phase.phase === "insert") {
            await ada.get("piece-left-0").click();
            await ada.get("city-left").locator("[data-spot]").first().click();
            await dragOn(ada, "left");
            await ada.get("actions-left").getByTestId("take-back").click();
        }
        const hands: Alone = round === 1 ? drags : round === 2 ? keys : clicks;
        await hands.play("full", phase);
        if (round === 1 && turn === 2 && phase.phase === "assign") {
            await reach(walter, 1, 2, "insert");
            // Who watches sees all of it and can do nothing.
            expect(
                await walter.page
                    .locator('[data-testid^="hand-tile-"], [data-testid^="piece-"], [data-testid="assign"]')
                    .count(),
            ).toBe(0);
            expect(await walter.page.locator('[data-town="left"] .slots [data-tile]').count()).toBe(2);
            await explains(walter, "automarta", "right");
        }
    }
    const said = (await ada.page.evaluate(() => window.said!)).join("\n");
    for (const expected of [
        /Round 1, turn 2 of 3/,
        /Autommaso takes for Leftville: .+\. (Nothing in the hand adds more|The card asks|The city has a house)/,
        /Automarta takes for Automacity: .+\./,
        /in hand\. Arrow keys choose a city/,
        /duplex, .+ (left of|above) .+ for (Leftville|Righttown)\./,
        /Every city has its tile/,
        /Build in both cities/,
        /in hand\. Arrow keys choose a place, Enter/,
        /put on row \d, column \d, (plus|minus) \d+ points?, beside/,
        /Placed\. Righttown/,
    ]) {
        expect(said).toMatch(expected);
    }
    await endsRight(ada);
    await reasonsAddUp(ada);
    await scored(walter);
    expect(await finalTowns(walter)).toEqual(await finalTowns(ada));
    expect([...ada.faults, ...walter.faults]).toEqual([]);
});

test("a game in the Simple mode on a phone, tapped and dragged", async () => {
    const ben = await site.arrive("Ben", PHONE);
    await playAlone(ben, site.url, "simple", 1);
    const [taps, swipes] = [new AloneTaps(ben), new AloneSwipes(ben)];
    for (const phase of phases("simple")) await (phase.round === 1 ? taps : swipes).play("simple", phase);
    await endsRight(ben);
    // Another game is one tap away.
    await ben.get("rematch").tap();
    await reach(ben, 1, 1, "assign");
    expect(ben.faults).toEqual([]);
});

test("what chance has turned up, and what the level adds, is explained to mouse, keyboard and finger", async () => {
    const [mouse, finger] = [await site.arrive("Dora"), await site.arrive("Emil", PHONE)];
    for (const who of [mouse, finger]) {
        await playAlone(who, site.url, "simple", 2);
        await reach(who, 1, 1, "assign");
    }
    const hint = mouse.get("tile-hint");
    await mouse.get("level").hover();
    await hint.waitFor();
    expect(await hint.innerText()).toContain("changes by −4");
    await mouse.tabTo(".chance");
    await expect.poll(() => hint.innerText()).toContain("turned up at random");
    const described = mouse.page.locator(".chance[aria-describedby]");
    expect(await described.getAttribute("aria-describedby")).toBe(await hint.getAttribute("id"));
    await mouse.page.keyboard.press("Escape");
    await hint.waitFor({ state: "detached" });

    const touch = await finger.context.newCDPSession(finger.page);
    const { x, y, width, height } = (await finger.page.locator(".chance").first().boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await finger.get("tile-hint").waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await finger.get("tile-hint").innerText()).toContain("turned up at random");
    // On the sheet, which lies over everything, a tap is enough.
    await finger.get("open-across").tap();
    await finger.get("across").getByTestId("level").tap();
    await expect.poll(() => finger.get("tile-hint").innerText()).toContain("changes by −4");
    expect(await finger.get("tile-hint").evaluate((one) => one.matches(":popover-open"))).toBe(true);
    expect([...mouse.faults, ...finger.faults]).toEqual([]);
});

test("a campaign of three games, over a restart, to its place among the high scores", async () => {
    const chiara = await site.arrive("Chiara");
    await playAlone(chiara, site.url, "simple", 3, "three");
    const room = chiara.page.url();
    const clicks = new AloneClicks(chiara);
    let total = 0;

    for (const [game, bonus] of (["factory", "house", "park"] as const).entries()) {
        for (const phase of phases("simple")) await clicks.play("simple", phase);
        await scored(chiara);
        const { left, right } = await finalTowns(chiara);
        const lower = Math.min(left.total, right.total);
        const best = (await finalRanking(chiara)).filter(({ place }) => place === 1).map(({ seat }) => seat);
        const won = best.includes(0);
        const title = await chiara.get("ceremony-title").textContent();
        const [, winner, first, mine] = /(\w+) wins with (\d+) against your (\d+)/.exec(title!) ?? [];
        // Behind by the higher city alone, one reads who is ahead.
        if (won) expect(title).toMatch(/^\s*You /);
        else if (first === undefined) expect(title).toMatch(/^\s*Autom.* with \d+/);
        else {
            expect([Number(mine), Number(first) > Number(mine)]).toEqual([lower, true]);
            expect([winner]).toEqual(best.map((seat) => ["Chiara", "Autommaso", "Automarta"][seat]));
        }
        const city = left.total <= right.total ? left : right;
        const points = { factory: city.factories, house: city.houses, park: city.parks }[bonus] * (won ? 2 : 1);

        expect(await chiara.get("bonus").locator("button:disabled").count(), "types chosen before").toBe(game);
        // Of two equal cities the better one counts for the type.
        if (left.total !== right.total)
            expect(await chiara.get(`bonus-${bonus}`).getAttribute("data-points")).toBe(String(points));
        total += lower + Number(await chiara.get(`bonus-${bonus}`).getAttribute("data-points"));
        await chiara.get(`bonus-${bonus}`).click();
        await chiara.page.locator(`[data-testid="campaign"][data-total="${total}"]`).waitFor();
        if (game === 2) break;

        if (game === 0) {
            await site.program.kill();
            await site.program.restart();
            await chiara.page.goto(`${site.url}/profile`);
            await chiara.page
                .locator(`a[href="${new URL(room).pathname}"]`)
                .first()
                .click();
            await scored(chiara);
        }
        await chiara.get("campaign-next").click();
        await reach(chiara, 1, 1, "assign");
    }
    // The list of high scores follows the room, a moment later.
    const best = chiara.page.locator("table tbody tr").first();
    const listed = async () => {
        await chiara.page.goto(`${site.url}/records?length=3&mode=simple&level=3`);
        return best.count();
    };
    await expect.poll(listed, { timeout: 20_000 }).toBe(1);
    expect(await best.innerText()).toContain("Chiara");
    expect(await best.locator(".total").innerText()).toBe(String(total));
    expect(chiara.faults).toEqual([]);
});
