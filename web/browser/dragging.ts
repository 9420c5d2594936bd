/** Dragging as people do it: with a mouse, and with a finger on a phone. */

import type { Locator } from "playwright-core";

import type { Person } from "./people";

export interface Point {
    x: number;
    y: number;
}

type Box = Point & { width: number; height: number };

/** A dragged piece floats above the fingertip by so many CSS pixels. */
export const LIFT = 56;
/** A table while something is dragged. */
const LIFTED = ".dragging";
/** In how many steps a pointer goes its way. */
const STEPS = 8;
/** How long a finger waits for the place to show that it is over it, in ms. A city that it rests on is enlarged. */
const AIM_MS = 1_000;
/** How often a finger follows a place that moves away under it, as places do when a city is enlarged. */
const AIMS = 10;
/** How often somebody tries who has missed. */
const SWIPES = 3;
/** How long a finger waits for an answer to its tap before it taps again, in ms. */
const AGAIN_MS = 1_000;
/** What counts as being there, in CSS pixels. */
const NEAR = 8;

export const middle = (box: Box | null): Point => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });

/** Where the middle of the dragged piece is to be. Asked for when it is lifted, which is when the places show. */
type Landing = () => Promise<Point>;

/** With the mouse. It lets go when `aimed` is there. */
export async function drag({ page }: Person, from: Locator, landing: Landing, aimed?: Locator): Promise<void> {
    // Waits until the element is stable and not covered.
    await from.hover({ trial: true });
    const { x, y } = middle(await from.boundingBox());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12);
    await page.locator(LIFTED).waitFor();
    const to = await landing();
    await page.mouse.move(to.x, to.y, { steps: STEPS });
    await aimed?.waitFor({ state: "attached" });
    await page.mouse.up();
}

/** Whether something is there, or comes in a moment. */
const shows = (aimed: Locator): Promise<boolean> =>
    aimed.waitFor({ state: "attached", timeout: AIM_MS }).then(
        () => true,
        () => false,
    );

/** With a finger. It lets go when `aimed` is there. */
export async function swipe(
    { page, context }: Person,
    from: Locator,
    landing: Landing,
    aimed?: Locator,
): Promise<void> {
    await from.tap({ trial: true });
    const { x, y } = middle(await from.boundingBox());
    const touch = await context.newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove", x: number, y: number) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    await finger("touchStart", x, y);
    await finger("touchMove", x, y - 20);
    await page.locator(LIFTED).waitFor();
    let at: Point = { x, y };
    for (let aim = 1; aim <= AIMS; aim++) {
        const { x, y } = await landing();
        const [dx, dy] = [x - at.x, y + LIFT - at.y];
        if (Math.hypot(dx, dy) <= NEAR && (aimed === undefined || (await shows(aimed)))) break;
        for (let step = 1; step <= STEPS; step++)
            await finger("touchMove", at.x + (dx * step) / STEPS, at.y + (dy * step) / STEPS);
        at = { x: at.x + dx, y: at.y + dy };
    }
    await aimed?.waitFor({ state: "attached" });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await touch.detach();
}

/**
 * The same, and the tile lies there then. A city that a finger rests on is enlarged, and its places move: whoever
 * misses one drags again.
 */
export async function swipeOnto(
    person: Person,
    from: Locator,
    landing: Landing,
    [aimed, lies]: readonly [aimed: Locator, lies: Locator],
): Promise<void> {
    for (let swipes = 0; swipes < SWIPES; swipes++) {
        await swipe(person, from, landing, aimed);
        if (await shows(lies)) return;
    }
    await lies.waitFor();
}

/**
 * Taps until a sign shows that it worked. Chromium makes no click of a tap that follows a synthetic drag at once; a
 * person would tap again, unless the first tap works meanwhile.
 */
export async function tapAgain(button: Locator, sign: Locator, state: "visible" | "detached"): Promise<void> {
    await button.tap();
    await sign.waitFor({ state, timeout: AGAIN_MS }).catch(async () => {
        if ((await sign.isVisible()) !== (state === "visible")) await button.tap({ timeout: AGAIN_MS }).catch(() => {});
    });
    await sign.waitFor({ state });
}
