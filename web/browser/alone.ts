/** The solo game on the page, and the ways to play it: with mouse, finger or keyboard. */

import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { Side, SoloMode } from "../src/protocol/types";
import { drag, middle, swipe, swipeOnto, tapAgain } from "./dragging";
import { score, type Sheet } from "./program";
import type { Person } from "./people";
import { cellOf } from "./table";

export type Phase = "assign" | "insert";
type Town = Side | "automacity";

const SIDES: readonly Side[] = ["left", "right"];
const LINES = ["shops", "factories", "taverns", "offices", "parks", "houses", "total"] as const;

/** The phases of a game in order. In the Full mode duplexes are assigned twice before any is inserted. */
export function phases(mode: SoloMode): { round: number; turn: number; phase: Phase }[] {
    const both = (round: number, turn: number) =>
        (["assign", "insert"] as const).map((phase) => ({ round, turn, phase }));
    const three = (round: number) => [1, 2, 3].flatMap((turn) => both(round, turn));
    const duplexes = mode === "full" ? [{ round: 2, turn: 1, phase: "assign" as const }, ...both(2, 2)] : both(2, 1);
    return [...three(1), ...duplexes, ...three(3)];
}

/** Makes a room for one on the front page, comes in and begins. */
export async function playAlone(
    who: Person,
    site: string,
    mode: SoloMode,
    level: number,
    campaign = "none",
): Promise<void> {
    await who.page.goto(site);
    const form = who.page.locator('form[action="/solo"]');
    for (const [name, value] of Object.entries({ mode, level, campaign })) {
        await form.locator(`input[name="${name}"][value="${value}"]`).check();
    }
    await form.locator("button").click();
    await who.page.waitForURL("**/r/*");
    await who.comeIn(who.page.url());
    await who.get("begin").click();
}

/** How someone plays alone. */
export abstract class Alone {
    constructor(readonly who: Person) {}

    /** Means a tile of the hand for a city. */
    abstract mean(tile: number, town: Town): Promise<void>;
    /** Says it for good. */
    abstract say(): Promise<void>;
    /** Puts a tile that is assigned to a city on the place that brings the most, and confirms it. */
    abstract insert(side: Side, tile: number): Promise<void>;

    async play(mode: SoloMode, { round, turn, phase }: { round: number; turn: number; phase: Phase }): Promise<void> {
        await reach(this.who, round, turn, phase);
        if (phase === "assign") await this.assign(mode);
        else await this.build();
    }

    /** The first tiles of the hand, one for each city. */
    async assign(mode: SoloMode): Promise<void> {
        const towns: Town[] = mode === "simple" ? ["left", "automacity", "right"] : ["left", "right"];
        for (const [tile, town] of towns.entries()) await this.mean(tile, town);
        await this.say();
    }

    async build(): Promise<void> {
        for (const side of SIDES) for (const tile of [0, 1]) await this.insert(side, tile);
    }

    protected piece(side: Side, tile: number): Locator {
        return this.who.get(`piece-${side}-${tile}`);
    }

    protected board(side: Side): Locator {
        return this.who.get(`city-${side}`);
    }

    /** A piece that is held over a place where it can lie. */
    protected aimed(side: Side): Locator {
        return this.board(side).locator(".aim");
    }

    /** Waits until the server has taken the tile; after the last one of a turn nothing is left to be inserted. */
    protected async taken(side: Side, tile: number): Promise<void> {
        await this.who.page
            .locator(`[data-testid="piece-${side}-${tile}"]:not([disabled])`)
            .waitFor({ state: "detached" });
        await this.who.heeded();
    }

    /** The spot of a board that brings the most points. */
    protected async best(side: Side, spot = "[data-spot]"): Promise<Locator> {
        const spots = this.board(side).locator(spot);
        await spots.first().waitFor();
        const deltas = await spots.evaluateAll((found) => found.map((spot) => Number(spot.getAttribute("data-delta"))));
        return spots.nth(deltas.indexOf(Math.max(...deltas)));
    }

