import { describe, expect, test } from "vitest";
import {
    IDLE,
    SETTLE_MS,
    step,
    type Effect,
    type Input,
    type Selection,
    type Table,
    type Target,
} from "../src/city/selection";

const mine = { seat: 0, tile: 1 };
const theirs = { seat: 1, tile: 0 };
const here: Target = { side: "left", cell: [2, 3] };
const there: Target = { side: "right", cell: [4, 4] };
const nowhere: Target = { side: "left", cell: [0, 0] };

const table: Table = { mine: ({ seat }) => seat === 0, open: () => true, legal: (_, { cell }) => cell[0] !== 0 };

/** The selection after a sequence of inputs, and all their effects. */
function run(inputs: Input[], from: Selection = IDLE, at: Table = table): [Selection, Effect[]] {
    const effects: Effect[] = [];
    const end = inputs.reduce((now, input) => {
        const { next, effect } = step(now, input, at);
        if (effect) effects.push(effect);
        return next;
    }, from);
    return [end, effects];
}

const placed = [{ place: here, piece: mine }];

describe("three ways end in one command", () => {
    test("drag and confirm", () => {
        const [end, effects] = run([{ pick: mine }, { aim: here }, { drop: here, now: 0 }, "confirm"]);
        expect(effects).toEqual(placed);
        expect(end).toBe(IDLE);
    });

    test("tap, tap and confirm", () => {
        expect(run([{ pick: mine }, { tap: here, now: 0, sure: false }, "confirm"])[1]).toEqual(placed);
    });

    test("Enter and Enter at once", () => {
        const enter: Input = { tap: here, now: 0, sure: true };
        expect(run([{ pick: mine }, enter, enter])[1]).toEqual(placed);
    });
});

test("the tile of a partner who is away is placed like one's own", () => {
    const standingIn = { ...table, mine: () => true };
    const [, effects] = run([{ pick: theirs }, { drop: here, now: 0 }, "confirm"], IDLE, standingIn);
    expect(effects).toEqual([{ place: here, piece: theirs }]);
});

describe("a second tap never places", () => {
    const tapped = (again: number): [Selection, Effect[]] =>
        run([{ pick: mine }, { tap: here, now: 0, sure: false }, { tap: here, now: again, sure: false }]);

    test("a double click puts the tile down", () => {
        const [end, effects] = tapped(SETTLE_MS - 1);
        expect(effects).toEqual([]);
        expect(end.at).toBe("provisional");
    });

    test("later it takes the tile up again", () => {
        expect(tapped(SETTLE_MS)).toEqual([{ at: "picked", piece: mine, aim: null }, []]);
    });
});

test("picking the same tile again puts it back", () => expect(run([{ pick: mine }, { pick: mine }])[0]).toBe(IDLE));

test("another place can be chosen before confirming", () => {
    const [end] = run([{ pick: mine }, { drop: here, now: 0 }, { tap: there, now: 5, sure: false }]);
    expect(end).toEqual({ at: "provisional", piece: mine, target: there, since: 5 });
});

test("a drop on an illegal cell returns the tile and says so", () => {
    const [end, effects] = run([{ pick: mine }, { drop: nowhere, now: 0 }]);
    expect(end).toBe(IDLE);
    expect(effects).toEqual([{ refuse: nowhere, piece: mine }]);
});

test("a drop beside the boards returns the tile in silence", () => {
    expect(run([{ pick: mine }, { drop: null, now: 0 }])).toEqual([IDLE, []]);
});

test("a tap on an illegal cell keeps the tile in hand", () => {
    const [end, effects] = run([{ pick: mine }, { tap: nowhere, now: 0, sure: false }]);
    expect(end.at).toBe("picked");
    expect(effects).toHaveLength(1);
});

test("an aim beside every spot is no aim", () => {
    expect(run([{ pick: mine }, { aim: nowhere }])[0]).toEqual({ at: "picked", piece: mine, aim: null });
});

describe("proposals", () => {
    test("one's own tile can be proposed instead of placed", () => {
        expect(run([{ pick: mine }, { drop: here, now: 0 }, "propose"])).toEqual([
            IDLE,
            [{ propose: here, piece: mine }],
        ]);
    });

    test("a partner's tile can only be proposed for", () => {
        expect(run([{ pick: theirs }, { drop: here, now: 0 }, "confirm"])).toEqual([
            IDLE,
            [{ propose: here, piece: theirs }],
        ]);
    });

    test("an accepted one puts my tile there", () => {
        expect(run([{ put: mine, target: here, now: 0 }])[0].at).toBe("provisional");
    });
});

describe("when the table changes", () => {
    const provisional: Selection = { at: "provisional", piece: mine, target: here, since: 0 };
    const changed: Input = "changed";

    test("a tile that was placed leaves the hand", () => {
        expect(run([changed], provisional, { ...table, open: () => false })[0]).toBe(IDLE);
    });

    test("a place that the partner took gives the tile back, and takes nothing in hand", () => {
        expect(run([changed], provisional, { ...table, legal: () => false })[0].at).toBe("idle");
    });

    test("what is still possible stays", () => expect(run([changed], provisional)[0]).toBe(provisional));
});
