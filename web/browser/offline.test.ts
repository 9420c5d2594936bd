/**
 * Cut off in the middle of giving and of placing: whatever was done is done once, and no tile is seen in two places.
 *
 * Faults that turn this file red: a command that is sent again under a new id; nothing drawn over the view; a tile on
 * its way that stays in the hand; one that is drawn on the board although the view has it there.
 */

import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { AloneClicks, playAlone, reach as reachAlone } from "./alone";
import { Cable } from "./cable";
import { firstPlace, MouseBuilder } from "./grid";
import type { Person } from "./people";
import { Program } from "./program";
import { start } from "./sides";
import { openSite } from "./site";
import { Clicks, DUEL_TURNS, reach, type Turn } from "./table";
import { seenTwice, watchTiles } from "./twice";

const site = openSite();

/** What becomes of a command: it arrives and its answer is lost, it is lost itself, or it is given after the cut. */
type Fate = "arrives" | "lost" | "after";

/** Someone at the end of a cable. */
class Far {
    constructor(
        readonly who: Person,
        readonly cable: Cable,
    ) {}

    static async arrive(name: string, program: Program = site.program): Promise<Far> {
        return new Far(await site.arrive(name), await Cable.to(program.url));
    }

    comeIn(room: string): Promise<void> {
        return this.who.comeIn(this.cable.url + new URL(room).pathname);
    }

    /**
     * Does something and is cut off for so long. `arrived` waits until the server certainly has it, `meanwhile` looks
     * at what has to be seen all the time.
     */
    async cutOff(
        fate: Fate,
        ms: number,
        { act, arrived, meanwhile }: Record<"act" | "arrived" | "meanwhile", () => Promise<void>>,
    ): Promise<void> {
        const top = await this.top();
        if (fate === "after") {
            await this.cable.pull(this.who);
            await act();
        } else {
            this.cable.deaden(fate === "arrives" ? "down" : "up");
            await act();
            if (fate === "arrives") await arrived();
            await this.cable.pull(this.who);
        }
        await meanwhile();
        await this.who.get("kept").waitFor();
        // Nothing moves under a finger that is just going to tap.
        expect(await this.top()).toBe(top);
        await sleep(ms);
        await meanwhile();
        await this.cable.plugIn(this.who);
        await this.who.heeded();
        expect(await this.who.get("notice").count()).toBe(0);
    }

    /** Where the page begins below the masthead. */
    private top(): Promise<number> {
        return this.who.page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
    }
}

/** Ada, who is cut off, and Ben, at a table of two: nobody but they builds in their cities. */
class Duel {
    constructor(
        readonly ada: Far,
        readonly ben: Clicks,
        readonly clicks = new Clicks(ada.who),
    ) {}

    /** `between`: what the host settles before. */
    static async begin(program = site.program, between = async (_: Person): Promise<void> => {}): Promise<Duel> {
        const ada = await Far.arrive("Ada", program);
        const ben = await site.arrive("Ben");
        const room = await ben.makeRoom(program.url, 2);
        await ben.comeIn(room);
        await ada.comeIn(room);
        for (const [seat, who] of [ben, ada.who].entries()) await who.sit(seat);
        await between(ben);
        await ben.begin();
        await reach(ada.who, DUEL_TURNS[0]!, "choose");
        await watchTiles(ada.who);
        return new Duel(ada, new Clicks(ben));
    }

    private async seat(): Promise<string> {
        return String(Number(await this.ada.who.get("city-left").getAttribute("data-city")) / 2);
    }

    /** Waits until Ben sees Ada's seat like this. */
    private async benSees(state: string): Promise<void> {
        const seat = this.ben.who.page.locator(`[data-testid="seat-${await this.seat()}"][data-state="${state}"]`);
        await seat.waitFor();
    }

    /** Ada's left city, as Ben sees it. */
    private async city(): Promise<string> {
        return `[data-testid="ring-city-${await this.ada.who.get("city-left").getAttribute("data-city")}"] .stone`;
    }

    private async benSeesBuilt(buildings: number): Promise<void> {
        await shows(this.ben.who, await this.city(), buildings);
    }

