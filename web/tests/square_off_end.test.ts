import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { FACINGS, GRID } from "../src/protocol/square_off";
import type { SquareOffResultView, SquareOffTableView } from "../src/protocol/types";
import { compared, groupsOf, outcome } from "../src/games/square_off/result";

describe("the end", () => {
    const result = (sizes: [number[], number[]], more: Partial<SquareOffResultView> = {}): SquareOffResultView => ({
        winner: null,
        reason: "groups",
        groups: ["", ""],
        sizes,
        ...more,
    });
    const side = { grid: "", starter: "A", done: false, open: 0, outside: 0 };
    const table = (cards: string, outside: [number, number] = [0, 0]): SquareOffTableView => ({
        mode: "base",
        phase: "ended",
        turn: cards.length,
        cards,
        starters: "ABCD",
        sides: [
            { ...side, outside: outside[0] },
            { ...side, outside: outside[1] },
        ],
        result: null,
    });

    test("groups are compared until they differ", () => {
        expect(
            compared(
                result([
                    [13, 4],
                    [6, 4],
                ]),
            ),
        ).toEqual([{ rank: 1, sizes: [13, 6], decides: true }]);
        expect(
            compared(
                result([
                    [5, 3, 1],
                    [5, 4, 1],
                ]),
            ).map(({ decides }) => decides),
        ).toEqual([false, true]);
    });

    test("a group that is missing has no squares", () => {
        expect(compared(result([[5, 2], [5]])).at(-1)).toEqual({ rank: 2, sizes: [2, 0], decides: true });
    });

    test("equal groups decide nothing", () => {
        expect(
            compared(
                result([
                    [5, 2],
                    [5, 2],
                ]),
            ).map(({ decides }) => decides),
        ).toEqual([false, false]);
    });

    test("is told by what decided it", () => {
        expect(
            outcome(
                table("abk"),
                result(
                    [
                        [5, 3],
                        [5, 4],
                    ],
                    { winner: 1 },
                ),
            ),
        ).toMatchObject({ key: "groups", winner: 1, loser: 0, more: 4, less: 3, rank: 2, piece: "k" });
        expect(outcome(table("abk"), result([[5], [5]])).key).toBe("groups-drawn");
        expect(outcome(table("abk", [7, 3]), result([[], []], { reason: "outside", winner: 1 }))).toMatchObject({
            key: "outside",
            more: 7,
            less: 3,
        });
        expect(outcome(table(""), result([[], []], { reason: "gave_up", winner: 0 }))).toMatchObject({
            key: "gave-up",
            loser: 1,
        });
    });

    test("groups are drawn with the largest first, also beyond the small letters", () => {
        const empty = Array.from({ length: GRID }, () => ".".repeat(GRID));
        const rows = empty.map((line, row) => (row === 0 ? "aab......" : row === 1 ? "..b.A...z" : line));
        expect(groupsOf(rows.join("/")).map(({ rank, squares }) => [rank, squares.length])).toEqual([
            [1, 2],
            [2, 2],
            [3, 1],
            [4, 1],
        ]);
        expect(groupsOf(rows.join("/")).at(-1)!.squares).toEqual([[1, 4]]);
    });
});

/** Every key that is built from a word of the protocol. */
test("every message of the game has its text", () => {
    const texts = import.meta.glob<string>("../../server/locales/en/square_off.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
    });
    const source = Object.values(texts)[0]!;
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(source));
    const phases = ["start", "place", "race"];
    const keys = [
        ...["off_grid", "outside", "off_centre", "on_tile", "apart"].map((why) => `why-${why}`),
        ...["left", "right", "over"].map((turn) => `turn-${turn}`),
        ...["choosing", "laying", "done"].map((doing) => `doing-${doing}`),
        ...[...phases, "ended"].map((phase) => `now-${phase}`),
        ...phases.flatMap((phase) => [`head-${phase}`, `head-watch-${phase}`, `hint-${phase}`, `stock-${phase}`]),
        ...["hint-choose-start", "hint-choose-race", "hint-end", "head-done"],
        ...["fit", "groups", "groups-drawn", "outside", "outside-drawn", "covered", "gave-up"].map(
            (end) => `end-${end}`,
        ),
    ];
    expect(keys.filter((key) => !bundle.hasMessage(`square-off-${key}`))).toEqual([]);
    const start = bundle.getMessage("square-off-hint-start")!.value!;
    const [centre, anywhere] = ["centre", "anywhere"].map((rule) => bundle.formatPattern(start, { rule }));
    expect(centre).toContain("middle");
    expect(anywhere).not.toContain("middle");
    // Each piece has a name of its own.
    const name = bundle.getMessage("square-off-piece")!.value!;
    const names = Object.keys(FACINGS).map((piece) => bundle.formatPattern(name, { piece }));
    expect(new Set([...names, "piece"]).size).toBe(26);
});