    /** The middle of a tile that lies on that spot, in page coordinates. Asked for while it is dragged. */
    protected async landing(side: Side): Promise<{ x: number; y: number }> {
        const box = (await (await this.best(side, ".places.seen [data-place]")).boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }

    /** Waits until a city has this tile of the hand. */
    async meant(town: Town, tile: string | null): Promise<void> {
        await this.who.page.locator(`[data-slot="${town}"][data-tile="${tile}"]`).first().waitFor();
    }
}

/** Waits until someone's page shows this phase of this turn. */
export async function reach({ page }: Person, round: number, turn: number, phase: Phase): Promise<void> {
    await page.locator(`.solo[data-round="${round}"][data-turn="${turn}"][data-phase="${phase}"]`).waitFor();
}

/** A mouse that clicks. */
export class AloneClicks extends Alone {
    async mean(tile: number, town: Town): Promise<void> {
        const card = this.who.get(`hand-tile-${tile}`);
        await card.click();
        await this.who.get(`slot-${town}`).click();
        await this.meant(town, await card.getAttribute("data-tile"));
    }

    async say(): Promise<void> {
        await this.who.get("assign").click();
    }

    async insert(side: Side, tile: number): Promise<void> {
        await this.confirm(side, tile);
        await this.taken(side, tile);
    }

    /** The same, without looking at what comes of it. */
    async confirm(side: Side, tile: number): Promise<void> {
        await this.piece(side, tile).click();
        await (await this.best(side)).click();
        await this.who.get(`actions-${side}`).getByTestId("confirm-place").click();
    }
}

/** A mouse that drags. */
export class AloneDrags extends AloneClicks {
    override async mean(tile: number, town: Town): Promise<void> {
        const card = this.who.get(`hand-tile-${tile}`);
        const notation = await card.getAttribute("data-tile");
        // Anywhere on the city will do.
        await drag(this.who, card, async () =>
            middle(await this.who.page.locator(`[data-town="${town}"]`).first().boundingBox()),
        );
        await this.meant(town, notation);
    }

    /** Drags what is meant for one city to the other: the tiles change places. */
    async swap(): Promise<void> {
        const [left, right] = await Promise.all(
            SIDES.map((side) => this.who.get(`slot-${side}`).getAttribute("data-tile")),
        );
        await drag(this.who, this.who.get("slot-left"), async () =>
            middle(await this.who.get("slot-right").boundingBox()),
        );
        await this.meant("right", left!);
        await this.meant("left", right!);
    }

