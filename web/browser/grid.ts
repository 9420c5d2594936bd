/** A game of City Square Off, and the ways to play it: with mouse, finger or keyboard. */

import type { Locator } from "playwright-core";

import { FACINGS } from "../src/protocol/square_off";
import type { SquareOffMode } from "../src/protocol/types";
import { drag, swipe, tapAgain } from "./dragging";
import { heldBy } from "../src/games/square_off/shapes";
import type { Person } from "./people";

type Square = readonly [number, number];

/** A piece on a grid: a letter, one of its facings, and the corner of the box around it. */
export type Place = readonly [piece: string, facing: number, at: Square];

/** What lies on a grid, as far as it is shown: letters by `row,column`. */
type Letters = ReadonlyMap<string, string>;

const GRID = 9;

export const squares = ([piece, facing, [row, col]]: Place): Square[] =>
    FACINGS[piece]![facing]!.map(([down, right]) => [row + down, col + right] as const);
const onGrid = ([row, col]: Square): boolean => row >= 0 && col >= 0 && row < GRID && col < GRID;

/** Which facing comes of a quarter turn to the right, or of turning over from left to right. */
function turned(piece: string, facing: number, turn: "right" | "over"): number {
    const moved = FACINGS[piece]![facing]!.map(([row, col]): Square => (turn === "right" ? [col, -row] : [row, -col]));
    const [top, left] = [0, 1].map((axis) => Math.min(...moved.map((square) => square[axis]!))) as [number, number];
    const drawn = (all: readonly Square[]): string => all.map(String).sort().join(" ");
    const wanted = drawn(moved.map(([row, col]) => [row - top, col - left]));
    return FACINGS[piece]!.findIndex((other) => drawn(other) === wanted);
}

/** The square that a piece is held by over the grid. */
const grip = ([piece, facing, at]: Place): Square => heldBy({ piece, facing, at: [at[0], at[1]] });

/** The rows and columns of the box around a piece. */
function box([piece, facing]: Place): Square {
    const all = squares([piece, facing, [0, 0]]);
    return [Math.max(...all.map(([row]) => row)) + 1, Math.max(...all.map(([, col]) => col)) + 1];
}

/**
 * Where a tile can lie by the rules as a player knows them: the first place from the top, among those that all of is
 * shown. `spread` takes the last one.
 */
export function firstPlace(piece: string, letters: Letters, mode: SquareOffMode, spread = false): Place | null {
    const taken = (square: Square): boolean => (letters.get(String(square)) ?? ".") !== ".";
    const fits = (place: Place): boolean => {
        const all = squares(place);
        const there =
            mode === "sprawl" ? all.some(onGrid) && all.every((one) => letters.has(String(one))) : all.every(onGrid);
        const beside = all.some(([row, col]) =>
            [
                [row - 1, col],
                [row + 1, col],
                [row, col - 1],
                [row, col + 1],
            ].some((one) => taken(one as unknown as Square)),
        );
        return there && beside && !all.some(taken);
    };
    const corners = Array.from({ length: GRID + 4 }, (_, i) => i - 4);
    const places = corners.flatMap((row) =>
        corners.flatMap((col) => FACINGS[piece]!.map((_, facing): Place => [piece, facing, [row, col]])),
    );
    return places.filter(fits).at(spread ? -1 : 0) ?? null;
}

/** How someone builds on their grid. */
export abstract class Builder {
    constructor(readonly who: Person) {}

    /** Puts a piece down on the grid. */
    protected abstract put(place: Place): Promise<void>;
    /** Says that it is to stay. */
    abstract done(): Promise<void>;
    /** Turns the piece in hand a quarter to the right. */
    protected abstract quarter(): Promise<void>;
    /** Turns it over. */
    protected abstract over(): Promise<void>;

    /** Lays a piece and waits until it lies there. */
    lay(place: Place): Promise<void> {
        return this.layExactly(place);
    }

    protected async layExactly(place: Place): Promise<void> {
        await this.show(place);
        await this.who.heeded();
    }

    /** Puts a piece down and sees it lie, whether or not the server knows. */
    async show(place: Place): Promise<void> {
        await this.put(place);
        await this.lies(place);
    }

