/** A step-by-step guide through a player's first turns: each step goes on when it is done. */

import { arrive, placeIn, retire } from "./progress.svelte";

/** A step of the guide, about something that the player does. */
export interface Step {
    /** The text is `guide-GAME-NAME`. */
    readonly name: string;
    /** What it is about: everything on the screen with this name in `data-guide` is outlined. */
    readonly at?: string;
    /** Whether the player has done it. If missing, a button leads on. */
    readonly done?: () => boolean;
    /** The name of the step to go back to, if what led here was undone. */
    readonly undone?: () => string | null;
    /** Whether a button leads on as well. */
    readonly read?: boolean;
}

export class Guide {
    #at = $state(0);
    /** The furthest step that was reached. */
    #most = $state(0);

    /** `name`: what it is remembered by; `match`: which of all games it is about; `from`: the turn it was begun in. */
    constructor(
        readonly name: string,
        readonly steps: readonly Step[],
        readonly match: string,
        readonly from: number,
    ) {
        this.#go(Math.max(0, this.#find(placeIn(name, match)?.step ?? null)));
    }

    #find(step: string | null): number {
        return this.steps.findIndex(({ name }) => name === step);
    }

    #go(at: number): void {
        this.#at = at;
        this.#most = Math.max(this.#most, at);
        const step = this.steps[at];
        if (step === undefined) retire(this.name);
        else arrive(this.name, { match: this.match, step: step.name, from: this.from });
    }

    /** The step that the player is at; `null` after the last. */
    readonly step = $derived.by((): Step | null => this.steps[this.#at] ?? null);
    readonly last = $derived.by(() => this.#at === this.steps.length - 1);

    /** The progress shown, "2" of "7": it never goes back when something is undone. */
    get place(): { at: number; of: number } {
        return { at: this.#most + 1, of: this.steps.length };
    }

    next(): void {
        this.#go(this.#at + 1);
    }

    /** Skips steps already done, for the game doesn't wait for the guide, and goes back where something was undone. */
    follow(): void {
        while (this.step?.done?.()) this.next();
        const back = this.#find(this.step?.undone?.() ?? null);
        if (back >= 0 && back < this.#at) this.#go(back);
    }

    end(): void {
        this.#go(this.steps.length);
    }
}
