/** Animations drawn over the table: points rise into a city's score. */

import "./rise.css";
import type { Landed } from "./landed";
import { signed } from "./words";

const RISE_MS = 900;
const GROW_MS = 450;
/** Most things that move at the same time. */
const MOST = 32;

export type Point = { x: number; y: number };

export const middleOf = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
};

/** On a phone there is no room for the ring beside a large city, and the guide takes its place. */
export const isDrawn = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

export const translation = (from: Point, to: Point): string =>
    `translate(-50%, -50%) translate(${to.x - from.x}px, ${to.y - from.y}px)`;

/** Something that is drawn over the table until it has arrived. */
export function fly(root: Element, kind: string, text: string, from: Point, frames: Keyframe[], timing: object): void {
    if (root.querySelectorAll(".flyer").length >= MOST) return;
    const flyer = document.createElement("span");
    flyer.className = `flyer ${kind}`;
    flyer.textContent = text;
    flyer.ariaHidden = "true";
    flyer.style.left = `${from.x}px`;
    flyer.style.top = `${from.y}px`;
    root.append(flyer);
    const gone = (): void => flyer.remove();
    void flyer.animate(frames, { fill: "both", easing: "ease-in-out", ...timing }).finished.then(gone, gone);
}

/** Points rise from where a tile landed into the score of its city, wherever the city is drawn. */
export function rise(root: Element, { city, cells, points }: Landed): void {
    if (points === null || points === 0) return;
    for (const board of root.querySelectorAll(`[data-city="${city}"]`)) {
        const [row, col] = cells[0] ?? [0, 0];
        const stone = board.querySelector(`[data-cell="${row},${col}"]`);
        const score = board.closest(".panel")?.querySelector(".score") ?? board.querySelector(".total");
        if (!stone || !score || !isDrawn(stone)) continue;
        const [from, to] = [middleOf(stone), middleOf(score)];
        const above = { x: from.x, y: from.y - 14 };
        const frames = [
            { opacity: 0, transform: translation(from, from) },
            { opacity: 1, transform: translation(from, above), offset: 0.2 },
            { opacity: 1, transform: translation(from, above), offset: 0.5 },
            { opacity: 0.2, transform: translation(from, to) },
        ];
        fly(root, points > 0 ? "gain" : "loss", signed(points), from, frames, { duration: RISE_MS });
        score.animate({ scale: [1, 1.18, 1] }, { duration: GROW_MS, delay: RISE_MS - GROW_MS / 2 });
    }
}
