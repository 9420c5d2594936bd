/** A guide through somebody's first turns: it points at one thing after the other, and goes on when that is done. */

import { recall, remember } from "../state/storage";

/** Something that a player learns by doing it. */
export interface Step {
    /** The text is `guide-GAME-NAME`. */
    readonly name: string;
    /** What it is about: everything on the screen with this name in `data-guide` is outlined. */
    readonly at?: string;
    /** Whether the player has done it. A step without goes on by a button. */
    readonly done?: () => boolean;
    /** Reading it is enough: it goes on by a button as well. */
    readonly read?: boolean;
}

/** What the browser keeps of a player's guides: those who were led, or wanted none, aren't asked again. */
const key = (game: string): string => `guide.${game}`;

/** It was seen, or isn't wanted. */
export const know = (game: string): void => remember(key(game), true);

export const isKnown = (game: string): boolean => recall(key(game)) === true;

export class Guide {
    #at = $state(0);

    constructor(
        readonly game: string,
        readonly steps: readonly Step[],
    ) {}

    /** The step that the player is at; `null` after the last. */
    readonly step = $derived.by((): Step | null => this.steps[this.#at] ?? null);
    readonly last = $derived.by(() => this.#at === this.steps.length - 1);

    /** "2" of "7", for the eye. */
    get place(): { at: number; of: number } {
        return { at: this.#at + 1, of: this.steps.length };
    }

    next(): void {
        this.#at++;
        if (this.#at === this.steps.length) this.end();
    }

    /** Goes past all that is done already, for the table doesn't wait for the guide. */
    follow(): void {
        while (this.step?.done?.()) this.next();
    }

    end(): void {
        this.#at = this.steps.length;
        know(this.game);
    }
}
