import { describe, expect, test } from "vitest";
import { SETTLE_MS, type Effect, type Input, type Piece, type Table, type Target } from "../src/city/selection";
import { displaced, EMPTY, play, turnTo, waiting, type Held } from "../src/city/staged";

const [one, two]: Piece[] = [
    { seat: 0, tile: 0 },
    { seat: 0, tile: 1 },
] as const;
const left: Target = { side: "left", cell: [3, 3] };
const right: Target = { side: "right", cell: [3, 4] };
const table: Table = { mine: () => true, open: () => true, legal: () => true };

const pick = (piece: Piece): Input => ({ pick: piece });
const drop = (target: Target): Input => ({ drop: target, now: 0 });
const tap = (target: Target): Input => ({ tap: target, now: SETTLE_MS, sure: false });

/** The state after a sequence of inputs, and all their effects. */
function run(inputs: Input[], from: Held = EMPTY, at: Table = table): [Held, Effect[]] {
    const effects: Effect[] = [];
    const end = inputs.reduce((held, input) => {
        const { held: next, effect } = play(held, input, at, SETTLE_MS);
        if (effect) effects.push(effect);
        return next;
    }, from);
    return [end, effects];
}

const sides = (held: Held): string[] => waiting(held).map(({ piece, target }) => `${piece.tile} ${target.side}`);
const [both] = run([pick(one), drop(left), pick(two), drop(right)]);

describe("a tile that waits in one city", () => {
    test("stays there while the other one is taken in hand and put into the other city", () => {
        const [held] = run([pick(one), drop(left), pick(two)]);
        expect(held.now.at).toBe("picked");
        expect(sides(held)).toEqual(["0 left"]);
        expect(sides(both)).toEqual(["0 left", "1 right"]);
    });

    test("is what goes on when the other one goes back, or is placed", () => {
        for (const input of ["back", "confirm"] as const) {
            const [held, effects] = run([input], both);
            expect(held.now).toEqual({ at: "provisional", piece: one, target: left, since: SETTLE_MS });
            expect(effects).toEqual(input === "back" ? [] : [{ place: right, piece: two }]);
        }
    });

    test("goes back when the other one is put into its city", () => {
        const [held] = run([pick(one), drop(left), pick(two), drop({ side: "left", cell: [2, 3] })]);
        expect(sides(held)).toEqual(["1 left"]);
    });

    test("can be taken up again", () => {
        const [held] = run([pick(one)], both);
        expect(held.now).toEqual({ at: "picked", piece: one, aim: null });
        expect(sides(held)).toEqual(["1 right"]);
    });

    test("can be taken up by a tap, whichever was put down last", () => {
        const taken = (piece: Piece) => ({ at: "picked", piece, aim: null });
        expect(run([tap(right)], both)[0].now).toEqual(taken(two));
        const [held] = run([tap(left)], turnTo(both, "left"));
        expect(held.now).toEqual(taken(one));
        expect(sides(held)).toEqual(["1 right"]);
    });

    test("goes back when somebody else has built there", () => {
        const [held] = run(["changed"], both, { ...table, legal: (_, { side }) => side === "right" });
        expect(sides(held)).toEqual(["1 right"]);
        expect(run(["changed"], both)[0]).toBe(both);
    });
});

describe("a tile that goes back", () => {
    const inHand = run([pick(one), drop(left), pick(two)])[0];

    test("is named when another one takes its city, or somebody its place", () => {
        const replaced = run([drop({ side: "left", cell: [2, 3] })], inHand)[0];
        expect(displaced(inHand, replaced, table, undefined)).toEqual([one]);
        const built: Table = { ...table, legal: (_, { side }) => side === "right" };
        expect(displaced(both, run(["changed"], both, built)[0], built, undefined)).toEqual([one]);
        const last = run([pick(one), drop(left)])[0];
        expect(displaced(last, run(["changed"], last, built)[0], built, undefined)).toEqual([one]);
    });

    test("is not when it was taken up or placed, or is no longer there to be placed", () => {
        expect(displaced(both, run([pick(one)], both)[0], table, undefined)).toEqual([]);
        expect(displaced(both, run([tap(right)], both)[0], table, undefined)).toEqual([]);
        expect(displaced(both, run(["confirm"], both)[0], table, two)).toEqual([]);
        const over: Table = { ...table, open: () => false };
        expect(displaced(both, run(["changed"], both, over)[0], over, undefined)).toEqual([]);
    });
});

test("both are placed one after the other", () => {
    const [held, effects] = run(["confirm", "confirm"], both);
    expect(effects).toEqual([
        { place: right, piece: two },
        { place: left, piece: one },
    ]);
    expect(held).toBe(EMPTY);
});

test("either can be placed or put back alone", () => {
    const turned = turnTo(both, "left");
    expect(run(["confirm"], turned)[1]).toEqual([{ place: left, piece: one }]);
    expect(sides(run(["back"], turned)[0])).toEqual(["1 right"]);
    expect(turnTo(both, "right")).toBe(both);
});
