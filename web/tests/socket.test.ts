import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { RoomSocket } from "../src/net/socket";
import type { Listener, Status, Surroundings, Wire } from "../src/net/socket";
import type { Command, Request } from "../src/protocol/types";

/** A server at the other end of the wires, as far as the client can see one. */
class FakeServer {
    wires: FakeWire[] = [];
    reachable = true;
    visible = true;
    probes = 0;

    around: Surroundings = {
        open: () => {
            const wire = new FakeWire();
            this.wires.push(wire);
            if (!this.reachable) queueMicrotask(() => wire.hangUp(1006));
            return wire;
        },
        probe: () => {
            this.probes++;
            return this.reachable ? Promise.resolve() : Promise.reject(new TypeError("no network"));
        },
        visible: () => this.visible,
        random: () => 0,
    };

    get wire(): FakeWire {
        return this.wires.at(-1)!;
    }
}

class FakeWire implements Wire {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    sent: Command[] = [];
    closed = false;
    hungUp = false;

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Command);
    }

    close(): void {
        this.closed = true;
    }

    says(message: object): void {
        this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    }

    greets(): void {
        this.says({ hello: { now: 1 } });
    }

    hangUp(code: number, reason = ""): void {
        this.hungUp = true;
        this.onclose?.({ code, reason } as CloseEvent);
    }
}

let server: FakeServer;
let socket: RoomSocket;
let status: Status[];
let answers: { id: string | undefined; no?: number; code?: string }[];

beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    status = [];
    answers = [];
    const listener: Listener = {
        status: (now) => void (status.at(-1) !== now && status.push(now)),
        message: () => {},
        answered: ({ id }, no) => void answers.push({ id, no }),
        refused: (command, { code }) => void answers.push({ id: command?.id, code }),
        replaced: ({ id }) => void answers.push({ id, code: "replaced" }),
    };
    socket = new RoomSocket(server.around, listener);
    socket.connect();
});

afterEach(() => {
    socket.close();
    vi.useRealTimers();
});

describe("commands", () => {
    test("are sent once the server has greeted, in order", () => {
        const first = socket.send("shuffle")!;
        server.wire.greets();
        const second = socket.send("seat")!;
        expect(server.wire.sent).toEqual([first, second]);
    });

    test("are sent again on the same connection when the room has moved to another server", () => {
        server.wire.greets();
        const done = socket.send("shuffle")!;
        const open = socket.send("seat")!;
        server.wire.says({ ack: { id: done.id, no: 4 } });
        // Twice, if the next server is gone before it has greeted.
        server.wire.says({ moved: {} });
        server.wire.says({ moved: {} });
        const later = socket.send("start")!;
        expect(server.wire.sent).toEqual([done, open]);
        server.wire.greets();
        expect(server.wires).toHaveLength(1);
        expect(server.wire.sent).toEqual([done, open, open, later]);
        server.wire.says({ ack: { id: open.id, no: 5 } });
        server.wire.says({ ack: { id: later.id, no: 6 } });
        vi.advanceTimersByTime(10_000);
        expect(status).toEqual(["connecting", "open"]);
    });

    test("are sent again under the same id until they are answered", () => {
        server.wire.greets();
        const done = socket.send("shuffle")!;
        const open = socket.send("seat")!;
        server.wire.says({ ack: { id: done.id, no: 4 } });
        server.wire.hangUp(1006);
        vi.advanceTimersByTime(1);
        server.wire.greets();
        expect(server.wires).toHaveLength(2);
        expect(server.wire.sent).toEqual([open]);
        server.wire.says({ refused: { id: open.id, why: { code: "seats_free", free: 1 } } });
        expect(answers).toEqual([
            { id: done.id, no: 4 },
            { id: open.id, code: "seats_free" },
        ]);
        server.wire.hangUp(1012);
        vi.advanceTimersByTime(1);
        server.wire.greets();
        expect(server.wire.sent).toEqual([]);
    });

    test("unanswered for five seconds mean a dead connection", () => {
        server.wire.greets();
        const command = socket.send("stand")!;
        vi.advanceTimersByTime(4_999);
        expect(server.wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.wires[0]!.closed).toBe(true);
        expect(status.at(-1)).toBe("lost");
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
        server.wire.greets();
        expect(server.wire.sent).toEqual([command]);
    });

    test("in passing are sent only in their newest form once the connection is back", () => {
        const draft = (...picks: number[]): Request => ({
            play: { two_cities: { round: 1, turn: 1, do: { draft: picks } } },
        });
        server.wire.greets();
        const isDraft = (request: Request): boolean => typeof request === "object" && "play" in request;
        const posted = socket.send(draft(0), isDraft)!;
        const seat = socket.send("seat")!;
        server.wire.hangUp(1006);
        const older = socket.send(draft(0, 1), isDraft)!;
        const newer = socket.send(draft(0, 2), isDraft)!;
        expect(answers.map(({ id }) => id)).toEqual([posted.id, older.id]);
        vi.advanceTimersByTime(1);
        server.wire.greets();
        expect(server.wire.sent).toEqual([seat, newer]);
    });

    test("beyond the limit are turned away", () => {
        while (socket.send("shuffle") !== null);
        server.wire.greets();
        expect(server.wire.sent).toHaveLength(40);
    });

    test("that are too big are not sent again and again", () => {
        server.wire.greets();
        const command = socket.send({ join: { name: "x".repeat(10_000) } })!;
        server.wire.hangUp(1009);
        vi.advanceTimersByTime(1);
        server.wire.greets();
        expect(server.wire.sent).toEqual([]);
        expect(answers).toEqual([{ id: command.id, code: "too_big" }]);
    });
});

