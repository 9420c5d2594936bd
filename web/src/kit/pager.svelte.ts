/** On a small screen left city, hand and right city are pages side by side, to swipe through. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Point } from "./drag";

/** A dragged piece turns the page at most this often, in milliseconds. */
const TURN_MS = 700;
/** How near to the screen's edge it does so, in CSS pixels. */
const EDGE = 26;

export const LEFT = 0;
export const HAND = 1;
export const RIGHT = 2;

export class Pager {
    readonly #last: number;
    /** The same width as in the components' styles. */
    readonly #phone = new MediaQuery("max-width: 899px");
    #element: HTMLElement | undefined;
    #turned = 0;

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
        const keep = new ResizeObserver(() => {
            element.scrollLeft = untrack(() => this.page) * element.clientWidth;
        });
        keep.observe(element);
        return () => keep.disconnect();
    };

    scrolled(): void {
        if (this.#element && this.on) this.page = Math.round(this.#element.scrollLeft / this.#element.clientWidth);
    }

    show(page: number): void {
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const left = page * (this.#element?.clientWidth ?? 0);
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
