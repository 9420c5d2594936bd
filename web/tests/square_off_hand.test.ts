import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { SquareOffTile } from "../src/protocol/types";
import { pieces } from "../src/games/square_off/field";
import { squaresOf, turnedTile } from "../src/games/square_off/shapes";
import { squareOffOf, squareOffSeatOf } from "../src/games/square_off/view";
import { answer } from "../dev/square_offs";
import { at, place, sitDown } from "./square_off_player";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the tile of the card", () => {
    test("is in hand at once, is laid, moved and confirmed", () => {
        const ada = sitDown("place");
        expect([ada.hand.piece, ada.game.mayBeDone]).toEqual([ada.game.card, false]);
        const [first, second] = [place(ada), place(ada, 3)];
        ada.hand.putDown(first);
        // Drawn as if it lay, though no answer has come.
        expect(ada.game.laid).toEqual(first);
        expect(ada.game.mayBeDone).toBe(true);
        ada.arrives();
        ada.hand.putDown(second);
        ada.arrives();
        expect(ada.game.laid).toEqual(second);
        expect(ada.sent).toEqual([{ lay: first }, { lay: second }]);
    });

    test("waits red where it can't lie, and is not sent", () => {
        const ada = sitDown("place");
        ada.hand.putDown(at(place(ada), 8, 8));
        expect([ada.hand.why, ada.hand.put, ada.sent]).toEqual(["off_grid", true, []]);
        // A mouse passes over it without taking it away.
        ada.hand.hover(place(ada));
        expect(ada.hand.why).toBe("off_grid");
        ada.hand.back();
        expect(ada.hand.held).toBeNull();
    });

    test("that lies is turned where it lies, and laid anew with that", () => {
        const ada = sitDown("place");
        ada.hand.putDown({ piece: "o", facing: 0, at: [0, 3] });
        ada.arrives();
        ada.hand.turn("right");
        expect([ada.hand.held, ada.game.mayBeDone]).toEqual([null, true]);
        expect(ada.sent.at(-1)).toEqual({ lay: { piece: "o", facing: 1, at: [0, 3] } });
    });

    test("that can't be turned where it lies can't be confirmed, and goes back to how it lay", () => {
        const ada = sitDown("place");
        const tile: SquareOffTile = { piece: "o", facing: 0, at: [1, 2] };
        ada.hand.putDown(tile);
        ada.arrives();
        ada.hand.turn("right");
        expect([ada.hand.held, ada.hand.why]).toEqual([{ piece: "o", facing: 1, at: [1, 2] }, "on_tile"]);
        expect([ada.game.mayBeDone, ada.sent]).toEqual([false, [{ lay: tile }]]);
        ada.hand.back();
        expect([ada.game.laid, ada.game.mayBeDone]).toEqual([tile, true]);
    });

    test("follows the mouse until it is laid, and again once it is picked up", () => {
        const ada = sitDown("place");
        const [first, second] = [place(ada), place(ada, 2)];
        ada.hand.hover(first);
        expect(ada.hand.held).toEqual(first);
        ada.hand.putDown(first);
        ada.arrives();
        ada.hand.hover(second);
        expect(ada.hand.held).toBeNull();
        ada.hand.pickUp();
        ada.hand.hover(second);
        expect(ada.hand.held).toEqual(second);
        // Escape leaves it where it lay.
        ada.hand.back();
        expect([ada.hand.held, ada.game.laid]).toEqual([null, first]);
    });

    test("laid where it lies already is not sent again", () => {
        const ada = sitDown("place");
        ada.hand.putDown(place(ada));
        ada.arrives();
        ada.hand.pickUp();
        ada.hand.putDown(place(ada));
        expect(ada.sent).toHaveLength(1);
    });

    test("that the server refuses comes back into the hand, and no sooner", () => {
        const ada = sitDown("place");
        ada.hand.putDown(place(ada));
        vi.advanceTimersByTime(60_000);
        expect(ada.game.laid).not.toBeNull();
        ada.refuses();
        expect(ada.game.laid).toBeNull();
    });

    test("can be changed after all as long as the other side thinks", () => {
        const ada = sitDown("waiting");
        expect([ada.game.mayLay, ada.hand.piece, ada.game.awaited]).toEqual([false, null, [1]]);
        ada.game.reopen();
        expect(ada.sent).toEqual([{ lay: ada.game.laid }]);
        ada.arrives();
        expect(ada.game.mayLay).toBe(true);
    });

    test("goes by keyboard from the middle, a step at a time", () => {
        const ada = sitDown("place");
        ada.hand.enter();
        const [row, col] = ada.hand.held!.at;
        ada.hand.nudge([1, 0], ada.game.extent);
        ada.hand.nudge([0, -1], ada.game.extent);
        expect(ada.hand.held!.at).toEqual([row + 1, col - 1]);
    });

    test("is out of the hand with the next card", () => {
        const ada = sitDown("place");
        ada.hand.putDown(place(ada));
        ada.arrives();
        ada.game.confirm();
        ada.arrives();
        expect([ada.game.laid, ada.hand.held, ada.hand.piece]).toEqual([null, null, ada.game.card]);
    });

    test("stays where it is while the game is stopped", () => {
        const ada = sitDown("place");
        const tile = place(ada);
        ada.hand.hover(tile);
        ada.shows({ ...ada.view(), room: { ...ada.view().room, paused: { by: 0, left: null } } });
        ada.hand.putDown(tile);
        expect([ada.hand.held, ada.hand.piece, ada.sent]).toEqual([null, null, []]);
    });
});

