import { expect, test } from "vitest";

import { placeOf, type Box } from "../src/card/place";

const SCREEN = { width: 1000, height: 700 };
const NOTE = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
});
const at = (about: Box, ...matters: Box[]) => {
    const { left, top } = placeOf(about, NOTE, SCREEN, matters);
    return box(left, top, NOTE.width, NOTE.height);
};
const apart = (a: Box, b: Box): boolean =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

test("a note stands above what it is about", () => {
    expect(at(box(450, 400, 60, 60))).toEqual(box(380, 292, 200, 100));
});

test("it stays on the screen", () => {
    for (const about of [box(0, 0, 50, 50), box(950, 0, 50, 50), box(0, 650, 50, 50), box(950, 650, 50, 50)]) {
        const note = at(about);
        expect(note.left).toBeGreaterThanOrEqual(0);
        expect(note.top).toBeGreaterThanOrEqual(0);
        expect(note.right).toBeLessThanOrEqual(SCREEN.width);
        expect(note.bottom).toBeLessThanOrEqual(SCREEN.height);
        expect(apart(note, about)).toBe(true);
    }
});

test("it gives way to what matters", () => {
    const about = box(450, 400, 60, 60);
    const above = box(300, 230, 400, 145);
    const below = box(300, 485, 400, 145);
    expect(apart(at(about, above), above)).toBe(true);
    const beside = at(about, above, below);
    expect(apart(beside, above) && apart(beside, below)).toBe(true);
});

test("it stays beside a tile in the middle of a city, even if it hides others", () => {
    const about = box(450, 300, 90, 90);
    const { left, top } = at(about, box(200, 50, 600, 600));
    expect([left, top]).toEqual([395, 192]);
});

test("it hides no words that somebody is reading, whatever else it hides", () => {
    const about = box(450, 400, 60, 60);
    const words = box(300, 380, 400, 15);
    const read = placeOf(about, NOTE, SCREEN, [box(300, 465, 400, 145), box(0, 300, 1000, 300)], [words]);
    expect(apart(box(read.left, read.top, NOTE.width, NOTE.height), words)).toBe(true);
});

test("it is in line with an edge of what it is about, when there is room only on that side", () => {
    const about = box(350, 400, 60, 60);
    const left = box(0, 0, 350, 700);
    const right = box(560, 0, 440, 700);
    expect(at(about, left, right)).toEqual(box(350, 292, 200, 100));
    expect(at(box(500, 400, 60, 60), box(0, 0, 360, 700), right)).toEqual(box(360, 292, 200, 100));
});
