/** What moves between two turns: points rise into the scores, and hands go on to the neighbours. */

import type { Side } from "../../protocol/types";
import { partnerOf, type Cities } from "../../state/layout";
import { signed } from "../../city/words";
import type { Landed } from "./moments";
import { isRing } from "./strip";

const RISE_MS = 900;
const PASS_MS = 450;
/** The hands go when the last points have nearly arrived, in milliseconds. The next one comes after `--beat`. */
const PASS_AFTER_MS = 550;
/** How far a hand goes beyond the end of the ring before it comes in at the other one, in CSS pixels. */
const BEYOND = 48;
/** Most things that move at the same time. */
const MOST = 32;

type Point = { x: number; y: number };

const middleOf = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
};

const by = (from: Point, to: Point): string =>
    `translate(-50%, -50%) translate(${to.x - from.x}px, ${to.y - from.y}px)`;

/** Something that is drawn over the table until it has arrived. */
function fly(root: Element, kind: string, text: string, from: Point, frames: Keyframe[], timing: object): void {
    if (root.querySelectorAll(".felt").length >= MOST) return;
    const flyer = document.createElement("span");
    flyer.className = `felt ${kind}`;
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
        if (!stone || !score) continue;
        const [from, to] = [middleOf(stone), middleOf(score)];
        const above = { x: from.x, y: from.y - 14 };
        const frames = [
            { opacity: 0, transform: by(from, from) },
            { opacity: 1, transform: by(from, above), offset: 0.2 },
            { opacity: 1, transform: by(from, above), offset: 0.5 },
            { opacity: 0.2, transform: by(from, to) },
        ];
        fly(root, points > 0 ? "gain" : "loss", signed(points), from, frames, { duration: RISE_MS });
        score.animate({ scale: [1, 1.18, 1] }, { duration: PASS_MS, delay: RISE_MS - PASS_MS / 2 });
    }
}

/** Every hand goes to its neighbour on that side. */
export function pass(root: Element, cities: Cities, side: Side): void {
    const card = (seat: number) => root.querySelector(`.ring [data-seat="${seat}"]`);
    for (const seat of cities.keys()) {
        // Two who share no city give their hands to each other.
        const to = card(partnerOf(cities, seat, side) ?? 1 - seat);
        const from = card(seat);
        if (!from || !to) continue;
        const [start, end] = [middleOf(from), middleOf(to)];
        const way = side === "left" ? -1 : 1;
        const timing = { duration: PASS_MS, delay: PASS_AFTER_MS };
        const [here, there] = [{ opacity: 1 }, { opacity: 0 }];
        if ((end.x - start.x) * way > 0 || !isRing(cities)) {
            const frames = [
                { ...here, transform: by(start, start) },
                { ...here, transform: by(start, end) },
            ];
            fly(root, "passing", "", start, frames, timing);
            continue;
        }
        const [out, before] = [
            { x: start.x + way * BEYOND, y: start.y },
            { x: end.x - way * BEYOND, y: end.y },
        ];
        const leaving = [
            { ...here, transform: by(start, start) },
            { ...there, transform: by(start, out) },
        ];
        const coming = [
            { ...there, transform: by(end, before) },
            { ...here, transform: by(end, end) },
        ];
        fly(root, "passing", "", start, leaving, timing);
        fly(root, "passing", "", end, coming, timing);
    }
}
