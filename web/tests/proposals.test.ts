import { describe, expect, test } from "vitest";

import type { Line, PartnerSpots, SeatView, View } from "../src/protocol/types";
import { uppermost, type Ghost } from "../src/city/ghost";
import { ghosts, liveProposals, outcome, proposals } from "../src/games/two_cities/proposals";
import { ReadMarks } from "../src/state/read.svelte";
import { line, playing } from "./table";

describe("proposals", () => {
    const { room } = playing(0, 2);
    const propose = (no: number, seat: number, by = 1, turn = 2, col = 3): Line =>
        line(no, { city: 0 }, { proposal: { round: 1, turn, seat, tile: 0, cell: [3, col] } }, { by });
    const answer = (no: number, to: number, accept: boolean, by = 0): Line =>
        line(no, { city: 0 }, { answer: { to, accept } }, { by });

    const live = (lines: Line[]): number[] => liveProposals(lines, room).map(({ line: { no } }) => no);

    test("live until they are declined, taken back or replaced by their maker", () => {
        expect(live([propose(0, 0), propose(1, 1)])).toEqual([0, 1]);
        expect(live([propose(0, 0), propose(1, 0)])).toEqual([1]);
        expect(live([propose(0, 0), answer(1, 0, false)])).toEqual([]);
        expect(live([propose(0, 0), answer(1, 0, false, 1)])).toEqual([]);
        expect(live([propose(0, 0), propose(1, 0), answer(2, 0, false)])).toEqual([1]);
        expect(live([propose(0, 0), propose(1, 0), answer(2, 1, false)])).toEqual([]);
    });

    test("stand beside their counter-proposals until one is agreed", () => {
        const both = [propose(0, 0), propose(1, 0, 0)];
        expect(live(both)).toEqual([0, 1]);
        expect(live([...both, answer(2, 1, true, 1)])).toEqual([1]);
        expect(live([...both, answer(2, 0, true)])).toEqual([0]);
        expect(live([...both, answer(2, 0, true), propose(3, 0, 0)])).toEqual([0, 3]);
        expect(live([...both, answer(2, 0, true), propose(3, 0, 0), answer(4, 3, true, 1)])).toEqual([3]);
    });

    test("live on when they are agreed, until somebody thinks again", () => {
        const agreed = [propose(0, 0), answer(1, 0, true)];
        expect(liveProposals(agreed, room)).toEqual([{ line: agreed[0], agreed: true, since: 1 }]);
        expect(live([...agreed, answer(2, 0, false)])).toEqual([]);
    });

    test("end with their turn, and with their game", () => {
        expect(live([propose(0, 0, 1, 1)])).toEqual([]);
        expect(liveProposals([propose(0, 0)], { ...room, game_no: 1 })).toEqual([]);
    });

    /** What lies on A's left board, where this is all that B can still do and A too. */
    const onBoard = (mine: [number, number, number][], theirs: string, lines: Line[]) => {
        const view = playing(0, 2);
        const places = [{ tile: 0, side: "left" as const, spots: mine }];
        const partner: PartnerSpots = { seat: 1, spots: [theirs, ""] };
        const game: SeatView = { hand: [], draft: [], chosen: null, places, partners: [partner] };
        const seen: View = { ...view, me: { ...view.me, game: { two_cities: game } } };
        return ghosts(liveProposals(lines, seen.room), seen, "left");
    };

    test("are no ghosts on a place that was built on meanwhile, agreed or not", () => {
        // [3, 3] is the 25th cell.
        const lines = [propose(0, 0), answer(1, 0, true), propose(2, 1)];
        expect(onBoard([[3, 3, 4]], "0000008", lines).map(({ no }) => no)).toEqual([0, 2]);
        expect(onBoard([[3, 4, 4]], "0000008", lines).map(({ no }) => no)).toEqual([2]);
        expect(onBoard([[3, 3, 4]], "0000004", lines).map(({ no }) => no)).toEqual([0]);
    });

    test("have what they add now, a number and their maker", () => {
        const why = { merit: "shop_row", count: 2, points: 3 } as const;
        const lines = [
            { ...propose(0, 0), why },
            { ...propose(1, 1), why },
        ];
        expect(onBoard([[3, 3, 4]], "0000008", lines)).toMatchObject([
            { label: 1, by: 1, mine: false, points: 4, tile: "S" },
            { label: 2, by: 1, mine: false, points: 3, tile: "S" },
        ]);
    });

    test("wait for an answer until one is given, or another place for the tile, or another tile for the place", () => {
        const waiting = (...lines: Line[]): number[] =>
            onBoard([[3, 3, 4]], "000000c", lines).flatMap(({ no, waits }) => (waits ? [no] : []));
        expect(waiting(propose(0, 0), propose(1, 1))).toEqual([0, 1]);
        expect(waiting(propose(0, 0, 0), propose(1, 1, 0))).toEqual([]);
        expect(waiting(propose(0, 0), answer(1, 0, true))).toEqual([]);
        expect(waiting(propose(0, 0), propose(1, 0, 0))).toEqual([]);
        expect(waiting(propose(0, 0), propose(1, 1, 0))).toEqual([]);
        expect(waiting(propose(0, 0), propose(1, 1, 0, 2, 4))).toEqual([0]);
        expect(waiting(propose(0, 0, 0), propose(1, 0))).toEqual([1]);
    });

    test("make way for another tile that was agreed for their place since", () => {
        const standing = (...lines: Line[]): number[] => onBoard([[3, 3, 4]], "000000c", lines).map(({ no }) => no);
        const both = [propose(0, 0), propose(1, 1, 0)];
        expect(standing(...both, answer(2, 1, true, 1))).toEqual([1]);
        expect(standing(...both, answer(2, 1, true, 1), propose(3, 0))).toEqual([1, 3]);
        expect(standing(...both, answer(2, 0, true), answer(3, 1, true, 1))).toEqual([1]);
        expect(standing(propose(0, 0), propose(1, 1, 0, 2, 4), answer(2, 1, true, 1))).toEqual([0, 1]);
    });

    test("are one short note for each turn", () => {
        const said = line(5, { city: 0 }, { text: "Hm" });
        const lines = [
            propose(0, 0, 1, 1),
            answer(1, 0, true),
            propose(2, 1, 1, 1),
            propose(3, 0),
            said,
            propose(6, 1),
            answer(7, 6, false, 0),
        ];
        expect(proposals.entries(lines)).toEqual([
            { key: "0/1.1", made: 2, agreed: 1, declined: 0 },
            { key: "0/1.2", made: 2, agreed: 0, declined: 1 },
            said,
        ]);
    });

    test("are not counted as unread", () => {
        const marks = new ReadMarks("R");
        const lines = [propose(0, 0), answer(1, 0, true, 2), line(2, { city: 0 }, { text: "Hm" }, { by: 1 })];
        expect(marks.unread(lines, { city: 0 }, 0, 0)).toBe(1);
    });

    test("tell what became of them", () => {
        const made = propose(0, 0);
        expect(outcome([made], made)).toBe("open");
        expect(outcome([made, answer(1, 0, true)], made)).toBe("accepted");
        expect(outcome([made, answer(1, 0, false)], made)).toBe("declined");
        expect(outcome([made, answer(1, 0, false, 1)], made)).toBe("withdrawn");
    });
});

test("of ghosts on top of each other the one that is read is drawn, and what only a hidden one covers", () => {
    const ghost = (no: number, tile: string, row: number, col: number) => ({ no, tile, cell: [row, col] }) as Ghost;
    const chain = [ghost(1, "S", 3, 2), ghost(2, "SH", 3, 2), ghost(3, "P", 3, 3)];
    const drawn = (read: number): number[] =>
        uppermost(chain, ({ no }) => (no === read ? Infinity : no)).map(({ no }) => no);
    expect([drawn(3), drawn(2), drawn(1)]).toEqual([[3, 1], [2], [1, 3]]);
});
