import type { Reason } from "../net/outbox";
import type { Status } from "../net/socket";
import type { Body, Channel, Command, Deed, Line, ServerMessage, View } from "../protocol/types";
import { linesOf, mergeLines } from "./lines";
import { ReadMarks } from "./read.svelte";

/** What a room needs of its connection. */
export interface Link {
    /** Sends a command, now or later; `null` if too many wait already. */
    send(deed: Deed): Command | null;
}

/** What a deed of this name carries. */
type Asked<Name extends string> = Extract<Deed, Record<Name, unknown>>[Name];

/** Something that is said for a while and goes by itself. */
export interface Notice {
    id: number;
    why: Reason;
}

/** How long a refusal is shown, in ms: long enough to be read twice. */
const NOTICE_MS = 7_000;
/** How long after its answer a command's view may take, in ms. */
const VIEW_MS = 1_000;
/** Most refusals shown at a time. */
const NOTICES = 3;

/** Everything that the client knows of its room. No page: what is drawn follows from it. */
export class Room {
    /** The newest view; `null` until the first one. */
    view = $state.raw<View | null>(null);
    /** All talk that the viewer may read, in order. */
    lines = $state.raw<readonly Line[]>([]);
    status = $state.raw<Status>("connecting");
    /** Sent and not answered yet. */
    pending = $state.raw<readonly Command[]>([]);
    /** Accepted, and the view that shows it has not come yet. */
    private accepted = $state.raw<readonly Command[]>([]);
    notices = $state.raw<readonly Notice[]>([]);
    /** The key of the link to a seat that this page was opened by, until the seat is taken or the link given up. */
    seatKey = $state.raw<string | null>(null);
    /** Why the name last asked for, or the seat with it, could not be had. */
    nameRefused = $state.raw<Reason | null>(null);
    /** What the server's clock is ahead of ours, in ms. */
    skew = $state.raw(0);
    readonly marks: ReadMarks;

    private noticeNo = 0;
    /** Who waits for the answer to a command, by its id. */
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
    private readonly asking = new Map<string, (done: boolean) => void>();

    constructor(
        readonly code: string,
        private readonly link: Link,
        seatKey: string | null = null,
        /** Whether this is sent without anyone having asked for it: what comes of it is not told. */
        private readonly inPassing: (deed: Deed) => boolean = () => false,
    ) {
        this.marks = new ReadMarks(code);
        this.seatKey = seatKey;
    }

    /** The server's clock, in ms since 1970. */
    now(): number {
        return Date.now() + this.skew;
    }

    setStatus(status: Status): void {
        this.status = status;
    }

    receive(message: ServerMessage): void {
        if ("hello" in message) this.skew = message.hello.now - Date.now();
        else if ("view" in message) [this.view, this.accepted] = [message.view, []];
        else if ("talk" in message) this.lines = mergeLines(this.lines, message.talk);
    }

    /** A command was answered; `refusal` says why not. */
    answered(command: Command | null, refusal: Reason | null): void {
        // What goes out in passing may come too late: nothing is lost by that. What is wrong with a name or a link is said
        // where it was given.
        let silent = false;
        if (command !== null) {
            this.pending = this.pending.filter((other) => other.id !== command.id);
            if (refusal === null) this.accept(command);
            if (isNaming(command.do)) this.nameRefused = refusal;
            if (takesSeat(command.do) && refusal === null) this.seatKey = null;
            silent = this.inPassing(command.do) || takesSeat(command.do);
        }
        if (refusal !== null && !silent) this.notify(refusal);
        if (command === null) return;
        this.asking.get(command.id)?.(refusal === null);
        this.asking.delete(command.id);
    }

    send(deed: Deed): Command | null {
        if (isNaming(deed)) this.nameRefused = null;
        const command = this.link.send(deed);
        if (command === null) this.notify({ code: "outbox_full" });
        else this.pending = [...this.pending, command];
        return command;
    }

    /** What was last asked for under this name and is not in the view yet: it can be shown as if it were so already. */
    asked<Name extends string>(name: Name): Asked<Name> | undefined {
        const last = [...this.accepted, ...this.pending]
            .reverse()
            .find(({ do: deed }) => typeof deed === "object" && name in deed);
        return (last?.do as Record<string, unknown> | undefined)?.[name] as Asked<Name> | undefined;
    }

    /** Does one thing after the other, each once the one before is done; the first refusal ends it. Whether all were done. */
    async sendAll(deeds: readonly Deed[]): Promise<boolean> {
        for (const deed of deeds) {
            const command = this.send(deed);
            if (command === null) return false;
            const done = await new Promise<boolean>((answer) => this.asking.set(command.id, answer));
            if (!done) return false;
        }
        return true;
    }

    say(channel: Channel, body: Body): void {
        this.send({ say: { channel, body } });
    }

    dismiss(notice: Notice): void {
        this.notices = this.notices.filter((other) => other.id !== notice.id);
    }

    /** The lines of one channel, oldest first. */
    talk(channel: Channel): Line[] {
        return linesOf(this.lines, channel, this.view?.room.game_no ?? 0);
    }

    unread(channel: Channel): number {
        const { room, me } = this.view ?? {};
        return this.marks.unread(this.lines, channel, room?.game_no ?? 0, me?.member ?? null);
    }

    private accept(command: Command): void {
        this.accepted = [...this.accepted, command];
        // A command that changes nothing is followed by no view.
        setTimeout(() => (this.accepted = this.accepted.filter((other) => other !== command)), VIEW_MS);
    }

    private notify(why: Reason): void {
        const notice = { id: this.noticeNo++, why };
        this.notices = [...this.notices.filter((other) => other.why.code !== why.code), notice].slice(-NOTICES);
        setTimeout(() => this.dismiss(notice), NOTICE_MS);
    }
}

function takesSeat(deed: Deed): boolean {
    return typeof deed === "object" && "take_seat" in deed;
}

/** Whether this is answered where a name is typed. */
export function isNaming(deed: Deed): boolean {
    return takesSeat(deed) || (typeof deed === "object" && "join" in deed);
}
