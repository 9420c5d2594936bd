import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Command, Request, SquareOffMove, SquareOffTile, View } from "../src/protocol/types";
import { SquareOffGame } from "../src/games/square_off/game.svelte";
import { Pending } from "../src/state/pending.svelte";
import { squareOffOf, squareOffSeatOf } from "../src/games/square_off/view";
import { answer, scene } from "../dev/square_offs";

const said: string[] = [];
vi.mock("../src/text/announce", () => ({ announce: (text: string) => said.push(text) }));
vi.mock("../src/text/i18n", () => ({
    t: (key: string, args: Record<string, unknown> = {}) =>
        [key.replace("square-off-", ""), ...Object.values(args)].join(" "),
}));
beforeEach(() => void (said.length = 0));

/** Ada, who plays with Chiara and listens; `mine`: the room has taken Ada's requests, and what is said then. */
function listen(name: string) {
    let view = scene(name, 0, 4);
    const open: Command[] = [];
    const pending = new Pending();
    function send(request: Request): void {
        open.push({ id: `${open.length}`, do: request });
        pending.add(open.at(-1)!);
    }
    const game = new SquareOffGame(() => ({ view, pending: pending.requests, send }));
    game.settle();
    /** What is said when the view has become another one. */
    function hears(change: (next: View) => View | undefined): string[] {
        const next = structuredClone(view);
        view = change(next) ?? next;
        pending.view(view.me);
        said.length = 0;
        game.settle();
        return [...said];
    }
    const happens = (move: SquareOffMove): string[] =>
        hears((next) => answer(next, { turn: game.table.turn, do: move }));
    /** Does something; what is said of it then, and once the room has it. */
    function does(act: () => void): string[] {
        said.length = 0;
        act();
        game.settle();
        return [...said];
    }
    function arrives(move: SquareOffMove): string[] {
        const no = view.me.no + 1;
        for (const command of open.splice(0)) pending.answered(command, no);
        return hears((next) => {
            const answered = answer(next, { turn: game.table.turn, do: move });
            return { ...answered, me: { ...answered.me, no } };
        });
    }
    return { game, hears, happens, does, arrives };
}

const tile = (piece: string, row: number, col: number): SquareOffTile => ({ piece, facing: 0, at: [row, col] });

describe("the announcements about my side", () => {
    test("what another one lays and moves, but not what I do", () => {
        const ada = listen("place");
        expect(ada.does(() => ada.game.lay(tile("o", 0, 3)))).toEqual([]);
        expect(ada.arrives({ lay: tile("o", 0, 3) })).toEqual([]);
        expect(ada.happens({ lay: tile("o", 1, 5) })).toEqual(["say-side-laid piece o square 3 7"]);
        // Back to where I had it: not my doing this time.
        expect(ada.happens({ lay: tile("o", 0, 3) })).toEqual(["say-side-laid piece o square 2 5"]);
    });

    test("only what came of it, when I moved it twice", () => {
        const ada = listen("place");
        ada.does(() => ada.game.lay(tile("o", 0, 3)));
        ada.does(() => ada.game.lay(tile("o", 1, 5)));
        expect(ada.happens({ lay: tile("o", 0, 3) })).toEqual([]);
        expect(ada.arrives({ lay: tile("o", 1, 5) })).toEqual([]);
        expect(ada.happens({ lay: tile("o", 0, 3) })).toHaveLength(1);
    });

    test("which starter another one takes, and takes instead", () => {
        const ada = listen("start");
        expect(ada.happens({ lay: tile("A", 3, 3) })).toEqual([expect.stringMatching(/^say-side-laid piece A /)]);
        expect(ada.happens({ lay: tile("B", 3, 3) })).toEqual([expect.stringMatching(/^say-side-laid piece B /)]);
        expect(ada.hears((next) => void (squareOffSeatOf(next)!.laid = null))).toEqual(["say-side-lifted piece B"]);
    });

    test("that it is done, and that it is not after all", () => {
        const ada = listen("laid");
        const done = (is: boolean) => ada.hears((next) => void (squareOffOf(next.room)!.sides[0].done = is));
        expect([done(true), done(true), done(false)]).toEqual([["say-side-done"], [], ["say-side-again"]]);
    });

    test("in a race, what another one lays and takes back", () => {
        const ada = listen("race");
        const [mine, hers] = [0, 3].map((facing): SquareOffTile => ({
            piece: facing === 0 ? "e" : "d",
            facing,
            at: [0, facing * 2],
        })) as [SquareOffTile, SquareOffTile];
        expect(ada.does(() => ada.game.lay(mine))).toEqual([]);
        expect(ada.arrives({ lay: mine })).toEqual([]);
        expect(ada.happens({ lay: hers })).toEqual([expect.stringMatching(/^say-side-laid piece d /)]);
        expect(ada.does(() => ada.game.lift("e"))).toEqual([]);
        expect(ada.arrives({ lift: "e" })).toEqual([]);
        expect(ada.happens({ lift: "d" })).toEqual(["say-side-lifted piece d"]);
    });
});

describe("the announcements about the other side", () => {
    test("that it is done, and which starter it takes", () => {
        const ada = listen("start");
        expect(ada.hears((next) => void (squareOffOf(next.room)!.sides[1].starter = "D"))).toEqual(["taken piece D"]);
        const ben = listen("place");
        expect(ben.hears((next) => void (squareOffOf(next.room)!.sides[1].done = true))).toEqual(["say-other-done"]);
    });

    test("in a race, how many squares it has left, each time another ten are gone", () => {
        const ada = listen("race");
        const left = (open: number) => ada.hears((next) => void (squareOffOf(next.room)!.sides[1].open = open));
        left(52);
        expect([50, 49, 44, 51, 48, 39].map(left)).toEqual([
            [],
            ["say-other-open open-squares 49"],
            [],
            // Taken back and laid again is heard but once.
            [],
            [],
            ["say-other-open open-squares 39"],
        ]);
    });
});

test("the next card is announced, and nothing before it", () => {
    const ada = listen("laid");
    expect(ada.happens({ done: ada.game.laid! })).toEqual([`say-card ${ada.game.table.turn} piece ${ada.game.card}`]);
});

test("newcomers are not told what happened before", () => {
    listen("waiting");
    expect(said).toEqual([]);
});
