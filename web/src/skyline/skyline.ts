/** A finished city as a skyline: a picture to be saved and shared. Pure: SVG text with no part from elsewhere. */

import { buildings } from "../tiles/notation";
import { typeOf, type Letter } from "../tiles/kinds";
import type { Type } from "../protocol/types";
import { silhouette } from "./silhouettes";
import { tag, textAt } from "./svg";

/** A colour: red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export type Palette = Record<"paper" | "sheet" | "ink" | "ink-soft" | "line" | "accent" | Type, Colour> & {
    /** Drawn as a blueprint. */
    dark: boolean;
};

/** What is said of a city, in the reader's language. */
export type Words = {
    /** "City 2". */
    title: string;
    /** "Ada and Ben". */
    builders: string;
    score: number;
    /** "points". */
    points: string;
    /** What each type scores. */
    types: readonly { type: Type; points: number }[];
    /** When it was finished; empty where that isn't known. */
    date: string;
    /** All of it in a sentence, for who can't see it. */
    alt: string;
};

/** The picture's size, in pixels. */
export const SIZE = { width: 1200, height: 900 } as const;
const NAME = "Conurbation";
/** What stands for each type beside its points. */
const PICTURES: Record<Type, Letter> = {
    shop: "S",
    factory: "F",
    tavern: "D",
    office: "O",
    park: "P",
    house: "H",
};
const ACROSS = 4;
/** Where the streets lie, from the back, how large what stands there is, and how far apart. */
const STREETS = [
    { at: 358, scale: 0.78, strong: 0.42, shift: -60, apart: 232 },
    { at: 440, scale: 0.92, strong: 0.62, shift: 62, apart: 246 },
    { at: 532, scale: 1.08, strong: 0.82, shift: -58, apart: 256 },
    { at: 640, scale: 1.26, strong: 1, shift: 44, apart: 262 },
] as const;
const GROUND = 672;
const DISPLAY = { "font-family": "Georgia, 'Iowan Old Style', Palatino, 'Times New Roman', serif" };
const PLAIN = {
    "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
};

const css = (colour: Colour): string => `rgb(${colour.map(Math.round).join(" ")})`;
const mixed = (one: Colour, other: Colour, much: number): Colour =>
    one.map((value, i) => value * much + other[i]! * (1 - much)) as unknown as Colour;

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** What people are called may hold any character; those that no XML can hold go. */
const escaped = (text: string): string =>
    // eslint-disable-next-line no-control-regex -- these are what is meant
    text.replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, "").replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** The largest letters that a line of text fits with, as far as that can be known without measuring. */
function fitted(text: string, width: number, most: number, least: number): number {
    const wide = [...text].reduce((sum, letter) => sum + (/[\u0400-\u04ffA-ZÄÖÜMWmw]/.test(letter) ? 0.68 : 0.52), 0);
    return Math.max(least, Math.min(most, width / wide));
}

/** The same for the same place of the same city, and otherwise as it comes. */
const turnOf = (map: string, row: number, col: number): number =>
    [...map].reduce((sum, letter, i) => (sum * 31 + letter.charCodeAt(0) * (i + 1)) % 9973, row * 7 + col * 13) % 3;

/** The whole picture. */
export function skyline(map: string, words: Words, palette: Palette): string {
    const { width, height } = SIZE;
    const inside = [
        tag("title", {}, escaped(words.alt)),
        sheet(palette),
        sky(palette),
        STREETS.map((_, row) => street(map, row, palette)).join(""),
        legend(words, palette),
    ];
    const xmlns = "http://www.w3.org/2000/svg";
    return tag("svg", { xmlns, viewBox: `0 0 ${width} ${height}`, width, height, role: "img" }, inside.join(""));
}

/** Squared paper with a double frame. */
function sheet({ paper, sheet, line, ink, dark }: Palette): string {
    const fine = Array.from({ length: 39 }, (_, i) => `M${30 * (i + 1)} 0V900`).join("");
    const rows = Array.from({ length: 29 }, (_, i) => `M0 ${30 * (i + 1)}H1200`).join("");
    return (
        `<path d="M0 0h1200v900H0z" fill="${css(dark ? paper : sheet)}"/>` +
        `<path d="${fine}${rows}" stroke="${css(line)}" stroke-width="1" opacity="${dark ? 0.45 : 0.4}"/>` +
        `<path d="M18 18h1164v864H18z" fill="none" stroke="${css(ink)}" stroke-width="3"/>` +
        `<path d="M27 27h1146v846H27z" fill="none" stroke="${css(ink)}" stroke-width="1"/>`
    );
}

