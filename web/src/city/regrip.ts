/** A tile that waits in a city can be dragged on from there. Loaded with the first one that waits. */

import type { Side } from "../protocol/types";
import { draggable, rests, type DragHandler } from "../kit/drag";

const TILE = ".provisional";
const gripped = new WeakSet<Element>();

/** From now on, what waits on a side's board can be dragged from where it lies. `dragged` is asked at every press. */
export function regrip(side: Side, dragged: () => DragHandler): void {
    const board = document.querySelector<HTMLElement>(`[data-side="${side}"] .board`);
    if (!board || gripped.has(board)) return;
    gripped.add(board);
    const waiting = (): Element | null => board.querySelector(TILE);
    const isOnIt = (x: number, y: number): boolean => waiting()?.contains(document.elementFromPoint(x, y)) ?? false;
    let pressed = false;
    board.addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = isOnIt(clientX, clientY)));
    board.addEventListener("lostpointercapture", (event) => {
        // A proposal on the board has lost it.
        if (event.target !== board) event.stopImmediatePropagation();
    });
    // The board holds the pointer: the tile itself goes as soon as it is lifted.
    const release = draggable(() => {
        const handler = waiting() ? dragged() : rests(() => {});
        return { ...handler, ready: ({ x, y }) => isOnIt(x, y) && handler.ready({ x, y }) };
    })(board);
    board.addEventListener("click", ({ detail, clientX, clientY }) => {
        if (!pressed || detail === 0) return;
        // Pressed and not moved: the place below was tapped.
        const cell = document.elementsFromPoint(clientX, clientY).find(({ role }) => role === "gridcell");
        (cell as HTMLElement | undefined)?.click();
    });
    // Of a board that has left the page only the document hears.
    document.addEventListener("lostpointercapture", function lost() {
        if (board.isConnected) return;
        document.removeEventListener("lostpointercapture", lost);
        release();
    });
}
