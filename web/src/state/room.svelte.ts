import { retry } from "../net/retry";
import type { Reason } from "../net/outbox";
import type { Status } from "../net/socket";
import type {
    Body,
    Channel,
    Command,
    OutsideView,
    Request,
    Line,
    ServerMessage,
    Unsaid,
    View,
} from "../protocol/types";
import { Pending } from "./pending.svelte";
import { channelKey, linesOf, mergeLines } from "./lines";

import { ReadMarks } from "./read.svelte";
import { recall } from "./storage";

/** What a room needs of its connection. */
export interface Link {
    /**
     * Sends a command, now or later; `null` if too many wait already. `overtakes`: what need not be sent any more if it
     * has not gone out before this does.
     */
    send(request: Request, overtakes: (earlier: Request) => boolean): Command | null;
}

/** A message that goes away by itself. */
export interface Notice {
    id: number;
    why: Reason;
}

/** How long a refusal is shown, in ms: long enough to be read twice. */
const NOTICE_MS = 7_000;
/** Most refusals shown at a time. */
const NOTICES = 3;

/** The client's state of a room. Headless: the page is derived from it. */
export class Room {
    /** The newest view; `null` until the first one. */
    view = $state.raw<View | null>(null);
    /** How one's knock stands; `null` inside. */
    outside = $state.raw<OutsideView | null>(null);
    /** All talk that the viewer may read, in order. */
    lines = $state.raw<readonly Line[]>([]);
    /** The unsent text of each channel, by its key. */
    drafts = $state<Record<string, string>>({});
    /** The members whose lines the viewer does not want to see. */
    hidden = $state.raw<readonly number[]>([]);
    status = $state.raw<Status>("connecting");
    /** Whether the server does not let this page in, for now or for good. */
    readonly stopped = $derived(!["connecting", "open", "lost"].includes(this.status));
    /** Whether the server can store anything; until it can, everything that changes something is refused. */
    stores = $state.raw(true);
    /** Requests of the player that the view does not show yet. */
    readonly pending = new Pending();
    notices = $state.raw<readonly Notice[]>([]);
    /** The key of the link to a seat that this page was opened by, until the seat is taken or the link given up. */
    seatKey = $state.raw<string | null>(null);
    /** The name last requested, if it or the seat with it was refused, and why. */
    nameRefused = $state.raw<{ name: string; why: Reason } | null>(null);
    /** How far the server's clock is ahead of ours, in ms. */
    skew = $state.raw(0);
    readonly marks: ReadMarks;

    /** Whether a new connection has sent no talk yet. */
    private renewing = false;
    private noticeNo = 0;
    /** Who waits for the answer to a command, by its id. */
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
    private readonly asking = new Map<string, (done: boolean) => void>();

    constructor(
        readonly code: string,
        private readonly link: Link,
        seatKey: string | null = null,
        /** Whether this move is sent without the player noticing. */
        private readonly inPassing: (request: Request) => boolean = () => false,
    ) {
        this.marks = new ReadMarks(code);
        this.hidden = (recall(`hidden.${code}`) as number[] | null) ?? [];
        this.seatKey = seatKey;
    }

    /** Whether this is sent in the background: its outcome is not reported. */
    private isQuiet(request: Request): boolean {
        return isFleeting(request) || has(request, "contribute") || this.inPassing(request);
    }

    /** Whether an earlier request need not be sent any more: of background requests, only the newest of a kind is. */
    private replaces(request: Request, earlier: Request): boolean {
        return this.isQuiet(request) && this.isQuiet(earlier) && kindOf(request) === kindOf(earlier);
    }

    /** The server's clock, in ms since 1970. */
    now(): number {
        return Date.now() + this.skew;
    }

    setStatus(status: Status): void {
        this.status = status;
        if (this.stopped) this.leave();
        if (status !== "open") this.pending.lost();
        // A server that can't store anything says so to every connection.
        else this.stores = this.renewing = true;
    }

    receive(message: ServerMessage): void {
        if ("hello" in message) this.skew = message.hello.now - Date.now();
        else if ("view" in message) this.see(message.view);
        else if ("outside" in message) {
            this.leave();
            this.outside = message.outside;
        } else if ("unsaid" in message) this.unsay(message.unsaid);
        else if ("storage" in message) this.stores = message.storage.works;
        else if ("talk" in message) this.lines = mergeLines(this.takeStanding(), message.talk);
    }

