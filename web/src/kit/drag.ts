/**
 * Dragging with mouse, finger or pen, by Pointer Events alone. The reducer doesn't touch the page; the binding below
 * stores positions as they come and draws once per animation frame.
 */

export type Point = { x: number; y: number };

export type Drag = { pointer: number; touch: boolean; from: Point; at: Point; lifted: boolean };

export type DragInput =
    | { type: "down"; pointer: number; touch: boolean; at: Point }
    | { type: "move" | "up"; pointer: number; at: Point }
    | { type: "cancel"; pointer: number };

export type DragOutcome = "lift" | "tap" | "drop" | "cancel" | null;

/** How far a pointer moves before a press becomes a drag, in CSS pixels: fingers tremble more than mice. */
export const SLOP = { mouse: 4, touch: 9 };

/** How far above the fingertip a piece floats, so that the finger does not cover it, in CSS pixels. */
export const LIFT = 56;

export function follow(drag: Drag | null, input: DragInput): { drag: Drag | null; outcome: DragOutcome } {
    if (input.type === "down") {
        // A second finger does not take the piece away from the first one.
        if (drag !== null) return { drag, outcome: null };
        const { pointer, touch, at } = input;
        return { drag: { pointer, touch, from: at, at, lifted: false }, outcome: null };
    }
    if (drag?.pointer !== input.pointer) return { drag, outcome: null };
    if (input.type === "cancel") return { drag: null, outcome: drag.lifted ? "cancel" : null };
    const { at } = input;
    const far = Math.hypot(at.x - drag.from.x, at.y - drag.from.y) > (drag.touch ? SLOP.touch : SLOP.mouse);
    const next = { ...drag, at, lifted: drag.lifted || far };
    if (input.type === "move") return { drag: next, outcome: next.lifted && !drag.lifted ? "lift" : null };
    return { drag: null, outcome: drag.lifted ? "drop" : "tap" };
}

/** Where the middle of the dragged piece is. */
export function middle(drag: Drag): Point {
    return drag.touch ? { x: drag.at.x, y: drag.at.y - LIFT } : drag.at;
}

export type DragHandler = {
    /** Whether a press there may become a drag. Called ahead of it, to draw what the drag will need. */
    ready: (pressed: Point) => boolean;
    lift: (at: Point) => void;
    /** At most once per frame. `at` is the middle of the piece, `pointer` the fingertip. */
    draw: (at: Point, pointer: Point) => void;
    /** As in `draw`. */
    drop: (at: Point, pointer: Point) => void;
    cancel: () => void;
};

/** For a piece that can't be moved now: it stays put, and `drop` says why once it is let go. */
export const rests = (drop: () => void): DragHandler => ({
    ready: () => true,
    lift: () => {},
    draw: () => {},
    drop,
    cancel: () => {},
});

/**
 * Makes an element draggable. A press without movement stays an ordinary click, so taps need no code of their own. The
 * handler is created at every press: otherwise a new view would re-attach the element and so end the drag.
 */
export function draggable(handlerOf: () => DragHandler): (element: HTMLElement) => () => void {
    return (element) => {
        let drag: Drag | null = null;
        let handler: DragHandler | null = null;
        let frame = 0;
        let swallow = false;

        const draw = (): void => {
            frame = 0;
            if (drag?.lifted) handler?.draw(middle(drag), drag.at);
        };
        const feed = (input: DragInput): void => {
            const before = drag;
            const { drag: next, outcome } = follow(drag, input);
            drag = next;
            if (outcome === "lift" && next !== null) {
                handler?.lift(middle(next));
            }
            if (next?.lifted) frame ||= requestAnimationFrame(draw);
            if (next === null && before !== null) {
                element.style.cursor = "";
                cancelAnimationFrame(frame);
                frame = 0;
                removeEventListener("keydown", escape, true);
                // The click that follows a drag is not a tap.
                swallow = outcome === "drop" || outcome === "cancel";
            }
            if (outcome === "drop" && before !== null && input.type === "up")
                handler?.drop(middle({ ...before, at: input.at }), input.at);
            if (outcome === "cancel") handler?.cancel();
        };
        const escape = (event: KeyboardEvent): void => {
            if (event.key !== "Escape" || !drag?.lifted) return;
            event.stopPropagation();
            feed({ type: "cancel", pointer: drag.pointer });
        };
        const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
        const down = (event: PointerEvent): void => {
            swallow = false;
            if (event.button !== 0 || drag !== null) return;
            handler = handlerOf();
            if (!handler.ready(at(event))) return;
            element.setPointerCapture(event.pointerId);
            // While the pointer is captured, this element's cursor is shown wherever it goes. Set on an ancestor, it
            // would have everything within styled anew.
            element.style.cursor = "grabbing";
            addEventListener("keydown", escape, true);
            feed({ type: "down", pointer: event.pointerId, touch: event.pointerType === "touch", at: at(event) });
        };
        const move = (event: PointerEvent): void => feed({ type: "move", pointer: event.pointerId, at: at(event) });
        const up = (event: PointerEvent): void => feed({ type: "up", pointer: event.pointerId, at: at(event) });
        const cancel = (event: PointerEvent): void => feed({ type: "cancel", pointer: event.pointerId });
        const lost = (event: PointerEvent): void => {
            // Another button of the mouse takes the pointer away in mid-drag.
            if (event.buttons & 1 && element.isConnected) element.setPointerCapture(event.pointerId);
            else cancel(event);
        };
        const click = (event: MouseEvent): void => {
            // `detail` is 0 for a click made by the keyboard.
            if (swallow && event.detail > 0) event.stopImmediatePropagation();
            swallow = false;
        };
        const still = (event: Event): void => event.preventDefault();

        const bound = new AbortController();
        const { signal } = bound;
        element.dataset["drags"] = "";
        // A mouse that comes near has the drag prepared before it presses.
        const near = (event: PointerEvent): void => {
            if (event.pointerType === "mouse" && drag === null) handlerOf().ready(at(event));
        };
        element.addEventListener("pointerenter", near, { signal });
        element.addEventListener("pointerdown", down, { signal });
        element.addEventListener("pointermove", move, { signal });
        element.addEventListener("pointerup", up, { signal });
        element.addEventListener("pointercancel", cancel, { signal });
        element.addEventListener("lostpointercapture", lost, { signal });
        element.addEventListener("click", click, { signal, capture: true });
        element.addEventListener("dragstart", still, { signal });
        element.addEventListener("contextmenu", still, { signal });
        return () => {
            if (drag !== null) feed({ type: "cancel", pointer: drag.pointer });
            bound.abort();
            delete element.dataset["drags"];
        };
    };
}
