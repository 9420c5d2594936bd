/** Animates tiles from where they lay to where they lie now. */

import { size } from "../tiles/notation";

const STILL = "(prefers-reduced-motion: reduce)";
const TRAVEL_MS = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Moves an element to its place from where another one lay. */
export function travel(element: Element, from: DOMRect): void {
    if (matchMedia(STILL).matches || from.width === 0) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 20 };
    element.animate([start, { transform: "none", zIndex: 20 }], { duration: TRAVEL_MS, easing: EASE });
}

/** Where the pieces of a page lie, by their `data-piece`. */
export function positions(root: Element): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll("[data-piece]")) {
        found.set(element.getAttribute("data-piece") ?? "", element.getBoundingClientRect());
    }
    return found;
}

/** The size of a tile on a board with cells of `unit` pixels. */
export function pieceSize(tile: string, unit: number): { width: number; height: number } {
    const { rows, cols } = size(tile);
    return { width: cols * unit, height: rows * unit };
}
