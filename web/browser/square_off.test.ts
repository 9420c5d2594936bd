/** City Square Off through the pages: a base game, a race, a game against a bot and one of two teams. */

import { expect, test } from "vitest";

import {
    DragBuilder,
    firstPlace,
    KeyBuilder,
    MouseBuilder,
    reachCard,
    SwipeBuilder,
    TapBuilder,
    type Builder,
} from "./grid";
import { Person, PHONE } from "./people";
import { openSite } from "./site";
import { meet, start, STARTER_A, STARTER_B, STARTERS_AT, WITH_A, WITH_B } from "./sides";

const site = openSite(["--house-pause", "100"]);

/** Waits until the other grid shows so many squares that are covered. */
async function othersCovered(person: Person, count: number): Promise<void> {
    await person.page.waitForFunction((count) => {
        const cells = document.querySelectorAll('[data-testid="grid-other"] [data-cell]:not([data-letter="."])');
        return cells.length === count;
    }, count);
}

/** Waits until the bar on top tells them what to do. */
const toldTo = (builder: Builder, what: string): Promise<void> => builder.who.get("waiting").getByText(what).waitFor();

const result = async (person: Person): Promise<{ winner: string | null; reason: string | null }> => {
    const shown = person.get("result");
    await shown.waitFor();
    return { winner: await shown.getAttribute("data-winner"), reason: await shown.getAttribute("data-reason") };
};

test("a base game, one at the keyboard and one on a phone, from the starters to its end", async () => {
    const ada = new KeyBuilder(await site.arrive("Ada"));
    const ben = new SwipeBuilder(await site.arrive("Ben", PHONE));
    await meet(site.url, "base", [ada.who, ben.who]);
    await ada.who.begin();

    await toldTo(ada, "Your turn: lay your starter");
    // Who takes a starter first has it; where it lies is nobody else's business yet.
    await ada.lay(STARTER_A);
    await ben.who.page.locator('[data-testid="piece-A"]:disabled').waitFor();
    await othersCovered(ben.who, 0);
    await ada.done();
    // Until both are done she may think better of it.
    await ada.changeMind();
    await ada.lay(["A", 0, [4, 2]]);
    await ada.done();
    await ben.lay(STARTER_B);
    await ben.done();

    let turn = 1;
    for (; (await reachCard(ada.who, turn)) === "place"; turn++) {
        await reachCard(ben.who, turn);
        await toldTo(ada, "Your turn: lay your tile");
        const before = await coveredBy(ada);
        await ada.layCard("base");
        await ada.done();
        await othersCovered(ben.who, before);
        // Ben builds from the other end, and on the way to it.
        await ben.layCard("base", turn % 2 === 0);
        await ben.done();
    }
    expect(turn, "a game takes a while").toBeGreaterThan(6);

    // What the rules say of the last card, as a player would look it up.
    const card = (await ada.who.get("card").getAttribute("data-piece"))!;
    const [one, other] = [await ada.letters("grid-0"), await ada.letters("grid-1")].map(
        (letters) => firstPlace(card, letters, "base") !== null,
    );
    expect(one && other, "somebody can't go on").toBe(false);
    const told = await result(ada.who);
    expect(told.reason).toBe(one || other ? "fit" : "groups");
    if (one !== other) expect(told.winner).toBe(one ? "0" : "1");
    expect(await result(ben.who)).toEqual(told);
    expect([ada, ben].flatMap(({ who }) => who.faults)).toEqual([]);
});

async function coveredBy(builder: Builder): Promise<number> {
    return [...(await builder.letters()).values()].filter((letter) => letter !== ".").length;
}

