/** The table during a game, and the ways to play at it: with mouse, finger or keyboard. */

import type { Locator } from "playwright-core";

import type { Side } from "../src/protocol/types";
import { drag, swipeOnto, tapAgain } from "./dragging";
import { present, type Person } from "./people";

export interface Turn {
    round: number;
    turn: number;
}

/** Every turn of a game, in order. */
export const TURNS: readonly Turn[] = [
    { round: 1, turn: 1 },
    { round: 1, turn: 2 },
    { round: 1, turn: 3 },
    { round: 2, turn: 1 },
    { round: 3, turn: 1 },
    { round: 3, turn: 2 },
    { round: 3, turn: 3 },
];

/** Every turn of a game of two: each round twice. */
export const DUEL_TURNS: readonly Turn[] = [3, 3, 1, 1, 3, 3].flatMap((turns, i) =>
    Array.from({ length: turns }, (_, turn) => ({ round: i + 1, turn: turn + 1 })),
);

/** "row,column" of where something lies on a board. */
export const cellOf = (piece: Locator): Promise<string> =>
    piece.evaluate((found: HTMLElement) =>
        [found.style.getPropertyValue("--r"), found.style.getPropertyValue("--c")].join(","),
    );

const SIDES: readonly Side[] = ["left", "right"];

/** Waits until someone's page shows this phase of this turn. */
export async function reach(person: Person, { round, turn }: Turn, phase: "choose" | "place"): Promise<void> {
    await person.page.locator(`.table[data-round="${round}"][data-turn="${turn}"][data-phase="${phase}"]`).waitFor();
}

/** The buildings around the ring: they only become more. */
const BUILDINGS = '[data-testid^="ring-city-"] .stone';

/** To be run in a page. Whether it shows that many of something, or no ring: it is over, or only watched. */
function showsOrIsOver([selector, count]: readonly [string, number]): boolean {
    const ring = document.querySelector('[data-testid^="ring-city-"]');
    return ring === null || document.querySelectorAll(selector).length >= count;
}

/** How someone plays. */
export abstract class Hands {
    constructor(readonly who: Person) {}

    /** Picks two tiles of the hand as a draft that can still be changed. */
    abstract draft(first: number, second: number): Promise<void>;
    /** Gives the two tiles of the draft away for good. */
    abstract give(): Promise<void>;
    /** Puts a revealed tile of one's own into a city, on the place that brings the most, and confirms it. */
    abstract place(tile: number, side: Side): Promise<void>;

    async choose(first = 0, second = 1): Promise<void> {
        await this.draft(first, second);
        await this.give();
        await this.who.get("give").waitFor({ state: "detached" });
        await this.who.heeded();
    }

    /** Waits until both partners have built. Bots are quick, and would build where a place is meant. */
    async partnersBuilt(): Promise<void> {
        await this.who.page.getByText("has placed here.").nth(1).waitFor();
    }

    /** Both tiles, one into each city. */
    async build(): Promise<void> {
        for (const [tile, side] of SIDES.entries()) await this.place(tile, side);
    }

    /**
     * Waits until the server has taken the tile, and everyone at the table sees it: whoever goes on looks first. After
     * the last one of a turn there are no tiles to be placed any more.
     */
    protected async placed(piece: string): Promise<void> {
        const { page } = this.who;
        await page.locator(`[data-testid="${piece}"]:not([disabled])`).waitFor({ state: "detached" });
        await this.who.heeded();
        const built = await page.locator(BUILDINGS).count();
        const table = present.filter((other) => !other.page.isClosed() && other.page.url() === page.url());
        await Promise.all(table.map((other) => other.page.waitForFunction(showsOrIsOver, [BUILDINGS, built] as const)));
    }

    protected board(side: Side): Locator {
        return this.who.get(`city-${side}`);
    }

    /** What is to be done with the tile that waits on a board. */
    protected actions(side: Side): Locator {
        return this.who.get(`actions-${side}`);
    }

    /** The spot of a board that brings the most points. */
    async best(side: Side, spot = "[data-spot]"): Promise<Locator> {
        const spots = this.board(side).locator(spot);
        await spots.first().waitFor();
        const deltas = await spots.evaluateAll((found) => found.map((spot) => Number(spot.getAttribute("data-delta"))));
        return spots.nth(deltas.indexOf(Math.max(...deltas)));
    }

