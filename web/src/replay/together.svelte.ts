/** Watching a game together: one leads, the others follow, and all may talk. */

import type { LeadView } from "../protocol/types";
import type { Connect, Connected } from "../shell/connect";
import { member } from "../state/people";
import type { Room } from "../state/room.svelte";

export class Together {
    readonly #connected: Connected;
    /** Whether this page leads, or has asked to. */
    #leads = $state(false);
    /** Whether everyone has seen that. */
    #seen = false;
    /** Whether somebody looks around by themselves while others follow. */
    apart = $state(false);
    /** Where this page has led last. */
    #shown: number | null = null;
    /** Whether the room was told that this page follows. */
    #told = false;
    /** Whether the last view had it. */
    #known = false;

    /** `game`: its number in the room, from 0. */
    constructor(
        connect: Connect,
        code: string,
        readonly game: number,
    ) {
        // Before the connection is closed with the page.
        addEventListener("pagehide", this.#stop);
        this.#connected = connect(code, null);
    }

    get room(): Room {
        return this.#connected.room;
    }

    /** The lead through this game, if anybody has it. */
    readonly #lead: LeadView | undefined = $derived.by(() => {
        const lead = this.room.view?.room.lead;
        return lead?.to.game === this.game ? lead : undefined;
    });

    /** Whether this page leads. */
    readonly mine: boolean = $derived.by(
        () => this.#leads && this.#lead !== undefined && this.#lead.by === this.room.view?.me.member,
    );

    /** Who leads; `null` if nobody does. */
    readonly leader: string | null = $derived.by(() => {
        const { view } = this.room;
        return view && this.#lead ? (member(view.room, this.#lead.by)?.name ?? "") : null;
    });

    /** The stop that a follower goes to; `null` for all others. */
    readonly to: number | null = $derived(this.#lead && !this.#leads && !this.apart ? this.#lead.to.at : null);

    /** The names of those who follow. */
    readonly followers: readonly string[] = $derived.by(() => {
        const { view } = this.room;
        if (!view) return [];
        return (this.#lead?.followers ?? []).map((follower) => member(view.room, follower)?.name ?? "");
    });

    /** Whether the room keeps this guest out. */
    readonly shutOut: boolean = $derived.by(() => this.room.stopped || this.room.outside !== null);

    /** Whether this guest may lead: members do. */
    readonly mayLead: boolean = $derived.by(() => this.room.view?.me.member != null);

    /** The names of others who are in the room: on this page, at the result or in the lobby. */
    readonly others: readonly string[] = $derived.by(() => {
        const { view } = this.room;
        const others = view?.room.members.filter(({ no, here, bot }) => here && !bot && no !== view.me.member);
        return others?.map(({ name }) => name) ?? [];
    });

    /** What waits for this guest in the room: a game in which they have a seat, or one that is being set up. */
    readonly called: "begun" | "setting-up" | null = $derived.by(() => {
        const { view } = this.room;
        if (view?.me.seat == null || view.room.stage === "ended") return null;
        return view.room.stage === "playing" ? "begun" : "setting-up";
    });

    /** Joins the others in the room: closes the old result there. */
    join(): void {
        if (this.room.view?.me.result) this.room.sendOnce("leave_result");
    }

    /** Leads from now on, beginning there. */
    lead(at: number): void {
        if (!this.#leads) this.#seen = false;
        [this.#leads, this.apart, this.#shown] = [true, false, at];
        this.room.send({ lead: { game: this.game, at } });
    }

    /** Tells followers where the leader is now. */
    show(at: number): void {
        if (this.mine && this.#shown !== at) this.lead(at);
    }

    /** To be called with every view: somebody else may lead on, and a lost connection ends nobody's lead. */
    heed(): void {
        const { view } = this.room;
        if (!this.#leads || view === null) return;
        if (this.mine) this.#seen = true;
        else if (this.#seen && this.#lead) this.#leads = false;
        else if (this.#seen && this.#shown !== null) {
            this.#seen = false;
            this.lead(this.#shown);
        }
    }

    /** Lets the room know whether this page follows, and again if it has forgotten. */
    tell(): void {
        const { view } = this.room;
        const known = (this.#lead?.followers ?? []).some((follower) => follower === view?.me.member);
        if (!this.#lead || (this.#known && !known)) this.#told = false;
        this.#known = known;
        const follows = this.to !== null;
        if (!this.#lead || !this.mayLead || this.#told === follows) return;
        this.#told = follows;
        this.room.send({ follow: follows });
    }

    /** Neither leads nor follows any longer. */
    readonly #stop = (): void => {
        if (this.mine) this.room.send({ lead: null });
        if (this.#told) this.room.send({ follow: false });
    };
}