describe("the starter", () => {
    test("is chosen among those that the other side has not taken", () => {
        const ada = sitDown("start");
        expect(ada.hand.piece).toBeNull();
        ada.hand.choose("C");
        expect(ada.hand.piece).toBeNull();
        ada.hand.choose("A");
        expect(ada.hand.piece).toBe("A");
        // Once more puts it back.
        ada.hand.choose("A");
        expect(ada.hand.piece).toBeNull();
    });

    test("lies near the middle, and gives way to another one", () => {
        const ada = sitDown("start");
        ada.hand.choose("A");
        ada.hand.putDown({ piece: "A", facing: 0, at: [0, 0] });
        expect(ada.hand.why).toBe("off_centre");
        ada.hand.putDown(place(ada));
        ada.arrives();
        ada.hand.choose("B");
        ada.hand.putDown(place(ada));
        ada.arrives();
        expect(ada.game.laid!.piece).toBe("B");
        expect(ada.sent.map((move) => typeof move === "object" && "lay" in move && move.lay.piece)).toEqual(["A", "B"]);
    });
});

describe("a race", () => {
    test("tiles are laid at once, without waiting for an answer, and leave the stock", () => {
        const ada = sitDown("race");
        ada.hand.choose("e");
        const first = place(ada);
        ada.hand.putDown(first);
        expect(ada.hand.piece).toBeNull();
        expect(ada.game.stock).not.toContain("e");
        ada.hand.choose("k");
        // What is on its way is in the way already.
        expect(ada.game.why({ piece: "k", facing: 0, at: first.at })).not.toBeNull();
        ada.arrives();
        expect(ada.game.stock).not.toContain("e");
    });

    test("a tile that is taken back is in hand at once and can lie where it lay", () => {
        const ada = sitDown("race");
        ada.hand.choose("e");
        const tile = place(ada);
        ada.hand.putDown(tile);
        ada.arrives();
        ada.hand.lift("e");
        expect([ada.hand.piece, ada.game.legal(tile)]).toEqual(["e", true]);
        ada.hand.putDown(tile);
        ada.arrives();
        expect(ada.sent).toEqual([{ lay: tile }, { lift: "e" }, { lay: tile }]);
        expect(ada.game.stock).not.toContain("e");
    });

    test("a tile that is taken back and laid elsewhere lies there, also if one view brings both", () => {
        const ada = sitDown("race");
        ada.hand.choose("e");
        const [from, to] = [place(ada), place(ada, 5)];
        ada.hand.putDown(from);
        ada.arrives();
        ada.hand.lift("e");
        ada.hand.putDown(to);
        const lifted = answer(ada.view(), { turn: 1, do: { lift: "e" } });
        ada.shows(answer(lifted, { turn: 1, do: { lay: to } }));
        expect(pieces(ada.game.field(0)).get("e")).toEqual(squaresOf(to));
    });

    test("a starter stays", () => {
        const ada = sitDown("race");
        ada.hand.lift("B");
        expect(ada.sent).toEqual([]);
    });

    test("turning a tile that waits does not lay it, even where it could lie then", () => {
        const ada = sitDown("race");
        ada.hand.choose("c");
        const squares = Array.from({ length: 81 }, (_, i) => [Math.floor(i / 9), i % 9] as [number, number]);
        const lying = squares
            .map((at): SquareOffTile => ({ piece: "c", facing: 0, at }))
            .find((tile) => !ada.game.legal(tile) && ada.game.legal(turnedTile(tile, "right")))!;
        ada.hand.putDown(lying);
        expect(ada.hand.why).not.toBeNull();
        ada.hand.turn("right");
        expect([ada.hand.why, ada.sent]).toEqual([null, []]);
        ada.hand.putDown(ada.hand.held!);
        expect(ada.sent).toEqual([{ lay: turnedTile(lying, "right") }]);
    });

    test("what another one of the side takes back is not in my hand", () => {
        const ada = sitDown("race", 0, 4);
        ada.hand.choose("e");
        ada.hand.putDown(place(ada));
        ada.arrives();
        ada.shows(answer(ada.view(), { turn: 1, do: { lift: "e" } }));
        expect([ada.game.stock.includes("e"), ada.hand.piece]).toEqual([true, null]);
    });
});

