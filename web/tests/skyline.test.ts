import { describe, expect, test } from "vitest";
import type { Type } from "../src/protocol/types";
import { skyline, type Palette, type Words } from "../src/skyline/skyline";

const TYPES: readonly Type[] = ["shop", "factory", "tavern", "office", "park", "house"];
const NAMES = ["paper", "sheet", "ink", "ink-soft", "line", "accent", ...TYPES];
const palette = { ...Object.fromEntries(NAMES.map((name) => [name, [9, 9, 9]])), dark: false } as unknown as Palette;

const words = (more: Partial<Words> = {}): Words => ({
    title: "City 2",
    builders: "Ada and Ben",
    score: 62,
    points: "points",
    types: TYPES.map((type, i) => ({ type, points: i })),
    date: "23 November 2026",
    alt: "The skyline of a finished city.",
    ...more,
});

describe("the skyline of a city", () => {
    test("every building stands in the row of the grid where it lies", () => {
        const svg = skyline("SSFO/PMDO/PEBO/HHFO", words(), palette);
        const rows = svg.split(/<g data-row="\d">/).slice(1);
        const letters = rows.map((row) =>
            [...row.matchAll(/data-building="(.)"/g)].map(([, letter]) => letter).join(""),
        );
        expect(letters).toEqual(["SSFO", "PMDO", "PEBO", "HHFO"]);
    });

    test("below it stands when the city was finished", () => {
        expect(skyline("H", words(), palette)).toContain(">23 November 2026</text>");
    });

    test("what people are called stays text", () => {
        const svg = skyline("H", words({ builders: `<b> & "Ada" \u0007`, alt: "<i>" }), palette);
        expect(svg).toContain("&lt;b&gt; &amp; &quot;Ada&quot; <");
        expect(svg).toContain("<title>&lt;i&gt;</title>");
    });

    test("long names get smaller letters", () => {
        const size = (builders: string): number =>
            Number(/font-size="([\d.]+)"[^>]*>[^<]*Ada/.exec(skyline("H", words({ builders }), palette))![1]);
        expect(size("Ada and Ben")).toBe(46);
        expect(size(`Ada ${"Александра-Виктория ".repeat(2)}`)).toBeLessThan(32);
        expect(size(`Ada ${"Александра-Виктория ".repeat(2)}`)).toBeGreaterThanOrEqual(20);
    });

    test("it takes nothing from elsewhere, so that it can be drawn anywhere", () => {
        const svg = skyline("SSFO/PMDO/PEBO/HHFO", words(), palette);
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|href|url\(|var\(/);
    });
});
