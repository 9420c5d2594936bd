/** How people play City Square Off: with a mouse, by touch or with the keyboard alone. They lay a piece wherever it can lie. */

import { FACINGS, type SquareOffTile } from "../src/protocol/types";
import { fieldOf, GRID, MARGIN, whyNot, type Field, type Rule } from "../src/square_off/field";
import { heldBy, squaresOf, TILES, turned } from "../src/square_off/shapes";
import type { Person } from "./people";

export type Mode = "base" | "sprint" | "sprawl";

/** Makes a room for City Square Off on the front page, has everyone sit down in turn, and begins. */
export async function faceOff(site: string, mode: Mode, players: readonly Person[]): Promise<string> {
    const [host, ...guests] = players;
    const { page } = host!;
    await page.goto(site);
    const form = page.locator('form[action="/square-off"]');
    await form.locator(`input[name="mode"][value="${mode}"]`).check();
    await form.locator(`input[name="seats"][value="${players.length}"]`).check();
    await form.locator("button").click();
    await page.waitForURL("**/r/*");
    const room = page.url();
    await host!.comeIn(room);
    await Promise.all(guests.map((guest) => guest.comeIn(room)));
    for (const [seat, player] of players.entries()) await player.sit(seat);
    await host!.begin();
    return room;
}

/** Waits until a phase, or a turn of it, has begun; `false` if the game is over instead. */
export async function reach({ page }: Person, phase: string, turn?: number): Promise<boolean> {
    const wanted = `.square-off[data-phase="${phase}"]${turn === undefined ? "" : `[data-turn="${turn}"]`}`;
    await page.locator(`${wanted}, [data-testid="result"]`).first().waitFor();
    return (await page.locator(wanted).count()) > 0;
}

/** What lies on the own grid. */
async function fieldFrom({ page }: Person): Promise<Field> {
    const letters = await page
        .locator('[data-testid="grid-mine"] [data-cell]')
        .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute("data-cell"), cell.getAttribute("data-letter")] as const));
    const found = new Map(letters);
    const sprawl = (await page.locator('.square-off[data-mode="sprawl"]').count()) > 0;
    const from = sprawl ? -MARGIN : 0;
    const span = Array.from({ length: GRID - 2 * from }, (_, i) => from + i);
    return fieldOf(span.map((row) => span.map((col) => found.get(`${row},${col}`) ?? ".").join("")).join("/"));
}

/** All places of a piece. */
function places(field: Field, piece: string, rule: Rule): SquareOffTile[] {
    const span = Array.from({ length: GRID + MARGIN }, (_, i) => i - MARGIN);
    const all = FACINGS[piece]!.flatMap((_, facing) => span.flatMap((row) => span.map((col): SquareOffTile => ({ piece, facing, at: [row, col] }))));
    return all.filter((tile) => whyNot(field, tile, rule) === null);
}

export abstract class Player {
    constructor(readonly person: Person) {}

    protected get page() {
        return this.person.page;
    }

    /** Takes a piece, turns it and lays it there. */
    abstract lay(tile: SquareOffTile): Promise<void>;

    /** By buttons or keys, until the piece is as it is to lie. */
    protected async face({ piece, facing }: SquareOffTile, turn: (over: boolean) => Promise<void>): Promise<void> {
        const shown = async (): Promise<number> => Number(await this.person.get(`piece-${piece}`).getAttribute("data-facing"));
        const round = (from: number): number[] => [1, 2, 3].reduce((all, _) => [...all, turned(piece, all.at(-1)!, "right")], [from]);
        if (!round(await shown()).includes(facing)) await turn(true);
        for (let turns = 0; turns < 4 && (await shown()) !== facing; turns++) await turn(false);
    }

    protected cell([row, col]: readonly [number, number]) {
        return this.page.locator(`[data-testid="grid-mine"] [data-cell="${row},${col}"]`);
    }