    async give(turn: Turn, fate: Fate, ms: number): Promise<void> {
        const { ada, ben, clicks } = this;
        await Promise.all([ada.who, ben.who].map((each) => reach(each, turn, "choose")));
        await clicks.draft(0, 2);
        await ada.who.heeded();
        const picked = await tiles(ada.who, '[data-testid^="hand-tile-"][aria-pressed="true"]');
        await ada.cutOff(fate, ms, {
            act: () => clicks.give(),
            arrived: () => this.benSees("chosen"),
            meanwhile: async () => {
                expect(await tiles(ada.who, ".given [data-tile]")).toEqual(picked);
                expect(await ada.who.get("give").count()).toBe(0);
            },
        });
        await this.benSees("chosen");
        await ben.choose();
        await Promise.all([ada.who, ben.who].map((each) => reach(each, turn, "place")));
        expect(await tiles(ada.who, '[data-testid^="my-tile-"]')).toEqual(picked);
    }

    async place(turn: Turn, fate: Fate, ms: number): Promise<void> {
        const { ada, ben, clicks } = this;
        await Promise.all([ada.who, ben.who].map((each) => reach(each, turn, "place")));
        const before = await ben.who.page.locator(await this.city()).count();
        await ada.cutOff(fate, ms, {
            act: () => clicks.confirm(0, "left"),
            arrived: () => this.benSeesBuilt(before + 1),
            meanwhile: async () => {
                await ada.who.page.locator('[data-testid="my-tile-0"][disabled]').waitFor();
                expect(await ada.who.get("city-left").locator(".sent").count()).toBe(1);
            },
        });
        expect(await ada.who.get("city-left").locator(".sent").count()).toBe(0);
        await this.benSeesBuilt(before + 1);
        expect(await ada.who.get("my-tile-1").isEnabled()).toBe(true);
        await clicks.place(1, "right");
        await ben.build();
    }

    async sees(): Promise<void> {
        expect(await seenTwice(this.ada.who)).toEqual([]);
        expect([...this.ada.who.faults, ...this.ben.who.faults]).toEqual([]);
    }

    close(): void {
        this.ada.cable.close();
    }
}

/** Waits until someone sees exactly so many of something. */
async function shows({ page }: Person, selector: string, count: number): Promise<void> {
    await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
        selector,
        count,
    ] as const);
}

const tiles = ({ page }: Person, selector: string): Promise<(string | null)[]> =>
    page.locator(selector).evaluateAll((found) => found.map((tile) => tile.getAttribute("data-tile")));

test.concurrent("for a second and for six, a player gives and places once", async () => {
    const duel = await Duel.begin();
    const cuts = [1_000, 6_000].flatMap((ms) =>
        (["arrives", "lost", "after"] as const).map((fate) => [fate, ms] as const),
    );
    for (const [i, [fate, ms]] of cuts.entries()) {
        await duel.give(DUEL_TURNS[i]!, fate, ms);
        await duel.place(DUEL_TURNS[i]!, fate, ms);
    }
    await duel.sees();
    duel.close();
});

test.concurrent.for([
    ["give", "arrives"],
    ["give", "lost"],
    ["place", "arrives"],
    ["place", "lost"],
] as const)("for a minute, a player does it once: %s, %s", async ([what, fate]) => {
    const duel = await Duel.begin();
    const turn = DUEL_TURNS[0]!;
    if (what === "give") {
        await duel.give(turn, fate, 60_000);
    } else {
        await Promise.all([new Clicks(duel.ada.who), duel.ben].map((each) => each.choose()));
        await duel.place(turn, fate, 60_000);
    }
    await duel.sees();
    duel.close();
});

