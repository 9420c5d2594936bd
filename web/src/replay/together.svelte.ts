/** Watching a game together: one leads, the others follow, and all may talk. */

import type { RoomSocket } from "../net/socket";
import type { LeadView } from "../protocol/types";
import { connect } from "../shell/connect";
import { member } from "../state/people";
import type { Room } from "../state/room.svelte";

export class Together {
    readonly room: Room;
    readonly #socket: RoomSocket;
    /** Whether this page leads: another one of the same player's may, too. */
    #leads = $state(false);
    /** Whether somebody looks around by themselves while others follow. */
    apart = $state(false);
    /** Where this page has led last. */
    #shown: number | null = null;

    /** `game`: its number in the room, from 0. */
    constructor(
        code: string,
        readonly game: number,
    ) {
        // Before the connection is closed with the page.
        addEventListener("pagehide", this.#stop);
        const { room, socket } = connect(code, null);
        [this.room, this.#socket] = [room, socket];
    }

    /** Whoever leads through this game. */
    readonly #lead: LeadView | undefined = $derived.by(() => {
        const lead = this.room.view?.room.lead;
        return lead?.to.game === this.game ? lead : undefined;
    });

    readonly mine: boolean = $derived.by(
        () => this.#leads && this.#lead !== undefined && this.#lead.by === this.room.view?.me.member,
    );

    /** Who leads; `null` if nobody does. */
    readonly leader: string | null = $derived.by(() => {
        const { view } = this.room;
        return view && this.#lead ? (member(view.room, this.#lead.by)?.name ?? "") : null;
    });

    /** Where whoever follows is to be; `null` for all others. */
    readonly to: number | null = $derived(this.#lead && !this.mine && !this.apart ? this.#lead.to.at : null);

    /** Whether this guest may lead: members do. */
    readonly able: boolean = $derived.by(() => this.room.view?.me.member != null);

    /** The game that has begun meanwhile, with a seat for this guest. */
    readonly called: boolean = $derived.by(() => {
        const { view } = this.room;
        return view !== null && view.room.stage === "playing" && view.me.seat !== null;
    });

    /** Leads from now on, beginning there. */
    lead(at: number): void {
        [this.#leads, this.apart, this.#shown] = [true, false, at];
        this.room.send({ lead: { game: this.game, at } });
    }

    /** Whoever leads is there now. */
    show(at: number): void {
        if (this.mine && this.#shown !== at) this.lead(at);
    }

    /** Leads no longer. */
    readonly #stop = (): void => {
        if (this.mine) this.room.send({ lead: null });
        this.#leads = false;
    };

    /** Watches alone from now on. */
    leave(): void {
        this.#stop();
        removeEventListener("pagehide", this.#stop);
        this.#socket.close();
    }
}
