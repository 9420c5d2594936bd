/** Lets a tile that waits in a city be dragged again. Loaded with the first one that waits. */

import type { Side } from "../protocol/types";
import { draggable, rests, type DragHandler } from "../kit/drag";

const TILE = ".provisional";
const gripped = new WeakSet<Element>();

/** Makes the tile that waits on a side's board draggable. `dragged` is called at every press. */
export function regrip(side: Side, dragged: () => DragHandler): void {
    const board = document.querySelector<HTMLElement>(`[data-side="${side}"] .board`);
    if (!board || gripped.has(board)) return;
    gripped.add(board);
    const waiting = (): Element | null => board.querySelector(TILE);
    const isOnIt = (x: number, y: number): boolean => waiting()?.contains(document.elementFromPoint(x, y)) ?? false;
    let pressed = false;
    board.addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = isOnIt(clientX, clientY)));
    board.addEventListener("lostpointercapture", (event) => {
        // It was a proposal on the board that lost the capture.
        if (event.target !== board) event.stopImmediatePropagation();
    });
    // The board captures the pointer: the tile's own element is removed as soon as it is lifted.
    const release = draggable(() => {
        const handler = waiting() ? dragged() : rests(() => {});
        return { ...handler, ready: ({ x, y }) => isOnIt(x, y) && handler.ready({ x, y }) };
    })(board);
    board.addEventListener("click", ({ detail, clientX, clientY }) => {
        if (!pressed || detail === 0) return;
        // Pressed but not moved: a tap on the cell below.
        const cell = document.elementsFromPoint(clientX, clientY).find(({ role }) => role === "gridcell");
        (cell as HTMLElement | undefined)?.click();
    });
    // For a board that has left the page, the event fires at the document.
    document.addEventListener("lostpointercapture", function lost() {
        if (board.isConnected) return;
        document.removeEventListener("lostpointercapture", lost);
        release();
    });
}
