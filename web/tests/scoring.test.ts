/** The score pad counts as the server's rules do: `scores.json` is generated from those (`make types`). */

import { describe, expect, test } from "vitest";

import { LINES } from "../src/protocol/sheet";
import type { Goal, Part, Standing } from "../src/protocol/types";
import { EMPTY, SQUARES } from "../src/scoring/city";
import { addUp, partsOf } from "../src/scoring/parts";
import { rank } from "../src/scoring/ranking";
import scores from "./scores.json";
import { city } from "./squares";

interface Table {
    goal: Goal;
    cities: string[];
    sheets: number[][];
    parts: string[][];
    ranking: Standing[];
}
const tables = scores.tables as Table[];

/** As the server's rules write it. */
const inShort = ({ kind, why, points, cells }: Part): string =>
    [kind, why, points, ...cells.map((cell) => cell.join(""))].join(" ");

const sheet = (parts: readonly Part[]): number[] => {
    const all = addUp(parts);
    return [...LINES.map(({ line }) => all[line]), all.total];
};

const seatsOf = <Of>(goal: Goal, cities: readonly Of[]): (readonly [Of, Of])[] =>
    goal === "sum"
        ? [0, 2].map((first) => [cities[first]!, cities[first + 1]!])
        : cities.map((own, i) => [own, cities.at(i - 1)!]);

describe("cities", () => {
    test("are hundreds, with every reason and every way to decide", () => {
        const whys = new Set(tables.flatMap(({ parts }) => parts.flat().map((part) => part.split(" ")[1])));
        const decided = new Set(tables.flatMap(({ ranking }) => ranking.map((standing) => standing.decided)));
        expect(tables.flatMap(({ cities }) => cities).length).toBeGreaterThan(300);
        expect([whys.size, decided.size]).toEqual([10, 10]);
    });

    test.each(tables)("of $cities score what the rules say, for the same reasons", ({ cities, sheets, parts }) => {
        const counted = partsOf(cities.map(city));
        expect(counted.map((parts) => parts.map(inShort))).toEqual(parts);
        expect(counted.map(sheet)).toEqual(sheets);
    });

    test.each(tables)("of $cities rank their builders as the rules say", ({ goal, cities, sheets, ranking }) => {
        const worths = cities.map((notation, i) => ({ city: city(notation), total: sheets[i]![6]! }));
        expect(rank(goal, seatsOf(goal, worths))).toEqual(ranking);
    });

    test("that are empty score nothing", () => expect(partsOf([EMPTY, EMPTY])).toEqual([[], []]));
});

test.each(scores.automacities)("Automacity scores what the rules say: $row beside $factories", (automacity) => {
    const { row, factories, sheet: expected } = automacity;
    const cities = [row, ...factories.map((count) => "F".repeat(count))].map((letters) => letters.padEnd(SQUARES, "."));
    expect(sheet(partsOf(cities, 0)[0]!)).toEqual(expected);
});
