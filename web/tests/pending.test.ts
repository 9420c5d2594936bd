import { beforeEach, describe, expect, test } from "vitest";

import { scene as tableScene } from "../dev/fixtures";
import { scene as soloScene } from "../dev/solos";
import { scene as gridScene } from "../dev/square_offs";
import type {
    Command,
    Member,
    Request,
    SoloMove,
    SquareOffMove,
    SquareOffTile,
    TableMove,
    View,
} from "../src/protocol/types";
import * as solo from "../src/games/automas/optimistic";
import * as squareOff from "../src/games/square_off/optimistic";
import { fieldOf, pieces } from "../src/games/square_off/field";
import { squaresOf } from "../src/games/square_off/shapes";
import { Pending } from "../src/state/pending.svelte";
import { handOf, tableOf } from "../src/games/two_cities/view";
import { placesOf, soloOf } from "../src/games/automas/view";
import { squareOffOf, squareOffSeatOf } from "../src/games/square_off/view";
import * as twoCities from "../src/games/two_cities/optimistic";

describe("a pending request", () => {
    let pending: Pending;
    const seat: Command = { id: "a", do: "seat" };
    const start: Command = { id: "b", do: "start" };
    const me = (no: number, member: Member | null = 0) => ({ no, member });

    beforeEach(() => {
        pending = new Pending();
        pending.view(me(4));
        pending.add(seat);
        pending.add(start);
    });

    test("stays in order until a view shows it", () => {
        expect(pending.requests).toEqual(["seat", "start"]);
        pending.answered(seat, 5);
        pending.answered(start, 6);
        expect([pending.requests, pending.unanswered]).toEqual([["seat", "start"], []]);
        pending.view(me(5));
        expect(pending.requests).toEqual(["start"]);
        pending.view(me(6));
        expect(pending.requests).toEqual([]);
    });

    test("goes at once if the view that has it came first, or nothing has changed", () => {
        pending.view(me(5));
        pending.answered(seat, 5);
        expect(pending.requests).toEqual(["start"]);
    });

    test("goes when it is refused", () => {
        pending.dropped(seat);
        expect([pending.requests, pending.unanswered]).toEqual([["start"], [start]]);
    });

    test("stays while the connection is gone; what was acknowledged is in the first view after that", () => {
        pending.answered(seat, 5);
        pending.lost();
        expect(pending.requests).toEqual(["seat", "start"]);
        pending.view(me(4));
        expect(pending.requests).toEqual(["start"]);
        // Sent again, and acknowledged again.
        pending.answered(start, 4);
        expect(pending.requests).toEqual([]);
    });

    test("is not waited for after becoming another member", () => {
        pending.answered(seat, 5);
        pending.view(me(0, null));
        expect(pending.requests).toEqual(["start"]);
    });

    test("is found by its name, the latest of it", () => {
        pending.add({ id: "c", do: { arrange: [0, 1] } });
        pending.add({ id: "d", do: { arrange: [1, 0] } });
        expect([pending.last("arrange"), pending.last("sit")]).toEqual([[1, 0], undefined]);
    });
});

describe("a table with pending requests", () => {
    const play = (view: View, move: TableMove, turn = tableOf(view.room)!.turn): Request => ({
        play: { two_cities: { round: tableOf(view.room)!.round, turn, do: move } },
    });

    test("shows two tiles that were given as given, out of the hand", () => {
        const view = tableScene(3, "choose", 0, true);
        const { hand } = handOf(view)!;
        const shown = twoCities.shown(view, [play(view, { draft: [1] }), play(view, { choose: [1, 3] })]);
        expect(handOf(shown)).toMatchObject({ hand: [], draft: [], chosen: [hand[1], hand[3]] });
        expect(shown.room.awaited).not.toContain(0);
    });

    test("shows the newest draft", () => {
        const view = tableScene(3, "choose", 0, true);
        const shown = twoCities.shown(view, [play(view, { draft: [1] }), play(view, { draft: [1, 2] })]);
        expect(handOf(shown)!.draft).toEqual([1, 2]);
    });

    test("shows a tile in the city or in the hand, never in both", () => {
        const view = tableScene(3, "place", 0, true);
        const places = handOf(view)!.places.find(({ tile, side }) => tile === 0 && side === "left")!;
        const [row, col] = places.spots[0]!;
        const pending = [play(view, { place: { tile: 0, side: "left", cell: [row, col] } })];
        const shown = twoCities.shown(view, pending);
        expect(tableOf(shown.room)!.seats[0]!.placed).toEqual(["left", null]);
        expect(twoCities.sentTiles(view, pending)).toEqual([
            { side: "left", tile: tableOf(view.room)!.seats[0]!.revealed![0], cell: [row, col] },
        ]);
        // The other tile goes into the other city.
        expect(handOf(shown)!.places.every(({ tile, side }) => tile === 1 && side === "right")).toBe(true);
        // Once the view has it, it is not on its way, though the answer may still be.
        expect(twoCities.sentTiles(shown, pending)).toEqual([]);
        expect(twoCities.shown(shown, pending)).toBe(shown);
    });

    test("ignores requests of an earlier turn", () => {
        const view = tableScene(3, "choose", 0, true);
        expect(twoCities.shown(view, [play(view, { choose: [0, 1] }, 7)])).toBe(view);
        expect(twoCities.sentTiles(view, [play(view, { place: { tile: 0, side: "left", cell: [3, 3] } })])).toEqual([]);
    });

    test("shows who holds back", () => {
        const view = tableScene(3, "place", 0, true);
        const shown = twoCities.shown(view, [play(view, { hold: { side: "left", on: true } })]);
        expect(tableOf(shown.room)!.seats[0]!.holding).toEqual(["left"]);
    });

    test("shows the tile that I place for a partner on my side of the city", () => {
        const view = tableScene(3, "away-partner", 0, true);
        const [away] = view.me.for_away!;
        const { tile, side, spots } = away!.places[0]!;
        const [row, col] = spots[0]!;
        const { round, turn } = tableOf(view.room)!;
        const request: Request = {
            play_for: {
                seat: away!.seat,
                action: { two_cities: { round, turn, do: { place: { tile, side, cell: [row, col] } } } },
            },
        };
        expect(twoCities.sentTiles(view, [request])[0]!.side).toBe(side === "left" ? "right" : "left");
        const shown = twoCities.shown(view, [request]);
        expect(tableOf(shown.room)!.seats[away!.seat]!.placed![tile]).toBe(side);
        expect(shown.me.for_away![0]!.places).toEqual([]);
    });
});

