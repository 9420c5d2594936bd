/**
 * The buildings of a skyline, each as it is seen from the street, as SVG text. A building stands with its foot at 0,
 * grows to negative heights and is about 150 wide. Pure.
 */

import type { Letter } from "../tiles/kinds";
import { tag } from "./svg";

/** The colours of one row of houses, nearer ones stronger. */
export type Paint = {
    /** The building itself. */
    hue: string;
    /** Its windows and walls. */
    face: string;
    ink: string;
};

const path = (d: string, fill: string, ink: string, width = 3): string =>
    tag("path", { d, fill, stroke: ink, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" });
const box = (x: number, y: number, width: number, height: number, fill: string, ink: string, line = 2): string =>
    path(`M${x} ${y}h${width}v${height}h${-width}z`, fill, ink, line);

/** Windows in rows and columns. */
function windows(x: number, y: number, cols: number, rows: number, step: [number, number], fill: string): string {
    const [across, down] = step;
    const panes = Array.from({ length: cols * rows }, (_, i) => {
        const [col, row] = [i % cols, Math.floor(i / cols)];
        return `M${x + col * across} ${y + row * down}h${across * 0.55}v${down * 0.55}h${-across * 0.55}z`;
    });
    return `<path d="${panes.join("")}" fill="${fill}"/>`;
}

/** `turn`: 0, 1 or 2; buildings of a kind are not all alike. */
type Draw = (paint: Paint, turn: number) => string;

const office: Draw = ({ hue, face, ink }, turn) => {
    const floors = 9 + 2 * turn;
    const high = floors * 19 + 40;
    const top = -high;
    const crown = [
        path(`M-24 ${top}v-22h48v22M0 ${top - 22}v-40`, hue, ink),
        path(`M-38 ${top}l38 -34l38 34z`, hue, ink),
        path(`M-38 ${top}v-14h22v-14h32v14h22v14M9 ${top - 28}v-22`, hue, ink),
    ][turn]!;
    return (
        crown +
        box(-38, top, 76, high, hue, ink, 3) +
        windows(-29, top + 14, 4, floors, [16.5, 19], face) +
        box(-9, -18, 18, 18, face, ink)
    );
};

const house: Draw = ({ hue, face, ink }, turn) => {
    const high = 62 + 14 * turn;
    return (
        box(22, -high - 46, 14, 34, face, ink) +
        box(-44, -high, 88, high, face, ink, 3) +
        path(`M-56 ${-high}L0 ${-high - 56}L56 ${-high}z`, hue, ink) +
        box(-30, -high + 16, 22, 22, hue, ink) +
        path(`M-19 ${-high + 16}v22M-30 ${-high + 27}h22`, "none", ink, 1.5) +
        box(9, -36, 22, 36, hue, ink) +
        path(`M-7 ${-high - 20}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`, face, ink, 2)
    );
};

const shop: Draw = ({ hue, face, ink }, turn) => {
    const high = 84 + 24 * turn;
    const stripes = Array.from({ length: 6 }, (_, i) => {
        const x = -60 + 20 * i;
        return path(`M${x} -62h20v20a10 10 0 0 1 -20 0z`, i % 2 ? face : hue, ink, 2);
    });
    return (
        box(-54, -high, 108, high, hue, ink, 3) +
        path(`M-60 ${-high}h120v-12h-120z`, face, ink) +
        (turn > 0 ? windows(-42, -high + 9, 4, turn, [25, 22], face) : "") +
        box(-44, -40, 52, 28, face, ink) +
        path("M-18 -40v28", "none", ink, 1.5) +
        box(18, -44, 24, 44, face, ink) +
        stripes.join("")
    );
};

const factory: Draw = ({ hue, face, ink }, turn) => {
    const stack = 148 + 22 * turn;
    return (
        path(`M52 ${-stack - 10}c-12 -14 -26 2 -40 -6s-30 -6 -30 6s18 16 34 9s24 8 36 -2z`, face, ink, 2) +
        path(`M38 0l5 ${-stack}h16l5 ${stack}z`, hue, ink) +
        path(`M42 ${-stack + 14}h18M41 ${-stack + 26}h20`, "none", ink, 2) +
        path("M-70 0v-62l34 -32v32l34 -32v32l34 -32v94z", hue, ink) +
        windows(-60, -44, 5, 1, [19, 30], face) +
        path("M-62 -62l18 -17M-28 -62l18 -17M6 -62l18 -17", "none", face, 2.5)
    );
};

const park: Draw = ({ hue, face, ink }, turn) => {
    const tall = 100 + 16 * turn;
    const round = path(
        "M-34 -104a22 22 0 0 1 22 16a19 19 0 0 1 8 32a20 20 0 0 1 -24 20" +
            "h-14a20 20 0 0 1 -22 -20a19 19 0 0 1 8 -32a22 22 0 0 1 22 -16z",
        hue,
        ink,
    );
    return (
        path(`M-35 0v-54M30 0V${66 - tall}`, "none", ink, 6) +
        path(`M30 ${-tall - 14}l24 42h-9l14 40h-58l14 -40h-9z`, hue, ink) +
        path(`M30 ${-tall + 6}v56M20 -62l10 9l10 -9`, "none", face, 2.5) +
        round +
        path("M-35 -46v-34M-35 -62l13 -12M-35 -56l-11 -10", "none", face, 3) +
        path("M-70 0c3 -16 15 -16 18 -3c6 -14 18 -11 20 3zM-8 0c3 -13 12 -13 15 -2c5 -12 14 -9 16 2z", hue, ink, 2)
    );
};

/** What hangs over a tavern's door. */
const SIGNS: Record<string, string> = {
    M: "M-4 10a6 5 0 1 1 0 -0.1V-10l14 -4v18a6 5 0 1 1 0 -0.1",
    D: "M-9 -9h14v20h-14zM5 -5h5v10h-5",
    E: "M-7 -12v8a4 4 0 0 0 8 0v-8M-3 -12v25M8 13v-25c4 4 5 10 0 15",
    B: "M-12 -9v20M-12 5h24v6M12 5v-4a5 5 0 0 0 -5 -5h-8v9",
};

const tavern =
    (kind: string): Draw =>
    ({ hue, face, ink }, turn) => {
        const high = 92 + 20 * turn;
        return (
            box(-46, -high, 92, high, face, ink, 3) +
            path(
                `M-46 ${44 - high}h92M-15 ${-high}v44M15 ${-high}v44` +
                    `M-46 ${44 - high}l31 -44M46 ${44 - high}l-31 -44`,
                "none",
                hue,
                5,
            ) +
            path(`M-56 ${-high}l20 -44h72l20 44z`, hue, ink) +
            path(`M-14 ${-high - 14}v-16l14 -12l14 12v16z`, face, ink, 2) +
            box(-34, -36, 24, 20, hue, ink) +
            path("M-4 0v-30a12 12 0 0 1 24 0v30z", hue, ink) +
            path("M46 -82h30M64 -82v8", "none", ink, 3) +
            path("M44 -74h40v28c0 9 -9 14 -20 17c-11 -3 -20 -8 -20 -17z", hue, ink, 2.5) +
            tag("g", { transform: "translate(64 -54) scale(.85)" }, path(SIGNS[kind] ?? "", "none", face, 3.4))
        );
    };

const DRAWN: Record<Letter, Draw> = {
    S: shop,
    F: factory,
    M: tavern("M"),
    D: tavern("D"),
    E: tavern("E"),
    B: tavern("B"),
    O: office,
    P: park,
    H: house,
};

export const silhouette = (letter: Letter, paint: Paint, turn: number): string => DRAWN[letter](paint, turn % 3);