    /** Waits until a piece lies there. */
    async lies(place: Place): Promise<void> {
        const [piece, facing, at] = place;
        await this.who.page.waitForFunction(liesThere, [
            `${piece}${facing}@${at}`,
            piece,
            squares(place).map(String),
        ] as const);
    }

    /** What lies on this person's grid, or on the one of this name. */
    async letters(grid = "grid-mine"): Promise<Letters> {
        const cells = this.who.get(grid).locator("[data-cell]");
        return new Map(
            await cells.evaluateAll((all: HTMLElement[]) =>
                all.map((cell) => [cell.dataset["cell"]!, cell.dataset["letter"]!] as const),
            ),
        );
    }

    /** Lays the tile of the card wherever it can lie. */
    async layCard(mode: SquareOffMode, spread = false): Promise<void> {
        const card = (await this.who.get("card").getAttribute("data-piece"))!;
        await this.lay(firstPlace(card, await this.letters(), mode, spread)!);
    }

    protected piece(letter: string): Locator {
        return this.who.get(`piece-${letter}`);
    }

    protected cell(square: Square): Locator {
        return this.who.get("grid-mine").locator(`[data-cell="${square}"]`);
    }

    /** Turns the piece in hand until it lies the way it should. */
    protected async face([piece, facing]: Place): Promise<void> {
        const shown = (now: number): Locator =>
            this.who.page.locator(`[data-testid="piece-${piece}"][data-facing="${now}"]`);
        let now = Number(await this.piece(piece).getAttribute("data-facing"));
        for (const turn of ["right", "right", "right", "over", "right", "right", "right"] as const) {
            if (now === facing) return;
            await (turn === "over" ? this.over() : this.quarter());
            now = turned(piece, now, turn);
            await shown(now).waitFor();
        }
    }

    /** Makes sure that a piece is in hand. `press`: how a button is pressed. */
    protected async take(piece: string, press: (button: Locator) => Promise<void>): Promise<void> {
        const button = this.piece(piece);
        if ((await button.getAttribute("aria-pressed")) !== "false") return;
        await press(button);
        await this.who.page.locator(`[data-testid="piece-${piece}"][aria-pressed="true"]`).waitFor();
    }

    /** The piece in hand, where it may be put. */
    protected get fits(): Locator {
        return this.who.page.locator('[data-testid="held"]:not([data-why])');
    }

    /** The middle of the place of a piece, in page coordinates. */
    protected async middle(place: Place): Promise<{ x: number; y: number }> {
        const [rows, cols] = box(place);
        const [row, col] = place[2];
        // In one step: between finding a cell and measuring it the grid may be drawn anew.
        const corner = await this.cell([0, 0]).evaluate((cell) => cell.getBoundingClientRect().toJSON() as DOMRect);
        return { x: corner.x + corner.width * (col + cols / 2), y: corner.y + corner.height * (row + rows / 2) };
    }
}

/** Runs in a page. Whether a piece lies on these squares, for good or not yet, or the game has ended with it. */
function liesThere([tile, piece, wanted]: readonly [string, string, string[]]): boolean {
    if (document.querySelector('[data-testid="result"]')) return true;
    const mine = document.querySelector('[data-testid="grid-mine"]');
    const letter = (square: string): string | null | undefined =>
        mine?.querySelector(`[data-cell="${square}"]`)?.getAttribute("data-letter");
    return mine?.querySelector(`[data-tile="${tile}"]`) != null || wanted.every((square) => letter(square) === piece);
}

/** A mouse: takes a piece, moves over the grid and clicks. */
export class MouseBuilder extends Builder {
    /** Takes a piece in hand. */
    async choose(piece: string): Promise<void> {
        await this.take(piece, (button) => button.click());
    }

    /** Holds the piece in hand over a square. */
    async hold(square: Square): Promise<void> {
        await this.cell(square).hover();
    }

    async done(): Promise<void> {
        await this.who.get("done").click();
    }

    protected async quarter(): Promise<void> {
        await this.who.get("rotate-right").click();
    }

    protected async over(): Promise<void> {
        await this.who.get("flip").click();
    }

    protected async put(place: Place): Promise<void> {
        await this.press(place);
        await this.release();
    }

    /** Presses the button where a piece is to lie. */
    async press(place: Place): Promise<void> {
        await this.take(place[0], (button) => button.click());
        await this.face(place);
        const { x, y } = await this.middle(place);
        await this.who.page.mouse.move(x, y, { steps: 4 });
        await this.who.page.mouse.down();
    }

