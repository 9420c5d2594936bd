/** Shows allies where one holds a piece, rate-limited. */

/** The least time between two messages, in milliseconds. */
const EVERY_MS = 340;

/** `Held`: which piece, and where. */
export class Hovering<Held> {
    readonly #tell: (held: Held | null) => void;
    readonly #same: (one: Held | null, other: Held | null) => boolean;
    readonly #may: () => boolean;
    #told: Held | null = null;
    #wanted: Held | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** `may`: whether there is anyone to tell now. */
    constructor(
        tell: (held: Held | null) => void,
        same: (one: Held | null, other: Held | null) => boolean,
        may: () => boolean = () => true,
    ) {
        [this.#tell, this.#same, this.#may] = [tell, same, may];
    }

    /** A piece is held there, or with `null` none any more. Of several quick changes only the last is sent. */
    show(held: Held | null): void {
        this.#wanted = held;
        if (this.#timer === undefined) this.#flush();
    }

    #flush(): void {
        this.#timer = undefined;
        if (this.#same(this.#wanted, this.#told) || !this.#may()) return;
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
