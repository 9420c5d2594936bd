import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Command, Request, SquareOffTile, View } from "../src/protocol/types";
import { linesOf, mergeLines } from "../src/state/lines";
import { sidesOf } from "../dev/facts";
import { awaited, inPassing } from "../src/games/registry";
import { Room } from "../src/state/room.svelte";
import { pageTitle } from "../src/shell/title";
import { commonChannels, plansWait, whyClosed } from "../src/talk/channels";
import { speaker } from "../src/talk/words";
import { line, playing } from "./table";

describe("lines", () => {
    test("that arrive twice are kept once, in order", () => {
        const first = mergeLines([], [line(1), line(0)]);
        const again = mergeLines(first, [line(0), line(1), line(2)]);
        expect(again.map(({ no }) => no)).toEqual([0, 1, 2]);
    });

    test("of a city are those of this game; the table's run on", () => {
        const all = mergeLines([], [line(0, { city: 1 }), line(0, { city: 1 }, { text: "new" }, { game: 1 }), line(0)]);
        expect(linesOf(all, { city: 1 }, 1).map(({ game }) => game)).toEqual([1]);
        expect(linesOf([...all, line(0, "table", { text: "" }, { game: 1 })], "table", 1)).toHaveLength(2);
    });
});

test("a line of somebody who gave way to a newcomer is nobody's here", () => {
    const by = (member: number) => line(0, "table", { text: "Hi" }, { by: member });
    expect(speaker(playing(), by(3))).toBe("D");
    expect(speaker(playing(), by(39))).toBe("talk-gone");
    expect(speaker(playing(null), by(39))).toBe("talk-gone");
});

describe("who is who", () => {
    test("the table waits for those who owe something, and for nobody while it is paused", () => {
        const { room } = playing();
        expect(awaited(room)).toEqual([0, 2]);
        expect(awaited({ ...room, paused: { by: 0, left: null } })).toEqual([]);
    });

    describe("with two sides", () => {
        const room = {
            room: {
                stage: "playing",
                options: { game: { square_off: {} } },
                seats: [0, 1, 2, 3],
                layout: sidesOf(4),
                game: { square_off: { phase: "start" } },
            },
            me: { member: 0, seat: 0 },
        } as unknown as View;

        test("each talks apart, and to nobody else", () => {
            expect(whyClosed(room, { city: 0 })).toBeNull();
            expect(whyClosed(room, { city: 1 })).toBe("talk-closed-partners");
        });
    });

    test("plans wait while tiles are chosen, unless the host has opened all talk", () => {
        expect(plansWait(playing(0, 1, "choose").room)).toBe(true);
        expect(plansWait(playing(0).room)).toBe(false);
        const { room } = playing(0, 1, "choose");
        expect(plansWait({ ...room, options: { ...room.options, talk_while_choosing: true } })).toBe(false);
    });

    test("talk is closed to those it is not for", () => {
        expect(whyClosed(playing(0), "table")).toBeNull();
        expect(whyClosed(playing(0), { city: 2 })).toBeNull();
        expect(whyClosed(playing(0), { city: 1 })).toBe("talk-closed-partners");
        expect(whyClosed(playing(0, 1, "choose"), { city: 0 })).toBe("talk-closed-choosing");
        expect(whyClosed(playing(0), "watchers")).toBe("talk-closed-seated");
        expect(whyClosed(playing(null), "table")).toBe("talk-closed-watching");
        expect(whyClosed(playing(null), "watchers")).toBeNull();
        expect(commonChannels(playing(null))).toEqual(["table", "watchers"]);
        expect(commonChannels(playing(0))).toEqual(["table"]);
    });

    test("talk is open to newcomers once they have come in, if that would do", () => {
        const newcomer = playing(null);
        newcomer.me.member = null;
        expect(whyClosed(newcomer, "watchers")).toBe("talk-closed-join");
        expect(whyClosed(newcomer, "table")).toBe("talk-closed-watching");
        newcomer.room.stage = "ended";
        expect(whyClosed(newcomer, "table")).toBe("talk-closed-join");
        newcomer.room.watchers_muted = true;
        expect(whyClosed(newcomer, "table")).toBe("refusal-watchers-muted");
    });

    test("talk is closed to those whom the host has muted, and never to the host", () => {
        const muted = (me: number | null, more: object): View => {
            const view = playing(me);
            return { ...view, room: { ...view.room, ...more } };
        };
        expect(whyClosed(muted(1, { muted: [1] }), "table")).toBe("refusal-muted");
        expect(whyClosed(muted(1, { muted: [1] }), { city: 1 })).toBe("refusal-muted");
        expect(whyClosed(muted(2, { muted: [1] }), "table")).toBeNull();
        expect(whyClosed(muted(null, { watchers_muted: true }), "watchers")).toBe("refusal-watchers-muted");
        expect(whyClosed(muted(1, { watchers_muted: true }), "table")).toBeNull();
        expect(whyClosed(muted(null, { watchers_muted: true, host: 3 }), "watchers")).toBeNull();
        expect(whyClosed(muted(null, { muted: [3], host: 3 }), "watchers")).toBeNull();
    });
});

