/** Turning the piece in hand by wheel, right button or a second finger, also while it is being dragged. */

import type { Hand } from "./hand.svelte";
import type { Turn } from "./shapes";

/** How far the wheel turns for a quarter turn of the piece, in CSS pixels. */
const WHEEL_STEP = 40;
/** One movement of the wheel or of two fingers is one turn: what follows at once belongs to it, in milliseconds. */
const WHEEL_PAUSE_MS = 160;
/** From here on a second finger has swiped and not tapped, in CSS pixels. */
const SWIPE = 24;

/** What a second finger means: a swipe to a side turns the piece over, one up turns it back, anything else on. */
export function swiped(across: number, down: number): Turn {
    if (Math.hypot(across, down) < SWIPE) return "right";
    if (Math.abs(across) > Math.abs(down)) return "over";
    return down > 0 ? "right" : "left";
}

/** Listens until the returned function is called. `on`: whether an event's target belongs to the piece or the grid. */
export function turning(hand: Hand, on: (target: EventTarget | null) => boolean): () => void {
    const bound = new AbortController();
    const { signal } = bound;
    let wheeled = 0;
    let second: PointerEvent | null = null;
    const near = (event: Event): boolean => hand.piece !== null && (hand.dragging || on(event.target));

    const wheel = (event: WheelEvent): void => {
        if (!near(event) || event.ctrlKey) return;
        event.preventDefault();
        // With the shift key some browsers turn the wheel sideways.
        const by = event.deltaY || event.deltaX;
        if (event.timeStamp - wheeled < WHEEL_PAUSE_MS || Math.abs(by) < WHEEL_STEP) return;
        wheeled = event.timeStamp;
        hand.turn(event.shiftKey ? "over" : by > 0 ? "right" : "left");
    };
    // A second mouse button fires no `pointerdown` while the first is held.
    const press = (event: MouseEvent): void => {
        if (event.button === 2 && near(event)) hand.turn(event.shiftKey ? "over" : "right");
    };
    const menu = (event: Event): void => {
        if (near(event)) event.preventDefault();
    };
    const touch = (event: PointerEvent): void => {
        if (hand.dragging && event.pointerType === "touch" && !event.isPrimary) second = event;
    };
    const lift = (event: PointerEvent): void => {
        if (second?.pointerId !== event.pointerId) return;
        // The first one may have dropped the piece meanwhile.
        if (hand.dragging) hand.turn(swiped(event.clientX - second.clientX, event.clientY - second.clientY));
        second = null;
    };
    const lose = (event: PointerEvent): void => {
        if (second?.pointerId === event.pointerId) second = null;
    };
    addEventListener("wheel", wheel, { passive: false, signal });
    addEventListener("mousedown", press, { capture: true, signal });
    addEventListener("contextmenu", menu, { signal });
    addEventListener("pointerdown", touch, { capture: true, signal });
    addEventListener("pointerup", lift, { capture: true, signal });
    addEventListener("pointercancel", lose, { capture: true, signal });
    return () => bound.abort();
}
