import type { Command, Request, ServerMessage } from "../protocol/types";
import { awayWait, firstWait, nextWait, toldWait } from "./backoff";
import { Outbox, type Reason } from "./outbox";

/** The part of a WebSocket that is used here. */
export type Wire = Pick<WebSocket, "send" | "close"> & {
    onmessage: ((event: MessageEvent) => void) | null;
    onclose: ((event: CloseEvent) => void) | null;
    onerror: ((event: Event) => void) | null;
};

/** What the connection needs from the page; tests bring their own. */
export interface Surroundings {
    /** Opens a WebSocket to the room. */
    open(): Wire;
    /** Resolves when the server answers at all. See {@link RoomSocket} for why. */
    probe(signal: AbortSignal): Promise<void>;
    /** Whether the page can be seen; a hidden one takes its time. */
    visible(): boolean;
    /** From 0 to 1. */
    random(): number;
}

/** Why the server does not want this connection, so that trying again by itself would be wrong. */
export type Stop =
    | "no_such_room"
    | "closed"
    | "banned"
    | "network_banned"
    | "not_admitted"
    | "locked"
    | "sent_out"
    | "elsewhere"
    | "broken";

/** The state of the connection: `lost` means that it is being retried, `too_many` that it is retried without haste. */
export type Status = "connecting" | "open" | "lost" | "too_many" | Stop;

/** What the connection reports. */
export interface Listener {
    /** The connection changed. */
    status(status: Status): void;
    /** Every message except answers to commands. */
    message(message: Exclude<ServerMessage, { ack: unknown } | { refused: unknown } | { moved: unknown }>): void;
    /** A command was accepted: views with at least this number show it. */
    answered(command: Command, no: number): void;
    /** A command was refused; `null` for something that the server could not read. */
    refused(command: Command | null, why: Reason): void;
    /** A command that waited for the connection will not be sent: a newer one has taken its place. */
    replaced(command: Command): void;
}

const STOPS: Record<number, Stop> = {
    4404: "no_such_room",
    4405: "closed",
    4406: "banned",
    4407: "network_banned",
    4403: "not_admitted",
    4423: "locked",
    4410: "sent_out",
    4409: "elsewhere",
    1011: "broken",
};

/** Close codes after which an immediate retry would fail again: too many, too fast, unreadable. */
const TURNED_AWAY: Record<number, Status> = {
    4429: "too_many",
    4420: "lost",
    1003: "lost",
    1007: "lost",
    1008: "lost",
};

/** The server's answer to a message that it found too large. */
const CLOSED_TOO_BIG = 1009;

/** How long an attempt may take until the server's first message, in ms. */
const ATTEMPT_MS = 4_000;
/** How long a command may stay unanswered before the connection counts as dead, in ms. */
const ANSWER_MS = 5_000;
/** The server says something every 20 s; after this long without a word the connection is dead, in ms. */
const SILENCE_MS = 45_000;
/** A page that was hidden for this long may have slept, its connection dead without a sign, in ms. */
const SLEPT_MS = 60_000;

/**
 * The connection to a room. It reconnects by itself and resends unanswered commands.
 *
 * Only the first attempt after a loss opens a WebSocket straight away. Browsers throttle WebSockets after a series of
 * failures, by seconds after half a minute; so later attempts first probe the server with a plain request, a new one
 * after every wait, and the first answer opens the WebSocket.
 */
export class RoomSocket {
    private readonly outbox = new Outbox();
    private wire: Wire | null = null;
    private greeted = false;
    private stopped = false;
    private failures = 0;
    /** How often in a row it was turned away, until it is greeted again. */
    private rejected = 0;
    private retryTimer: Timer = null;
    private attemptTimer: Timer = null;
    private answerTimer: Timer = null;
    private silenceTimer: Timer = null;
    private probes = new Set<AbortController>();
    private hiddenSince: number | null = null;

    constructor(
        private readonly env: Surroundings,
        private readonly listener: Listener,
    ) {}

    /** Connects for the first time, or again after the server has stopped it. */
    connect(): void {
        this.stopped = false;
        this.failures = this.rejected = 0;
        this.listener.status("connecting");
        this.open();
    }

    /**
     * Sends a command, now or when the connection is back. `null` if too many wait already. `overtakes`: which of those
     * that wait for the connection need not be sent any more.
     */
    send(request: Request, overtakes: (earlier: Request) => boolean = () => false): Command | null {
        if (!this.greeted) for (const old of this.outbox.overtake(overtakes)) this.listener.replaced(old);
        const command = this.outbox.add(request);
        if (command !== null && this.greeted) this.post(command);
        return command;
    }

    /** The network may be back: tries at once. A connection that was open may be a dead one, so it is replaced too. */
    online(): void {
        if (this.stopped || this.rejected > 0) return;
        this.failures = 0;
        if (this.greeted) this.lose();
        else this.open();
    }

    /** The network is gone. A connection over it looks open until something is sent, so it ends here. */
    offline(): void {
        if (!this.stopped && this.greeted) this.lose();
    }