describe("the solo game with pending requests", () => {
    const play = (view: View, request: SoloMove): Request => {
        const { round, turn } = soloOf(view.room)!;
        return { play: { automas: { round, turn, do: request } } };
    };

    test("has the hand assigned", () => {
        const view = soloScene("full", "assign", true);
        expect(solo.assigned(view, [])).toBeNull();
        expect(solo.assigned(view, [play(view, { assign: { left: 0, right: 4 } })])).toEqual({ left: 0, right: 4 });
    });

    test("shows a tile in the city or beside it, never in both", () => {
        const view = soloScene("full", "insert", true);
        const { tile, side, spots } = placesOf(view)!.places[0]!;
        const [row, col] = spots[0]!;
        const pending = [play(view, { insert: { side, tile, cell: [row, col] } })];
        const shown = solo.shown(view, pending);
        expect(soloOf(shown.room)!.assigned[side === "left" ? 0 : 1][tile]!.placed).toBe(true);
        expect(solo.sentTiles(view, pending)).toHaveLength(1);
        // The places for that city's next tile are not known yet.
        expect(placesOf(shown)!.places.some((other) => other.side === side)).toBe(false);
        expect(solo.sentTiles(shown, pending)).toEqual([]);
        expect(solo.shown(shown, pending)).toBe(shown);
    });
});

describe("City Square Off with pending requests", () => {
    const play = (view: View, move: SquareOffMove, turn = squareOffOf(view.room)!.turn): Request => ({
        play: { square_off: { turn, do: move } },
    });
    const tile: SquareOffTile = { piece: "o", facing: 0, at: [0, 3] };
    const moved: SquareOffTile = { ...tile, at: [1, 5] };

    test("shows the tile where it was laid last, and confirmed", () => {
        const view = gridScene("place", 0, 2);
        const laid = squareOff.shown(view, [play(view, { lay: tile }), play(view, { lay: moved })]);
        expect([squareOffSeatOf(laid)!.laid, squareOffOf(laid.room)!.sides[0].done]).toEqual([moved, false]);
        const done = squareOff.shown(laid, [play(view, { done: moved })]);
        expect(squareOffOf(done.room)!.sides[0].done).toBe(true);
        const again = squareOff.shown(done, [play(view, { lay: moved })]);
        expect(squareOffOf(again.room)!.sides[0].done).toBe(false);
    });

    test("in a race, has each tile in one place", () => {
        const view = gridScene("race", 0, 2);
        const to: SquareOffTile = { piece: "e", facing: 0, at: [0, 0] };
        const lies = (shown: View) => pieces(fieldOf(squareOffOf(shown.room)!.sides[0].grid)).get("e");
        const laid = squareOff.shown(view, [play(view, { lay: { ...to, at: [0, 4] } }), play(view, { lay: to })]);
        expect(lies(laid)).toEqual(squaresOf(to));
        expect(lies(squareOff.shown(laid, [play(view, { lift: "e" })]))).toBeUndefined();
    });

    test("shows nothing of another turn", () => {
        const view = gridScene("place", 0, 2);
        expect(squareOff.shown(view, [play(view, { lay: tile }, 2)])).toBe(view);
    });
});