describe("a lost connection", () => {
    test("is back within a second after the network, however long it was gone", async () => {
        server.wire.greets();
        server.reachable = false;
        server.wire.hangUp(1006);
        await vi.advanceTimersByTimeAsync(180_000);
        const attempts = server.wires.length;
        expect(attempts).toBeLessThan(4);
        expect(server.probes).toBeGreaterThan(170);
        server.reachable = true;
        await vi.advanceTimersByTimeAsync(1_000);
        expect(server.wires).toHaveLength(attempts + 1);
        server.wire.greets();
        expect(status).toEqual(["connecting", "open", "lost", "open"]);
    });

    test("shows in 45 seconds without a word from the server", () => {
        server.wire.greets();
        for (let beat = 0; beat < 6; beat++) {
            vi.advanceTimersByTime(20_000);
            server.wire.greets();
        }
        vi.advanceTimersByTime(44_999);
        expect(status).toEqual(["connecting", "open"]);
        vi.advanceTimersByTime(1);
        expect(server.wires[0]!.closed).toBe(true);
        expect(status.at(-1)).toBe("lost");
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
        server.wire.greets();
        expect(status.at(-1)).toBe("open");
    });

    test("is tried at once when the network says that it is back", async () => {
        server.reachable = false;
        server.wire.hangUp(1006);
        await vi.advanceTimersByTimeAsync(30_000);
        const attempts = server.wires.length;
        server.reachable = true;
        socket.online();
        expect(server.wires).toHaveLength(attempts + 1);
    });

    test("waits longer while nobody looks, and not at all once someone does", async () => {
        server.visible = false;
        server.reachable = false;
        server.wire.hangUp(1006);
        await vi.advanceTimersByTimeAsync(60_000);
        expect(server.probes).toBeLessThan(6);
        const attempts = server.wires.length;
        server.visible = true;
        server.reachable = true;
        socket.visibility();
        expect(server.wires).toHaveLength(attempts + 1);
    });

    test("does not wait for an attempt that nobody answers", () => {
        vi.advanceTimersByTime(3_999);
        expect(server.wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.wires[0]!.closed).toBe(true);
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
    });

    test("asks again although the request before it never comes back", async () => {
        let asked = 0;
        server.around.probe = () => (++asked < 3 ? new Promise(() => {}) : Promise.resolve());
        server.wire.hangUp(1006);
        await vi.advanceTimersByTimeAsync(1);
        server.wire.hangUp(1006);
        await vi.advanceTimersByTimeAsync(2_500);
        expect(server.wires).toHaveLength(3);
    });
});