    /** The middle of a tile that lies on a spot, in page coordinates. Asked for while it is dragged. */
    protected async landing(side: Side): Promise<{ x: number; y: number }> {
        const spot = await this.best(side, ".places.seen [data-place]");
        await spot.scrollIntoViewIfNeeded();
        const box = (await spot.boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
}

/** A mouse that clicks: first the tile, then the place, then the button. `piece` is another tile than one's own. */
export class Clicks extends Hands {
    async draft(first: number, second: number): Promise<void> {
        for (const tile of [first, second]) await this.pick(tile);
    }

    async give(): Promise<void> {
        await this.who.get("give").click();
    }

    async place(tile: number, side: Side, piece = `my-tile-${tile}`): Promise<void> {
        await this.confirm(tile, side, piece);
        await this.placed(piece);
    }

    /** The same, without looking at what comes of it. */
    async confirm(tile: number, side: Side, piece = `my-tile-${tile}`): Promise<void> {
        await this.who.get(piece).click();
        await (await this.best(side)).click();
        await this.actions(side).getByTestId("confirm-place").click();
    }

    private async pick(tile: number): Promise<void> {
        await this.who.get(`hand-tile-${tile}`).click();
        await this.who.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`).waitFor();
    }
}

/** A mouse that drags tiles into the cities. */
export class Drags extends Clicks {
    override async place(tile: number, side: Side, piece = `my-tile-${tile}`): Promise<void> {
        const taken = this.who.get(piece);
        await drag(this.who, taken, () => this.landing(side), this.board(side).locator(".aim"));
        await this.actions(side).getByTestId("confirm-place").click();
        await this.placed(piece);
    }
}

/** A finger on a phone, that taps. */
export class Taps extends Hands {
    async draft(first: number, second: number): Promise<void> {
        for (const tile of [first, second]) {
            await this.who.get(`hand-tile-${tile}`).tap();
            await this.who.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`).waitFor();
        }
    }

    async give(): Promise<void> {
        await this.who.get("give").tap();
    }

    async place(tile: number, side: Side): Promise<void> {
        await this.who.get(`my-tile-${tile}`).tap();
        await (await this.best(side)).tap();
        await this.actions(side).getByTestId("confirm-place").tap();
        await this.placed(`my-tile-${tile}`);
    }
}

/** A finger on a phone, that drags tiles into the cities. */
export class Swipes extends Taps {
    override async place(tile: number, side: Side): Promise<void> {
        const piece = this.who.get(`my-tile-${tile}`);
        const board = this.board(side);
        const lies = board.locator(".provisional");
        await swipeOnto(this.who, piece, () => this.landing(side), [board.locator(".aim"), lies]);
        await tapAgain(this.actions(side).getByTestId("confirm-place"), lies, "detached");
        await this.placed(`my-tile-${tile}`);
    }
}

/** The keyboard alone: Tab, arrows, Enter. */
export class Keys extends Hands {
    async draft(first: number, second: number): Promise<void> {
        const { keyboard } = this.who.page;
        await this.who.tabTo('[data-testid="hand-tile-0"]');
        for (let at = 0; at <= Math.max(first, second); at++) {
            if (at === first || at === second) await keyboard.press("Enter");
            await keyboard.press("ArrowRight");
        }
        for (const tile of [first, second]) {
            await this.who.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`).waitFor();
        }
    }

    async give(): Promise<void> {
        await this.who.tabTo('[data-testid="give"]');
        await this.who.page.keyboard.press("Enter");
    }

    async place(tile: number, side: Side, piece = `my-tile-${tile}`): Promise<void> {
        const { keyboard } = this.who.page;
        const spot = "[data-spot]:focus";
        await this.who.tabTo(`[data-testid="${piece}"]`);
        await keyboard.press("Enter");
        // With a tile in hand the focus is on a place, in the left city if both want one.
        await this.who.page.locator(spot).waitFor();
        if ((await this.board(side).locator(spot).count()) === 0) await keyboard.press("Tab");
        await this.board(side).locator(spot).waitFor();
        // Once around: it stays where there is nothing further down.
        await keyboard.press("ArrowDown");
        await keyboard.press("Enter");
        await this.actions(side).getByTestId("confirm-place").waitFor();
        await keyboard.press("Enter");
        await this.placed(piece);
    }
}

/** A whole turn: all choose at the same time and build one after another. */
export async function playTurn(turn: Turn, players: readonly Hands[]): Promise<void> {
    await Promise.all(
        players.map(async (hands) => {
            await reach(hands.who, turn, "choose");
            await hands.choose();
        }),
    );
    await buildTurn(turn, players);
}

/** The second half of a turn. */
export async function buildTurn(turn: Turn, players: readonly Hands[]): Promise<void> {
    for (const hands of players) {
        await reach(hands.who, turn, "place");
        await hands.build();
    }
}

/** All turns that are left, from the one given on. */
export async function playOn(players: readonly Hands[], from: Turn = TURNS[0]!, turns = TURNS): Promise<void> {
    const left = turns.filter(({ round, turn }) => round > from.round || (round === from.round && turn >= from.turn));
    for (const turn of left) await playTurn(turn, players);
}
