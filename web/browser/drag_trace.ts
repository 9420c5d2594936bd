/** Dragging a piece around with a mouse, and how smoothly that went. */

import type { BrowserContext, Page } from "playwright-core";

import { middle, type Point } from "./dragging";
import { record, report, type Trace } from "./trace";

/** How often each is dragged: other programs' work is in every figure, so that the quietest says most. */
const TIMES = Number(process.env["DRAGS"] ?? 3);
/** How many positions the pointer goes through between two points, one for each frame. */
const STEPS = 45;
const FRAME_MS = 1000 / 60;

export const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function middleOf(page: Page, selector: string): Promise<Point> {
    return middle(await page.locator(selector).first().boundingBox());
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

/** A page that does nothing but move a box with the pointer: what is late here, the machine is to blame for. */
const FLOOR = `<!doctype html>
    <style>
        #box { position: fixed; left: 40px; top: 40px; width: 80px; height: 80px; will-change: transform }
        #box { background: teal }
        .board { position: fixed; top: 300px; width: 400px; height: 400px }
        .board + .board { right: 0 }
    </style>
    <div class="board"></div><div class="board"></div><div id="box"></div>
    <script>
        const box = document.getElementById("box");
        let frame = 0;
        let at;
        addEventListener("pointermove", ({ clientX, clientY }) => {
            at = [clientX, clientY];
            frame ||= requestAnimationFrame(() => {
                frame = 0;
                box.style.transform = "translate(" + (at[0] - 80) + "px, " + (at[1] - 80) + "px)";
            });
        });
    </script>`;

/** Drags the box of an empty page around, in the same browser. */
export async function dragNothing(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    await page.setContent(FLOOR);
    await drag("nothing, on an empty page", page, "#box", [".board", ".board + .board"]);
    await page.close();
}

/** Drags a piece around over boards, and says how that went. */
export async function drag(what: string, page: Page, piece: string, boards: string[]): Promise<Trace[]> {
    const traces: Trace[] = [];
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
        traces.push(trace);
    }
    return traces;
}