describe("the server's word", () => {
    test.each([
        [4404, "no_such_room"],
        [4405, "closed"],
        [4406, "banned"],
        [4407, "network_banned"],
        [4403, "not_admitted"],
        [4410, "sent_out"],
        [4423, "locked"],
        [4409, "elsewhere"],
        [1011, "broken"],
    ])("%i ends it", async (code, reason) => {
        server.wire.greets();
        server.wire.hangUp(code);
        await vi.advanceTimersByTimeAsync(60_000);
        socket.online();
        expect(server.wires).toHaveLength(1);
        expect(status.at(-1)).toBe(reason);
        socket.connect();
        expect(server.wires).toHaveLength(2);
    });

    test.each([
        [4429, "too_many"],
        [4420, "lost"],
        // A proxy in between may close with this code, too: it says nothing about this guest.
        [1008, "lost"],
    ])("%i is tried again without haste", async (code, shown) => {
        server.wire.hangUp(code);
        expect(status.at(-1)).toBe(shown);
        socket.online();
        expect(server.wires).toHaveLength(1);
        for (let at = 0; at < 60_000; at += 100) {
            await vi.advanceTimersByTimeAsync(100);
            if (!server.wire.hungUp) server.wire.hangUp(code);
        }
        expect(server.wires.length).toBeGreaterThan(3);
        expect(server.wires.length).toBeLessThan(9);
        await vi.advanceTimersByTimeAsync(60_000);
        server.wire.greets();
        expect(status.at(-1)).toBe("open");
        server.wire.hangUp(1006);
        vi.advanceTimersByTime(1);
        expect(server.wire.hungUp).toBe(false);
    });

    test("a loss is answered at a time left to chance, so that not all come back at once", () => {
        server.around.random = () => 0.7;
        server.wire.greets();
        server.wire.hangUp(1012);
        vi.advanceTimersByTime(419);
        expect(server.wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
    });

    test("1012 asks to come back", () => {
        server.wire.greets();
        server.wire.hangUp(1012);
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
    });

    test("a server that sends its people to others is left without a pause", () => {
        server.around.random = () => 0.7;
        server.wire.greets();
        server.wire.hangUp(1012, "retry-after=0");
        vi.advanceTimersByTime(0);
        expect(server.wires).toHaveLength(2);
    });

    test("if that fails, it waits and asks as after any failure", async () => {
        server.wire.greets();
        server.wire.hangUp(1012, "retry-after=0");
        vi.advanceTimersByTime(0);
        server.wire.hangUp(1012, "retry-after=0");
        await vi.advanceTimersByTimeAsync(249);
        expect([server.wires.length, server.probes]).toEqual([2, 0]);
        await vi.advanceTimersByTimeAsync(1);
        expect([server.wires.length, server.probes]).toEqual([3, 1]);
    });

    test("a server that restarts says when to come back", () => {
        server.wire.greets();
        server.wire.hangUp(1012, "retry-after=3");
        vi.advanceTimersByTime(2_999);
        expect(server.wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(2);
    });
});

test("a page that slept gets a new connection, one that was hidden for a moment keeps its own", () => {
    server.wire.greets();
    for (const [hidden, wires] of [
        [30_000, 1],
        [61_000, 2],
    ] as const) {
        server.visible = false;
        socket.visibility();
        // A sleeping device runs no timers.
        vi.setSystemTime(Date.now() + hidden);
        server.visible = true;
        socket.visibility();
        vi.advanceTimersByTime(1);
        expect(server.wires).toHaveLength(wires);
    }
});