    /** The server has accepted a command. */
    answered(command: Command, no: number): void {
        this.pending.answered(command, no);
        if (takesSeat(command.do)) this.seatKey = null;
        this.resolve(command, true);
    }

    /** A command was refused, or a message that was not a command. */
    refused(command: Command | null, why: Reason): void {
        if (command === null) return this.notify(why);
        this.pending.dropped(command);
        this.giveBack(command.do);
        // Refused names and links are reported where they were entered. Background requests may be late, or come from
        // another device of the same player: no harm done.
        const name = namedIn(command.do);
        if (name !== null) this.nameRefused = { name, why };
        else if (!this.isQuiet(command.do)) this.notify(why);
        this.resolve(command, false);
    }

    /** A command was never sent, because a newer one replaced it. */
    replaced(command: Command): void {
        this.pending.dropped(command);
    }

    send(request: Request): Command | null {
        if (isNaming(request)) this.nameRefused = null;
        const command = this.link.send(request, (earlier) => this.replaces(request, earlier));
        if (command === null) {
            this.notify({ code: "outbox_full" });
            this.giveBack(request);
        } else if (!isFleeting(request)) {
            // It changes nothing on one's own page.
            this.pending.add(command);
        }
        return command;
    }

    /** Sends it unless it was sent before and no view shows it yet: a second press means nothing more. */
    sendOnce(request: Request & string): void {
        if (!this.pending.requests.includes(request)) this.send(request);
    }

    /** Sends one request after the other, each once the last is done. Returns whether all were; a refusal ends it. */
    async sendAll(requests: readonly Request[]): Promise<boolean> {
        for (const request of requests) {
            const command = this.send(request);
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

    /** The lines that still stand: what a new connection is not sent was deleted meanwhile. Ends the renewal. */
    private takeStanding(): readonly Line[] {
        const standing = this.renewing ? [] : this.lines;
        this.renewing = false;
        return standing;
    }

    private unsay(unsaid: Unsaid): void {
        this.lines = this.takeStanding().filter(({ by }) => unsaid !== "all" && by !== unsaid.by);
        if (unsaid === "all") this.notify({ code: "talk_cleared" });
    }

    /** A text that was not said stands in its field again, before what was typed since. */
    private giveBack(request: Request): void {
        if (typeof request === "string" || !("say" in request) || !("text" in request.say.body)) return;
        const key = channelKey(request.say.channel);
        this.drafts[key] = `${request.say.body.text} ${this.drafts[key] ?? ""}`.trim();
    }

    private see(view: View): void {
        this.lines = this.takeStanding();
        this.view = view;
        this.outside = null;
        this.pending.view(view.me);
        // Fetched when the player sits down, to be there when the seating is drawn.
        if (view.me.seat === null || view.room.seating !== null) return;
        void retry(() => import("./contribute")).then(({ contribute }) =>
            contribute(this.code, view, (part) => this.link.send(part, () => false)),
        );
    }

    /** Whatever was seen before is not for those outside, and says nothing of the room as it is now. */
    private leave(): void {
        this.view = this.outside = null;
        this.lines = [];
    }

    private resolve({ id }: Command, done: boolean): void {
        this.asking.get(id)?.(done);
        this.asking.delete(id);
    }

    /** Tells the player something that goes away by itself. */
    notify(why: Reason): void {
        const notice = { id: this.noticeNo++, why };
        this.notices = [...this.notices.filter((other) => other.why.code !== why.code), notice].slice(-NOTICES);
        setTimeout(() => this.dismiss(notice), NOTICE_MS);
    }
}

/** Whether a request tells others something for the moment, and changes nothing on one's own page. */
const isFleeting = (request: Request): boolean => ["show", "lead", "follow"].includes(kindOf(request));

const kindOf = (request: Request): string => (typeof request === "string" ? request : Object.keys(request)[0]!);

function has(request: Request, name: string): boolean {
    return typeof request === "object" && name in request;
}

function takesSeat(request: Request): boolean {
    return has(request, "take_seat");
}

/** Whether this is answered where a name is typed. */
export const isNaming = (request: Request): boolean => namedIn(request) !== null;

/** The name that a request gives; an empty one for a seat that a member takes, who has one. */
function namedIn(request: Request): string | null {
    if (typeof request !== "object") return null;
    if ("take_seat" in request) return request.take_seat.name ?? "";
    if ("join" in request) return request.join.name;
    return "knock" in request ? request.knock.name : null;
}