    async release(): Promise<void> {
        await this.who.page.mouse.up();
    }
}

/** A mouse that drags pieces to the grid, and turns them with the wheel. */
export class DragBuilder extends MouseBuilder {
    protected override async put(place: Place): Promise<void> {
        const button = this.piece(place[0]);
        await button.scrollIntoViewIfNeeded();
        await this.take(place[0], () => button.click());
        await this.face(place);
        await drag(this.who, button, () => this.middle(place), this.fits);
    }
}

/** A finger on a phone, that taps. */
export class TapBuilder extends Builder {
    /** What is tapped is covered; by which of the tile's squares, the grid decides. */
    override async lay(place: Place): Promise<void> {
        await this.put(place);
        await this.who.get("grid-mine").locator(`[data-tile^="${place[0]}"]`).waitFor({ state: "attached" });
    }

    async done(): Promise<void> {
        await this.who.get("done").tap();
    }

    protected async quarter(): Promise<void> {
        await this.who.get("rotate-right").tap();
    }

    protected async over(): Promise<void> {
        await this.who.get("flip").tap();
    }

    protected async put(place: Place): Promise<void> {
        await this.take(place[0], (button) => button.tap());
        await this.face(place);
        await this.cell(squares(place)[0]!).tap();
    }
}

/** A finger on a phone, that drags pieces to the grid. */
export class SwipeBuilder extends TapBuilder {
    override lay(place: Place): Promise<void> {
        return this.layExactly(place);
    }

    protected override async put(place: Place): Promise<void> {
        const button = this.piece(place[0]);
        await this.take(place[0], () => button.tap());
        await this.face(place);
        await button.scrollIntoViewIfNeeded();
        await swipe(this.who, button, () => this.middle(place), this.fits);
    }

    override async done(): Promise<void> {
        const button = this.who.page.locator('[data-testid="done"]:enabled');
        await tapAgain(button, button, "detached");
    }
}

/** The keyboard alone. */
export class KeyBuilder extends Builder {
    async done(): Promise<void> {
        await this.press("done");
    }

    /** After having been done: wants to move the piece once more. */
    async changeMind(): Promise<void> {
        await this.press("again");
        await this.who.get("done").waitFor();
    }

    private async press(button: string): Promise<void> {
        await this.who.tabTo(`[data-testid="${button}"]`);
        await this.who.page.keyboard.press("Enter");
    }

    protected async quarter(): Promise<void> {
        await this.who.page.keyboard.press("r");
    }

    protected async over(): Promise<void> {
        await this.who.page.keyboard.press("f");
    }

    protected async put(place: Place): Promise<void> {
        const { keyboard } = this.who.page;
        const [piece] = place;
        await this.who.tabTo('[data-testid="stock"] button');
        for (let press = 0; press < 25 && !(await this.hasFocus(piece)); press++) await keyboard.press("ArrowRight");
        await keyboard.press("Enter");
        await this.who.get("held").waitFor({ state: "attached" });
        await this.face(place);
        const there = grip(place);
        const here = await this.who.page.locator("[data-cell]:focus").getAttribute("data-cell");
        const [row, col] = here!.split(",").map(Number) as [number, number];
        const steps: [number, string, string][] = [
            [there[0] - row, "ArrowDown", "ArrowUp"],
            [there[1] - col, "ArrowRight", "ArrowLeft"],
        ];
        for (const [by, forth, back] of steps) {
            for (let step = 0; step < Math.abs(by); step++) await keyboard.press(by > 0 ? forth : back);
        }
        await keyboard.press("Enter");
    }

    private async hasFocus(piece: string): Promise<boolean> {
        return this.piece(piece).evaluate((button) => button === document.activeElement);
    }
}

/** Waits until someone's page shows this phase of the game. */
export async function reachCard(person: Person, turn: number): Promise<"place" | "race" | "ended"> {
    const there = person.page.locator(
        `.square-off[data-turn="${turn}"]:not([data-phase="start"]), [data-testid="result"]`,
    );
    await there.first().waitFor();
    if (await person.get("result").count()) return "ended";
    return (await person.page.locator(".square-off").getAttribute("data-phase")) as "place" | "race";
}
