/** What is on the table, in words: for screen readers and for labels. */

import { t } from "../text/i18n";
import type { Cell, CityView } from "../protocol/types";
import { buildings, footprint, frameOf, size } from "../tiles/notation";
import type { Spot } from "./spots";

const list = (items: string[]): string => items.join(t("table-comma"));

export const buildingName = (letter: string): string => t(`table-building-${letter}`);

/** "park"; a duplex: "duplex, shop left of factory". */
export function tileName(tile: string): string {
    const [first, second] = buildings(tile).map((half) => buildingName(half.letter));
    if (first === undefined) return "";
    if (second === undefined) return first;
    return t(size(tile).rows === 2 ? "table-duplex-standing" : "table-duplex-lying", { first, second });
}

/** The same in few words, where the tile is seen beside them: "park", "duplex". */
export const briefName = (tile: string): string => (tile.length > 1 ? t("table-duplex") : tileName(tile));

/** "+4", "−1", "±0". */
export function signed(delta: number): string {
    if (delta === 0) return "±0";
    return delta > 0 ? `+${delta}` : `−${-delta}`;
}

/** "row 2, column 3", counted within the frame. */
export function cellName(city: CityView, [row, col]: Cell): string {
    const frame = frameOf(city);
    return t("table-cell", { row: row - frame.row + 1, col: col - frame.col + 1 });
}

/** "row 2, column 3, plus 4 points, beside park". */
export function spotName(city: CityView, tile: string, spot: Spot): string {
    const cells = footprint(tile, spot.cell);
    const beside = buildings(city.map, city.at).filter((b) =>
        cells.some(([row, col]) => Math.abs(b.row - row) + Math.abs(b.col - col) === 1),
    );
    const parts = [cellName(city, spot.cell)];
    if (spot.delta !== null) {
        const sign = spot.delta < 0 ? "minus" : "plus";
        parts.push(t("table-points-change", { sign, points: Math.abs(spot.delta) }));
    }
    if (beside.length > 0) {
        parts.push(t("table-beside", { buildings: list([...new Set(beside.map((b) => buildingName(b.letter)))]) }));
    }
    return list(parts);
}

/** All that a city holds, row by row. */
export function cityText(city: Pick<CityView, "map">): string {
    if (city.map === "") return t("table-city-empty");
    const rows = city.map.split("/").map((line, row) => {
        const cells = [...line].map((letter) => (letter === "." ? t("table-cell-free") : buildingName(letter)));
        return t("table-row", { row: row + 1, buildings: list(cells) });
    });
    return rows.join(" ");
}
