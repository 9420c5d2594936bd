/**
 * A game at a table with others, whichever it is, as its viewer plays it: the view that came in, who is who, and what
 * goes out. What concerns the whole table (who is away, pauses, time, links to seats) needs no more than this.
 */

import type { HandedView, Request, View } from "../protocol/types";
import { isHost, sitter } from "../state/people";
import { seatName } from "./words";

export type TableGameProps = {
    view: View;
    /** Requests that the view does not show yet. */
    pending: readonly Request[];
    send: (request: Request) => void;
};

export abstract class TableGame<Props extends TableGameProps = TableGameProps> {
    protected readonly props: () => Props;

    constructor(props: () => Props) {
        this.props = props;
    }

    /** What is drawn: the newest view with pending requests applied. */
    readonly view = $derived.by(() => this.shown(this.props().view, this.props().pending));
    /** My seat; -1 for watchers. */
    readonly me = $derived.by(() => this.view.me.seat ?? -1);
    readonly paused = $derived.by(() => this.view.room.paused !== undefined);

    /** The seat whose menu is open. */
    menu = $state<number | null>(null);

    protected abstract shown(view: View, pending: readonly Request[]): View;
    /** Whether the game has ended. */
    abstract readonly over: boolean;
    /** A name of the turn, the same for as long as it lasts. */
    abstract readonly turn: string;
    /** What bots did when time ran out in the previous phase; empty if it didn't. */
    abstract readonly late: string;

    send(request: Request): void {
        this.props().send(request);
    }

    name(seat: number): string {
        return seatName(this.view, seat);
    }

    /**
     * Whether I have a say in who has a seat: in my own, at the table or as the host in any person's, and as the host
     * of a game that was played on in a bot's.
     */
    mayOffer(seat: number): boolean {
        const hosting = isHost(this.view);
        const person = sitter(this.view.room, seat)?.bot === undefined;
        const open = person || (hosting && this.view.room.seating?.branch != null);
        return seat === this.me || ((this.me >= 0 || hosting) && open);
    }

    /** A seat that changes hands, or did, as the room describes it. */
    handed(seat: number): HandedView | undefined {
        return this.view.room.handed?.find((each) => each.seat === seat);
    }
}
