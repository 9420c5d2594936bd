import type { Command, Member, Request } from "../protocol/types";

/** What is known of the player in a view. */
type Me = { no: number; member: Member | null };

/** `no` is the number that the acknowledgement came with; `null` while there is none. */
type Entry = { command: Command; no: number | null };

/** The payload of the request with this name. */
type Carried<Name extends string> = Extract<Request, Record<Name, unknown>>[Name];

/**
 * Pending requests of the player, drawn on top of the view (optimistic updates) until a view has them or they are
 * refused. Only sequence numbers decide, never a timer: offline they stay as long as it takes.
 */
export class Pending {
    #entries = $state.raw<readonly Entry[]>([]);
    /** Of the newest view. */
    #me: Me = { no: 0, member: null };

    /** All of them, oldest first. */
    readonly requests = $derived(this.#entries.map(({ command }) => command.do));
    /** What the server has not answered yet, oldest first. */
    readonly unanswered = $derived(this.#entries.flatMap(({ command, no }) => (no === null ? [command] : [])));

    /** The latest request with this name. */
    last<Name extends string>(name: Name): Carried<Name> | undefined {
        const request = this.requests.filter((request) => typeof request === "object" && name in request).at(-1);
        return (request as Record<string, unknown> | undefined)?.[name] as Carried<Name> | undefined;
    }

    add(command: Command): void {
        this.#entries = [...this.#entries, { command, no: null }];
    }

    /** The server has accepted it: views with at least this number show it. */
    answered({ id }: Command, no: number): void {
        // A new list would recompute everything derived from it.
        if (!this.#entries.some(({ command }) => command.id === id)) return;
        this.#entries = this.#entries.map((entry) => (entry.command.id === id ? { ...entry, no } : entry));
        this.#settle();
    }

    /** It was refused, or replaced by a newer one before it was sent. */
    dropped({ id }: Command): void {
        this.#entries = this.#entries.filter(({ command }) => command.id !== id);
    }

    view(me: Me): void {
        // Another member of the room has numbers of their own.
        if (me.member !== this.#me.member) this.#forgetNumbers();
        this.#me = me;
        this.#settle();
    }

    /** The connection is gone: whatever was acknowledged is in the next view, the first on another connection. */
    lost(): void {
        this.#forgetNumbers();
    }

    #forgetNumbers(): void {
        this.#entries = this.#entries.map((entry) => (entry.no === null ? entry : { ...entry, no: 0 }));
    }

    #settle(): void {
        const open = this.#entries.filter(({ no }) => no === null || no > this.#me.no);
        if (open.length < this.#entries.length) this.#entries = open;
    }
}