describe("squares that can't be reached", () => {
    /** Everything but one square is covered. */
    const HOLE = "xxxxxxxxx/xxx.xxxxx".padEnd(9 * 10 - 1, "/xxxxxxxxx");

    function sitDownAt(name: string, cards: string) {
        const ada = sitDown(name);
        const view = structuredClone(ada.view());
        const table = squareOffOf(view.room)!;
        table.cards = cards;
        table.sides[0].grid = HOLE;
        // The places of the scene are those of another grid.
        squareOffSeatOf(view)!.places = {};
        ada.shows(view);
        return ada;
    }

    test("are none that the tile in hand could still cover", () => {
        const last = sitDownAt("place", "bcdefghijklmnopqrstua");
        expect([last.hand.piece, last.game.lost]).toEqual(["a", []]);
        const racing = sitDownAt("race", "");
        racing.hand.choose("a");
        expect(racing.game.lost).toEqual([]);
    });

    test("are all others, also where it will lie no more", () => {
        expect(sitDownAt("place", "acdefghijklmnopqrstub").game.lost).toEqual([[1, 3]]);
        const ada = sitDownAt("race", "");
        const grid = HOLE.replace("x", ".");
        const view = structuredClone(ada.view());
        squareOffOf(view.room)!.sides[0].grid = grid;
        ada.shows(view);
        ada.hand.choose("a");
        ada.hand.hover({ piece: "a", facing: 0, at: [0, 0] });
        expect(ada.game.lost).toEqual([[1, 3]]);
    });
});

test("a watcher has nothing in hand", () => {
    const eva = sitDown("place", null);
    eva.hand.choose("A");
    eva.hand.putDown({ piece: "a", facing: 0, at: [0, 0] });
    expect([eva.game.side, eva.hand.piece, eva.sent]).toEqual([null, null, []]);
});
