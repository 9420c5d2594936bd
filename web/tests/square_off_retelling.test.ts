import { expect, test } from "vitest";

import { retelling } from "../src/games/square_off/retelling";
import type { Seen, Told } from "../src/kit/retelling";
import { FACINGS, GRID } from "../src/protocol/square_off";
import type { Action, RoomView, SquareOffMove, SquareOffPhase } from "../src/protocol/types";

const seen = (phase: SquareOffPhase, done = false): Seen => ({
    at: 0,
    played: [],
    room: {
        layout: { sides: [[0], [1]] },
        game: { square_off: { phase, turn: 1, sides: [{ done: false }, { done }] } },
        members: [],
        seats: [],
    } as unknown as RoomView,
    seats: [],
});

const told = (move: SquareOffMove, phase: SquareOffPhase = "place", done = false): Told | null => {
    const action: Action = { square_off: { turn: 1, do: move } };
    return retelling.tell(seen(phase, done), seen(phase), 1, action);
};
const points = (move: SquareOffMove, phase?: SquareOffPhase): number | null | undefined => told(move, phase)?.points;

const [first] = FACINGS["d"]!;

test("a tile brings each side the squares that it covers on the grid", () => {
    expect(points({ done: { piece: "d", facing: 0, at: [3, 3] } })).toBe(first!.length);
    // In Sprawl it may reach over the edge.
    const inside = first!.filter(([, col]) => GRID - 1 + col < GRID).length;
    expect(inside).toBeLessThan(first!.length);
    expect(points({ done: { piece: "d", facing: 0, at: [3, GRID - 1] } })).toBe(inside);
});

test("a tile that is only tried is told in a race alone, and so is one that is taken away", () => {
    const lay: SquareOffMove = { lay: { piece: "d", facing: 0, at: [3, 3] } };
    expect(points(lay)).toBeUndefined();
    // Whoever was done with it takes it up again.
    expect(told(lay, "place", true)?.text).toContain("replay-lifted");
    expect(points(lay, "race")).toBe(first!.length);
    expect(points({ lift: "d" })).toBeUndefined();
    expect(points({ lift: "d" }, "race")).toBeNull();
});

test("a tile that one side is done with lies on its grid, though the other side can't see it yet", () => {
    const grid = Array.from({ length: GRID }, () => ".".repeat(GRID)).join("/");
    const side = (done: boolean) => ({ grid, starter: "A", done, open: 81, outside: 0 });
    const laid = { square_off: { laid: { piece: "b", facing: 0, at: [0, 0] }, places: {}, solution: null } };
    const room = { layout: { sides: [[0], [1]] }, game: { square_off: { sides: [side(true), side(false)] } } };
    const now = { at: 0, played: [], room, seats: [laid, laid] } as unknown as Seen;
    const { game } = retelling.shown!(now, undefined);
    const [one, other] = game && "square_off" in game ? game.square_off.sides : [];
    expect(one!.grid.match(/b/g)).toHaveLength(2);
    expect([one!.open, one!.outside]).toEqual([79, 0]);
    expect(other).toEqual(side(false));
});

test("the tiles that end a turn are seen in it, before the next card is", () => {
    const room = (turn: number, done: boolean) =>
        ({ game: { square_off: { phase: "place", turn, sides: [{ done, open: 70 + turn }, { done }] } } }) as never;
    const at = (turn: number, done: boolean): Seen => ({ at: 0, played: [], room: room(turn, done), seats: [] });
    const { game, awaited } = retelling.shown!(at(2, false), at(1, true));
    expect(awaited).toEqual([]);
    expect(game).toMatchObject({ square_off: { turn: 1, sides: [{ done: true, open: 72 }, { done: true }] } });
});
