/** The piece that follows the pointer while it is dragged. `Flying.svelte` draws it. */

import { tick } from "svelte";
import type { Point } from "../kit/drag";
import { pieceSize } from "./travel";

/** A dragged piece is at least this large, in CSS pixels to a cell: it has to be seen beside a finger. */
const LEAST_UNIT = 44;

export class Flight {
    /** The piece that flies, did so last or may do so soon, with its size in CSS pixels. */
    piece = $state.raw<{ tile: string; width: number; height: number } | null>(null);
    /** Whether it is visible. */
    aloft = $state(false);
    #element: HTMLElement | undefined;

    readonly attach = (element: HTMLElement): (() => void) => {
        this.#element = element;
        // While an element has an animation, even one that does nothing, Chromium doesn't check at every step what it
        // overlaps. A lone keyframe is the last one, so while this is paused at its start the piece looks as its style
        // says. An animation of the style sheet would be worked out anew at every step, as the style is.
        const still = element.animate({ transform: "none" }, { duration: 1, iterations: Infinity });
        still.pause();
        return () => {
            // A running animation keeps the element, and with it the whole screen, from being collected.
            still.cancel();
            this.#element = undefined;
        };
    };

    /**
     * A tile may take off, as large as it lies on a board with cells of `unit` pixels. It is drawn when it is pressed:
     * once it moves, every frame counts.
     */
    prepare(tile: string, unit: number): void {
        this.piece = { tile, ...pieceSize(tile, Math.max(LEAST_UNIT, unit)) };
    }

    lift(at: Point): void {
        this.aloft = true;
        void tick().then(() => this.move(at));
    }

    move({ x, y }: Point): void {
        if (this.#element) this.#element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    }

    /** It has landed. Returns where it was last. */
    land(): DOMRect | undefined {
        const last = this.#element?.getBoundingClientRect();
        this.aloft = false;
        return last;
    }
}
