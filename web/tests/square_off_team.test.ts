import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { SquareOffTile } from "../src/protocol/types";
import { Hovering } from "../src/kit/hovering";
import { sameTile } from "../src/games/square_off/shapes";
import { answer } from "../dev/square_offs";
import { at, place, sitDown } from "./square_off_player";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a team", () => {
    test("the others see where I hold the tile, and that I put it away", () => {
        const ada = sitDown("place", 0, 4);
        ada.hand.hover(place(ada));
        vi.advanceTimersByTime(500);
        ada.hand.hover(null);
        expect(ada.sent).toEqual([{ hover: place(ada) }, { hover: null }]);
    });

    test("nothing is sent without people on my side", () => {
        const ada = sitDown("place");
        ada.hand.hover(place(ada));
        const ben = sitDown("place", 0, 4);
        const view = structuredClone(ben.view());
        view.room.members[2]!.bot = "gentle";
        ben.shows(view);
        ben.hand.hover(place(ben));
        expect([ada.sent, ben.sent]).toEqual([[], []]);
    });

    test("see no more of it once it is put back where it lay", () => {
        const ada = sitDown("place", 0, 4);
        const [lying, passed] = [place(ada), place(ada, 3)];
        ada.hand.putDown(lying);
        ada.arrives();
        ada.hand.pickUp();
        ada.hand.hover(passed);
        vi.advanceTimersByTime(500);
        ada.hand.putDown(lying);
        expect(ada.sent).toEqual([{ lay: lying }, { hover: passed }, { hover: null }]);
    });

    test("see no more of it once it is laid, even if that is refused", () => {
        const ada = sitDown("place", 0, 4);
        const tile = place(ada);
        ada.hand.hover(tile);
        ada.hand.putDown(tile);
        vi.advanceTimersByTime(500);
        expect(ada.sent).toEqual([{ hover: tile }, { lay: tile }, { hover: null }]);
    });

    test("hear that it was put away only once a stopped game goes on", () => {
        const ada = sitDown("place", 0, 4);
        ada.hand.hover(place(ada));
        ada.hand.hover(place(ada, 1));
        const going = ada.view();
        ada.shows({ ...going, room: { ...going.room, paused: { by: 0, left: null } } });
        vi.advanceTimersByTime(500);
        expect(ada.sent).toHaveLength(1);
        ada.shows(going);
        expect(ada.sent.slice(1)).toEqual([{ hover: null }]);
    });

    /** The server has the tile of the side there now, whoever laid it. */
    const lies = (ada: ReturnType<typeof sitDown>, lay: SquareOffTile): void =>
        ada.shows(answer(ada.view(), { turn: ada.game.table.turn, do: { lay } }));

    test("what another one lays takes the place of what waits in my hand", () => {
        const ada = sitDown("place", 0, 4);
        ada.hand.putDown(at(place(ada), 8, 8));
        const laid = place(ada);
        lies(ada, laid);
        expect([ada.hand.held, ada.game.laid]).toEqual([null, laid]);
    });

    test("what another one lays takes the place of what I hold over the grid", () => {
        const ada = sitDown("place", 0, 4);
        ada.hand.hover(place(ada, 3));
        lies(ada, place(ada));
        expect([ada.hand.held, ada.game.mayBeDone]).toEqual([null, true]);
    });

    test("what I laid is shown until the room has it, whatever another one lays before that", () => {
        const ada = sitDown("place", 0, 4);
        const [mine, hers] = [place(ada), place(ada, 3)];
        ada.hand.putDown(mine);
        lies(ada, hers);
        // Mine comes after hers.
        expect(ada.game.laid).toEqual(mine);
        ada.arrives();
        expect(ada.game.laid).toEqual(mine);
        lies(ada, hers);
        expect(ada.game.laid).toEqual(hers);
    });

    test("what I moved twice does not go back to where it was in between", () => {
        const ada = sitDown("place", 0, 4);
        const [first, second] = [place(ada), place(ada, 3)];
        ada.hand.putDown(first);
        ada.hand.putDown(second);
        lies(ada, first);
        expect(ada.game.laid).toEqual(second);
    });
});

describe("what the others of a side see of the hand", () => {
    const e = (row: number, col: number): SquareOffTile => ({ piece: "e", facing: 0, at: [row, col] });

    function watched() {
        const told: (SquareOffTile | null)[] = [];
        return { told, hovering: new Hovering<SquareOffTile>((now) => told.push(now), sameTile) };
    }

    test("is told at once, then at most three times a second, the last place in the end", () => {
        const { told, hovering } = watched();
        for (let step = 0; step < 40; step++) {
            hovering.show(e(0, step % 5));
            vi.advanceTimersByTime(50);
        }
        hovering.show(e(7, 2));
        vi.advanceTimersByTime(1000);
        expect(told[0]).toEqual(e(0, 0));
        expect(told.at(-1)).toEqual(e(7, 2));
        expect(told.length).toBeLessThanOrEqual(8);
        expect(told.length).toBeGreaterThanOrEqual(5);
    });

    test("is not told again as long as it stays, and that it was put away is told", () => {
        const { told, hovering } = watched();
        hovering.show(e(1, 1));
        vi.advanceTimersByTime(500);
        hovering.show(e(1, 1));
        vi.advanceTimersByTime(500);
        hovering.show(null);
        vi.advanceTimersByTime(500);
        hovering.show(null);
        vi.advanceTimersByTime(500);
        expect(told).toEqual([e(1, 1), null]);
    });

    test("is forgotten with a new turn: the server has done so, too", () => {
        const { told, hovering } = watched();
        hovering.show(e(1, 1));
        hovering.show(e(1, 2));
        hovering.forget();
        vi.advanceTimersByTime(1000);
        hovering.show(e(1, 1));
        expect(told).toEqual([e(1, 1), e(1, 1)]);
    });
});
