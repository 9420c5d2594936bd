import { beforeEach, describe, expect, test, vi } from "vitest";

import type { DrawView, Request, RoomView, View } from "../src/protocol/types";
import { check, draws, seedOf } from "../src/state/check";
import { contributionsTo } from "../src/state/contributions";

const CODE = "0123456789abcdef";
/** The example of `docs/shuffle.md`, which the rules test too. */
const COMMITMENT = "589b4a863ef41879f09431fdf5e3888ef9f0d37e893375526b0828542052db3c";
const ROOM = "200cf6566980318f32127d6fd4968f12f86fca679ac812a3c5edbe3c5c508678";
const SEED = "d9d47abfeffd462871a6458f7171de3b1bd5b87676971238a66b65dd0121ce53";
const DRAW: DrawView = {
    secret: "07".repeat(32),
    room: ROOM,
    rules: 1,
    contributions: [
        { by: 0, number: "01".repeat(32) },
        { by: 200, number: null },
        { by: 1, number: "03".repeat(32) },
    ],
};

/** A browser's storage, as far as it is used here. */
class Kept {
    private readonly items = new Map<string, string>();

    constructor() {
        return new Proxy(this, { ownKeys: () => [...this.items.keys()], getOwnPropertyDescriptor: descriptor });
    }

    getItem = (key: string): string | null => this.items.get(key) ?? null;
    setItem = (key: string, value: string): void => void this.items.set(key, value);
    removeItem = (key: string): void => void this.items.delete(key);
}

function descriptor(): PropertyDescriptor {
    return { enumerable: true, configurable: true };
}

/** A browser of its own: nothing kept, nothing sent. */
async function browser(): Promise<(view: View) => Request[]> {
    vi.resetModules();
    const { contribute } = await import("../src/state/contribute");
    return (view) => {
        const sent: Request[] = [];
        contribute(CODE, view, (request) => sent.push(request));
        return sent;
    };
}

/** What a player on a seat sees while a shuffle waits. */
function shuffling(commitment: string, contributed: number[] = [], game = 0): View {
    const room = { stage: "shuffling", game_no: game, shuffling: { commitment, contributed } };
    return { room, me: { no: 3, member: 1, seat: 2, game: null } } as unknown as View;
}

/** The room after the game, dealt from `draw`. */
function over(draw = DRAW, seed = seedOf(draw, 0), commitment = COMMITMENT): RoomView {
    return { game_no: 0, seating: { card: null, values: [], commitment, seed, draw } } as unknown as RoomView;
}

function numberIn(requests: Request[]): string {
    const [request] = requests;
    if (typeof request !== "object" || !("contribute" in request)) throw new Error("no contribution");
    return request.contribute.number;
}

beforeEach(() => {
    vi.stubGlobal("localStorage", new Kept());
    vi.useFakeTimers({ now: 0 });
});

