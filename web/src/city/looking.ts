/** Scrolls an enlarged city that is larger than the screen. */

import type { Window } from "../tiles/notation";
import type { Spot } from "./spots";

/** Brings the middle of some spots into the middle of what scrolls a board; without any, the board's. */
export function lookAt(fit: HTMLElement, { row, col, across }: Window, spots: readonly Spot[]): void {
    const unit = (fit.firstElementChild?.clientWidth ?? 0) / across;
    const middle = (axis: 0 | 1, from: number): number => {
        const at = spots.map(({ cell }) => cell[axis]);
        return unit * (at.length === 0 ? across / 2 : (Math.min(...at) + Math.max(...at) + 1) / 2 - from);
    };
    fit.scrollTo(middle(1, col) - fit.clientWidth / 2, middle(0, row) - fit.clientHeight / 2);
}
