import { expect, test } from "vitest";

import { fieldOf, keptIn } from "../src/games/square_off/field";
import { cruxOf, stopOf } from "../src/replay/crux";
import { Engine } from "../src/replay/review.svelte";
import type { Stop } from "../src/replay/seen";
import type { SquareOffDecision } from "../src/protocol/types";

const stop = (key: string, ...actions: number[]): Stop => ({
    moment: actions[0] ?? 0,
    turn: { key, name: `Turn ${key}` },
    told: actions.map((action) => ({ text: `deed ${action}`, points: null, action })),
});

const tile = { piece: "a", facing: 0, at: [0, 0] as [number, number] };

function decided(action: number, loss: number, mark: SquareOffDecision["mark"]): SquareOffDecision {
    const worth = (chance: number) => ({ tile, outlook: { chance, turns: 0, fits: 0 } });
    return { action, seat: 0, options: [worth(500), worth(500 - loss)], played: worth(500 - loss), to_come: 3, mark };
}

const stops = [stop("1", 2), stop("1", 5), stop("2", 9), stop("2", 11)];

test("an action leads to the first stop at which it was done", () => {
    expect([0, 2, 3, 5, 9, 10, 11].map((action) => stopOf(stops, action))).toEqual([0, 0, 1, 1, 2, 3, 3]);
    // An action that no stop shows leads to the beginning.
    expect(stopOf(stops, 12)).toBe(0);
});

test("a turn that mattered is looked at where it cost most, or at its end", () => {
    const engine = new Engine("/review");
    expect(cruxOf(engine, stops, 5)).toMatchObject({ stop: 1, cause: null });
    const decisions = [decided(2, 200, "missed"), decided(5, 30, "good"), decided(11, 100, "doubtful")];
    engine.review = { game: "square_off", decisions, sides: [], turning_points: [], fits: [], rescues: [] };
    expect(cruxOf(engine, stops, 5)).toMatchObject({ stop: 0, cause: "deed 2" });
    expect(cruxOf(engine, stops, 11)).toMatchObject({ stop: 3, cause: "deed 11" });
    engine.review = { ...engine.review, decisions: [decided(2, 60, "good")] };
    expect(cruxOf(engine, stops, 5)).toMatchObject({ stop: 1, cause: null });
});

test("what lies on both grids in the same place is kept", () => {
    const rows = (first: string) => fieldOf([first, ...Array.from({ length: 8 }, () => ".........")].join("/"));
    expect(keptIn(rows("AAbb....."), rows("AAccbb..."))).toBe("A");
    expect(keptIn(rows("AAbb....."), rows("AAbbcc..."))).toBe("Ab");
});