describe("a browser contributes", () => {
    test("once, with random bytes that it keeps", async () => {
        const see = await browser();
        const [request, ...more] = see(shuffling(COMMITMENT));
        expect(more).toEqual([]);
        const number = numberIn([request!]);
        expect(request).toEqual({ contribute: { to: COMMITMENT, number } });
        expect(number).toMatch(/^[0-9a-f]{64}$/);
        expect(see(shuffling(COMMITMENT))).toEqual([]);
        expect(contributionsTo(CODE, 0)).toEqual([{ commitment: COMMITMENT, number }]);
    });

    test("not without a seat, and not a second time", async () => {
        const see = await browser();
        const view = shuffling(COMMITMENT);
        expect(see({ ...view, me: { ...view.me, seat: null } })).toEqual([]);
        expect(see(shuffling(COMMITMENT, [1]))).toEqual([]);
        expect(contributionsTo(CODE, 0)).toEqual([]);
    });

    test("the same number after a reload and in another tab", async () => {
        const number = numberIn((await browser())(shuffling(COMMITMENT)));
        expect(numberIn((await browser())(shuffling(COMMITMENT)))).toBe(number);
        expect(contributionsTo(CODE, 0)).toHaveLength(1);
    });

    test("another number to every shuffle", async () => {
        const see = await browser();
        const numbers = [shuffling("a"), shuffling("b"), shuffling("c", [], 1)].map((view) => numberIn(see(view)));
        expect(new Set(numbers).size).toBe(3);
        expect([draws(CODE, 0), draws(CODE, 1), draws("another room", 0)]).toEqual([2, 1, 0]);
    });

    test("and keeps only the latest", async () => {
        const see = await browser();
        for (let game = 0; game < 70; game++) {
            vi.setSystemTime(game);
            see(shuffling(String(game), [], game));
        }
        const kept = Array.from({ length: 70 }, (_, game) => contributionsTo(CODE, game).length);
        expect(kept.indexOf(1)).toBe(10);
        expect(kept.slice(10)).not.toContain(0);
    });

    test("even if it can keep nothing", async () => {
        vi.stubGlobal("localStorage", undefined);
        expect(numberIn((await browser())(shuffling(COMMITMENT)))).toHaveLength(64);
        expect(checked(CODE, over())).toBe("none");
    });
});

/** What the browser of the player who added the second number finds. */
const checked = (code: string, room: RoomView) => check(code, room, 1);

describe("a browser checks the shuffle", () => {
    /** What this browser added before the game. */
    function added(number: string, commitment = COMMITMENT): void {
        localStorage.setItem(`conurbation.part.${CODE}.0.${commitment}.${number}`, "0");
    }

    const changed = (change: Partial<DrawView>): DrawView => ({ ...DRAW, ...change });

    test("and computes what the documents say", () => {
        expect(seedOf(DRAW, 0)).toBe(SEED);
    });

    test("an honest one", () => {
        added("03".repeat(32));
        expect(checked(CODE, over())).toBe("ok");
    });

    test("a secret other than promised", () => {
        added("03".repeat(32));
        expect(checked(CODE, over(changed({ secret: "08".repeat(32) })))).toBe("secret");
    });

    test("a commitment other than shown before the game", () => {
        added("03".repeat(32), "ab".repeat(32));
        expect(checked(CODE, over())).toBe("commitment");
    });

    /** The shuffle with this part of the player's. */
    const withMine = (number: string | null): RoomView =>
        over(changed({ contributions: [DRAW.contributions[0]!, DRAW.contributions[1]!, { by: 1, number }] }));

    test("a number left out", () => {
        added("03".repeat(32));
        expect(checked(CODE, withMine(null))).toBe("number");
        expect(check(CODE, withMine("04".repeat(32)), null)).toBe("number");
    });

    test("another number in its place, which may be from another browser of the player's", () => {
        added("03".repeat(32));
        expect(checked(CODE, withMine("04".repeat(32)))).toBe("other");
        const { draw } = withMine("04".repeat(32)).seating!;
        expect(checked(CODE, over(draw, SEED))).toBe("seed");
    });

    test("a shuffle of another room", () => {
        added("03".repeat(32));
        expect(checked(CODE, over(changed({ room: "ab".repeat(32) })))).toBe("room");
    });

    test("a seed that does not follow", () => {
        added("03".repeat(32));
        expect(checked(CODE, over(DRAW, "ab".repeat(32)))).toBe("seed");
        expect(checked(CODE, { ...over(), game_no: 0, seating: { ...over().seating!, seed: null } })).toBe("seed");
        expect(checked(CODE, over(changed({ rules: 2 }), SEED))).toBe("seed");
    });

    test("nothing without a number of its own, or of a game that is too old", () => {
        expect(checked(CODE, over())).toBe("none");
        added("03".repeat(32));
        expect(checked("another room", over())).toBe("none");
        const hidden = { ...over(), seating: { ...over().seating!, draw: undefined } } as unknown as RoomView;
        expect(checked("another room", hidden)).toBe("old");
        expect(checked(CODE, hidden)).toBe("number");
    });
});
