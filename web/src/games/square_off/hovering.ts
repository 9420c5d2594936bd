/** Tells one's allies where one holds a piece, but no more often than is useful. */

import type { SquareOffTile } from "../../protocol/types";
import { sameTile } from "./shapes";

/** The least time between two messages, in milliseconds. */
const EVERY_MS = 340;

export class Hovering {
    readonly #tell: (tile: SquareOffTile | null) => void;
    readonly #may: () => boolean;
    #told: SquareOffTile | null = null;
    #wanted: SquareOffTile | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** `may`: whether there is anyone to tell it to now. */
    constructor(tell: (tile: SquareOffTile | null) => void, may: () => boolean = () => true) {
        [this.#tell, this.#may] = [tell, may];
    }

    /** A piece is held there now, or none any more. Of quick changes only the last is sent, a little later. */
    show(tile: SquareOffTile | null): void {
        this.#wanted = tile;
        if (this.#timer === undefined) this.#flush();
    }

    #flush(): void {
        this.#timer = undefined;
        if (sameTile(this.#wanted, this.#told) || !this.#may()) return;
        this.#told = this.#wanted;
        this.#tell(this.#told);
        this.#timer = setTimeout(() => this.#flush(), EVERY_MS);
    }

    /** A new turn: the server has forgotten what anyone held. */
    forget(): void {
        this.#told = null;
        this.#wanted = null;
    }

    stop(): void {
        clearTimeout(this.#timer);
    }
}