    override async insert(side: Side, tile: number): Promise<void> {
        const piece = this.piece(side, tile);
        await drag(this.who, piece, () => this.landing(side), this.aimed(side));
        await this.who.get(`actions-${side}`).getByTestId("confirm-place").click();
        await this.taken(side, tile);
    }
}

/** Drags a tile that waits in a city on to another place. */
export async function dragOn(who: Person, side: Side): Promise<void> {
    const city = who.get(`city-${side}`);
    const lies = city.locator(".provisional");
    const before = await cellOf(lies);
    const others = city.locator(`.places.seen [data-place]:not([data-place="${before}"])`);
    await drag(who, lies, async () => middle(await others.first().boundingBox()), city.locator(".aim"));
    await expect.poll(() => cellOf(lies)).not.toBe(before);
}

/** A finger on a phone. */
export class AloneTaps extends Alone {
    /** Takes a tile of the hand. */
    async take(tile: number): Promise<Locator> {
        const card = this.who.get(`hand-tile-${tile}`);
        const held = this.who.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`);
        await tapAgain(card, held, "visible");
        return card;
    }

    async mean(tile: number, town: Town): Promise<void> {
        const card = await this.take(tile);
        // Anywhere on the city will do.
        await (town === "automacity" ? this.who.page.locator(`[data-slot="${town}"]`) : this.board(town)).tap();
        await this.meant(town, await card.getAttribute("data-tile"));
    }

    async say(): Promise<void> {
        await this.who.get("assign").tap();
    }

    async insert(side: Side, tile: number): Promise<void> {
        await this.piece(side, tile).tap();
        await (await this.best(side)).tap();
        await this.confirm(side, tile);
    }

    protected async confirm(side: Side, tile: number): Promise<void> {
        const board = this.board(side);
        await tapAgain(
            this.who.get(`actions-${side}`).getByTestId("confirm-place"),
            board.locator(".provisional"),
            "detached",
        );
        await this.taken(side, tile);
    }
}

/** A finger that drags: tiles of the hand onto a city, and those assigned to it into it. */
export class AloneSwipes extends AloneTaps {
    override async mean(tile: number, town: Town): Promise<void> {
        if (town === "automacity") return super.mean(tile, town);
        const card = this.who.get(`hand-tile-${tile}`);
        await swipe(this.who, card, async () => middle(await this.board(town).boundingBox()));
        await this.meant(town, await card.getAttribute("data-tile"));
    }

    override async say(): Promise<void> {
        // While the room has not answered it stays, but can't be pressed.
        const ready = this.who.page.locator('[data-testid="assign"]:enabled');
        await tapAgain(this.who.get("assign"), ready, "detached");
    }

    override async insert(side: Side, tile: number): Promise<void> {
        const piece = this.piece(side, tile);
        const lies = this.board(side).locator(".provisional");
        await swipeOnto(this.who, piece, () => this.landing(side), [this.aimed(side), lies]);
        await this.confirm(side, tile);
    }
}

/** The keyboard alone: Tab, arrows, Enter. */
export class AloneKeys extends Alone {
    async mean(tile: number, town: Town): Promise<void> {
        const { keyboard } = this.who.page;
        const card = `[data-testid="hand-tile-${tile}"]`;
        await this.who.tabTo(card);
        await keyboard.press("Enter");
        // With a tile in hand the focus is on a city, and the arrow keys lead to the others.
        await this.who.page.locator("[data-slot]:focus").waitFor();
        for (
            let steps = 0;
            steps < 2 && (await this.who.page.locator(`[data-slot="${town}"]:focus`).count()) === 0;
            steps++
        ) {
            await keyboard.press("ArrowRight");
        }
        await this.who.page.locator(`[data-slot="${town}"]:focus`).waitFor();
        await keyboard.press("Enter");
        await this.meant(town, await this.who.page.locator(card).getAttribute("data-tile"));
    }

    async say(): Promise<void> {
        // When every city has its tile the focus is on the button.
        await this.who.page.locator('[data-testid="assign"]:focus').waitFor();
        await this.who.page.keyboard.press("Enter");
    }

    async insert(side: Side, tile: number): Promise<void> {
        const { keyboard } = this.who.page;
        await this.who.tabTo(`[data-testid="piece-${side}-${tile}"]`);
        await keyboard.press("Enter");
        await this.board(side).locator("[data-spot]:focus").waitFor();
        // Once around: it stays where there is nothing further down.
        await keyboard.press("ArrowDown");
        await keyboard.press("Enter");
        await this.who.get(`actions-${side}`).getByTestId("confirm-place").waitFor();
        await keyboard.press("Enter");
        await this.taken(side, tile);
    }
}

/** What the last screen says of the three cities. */
export interface FinalTowns {
    left: Sheet & { map: string };
    right: Sheet & { map: string };
    /** The points by type together, what the level adds, and what counts. */
    automacity: { points: number; change: number; total: number; buildings: string[] };
}

/** The last screen; the numbers that can be read must be those of the attributes. */
export async function finalTowns({ page }: Person): Promise<FinalTowns> {
    const rows = await page.locator('[data-testid="scores"] tbody tr').evaluateAll((rows) =>
        rows.map((row) => ({
            data: { ...(row as HTMLElement).dataset },
            read: [...row.querySelectorAll("td")].map((cell) =>
                Number(cell.textContent.replace("−", "-").replace("±", "")),
            ),
        })),
    );
    const sheets = rows.map(({ data, read }) => {
        const [types, change, total] = [read.slice(0, 6), read[6]!, read[7]!];
        const numbers = LINES.map((line) => Number(data[line]));
        if (String([...types, total]) !== String(numbers))
            throw new Error(`the page says ${read} and means ${numbers}`);
        const sheet = Object.fromEntries(LINES.map((line, i) => [line, numbers[i]])) as unknown as Sheet;
        return { ...sheet, map: data["map"]!, change };
    });
    const [left, automacity, right] = sheets as [(typeof sheets)[0], (typeof sheets)[0], (typeof sheets)[0]];
    const buildings = await page
        .locator('[data-testid="final-city-1"] [data-letter]')
        .evaluateAll((found) => found.map((one) => one.getAttribute("data-letter")!));
    const points = LINES.slice(0, 6).reduce((sum, line) => sum + automacity[line], 0);
    return { left, right, automacity: { points, change: automacity.change, total: automacity.total, buildings } };
}

/**
 * The player's two cities as `conurbation score` has them. Automacity has no grid, but its factories count in the
 * ranking of the others: it goes in as any square of its sixteen buildings.
 */
export function recount({ left, right, automacity }: FinalTowns): (Sheet & { city: string })[] {
    const letters = automacity.buildings.join("");
    const square = [0, 4, 8, 12].map((from) => letters.slice(from, from + 4)).join("/");
    return score([left.map, right.map, square]).slice(0, 2);
}
