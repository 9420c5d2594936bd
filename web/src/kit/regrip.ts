/** A tile that waits in a city can be dragged on from there. Loaded with the first one that waits. */

import { draggable, rests, type DragHandler } from "./drag";

const TILE = ".provisional";
const gripped = new WeakSet<Element>();

/** From now on, what waits on a board can be dragged from where it lies. `dragged` is asked whenever it is pressed. */
export function regrip(board: HTMLElement, dragged: () => DragHandler): void {
    if (gripped.has(board)) return;
    gripped.add(board);
    // The board holds the pointer: the tile itself goes as soon as it is lifted.
    draggable(() => {
        const tile = board.querySelector(TILE);
        const handler = tile ? dragged() : rests(() => {});
        const pressed = (x: number, y: number): boolean => tile?.contains(document.elementFromPoint(x, y)) ?? false;
        return { ...handler, ready: (at) => pressed(at.x, at.y) && handler.ready(at) };
    })(board);
    board.addEventListener("click", ({ target, clientX, clientY }) => {
        if (target !== board && !(target as Element).closest(TILE)) return;
        // Pressed and not moved: the place below was tapped.
        const cell = document.elementsFromPoint(clientX, clientY).find(({ role }) => role === "gridcell");
        (cell as HTMLElement | undefined)?.click();
    });
}