describe("the room", () => {
    let room: Room;
    let sent: Command[];
    let full: boolean;
    /** Which of those that wait need not be sent after the last one, as the room says. */
    let overtakes: (earlier: Request) => boolean;

    beforeEach(() => {
        vi.useFakeTimers({ now: 10_000 });
        sent = [];
        full = false;
        const send = (request: Request, replaces: (earlier: Request) => boolean): Command | null => {
            overtakes = replaces;
            if (full) return null;
            const command = { id: `${sent.length}`, do: request };
            sent.push(command);
            return command;
        };
        room = new Room("TEST", { send }, null, inPassing);
        room.setStatus("open");
    });

    afterEach(() => vi.useRealTimers());

    test("shows what was asked for until the view shows it, or it is refused", () => {
        const seats = [1, 0, null];
        room.receive({ view: playing() });
        room.send({ arrange: seats });
        room.answered(sent[0]!, 1);
        expect(room.pending.last("arrange")).toEqual(seats);
        room.receive({ view: { ...playing(), me: { ...playing().me, no: 1 } } });
        expect(room.pending.last("arrange")).toBeUndefined();
        room.send({ arrange: seats });
        room.refused(sent[1]!, { code: "bad_arrangement" });
        expect(room.pending.last("arrange")).toBeUndefined();
    });

    test("says for a while why something was refused", () => {
        room.send("seat");
        room.refused(sent[0]!, { code: "seats_free", free: 2 });
        expect(room.notices.map(({ why }) => why)).toEqual([{ code: "seats_free", free: 2 }]);
        vi.advanceTimersByTime(7_000);
        expect(room.notices).toEqual([]);
    });

    test("says nothing of a draft that came too late", () => {
        room.send({ play: { two_cities: { round: 1, turn: 1, do: { draft: [0] } } } });
        room.refused(sent[0]!, { code: "not_choosing" });
        expect(room.notices).toEqual([]);
    });

    test("says nothing of a number that another device of the same player added to the shuffle first", () => {
        const command = { id: "0", do: { contribute: { to: "c", number: "n" } } };
        room.refused(command, { code: "has_contributed" });
        expect(room.notices).toEqual([]);
    });

    test("sends only the newest of a kind that goes out unnoticed, once the connection is back", () => {
        const draft: Request = { play: { two_cities: { round: 1, turn: 1, do: { draft: [0] } } } };
        const choice: Request = { play: { two_cities: { round: 1, turn: 1, do: { choose: [0, 1] } } } };
        const sign: Request = { show: null };
        const replaced = (request: Request): Request[] => {
            room.send(request);
            return [draft, choice, sign, "seat" as const].filter((earlier) => overtakes(earlier));
        };
        expect(replaced(draft)).toEqual([draft]);
        expect(replaced(sign)).toEqual([sign]);
        expect(replaced(choice)).toEqual([]);
    });

    test("says nothing of a piece held over a grid when the turn is over, but of one laid then", () => {
        const tile: SquareOffTile = { piece: "e", facing: 0, at: [4, 4] };
        room.send({ show: { square_off: { turn: 3, tile } } });
        room.refused(sent[0]!, { code: "wrong_turn", round: 1, turn: 2 });
        expect(room.notices).toEqual([]);
        room.send({ play: { square_off: { turn: 3, do: { lay: tile } } } });
        room.refused(sent[1]!, { code: "wrong_turn", round: 1, turn: 2 });
        expect(room.notices).toHaveLength(1);
    });

    test("draws nothing anew for where a piece is held", () => {
        room.send({ show: { square_off: { turn: 3, tile: { piece: "e", facing: 0, at: [4, 4] } } } });
        expect(room.pending.requests).toEqual([]);
    });

    test("does several things one after the other, each when the one before is done", async () => {
        const done = room.sendAll([{ sit: { seat: 0 } }, "seat", "start"]);
        for (const request of [{ sit: { seat: 0 } }, "seat", "start"]) {
            expect(sent.at(-1)!.do).toEqual(request);
            room.answered(sent.at(-1)!, 1);
            await Promise.resolve();
        }
        expect(await done).toBe(true);
        expect(sent).toHaveLength(3);
    });

    test("gives back what could not be said, before what was typed since", () => {
        room.say("table", { text: "Hello there" });
        expect(room.drafts).toEqual({});
        room.drafts["table"] = "and then";
        room.refused(sent[0]!, { code: "too_much_talk", seconds: 3 });
        expect(room.drafts).toEqual({ table: "Hello there and then" });
        full = true;
        room.say({ city: 1 }, { text: "No parks" });
        expect(room.drafts["city-1"]).toBe("No parks");
        full = false;
        room.say("table", { phrase: "hello" });
        room.refused(sent[1]!, { code: "muted" });
        expect(room.drafts["table"]).toBe("Hello there and then");
    });

    test("stops at the first thing that is refused", async () => {
        const done = room.sendAll(["seat", "start"]);
        room.refused(sent[0]!, { code: "seats_free", free: 1 });
        expect(await done).toBe(false);
        expect(sent.map((command) => command.do)).toEqual(["seat"]);
        full = true;
        expect(await room.sendAll(["seat"])).toBe(false);
    });

    test("keeps the key of a link to a seat until the seat is taken", () => {
        room = new Room(
            "TEST",
            { send: (request) => sent[sent.push({ id: `${sent.length}`, do: request }) - 1]! },
            "k",
        );
        room.send({ take_seat: { key: "k", name: "Ada" } });
        room.refused(sent[0]!, { code: "name_taken" });
        expect([room.seatKey, room.nameRefused, room.notices]).toEqual([
            "k",
            { name: "Ada", why: { code: "name_taken" } },
            [],
        ]);
        room.send({ take_seat: { key: "k", name: "Eva" } });
        expect(room.nameRefused).toBeNull();
        room.answered(sent[1]!, 1);
        expect(room.seatKey).toBeNull();
    });

    test("says that too much waits", () => {
        full = true;
        room.send("seat");
        expect(room.pending.requests).toEqual([]);
        expect(room.notices[0]?.why.code).toBe("outbox_full");
    });

    test("knows whether the server can store anything, and asks anew on every connection", () => {
        room.receive({ storage: { works: false } });
        expect(room.stores).toBe(false);
        room.receive({ storage: { works: true } });
        expect(room.stores).toBe(true);
        room.receive({ storage: { works: false } });
        room.setStatus("lost");
        room.setStatus("open");
        expect(room.stores).toBe(true);
    });

    test.each(["closed", "network_banned", "no_such_room", "sent_out", "too_many"] as const)(
        "shows nothing of itself once the server has said %s",
        (status) => {
            room.receive({ view: playing() });
            room.receive({ talk: [line(0)] });
            room.setStatus("lost");
            expect([room.stopped, room.view, room.lines.length]).toEqual([false, playing(), 1]);
            room.setStatus(status);
            expect([room.stopped, room.view, room.lines]).toEqual([true, null, []]);
            expect(pageTitle(room.view, room.code)).not.toContain("title-your-turn");
        },
    );

    test("forgets the lines that were deleted", () => {
        room.receive({ view: playing(0) });
        room.receive({ talk: [line(0), line(1, "table", { text: "mine" }, { by: 0 }), line(2)] });
        room.receive({ unsaid: { by: 1 } });
        expect(room.talk("table").map(({ no }) => no)).toEqual([1]);
        room.receive({ unsaid: "all" });
        expect([room.lines, room.notices[0]?.why.code]).toEqual([[], "talk_cleared"]);
    });

    test("forgets on a new connection what it is not sent any more", () => {
        room.receive({ talk: [line(0), line(1)] });
        room.setStatus("lost");
        expect(room.lines).toHaveLength(2);
        room.setStatus("open");
        room.receive({ talk: [line(1)] });
        room.receive({ talk: [line(2)] });
        expect(room.lines.map(({ no }) => no)).toEqual([1, 2]);
        room.setStatus("open");
        room.receive({ view: playing(0) });
        expect(room.lines).toEqual([]);
    });

    test("forgets what it saw when it is outside, until it is let in", () => {
        room.receive({ view: playing(0) });
        room.receive({ talk: [line(0)] });
        room.receive({ outside: "may_knock" });
        expect([room.view, room.lines, room.outside]).toEqual([null, [], "may_knock"]);
        room.receive({ view: playing(0) });
        expect(room.outside).toBe(null);
    });

    test("goes by the server's clock", () => {
        room.receive({ hello: { now: 25_000 } });
        vi.advanceTimersByTime(1_000);
        expect(room.now()).toBe(26_000);
    });

    test("counts what others said since the last look", () => {
        room.receive({ view: playing(0) });
        room.receive({ talk: [line(0), line(1), line(2, "table", { text: "mine" }, { by: 0 })] });
        expect(room.unread("table")).toBe(2);
        room.marks.read(room.talk("table"));
        expect(room.unread("table")).toBe(0);
        room.receive({ talk: [line(3)] });
        expect(room.unread("table")).toBe(1);
    });
});