/** A sun, or by night the moon with stars, and hills far away. */
function sky({ sheet, paper, line, accent, ink, dark }: Palette): string {
    const back = dark ? paper : sheet;
    const rays = Array.from({ length: 24 }, (_, i) => {
        const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
        const at = (far: number): string => `${(960 + far * x).toFixed(1)} ${(136 + far * y).toFixed(1)}`;
        return `M${at(56)}L${at(i % 2 ? 66 : 74)}`;
    }).join("");
    const stars = [
        [150, 96],
        [286, 170],
        [420, 84],
        [560, 132],
        [700, 78],
        [820, 172],
        [1090, 210],
        [96, 214],
    ]
        .map(([x, y]) => `M${x! - 5} ${y}h10M${x} ${y! - 5}v10`)
        .join("");
    const light = dark
        ? `<path d="M982 92a46 46 0 1 0 22 70a38 38 0 0 1 -22 -70z" fill="${css(mixed(accent, back, 0.85))}"/>` +
          `<path d="${stars}" stroke="${css(ink)}" stroke-width="1.6" opacity=".75"/>`
        : `<circle cx="960" cy="136" r="44" fill="${css(mixed(accent, back, 0.16))}"/>` +
          `<circle cx="960" cy="136" r="44" fill="none" stroke="${css(accent)}" stroke-width="2"/>` +
          `<path d="${rays}" stroke="${css(accent)}" stroke-width="2" stroke-linecap="round"/>`;
    const hills = [
        "M28 330C150 250 240 262 330 300S560 232 690 276S960 226 1172 304V360H28z",
        "M28 352C180 300 300 322 420 316S700 286 830 322S1060 300 1172 330V380H28z",
    ]
        .map((d, i) => {
            const fill = css(mixed(line, back, 0.24 + 0.14 * i));
            return tag("path", { d, fill, stroke: css(line), "stroke-width": 1.5 });
        })
        .join("");
    return light + hills;
}

/** One row of the grid, with the air before it that makes it look far away. */
function street(map: string, row: number, palette: Palette): string {
    const { at, scale, strong, shift, apart } = STREETS[row]!;
    const { ink, dark, paper, sheet } = palette;
    const back = dark ? paper : sheet;
    const far = (colour: Colour): Colour => mixed(colour, back, strong);
    const built = buildings(map).filter((building) => building.row === row);
    const drawn = built.map(({ letter, col }) => {
        const hue = palette[typeOf(letter)];
        const face = mixed(hue, back, 0.14);
        const paint = { hue: css(far(hue)), face: css(far(face)), ink: css(far(dark ? mixed(ink, back, 0.92) : ink)) };
        const x = SIZE.width / 2 + shift + (col - (ACROSS - 1) / 2) * apart;
        const what = silhouette(letter, paint, turnOf(map, row, col));
        return `<g data-building="${letter}" transform="translate(${x.toFixed(1)} ${at}) scale(${scale})">${what}</g>`;
    });
    const next = STREETS[row + 1]?.at ?? GROUND;
    const kerb = css(far(ink));
    const ground =
        `<path d="M28 ${at}H1172V${next}H28z" fill="${css(mixed(palette.line, back, 0.16 + 0.08 * row))}"/>` +
        `<path d="M28 ${at}H1172" stroke="${kerb}" stroke-width="${1 + 0.5 * row}"/>`;
    return `<g data-row="${row}">${ground}${drawn.join("")}</g>`;
}

/** Below the picture, as on a plan: who built it, and what it came to. */
function legend({ title, builders, score, points, types, date }: Words, palette: Palette): string {
    const { paper, sheet, ink, accent, dark } = palette;
    const soft = palette["ink-soft"];
    const back = dark ? paper : sheet;
    const size = fitted(builders, 780, 46, 20);
    const chips = types
        .map(({ type, points }, i) => {
            const x = 64 + 134 * i;
            const letter = PICTURES[type];
            const paint = { hue: css(palette[type]), face: css(mixed(palette[type], back, 0.14)), ink: css(ink) };
            const transform = `translate(${x + 16} 834) scale(${letter === "O" ? 0.17 : 0.27})`;
            const bold = { ...PLAIN, "font-weight": 600, fill: css(ink), "data-type": type };
            return tag("g", { transform }, silhouette(letter, paint, 0)) + textAt([x + 46, 832], 22, `${points}`, bold);
        })
        .join("");
    const middle = { "text-anchor": "middle" };
    return (
        `<path d="M28 ${GROUND}H1172V872H28z" fill="${css(back)}"/>` +
        `<path d="M28 ${GROUND}H1172M900 ${GROUND}V872" stroke="${css(ink)}" stroke-width="2"/>` +
        textAt([864, 716], 18, escaped(date), { ...PLAIN, "text-anchor": "end", fill: css(soft) }) +
        textAt([64, 716], 20, escaped(title.toLocaleUpperCase()), {
            ...PLAIN,
            "font-weight": 600,
            "letter-spacing": 3,
            fill: css(accent),
        }) +
        textAt([64, 766], size, escaped(builders), { ...DISPLAY, fill: css(ink) }) +
        chips +
        textAt([1036, 788], 104, `${score}`, { ...DISPLAY, ...middle, "font-weight": 600, fill: css(ink) }) +
        textAt([1036, 816], 20, escaped(points), { ...PLAIN, ...middle, fill: css(soft) }) +
        textAt([1036, 852], 17, NAME, { ...PLAIN, ...middle, fill: css(soft) })
    );
}
