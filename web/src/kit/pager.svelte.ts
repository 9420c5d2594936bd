/** On a small screen left city, hand and right city are pages side by side, to swipe through. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "../styles/breakpoints";
import type { Point } from "./drag";

/** A dragged piece turns the page at most this often, in milliseconds. */
const TURN_MS = 700;
/** How near to the screen's edge it does so, in CSS pixels. */
const EDGE = 26;

/** How near to a page its turning counts as done, in pages. */
const ARRIVED = 0.02;

export const LEFT = 0;
export const HAND = 1;
export const RIGHT = 2;

export class Pager {
    readonly #last: number;
    readonly #phone = new MediaQuery(BREAKPOINTS.phone);
    #element: HTMLElement | undefined;
    #turned = 0;
    /** Whether the page is being turned to the one that is shown, past those between. */
    #turning = false;

    /** The page that is shown; the hand comes first. */
    page = $state(HAND);

    /** `last`: the last page. */
    constructor(last = RIGHT) {
        this.#last = last;
    }

    /** Whether there are pages at all: on a large screen all three stand side by side. */
    get on(): boolean {
        return this.#phone.current;
    }

    /** Binds the element that scrolls. Later changes of its width keep the page that is shown. */
    readonly attach = (element: HTMLElement): (() => void) => {
        this.#element = element;
        let width = 0;
        const keep = new ResizeObserver(() => {
            // What is docked below changes its height as pages turn, and that must not stop them.
            if (element.clientWidth === width) return;
            width = element.clientWidth;
            element.scrollLeft = untrack(() => this.page) * width;
        });
        keep.observe(element);
        const held = (): boolean => (this.#turning = false);
        element.addEventListener("pointerdown", held);
        return () => {
            keep.disconnect();
            element.removeEventListener("pointerdown", held);
        };
    };

    scrolled(): void {
        if (!this.#element || !this.on) return;
        const page = this.#element.scrollLeft / this.#element.clientWidth;
        this.#turning &&= Math.abs(page - this.page) > ARRIVED;
        if (!this.#turning) this.page = Math.round(page);
    }

    show(page: number): void {
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const left = page * (this.#element?.clientWidth ?? 0);
        this.#turning = this.on && page !== this.page;
        if (this.on) this.page = page;
        this.#element?.scrollTo({ left, behavior: still ? "instant" : "smooth" });
    }

    /** A piece is dragged to a page's tab or to the edge of the screen. */
    follow({ x, y }: Point): void {
        const tab = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-page]");
        const edge = x < EDGE ? this.page - 1 : x > innerWidth - EDGE ? this.page + 1 : this.page;
        const to = tab ? Number(tab.dataset["page"]) : Math.min(this.#last, Math.max(LEFT, edge));
        const now = performance.now();
        if (to === this.page || now - this.#turned < TURN_MS) return;
        this.#turned = now;
        this.show(to);
    }
}