    async places(piece: string): Promise<SquareOffTile[]> {
        const { phase, mode } = await this.page.locator(".square-off").evaluate((root) => ({ ...(root as HTMLElement).dataset }));
        const rule = phase === "start" ? "centre" : mode === "sprawl" ? "overhang" : "inside";
        return places(await fieldFrom(this.person), piece, rule);
    }

    /** Takes a starter, lays it and confirms it. */
    async start(starter: string): Promise<void> {
        await reach(this.person, "start");
        await this.lay((await this.places(starter))[0]!);
        await this.done();
    }

    /** Lays the tile of the card and confirms it. `like` picks among its places. */
    async turn(like: (tiles: SquareOffTile[]) => SquareOffTile = (tiles) => tiles[0]!): Promise<void> {
        const hook = await this.page.locator('[data-testid="stock"] button').getAttribute("data-testid");
        await this.lay(like(await this.places(hook!.replace("piece-", ""))));
        await this.done();
    }

    async done(): Promise<void> {
        await this.person.get("done").click();
    }

    /** In a race: lays as many tiles as can be laid, the largest first. */
    async race(most: number): Promise<number> {
        let laid = 0;
        for (const piece of [...TILES].reverse()) {
            const [tile] = await this.places(piece);
            if (tile === undefined || laid === most) continue;
            await this.lay(tile);
            laid += 1;
        }
        return laid;
    }
}

export class Mouse extends Player {
    /** Takes in hand again what lies there and can still be moved. */
    async pickUp(tile: SquareOffTile): Promise<void> {
        await this.cell(squaresOf(tile)[0]!).click();
        await this.person.get("held").waitFor();
    }

    async lay(tile: SquareOffTile): Promise<void> {
        const button = this.person.get(`piece-${tile.piece}`);
        if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
        await this.face(tile, async (over) => this.page.keyboard.press(over ? "f" : "r"));
        const boxes = await Promise.all(squaresOf(tile).map((square) => this.cell(square).boundingBox()));
        const [xs, ys] = [boxes.flatMap((box) => [box!.x, box!.x + box!.width]), boxes.flatMap((box) => [box!.y, box!.y + box!.height])];
        const middle = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
        await this.page.mouse.move(middle(xs), middle(ys));
        await this.page.mouse.click(middle(xs), middle(ys));
    }
}

export class Touch extends Player {
    async lay(tile: SquareOffTile): Promise<void> {
        const button = this.person.get(`piece-${tile.piece}`);
        if ((await button.getAttribute("aria-pressed")) === "false") await button.tap();
        await this.face(tile, (over) => this.person.get(over ? "flip" : "rotate-right").tap());
        await this.cell(squaresOf(tile)[0]!).tap();
    }

    override async done(): Promise<void> {
        await this.person.get("done").tap();
    }
}

export class Keyboard extends Player {
    async lay(tile: SquareOffTile): Promise<void> {
        const { keyboard } = this.page;
        await this.person.tabTo('[data-testid="stock"] button:not(:disabled)');
        while ((await this.page.evaluate(() => (document.activeElement as HTMLElement).dataset["testid"])) !== `piece-${tile.piece}`) {
            await keyboard.press("ArrowRight");
        }
        await keyboard.press("Enter");
        await this.face(tile, async (over) => keyboard.press(over ? "f" : "r"));
        const [row, col] = (await this.page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"]))!.split(",").map(Number);
        const [down, right] = heldBy(tile);
        const go = async (by: number, more: string, less: string): Promise<void> => {
            for (let step = 0; step < Math.abs(by); step++) await keyboard.press(by > 0 ? more : less);
        };
        await go(down - row!, "ArrowDown", "ArrowUp");
        await go(right - col!, "ArrowRight", "ArrowLeft");
        await keyboard.press("Enter");
    }

    /** What was laid with the keyboard has the focus go on to be confirmed. */
    override async done(): Promise<void> {
        await this.person.tabTo('[data-testid="done"]');
        await this.page.keyboard.press("Enter");
    }
}
