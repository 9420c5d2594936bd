import { describe, expect, test } from "vitest";
import { follow, LIFT, middle, SLOP, type Drag, type DragInput, type DragOutcome } from "../src/kit/drag";

const down = (touch = false): DragInput => ({ type: "down", pointer: 1, touch, at: { x: 100, y: 100 } });
const move = (x: number, pointer = 1): DragInput => ({ type: "move", pointer, at: { x, y: 100 } });
const up = (x: number): DragInput => ({ type: "up", pointer: 1, at: { x, y: 100 } });

function run(...inputs: DragInput[]): { drag: Drag | null; outcomes: DragOutcome[] } {
    let drag: Drag | null = null;
    const outcomes = inputs.map((input) => {
        const next = follow(drag, input);
        drag = next.drag;
        return next.outcome;
    });
    return { drag, outcomes };
}

describe("a press", () => {
    test("without movement is a tap", () => expect(run(down(), up(101)).outcomes).toEqual([null, "tap"]));

    test("that moves is lifted once and dropped", () => {
        expect(run(down(), move(120), move(140), up(140)).outcomes).toEqual([null, "lift", null, "drop"]);
    });

    test("stays lifted when it comes back to where it began", () => {
        expect(run(down(), move(120), move(100), up(100)).outcomes.at(-1)).toBe("drop");
    });

    test("of a finger may tremble more than a mouse", () => {
        const between = 100 + (SLOP.mouse + SLOP.touch) / 2;
        expect(run(down(false), move(between)).outcomes.at(-1)).toBe("lift");
        expect(run(down(true), move(between)).outcomes.at(-1)).toBeNull();
    });
});

test("a second pointer changes nothing", () => {
    const { drag, outcomes } = run(
        down(),
        move(130),
        { type: "down", pointer: 2, touch: true, at: { x: 0, y: 0 } },
        move(0, 2),
    );
    expect(outcomes).toEqual([null, "lift", null, null]);
    expect(drag?.at.x).toBe(130);
});

describe("a cancelled press", () => {
    test("that was lifted is told", () => {
        expect(run(down(), move(130), { type: "cancel", pointer: 1 })).toEqual({
            drag: null,
            outcomes: [null, "lift", "cancel"],
        });
    });

    test("that was not is forgotten", () => {
        expect(run(down(), { type: "cancel", pointer: 1 })).toEqual({ drag: null, outcomes: [null, null] });
    });

    test("after the end does nothing", () => {
        expect(run(down(), move(130), up(130), { type: "cancel", pointer: 1 }).outcomes.at(-1)).toBeNull();
    });
});

test("a piece floats above the fingertip, and under the mouse", () => {
    expect(middle(run(down(true), move(150)).drag!)).toEqual({ x: 150, y: 100 - LIFT });
    expect(middle(run(down(false), move(150)).drag!)).toEqual({ x: 150, y: 100 });
});