test.concurrent("alone, a player assigns and inserts once", async () => {
    const [ada, walter] = [await Far.arrive("Ada"), await site.arrive("Walter")];
    const { who } = ada;
    await playAlone(who, ada.cable.url, "full", 3);
    const clicks = new AloneClicks(who);
    await reachAlone(who, 1, 1, "assign");
    await walter.page.goto(site.url + new URL(who.page.url()).pathname);
    await reachAlone(walter, 1, 1, "assign");
    await watchTiles(who);

    await clicks.mean(0, "left");
    await clicks.mean(1, "right");
    await ada.cutOff("arrives", 6_000, {
        act: () => clicks.say(),
        arrived: () => reachAlone(walter, 1, 1, "insert"),
        meanwhile: async () => expect(await who.get("assign").isDisabled()).toBe(true),
    });
    await reachAlone(who, 1, 1, "insert");
    expect(await who.page.locator(".tile-card.piece").count()).toBe(4);

    const stones = '[data-testid="city-left"] .stone';
    for (const [tile, fate] of (["lost", "after"] as const).entries()) {
        const before = await walter.page.locator(stones).count();
        await ada.cutOff(fate, 6_000, {
            act: () => clicks.confirm("left", tile),
            arrived: () => Promise.resolve(),
            meanwhile: async () => {
                await who.page.locator(`[data-testid="piece-left-${tile}"][disabled]`).waitFor();
                expect(await who.get("city-left").locator(".sent").count()).toBe(1);
            },
        });
        expect(await who.get("city-left").locator(".sent").count()).toBe(0);
        await shows(walter, stones, before + 1);
    }
    for (const tile of [0, 1]) await clicks.insert("right", tile);
    await reachAlone(who, 1, 2, "assign");
    expect([await seenTwice(who), who.faults]).toEqual([[], []]);
    ada.cable.close();
});

test.concurrent("in City Square Off, a player lays and confirms once", async () => {
    const [ada, ben] = [await Far.arrive("Ada"), await site.arrive("Ben")];
    const { who } = ada;
    const room = await ben.makeSquareOff(site.url, "base", 2);
    await ben.comeIn(room);
    await ada.comeIn(room);
    for (const [seat, each] of [ben, who].entries()) await each.sit(seat);
    await ben.begin();
    const [mine, theirs] = [new MouseBuilder(who), new MouseBuilder(ben)];
    await start(mine, theirs);
    await Promise.all([who, ben].map((each) => each.page.locator('.square-off[data-phase="place"]').waitFor()));
    await watchTiles(who);

    const card = (await who.get("card").getAttribute("data-piece"))!;
    const place = firstPlace(card, await mine.letters(), "base")!;
    await ada.cutOff("lost", 6_000, {
        act: () => mine.show(place),
        arrived: () => Promise.resolve(),
        meanwhile: async () => expect(await who.get("laid").count()).toBe(1),
    });
    await ada.cutOff("arrives", 1_000, {
        act: () => mine.done(),
        arrived: () => ben.page.locator('[data-testid="side-1"][data-doing="done"]').waitFor(),
        meanwhile: () => who.get("again").waitFor(),
    });
    await theirs.layCard("base");
    await theirs.done();
    await who.page.locator('.square-off[data-turn="2"]').waitFor();
    expect(await seenTwice(who)).toEqual([]);
    const grid = await mine.letters();
    await who.page.reload();
    await who.page.locator('.square-off[data-turn="2"]').waitFor();
    expect(await mine.letters()).toEqual(grid);
    expect([...grid.values()].includes(card)).toBe(true);
    expect(who.faults).toEqual([]);
    ada.cable.close();
});

test.concurrent("who was played for meanwhile is told so, and has every tile once", async () => {
    const program = await Program.start("--away-after", "2", "--house-pause", "100");
    const duel = await Duel.begin(program, async (host) => {
        await host.option("absence-bot");
        await host.heeded();
    });
    const { ada, ben, clicks } = duel;
    await clicks.draft(0, 2);
    await ada.who.heeded();
    ada.cable.deaden("up");
    await clicks.give();
    await ada.cable.pull(ada.who);
    ada.cable.cut();
    await ben.choose();
    await reach(ben.who, DUEL_TURNS[0]!, "place");
    await ben.build();
    await reach(ben.who, DUEL_TURNS[1]!, "choose");
    expect(await ada.who.page.locator(".given [data-tile]").count()).toBe(2);

    await ada.cable.plugIn(ada.who);
    await ada.who.get("notice").waitFor();
    await ada.who.heeded();
    await duel.sees();
    duel.close();
    await program.stop();
});