test("a race: each sees the other build, tiles come back into the hand, and a covered grid ends it", async () => {
    const ada = new MouseBuilder(await site.arrive("Ada"));
    const ben = new DragBuilder(await site.arrive("Ben"));
    await meet(site.url, "sprint", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    for (const { who } of [ada, ben]) expect(await reachCard(who, 1)).toBe("race");
    // Nobody waits for anybody: the heading says what to do, and the bar on top nothing.
    await ada.who.get("headline").getByText("Go! Cover your grid").waitFor();
    expect(await ada.who.get("waiting").count()).toBe(0);

    // A tile that stands in the way is taken back with a click.
    await ada.lay(["k", 0, [3, 2]]);
    await othersCovered(ben.who, 11);
    await ada.who.get("grid-mine").locator('[data-cell="3,4"]').click();
    await othersCovered(ben.who, 6);
    await ada.who.page.keyboard.press("Escape");

    for (const place of WITH_B.slice(1)) await ben.lay(place);
    await othersCovered(ada.who, 26);
    for (const place of WITH_A.slice(1)) await ada.lay(place);
    for (const { who } of [ada, ben]) expect(await result(who)).toEqual({ winner: "0", reason: "covered" });

    // How it could have gone on is shown to who asks; Ada's grid has nothing to show.
    expect(await ada.who.get("solve").count()).toBe(0);
    await ben.who.get("solve").click();
    await ben.who.get("back").waitFor();
    const covered = ben.who.get("final-1").locator("[data-piece]");
    await ben.who.page.waitForFunction(
        () => document.querySelectorAll('[data-testid="final-1"] [data-piece]').length > 12,
    );
    expect(await covered.count()).toBeLessThanOrEqual(22);
    expect([ada, ben].flatMap(({ who }) => who.faults)).toEqual([]);
});

test("City Sprawl against the house, by tapping", async () => {
    const ada = new TapBuilder(await site.arrive("Ada", PHONE));
    await meet(site.url, "sprawl", [ada.who], 2);
    await ada.who.get("fill").click();
    await ada.who.page.locator('[data-testid="seat-1"][data-bot]').waitFor();
    await ada.who.begin();
    // The bot takes a starter at once.
    await ada.who.page.locator('[data-testid^="piece-"]:disabled').waitFor();
    const free = ada.who.page.locator('[data-testid^="piece-"]:not(:disabled)').first();
    const starter = (await free.getAttribute("data-testid"))!.slice(-1);
    await ada.lay([starter, 0, STARTERS_AT[starter]!]);
    await ada.done();
    let outside = 0;
    for (let turn = 1; (await reachCard(ada.who, turn)) === "place"; turn++) {
        await ada.layCard("sprawl");
        // What a tile costs is said while it can still be moved.
        const [, count] = /^(One|\d+) squares? lies? over/.exec(await ada.who.get("hint").innerText()) ?? [];
        outside += count === "One" ? 1 : Number(count ?? 0);
        await ada.done();
    }
    const told = await result(ada.who);
    expect(told.reason).toBe("outside");
    const counted = await ada.who.page.locator('[data-row="outside"] .num').allTextContents();
    const [one, other] = counted.map(Number) as [number, number];
    expect(one + other).toBeGreaterThan(0);
    expect(outside).toBe(one);
    expect(one).toBeGreaterThan(0);
    expect(told.winner).toBe(one === other ? "none" : one < other ? "0" : "1");
    expect(ada.who.faults).toEqual([]);
});

test("two against two: partners see what one holds, lay it and confirm it", async () => {
    const names = ["Ada", "Ben", "Chiara", "Dora"];
    const [ada, ben, chiara, dora] = (await Promise.all(
        names.map(async (name) => new MouseBuilder(await site.arrive(name))),
    )) as [MouseBuilder, MouseBuilder, MouseBuilder, MouseBuilder];
    const all = [ada, ben, chiara, dora];
    await meet(
        site.url,
        "base",
        all.map(({ who }) => who),
    );
    await ada.who.begin();
    await start(ada, ben);
    for (const { who } of all) await reachCard(who, 1);

    await ada.hold([4, 4]);
    await chiara.who.get("ghost").filter({ hasText: "Ada" }).waitFor({ state: "attached" });
    for (const { who } of [ben, dora]) expect(await who.get("ghost").count()).toBe(0);
    await ada.who.get("headline").hover();
    await chiara.who.get("ghost").waitFor({ state: "detached" });
    await ada.who.say("city-0", "Over there?");
    await chiara.who.heard("city-0", "Over there?");
    for (const { who } of [ben, dora]) expect(await who.page.getByText("Over there?").count()).toBe(0);

    for (let turn = 1; ; turn++) {
        const phases = await Promise.all(all.map(({ who }) => reachCard(who, turn)));
        if (phases.includes("ended")) break;
        // One lays, the other one confirms; the next time it is the other way round.
        const [greens, oranges] =
            turn % 2
                ? [
                      [ada, chiara],
                      [ben, dora],
                  ]
                : [
                      [chiara, ada],
                      [dora, ben],
                  ];
        for (const [lays, confirms] of [greens, oranges] as [MouseBuilder, MouseBuilder][]) {
            await lays.layCard("base", lays === ben);
            await confirms.who.get("laid").waitFor({ state: "attached" });
            await confirms.done();
        }
    }
    const told = await result(ada.who);
    for (const { who } of all) expect(await result(who)).toEqual(told);
    expect(all.flatMap(({ who }) => who.faults)).toEqual([]);
});
