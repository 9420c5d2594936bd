/** Not a test but a stopwatch: how smoothly pieces follow the pointer on a slow machine. `npm run drag-trace`. */

import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";

import { DESKTOP, type Person, PHONE } from "./people";
import { openSite } from "./site";
import { Clicks, playTurn, reach, TURNS } from "./table";
import { record, report } from "./trace";

/** How often each is dragged: other programs' work is in every figure, so that the quietest says most. */
const TIMES = Number(process.env["DRAGS"] ?? 3);
/** How many positions the pointer goes through between two points, one for each frame. */
const STEPS = 45;
const FRAME_MS = 1000 / 60;

interface Point {
    x: number;
    y: number;
}

const site = openSite(["--house-pause", "100"]);
const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function middleOf(page: Page, selector: string): Promise<Point> {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
}

/** The way of a piece: to every corner of all boards and back to where it lay. */
function way(from: Point, boards: readonly Point[]): Point[] {
    const corners = boards.flatMap(({ x, y }) => [
        { x: x - 90, y: y - 90 },
        { x: x + 90, y: y + 90 },
        { x: x + 90, y: y - 90 },
    ]);
    const stops = [from, ...corners, from];
    return stops.slice(1).flatMap((to, i) => {
        const at = stops[i]!;
        return Array.from({ length: STEPS }, (_, step) => {
            const part = (step + 1) / STEPS;
            return { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part };
        });
    });
}

/** Drags a piece around with the mouse, and says how that went. */
async function drag(what: string, page: Page, piece: string, boards: string[]): Promise<void> {
    const from = await middleOf(page, piece);
    const points = way(from, await Promise.all(boards.map((board) => middleOf(page, board))));
    for (let time = 1; time <= TIMES; time += 1) {
        await page.mouse.move(from.x, from.y);
        const trace = await record(page, async (devtools) => {
            // Sent as they are: what `page.mouse` does around them in the page would be measured too.
            const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Point) =>
                devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
            await mouse("mousePressed", from);
            for (const point of points) await Promise.all([mouse("mouseMoved", point), later(FRAME_MS)]);
            await mouse("mouseReleased", from);
        });
        console.log(report(`${what}, ${time} of ${TIMES}`, trace));
    }
}

let ada: Person;

beforeAll(async () => {
    ada = await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" });
    await ada.comeIn(await ada.makeRoom(site.url, 5));
    await ada.get("seat-0").click();
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-4"][data-bot]').waitFor();
    await ada.begin();
});

/** Plays until a turn, chooses in it, and waits for the bots. */
async function upTo(index: number, from: number): Promise<void> {
    for (const turn of TURNS.slice(from, index)) await playTurn(turn, [new Clicks(ada)]);
    await reach(ada, TURNS[index]!, "choose");
    await new Clicks(ada).choose();
    await reach(ada, TURNS[index]!, "place");
    await later(2_000);
}

const CITIES = ['[data-testid="city-left"] .board', '[data-testid="city-right"] .board'];

test("a tile over two cities", async () => {
    await upTo(2, 0);
    await drag("a tile", ada.page, '[data-testid="my-tile-0"]', CITIES);
    await new Clicks(ada).build();
});

test("a duplex over two cities", async () => {
    await upTo(3, 3);
    await drag("a duplex", ada.page, '[data-testid="my-tile-0"]', CITIES);
});

test("a duplex on a phone", async () => {
    await ada.page.setViewportSize(PHONE.viewport!);
    await ada.get("tab-0").click();
    await later(1_000);
    await drag("on a phone", ada.page, '[data-testid="dock-mine-0"]', CITIES.slice(0, 1));
});
