/** Animates hands as they are passed to the neighbours between two turns. */

import { translation, fly, isDrawn, middleOf } from "../../city/rise";
import type { Side } from "../../protocol/types";
import { partnerOf, type Cities } from "../../state/layout";
import { isRing } from "./strip";

const PASS_MS = 450;
/** The hands go when the last points have nearly arrived, in milliseconds. The next one comes after `--beat`. */
const PASS_AFTER_MS = 550;
/** How far a hand goes beyond the end of the ring before it comes in at the other one, in CSS pixels. */
const BEYOND = 48;

/** Every hand goes to its neighbour on that side. */
export function pass(root: Element, cities: Cities, side: Side): void {
    const card = (seat: number) => root.querySelector(`.ring [data-seat="${seat}"]`);
    for (const seat of cities.keys()) {
        // Two who share no city give their hands to each other.
        const to = card(partnerOf(cities, seat, side) ?? 1 - seat);
        const from = card(seat);
        if (!from || !to || !isDrawn(from)) continue;
        const [start, end] = [middleOf(from), middleOf(to)];
        const way = side === "left" ? -1 : 1;
        const timing = { duration: PASS_MS, delay: PASS_AFTER_MS };
        const [here, there] = [{ opacity: 1 }, { opacity: 0 }];
        if ((end.x - start.x) * way > 0 || !isRing(cities)) {
            const frames = [
                { ...here, transform: translation(start, start) },
                { ...here, transform: translation(start, end) },
            ];
            fly(root, "passing", "", start, frames, timing);
            continue;
        }
        const [out, before] = [
            { x: start.x + way * BEYOND, y: start.y },
            { x: end.x - way * BEYOND, y: end.y },
        ];
        const leaving = [
            { ...here, transform: translation(start, start) },
            { ...there, transform: translation(start, out) },
        ];
        const coming = [
            { ...there, transform: translation(end, before) },
            { ...here, transform: translation(end, end) },
        ];
        fly(root, "passing", "", start, leaving, timing);
        fly(root, "passing", "", end, coming, timing);
    }
}
