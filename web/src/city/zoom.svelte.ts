/** Which of the two cities is enlarged on a small screen, to look or to aim. */

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Side } from "../protocol/types";
import { PHONE } from "../styles/breakpoints";
import type { Point } from "../kit/drag";

/** How long a dragged piece is held still over a city before that is enlarged, in milliseconds. */
const HOLD_MS = 600;
/** What counts as still, in CSS pixels. */
const STILL = 10;

/** Whether a finger that went from one point to the other was held still. */
export const still = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < STILL;

export class Zoom {
    readonly #phone = new MediaQuery(PHONE);
    #side = $state<Side | null>(null);
    #held: Point | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Whether the screen is so small that there is something to enlarge. */
    get small(): boolean {
        return this.#phone.current;
    }

    /** The city that is enlarged. */
    get side(): Side | null {
        return this.small ? this.#side : null;
    }

    show(side: Side | null): void {
        this.#side = side;
    }

    toggle(side: Side): void {
        if (this.small) this.show(this.side === side ? null : side);
    }

    /**
     * A piece is dragged to a point, by a fingertip below it. `then` is called when either was held still over a city
     * and that was enlarged.
     */
    follow(at: Point, pointer: Point, then: () => void): void {
        if (!this.small) return;
        if (this.#side !== null) pan(at);
        if (this.#held && still(at, this.#held)) return;
        this.#held = at;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            const side = sideAt(at) ?? sideAt(pointer);
            if ((side !== "left" && side !== "right") || side === this.side) return;
            this.show(side);
            void tick().then(then);
        }, HOLD_MS);
    }

    /** The piece was let go. */
    rest(): void {
        clearTimeout(this.#timer);
        this.#held = null;
    }
}

const sideAt = ({ x, y }: Point): string | undefined =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-side]")?.dataset["side"];

/** An enlarged city may be wider than the screen: it follows the piece that is dragged over it. */
function pan({ x, y }: Point): void {
    const fit = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-pans]");
    if (!fit) return;
    const { left, top, width, height } = fit.getBoundingClientRect();
    fit.scrollLeft = ((x - left) / width) * (fit.scrollWidth - fit.clientWidth);
    fit.scrollTop = ((y - top) / height) * (fit.scrollHeight - fit.clientHeight);
}
