/** A guide through somebody's first turns: it points at one thing after the other, and goes on when that is done. */

import type { View } from "../protocol/types";
import { forget, kept, recall, remember } from "../state/storage";

/** Something that a player learns by doing it. */
export interface Step {
    /** The text is `guide-GAME-NAME`. */
    readonly name: string;
    /** What it is about: everything on the screen with this name in `data-guide` is outlined. */
    readonly at?: string;
    /** Whether the player has done it. A step without goes on by a button. */
    readonly done?: () => boolean;
    /** The step to go back to, by its name, when what led here was undone. */
    readonly undone?: () => string | null;
    /** Reading it is enough: it goes on by a button as well. */
    readonly read?: boolean;
}

/**
 * What the browser keeps of a player's guides. `true`: those who were led, or wanted none, aren't asked again. Before
 * that where they are, in the one game that they are led through.
 */
const key = (game: string): string => `guide.${game}`;
type Place = { readonly match: string; readonly step: string };

/** It was seen, or isn't wanted. */
export const know = (game: string): void => remember(key(game), true);

/** The same, or it was begun in another match and not seen to its end. */
export const isKnown = (game: string): boolean => recall(key(game)) !== null;

/** They have seen some guide, or wanted none. */
export const isAnyKnown = (): boolean => kept("guide.").some((key) => recall(key) === true);

/** All guides are offered again. */
export const offerAgain = (): void => kept("guide.").forEach(forget);

/** Where the player is in this match of the game; `null` unless they are led through it. */
function placeIn(game: string, match: string): string | null {
    const place = recall(key(game)) as Partial<Place> | true | null;
    return typeof place === "object" && place?.match === match ? (place.step ?? null) : null;
}

/** Which of all games of a name a room plays. */
export const matchOf = (code: string, { room }: View): string => `${code} ${room.game_no}`;

/** They are led through this match, and the page was loaded again. */
export const isUnderWay = (game: string, match: string): boolean => placeIn(game, match) !== null;

export class Guide {
    #at = $state(0);
    /** The furthest step that was reached. */
    #most = $state(0);

    /** `name`: what it is remembered by; `match`: which of all games it is about. */
    constructor(
        readonly name: string,
        readonly steps: readonly Step[],
        readonly match: string,
    ) {
        this.#go(Math.max(0, this.#find(placeIn(name, match))));
    }

    #find(step: string | null): number {
        return this.steps.findIndex(({ name }) => name === step);
    }

    #go(at: number): void {
        this.#at = at;
        this.#most = Math.max(this.#most, at);
        const step = this.steps[at];
        if (step === undefined) know(this.name);
        else remember(key(this.name), { match: this.match, step: step.name } satisfies Place);
    }

    /** The step that the player is at; `null` after the last. */
    readonly step = $derived.by((): Step | null => this.steps[this.#at] ?? null);
    readonly last = $derived.by(() => this.#at === this.steps.length - 1);

    /** "2" of "7", for the eye: what was undone doesn't count back. */
    get place(): { at: number; of: number } {
        return { at: this.#most + 1, of: this.steps.length };
    }

    next(): void {
        this.#go(this.#at + 1);
    }

    /** Goes past all that is done already, for the table doesn't wait for the guide, and back where it was undone. */
    follow(): void {
        while (this.step?.done?.()) this.next();
        const back = this.#find(this.step?.undone?.() ?? null);
        if (back >= 0 && back < this.#at) this.#go(back);
    }

    end(): void {
        this.#go(this.steps.length);
    }
}
