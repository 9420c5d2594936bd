/** How long a race has been on. The browser remembers when it began, so that a reload goes on counting. */

import { recall, remember } from "../../state/storage";

const SECOND_MS = 1_000;
/** Where the browser keeps when the latest race began. */
const KEPT = "square-off-race";

function kept(race: string): number | null {
    const one = recall(KEPT) as { race?: unknown; began?: unknown } | null;
    return one?.race === race && typeof one.began === "number" ? one.began : null;
}

export class Stopwatch {
    /** `null` for whoever came when the race was on already. */
    seconds = $state<number | null>(null);
    #began: number | null = null;
    /** When it was stopped for a pause. */
    #held: number | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** Goes on, or begins if `fresh`. `race`: a name that no other race has. */
    run(race: string, fresh: boolean): void {
        const now = Date.now();
        const began = this.#began ?? kept(race) ?? (fresh ? now : null);
        if (began === null) return;
        this.#began = began + (this.#held === null ? 0 : now - this.#held);
        this.#held = null;
        remember(KEPT, { race, began: this.#began });
        this.#tick();
        this.#timer = setInterval(() => this.#tick(), SECOND_MS);
    }

    hold(): void {
        clearInterval(this.#timer);
        this.#held = Date.now();
    }

    #tick(): void {
        this.seconds = Math.max(0, Math.floor((Date.now() - (this.#began ?? 0)) / SECOND_MS));
    }
}