    /** The page was shown or hidden. */
    visibility(): void {
        if (!this.env.visible()) {
            this.hiddenSince = Date.now();
            return;
        }
        const slept = this.hiddenSince !== null && Date.now() - this.hiddenSince > SLEPT_MS;
        this.hiddenSince = null;
        if (!this.greeted || slept) this.online();
    }

    /** Ends it for good. */
    close(): void {
        this.stopped = true;
        this.drop();
    }

    private open(): void {
        this.drop();
        const wire = this.env.open();
        this.wire = wire;
        this.attemptTimer = setTimeout(() => this.lose(), ATTEMPT_MS);
        wire.onmessage = (event) => this.receive(event.data);
        wire.onclose = (event) => this.closed(event.code, event.reason);
        // An error is always followed by a close, which is what counts.
        wire.onerror = null;
    }

    private receive(data: unknown): void {
        const message = JSON.parse(String(data)) as ServerMessage;
        if ("moved" in message) {
            this.greeted = false;
            // What waits is sent again, and answered, where the room is now.
            clearTimer(this.answerTimer);
            clearTimer(this.attemptTimer);
            this.answerTimer = null;
            this.attemptTimer = setTimeout(() => this.lose(), ATTEMPT_MS);
            return;
        }
        if ("hello" in message && !this.greeted) this.welcome();
        clearTimer(this.silenceTimer);
        this.silenceTimer = setTimeout(() => this.lose(), SILENCE_MS);
        if ("ack" in message) {
            const command = this.settle(message.ack.id);
            if (command !== null) this.listener.answered(command, message.ack.no);
        } else if ("refused" in message) {
            const { id, why } = message.refused;
            this.listener.refused(id === null ? null : this.settle(id), why);
        } else this.listener.message(message);
    }

    private welcome(): void {
        clearTimer(this.attemptTimer);
        this.attemptTimer = null;
        this.greeted = true;
        this.failures = this.rejected = 0;
        this.listener.status("open");
        for (const command of this.outbox.all()) this.post(command);
    }

    private post(command: Command): void {
        this.wire?.send(JSON.stringify(command));
        this.answerTimer ??= setTimeout(() => this.lose(), ANSWER_MS);
    }

    private settle(id: string): Command | null {
        const command = this.outbox.settle(id);
        clearTimer(this.answerTimer);
        this.answerTimer = this.outbox.all().length > 0 ? setTimeout(() => this.lose(), ANSWER_MS) : null;
        return command;
    }

    private closed(code: number, reason: string): void {
        const stop = STOPS[code];
        const away = TURNED_AWAY[code];
        if (away !== undefined) {
            this.drop();
            this.listener.status(away);
            this.retryTimer = setTimeout(() => this.open(), awayWait(this.rejected++, this.env.random()));
        } else if (stop === undefined) {
            // Resent, the command would close every new connection, too.
            if (code === CLOSED_TOO_BIG) this.giveUp();
            this.lose(toldWait(reason, this.env.random()));
        } else {
            this.stopped = true;
            this.drop();
            this.listener.status(stop);
        }
    }

    private giveUp(): void {
        for (const command of this.outbox.drain()) this.listener.refused(command, { code: "too_big" });
    }

    /** The connection or attempt failed: retries with backoff, or after the server's `told` wait; 0 counts once. */
    private lose(told: number | null = null): void {
        this.drop();
        if (this.stopped) return;
        this.listener.status("lost");
        if (this.failures++ > 0 && !told) this.schedule();
        else this.retryTimer = setTimeout(() => this.open(), told ?? firstWait(this.env.random()));
    }

    private schedule(): void {
        const wait = nextWait(this.failures - 1, this.env.visible(), this.env.random());
        this.retryTimer = setTimeout(() => this.ask(), wait);
    }

    /** Probes the server, and schedules the next probe at once: this one may never be answered. */
    private ask(): void {
        const stop = new AbortController();
        this.probes.add(stop);
        const giveUp = setTimeout(() => stop.abort(), ATTEMPT_MS);
        this.failures++;
        this.schedule();
        this.env
            .probe(stop.signal)
            .then(() => {
                if (!stop.signal.aborted) this.open();
            })
            .catch(() => {})
            .finally(() => {
                clearTimeout(giveUp);
                this.probes.delete(stop);
            });
    }

    /** Drops the socket without waiting for it: closing a dead one takes a minute. */
    private drop(): void {
        for (const timer of [this.retryTimer, this.attemptTimer, this.answerTimer, this.silenceTimer])
            clearTimer(timer);
        this.retryTimer = this.attemptTimer = this.answerTimer = this.silenceTimer = null;
        for (const probe of this.probes) probe.abort();
        this.probes.clear();
        this.greeted = false;
        const wire = this.wire;
        this.wire = null;
        if (wire === null) return;
        wire.onmessage = wire.onclose = null;
        wire.close();
    }
}

type Timer = ReturnType<typeof setTimeout> | null;

function clearTimer(timer: Timer): void {
    if (timer !== null) clearTimeout(timer);
}
