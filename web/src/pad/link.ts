/**
 * A pad as the fragment of a link, which no server gets to see: `#cities=SSSS/FHPP,…&name=Ada&…&players=3`. What counts
 * the players comes last: a link that was cut off is noticed, and programs that find links in texts cut off full stops.
 */

import { LEVEL_CHANGES, MAX_NAME } from "../protocol/types";
import { EMPTY, SIDE, type City } from "../scoring/city";
import { isLetter } from "../tiles/kinds";
import { around, MAX_PLAYERS, PLAIN_LEVEL, type Pad } from "./pad";

export function fragmentOf({ names, cities, level }: Pad): string {
    const written = names.map((name) => `&name=${encodeURIComponent(clean(name))}`).join("");
    const alone = names.length === 1 ? `&level=${level}` : "";
    return `#cities=${cities.map(notationOf).join(",")}${written}${alone}&players=${names.length}`;
}

/** The pad of a fragment; `null` if it is none, or was damaged on its way. */
export function padIn(fragment: string): Pad | null {
    const said = new URLSearchParams(fragment.slice(1));
    const names = said.getAll("name");
    const cities = (said.get("cities") ?? "").split(",").map(cityIn);
    const level = Number(said.get("level") ?? PLAIN_LEVEL);
    const players = Number(said.get("players"));
    if (!(players >= 1 && players <= MAX_PLAYERS) || names.length !== players) return null;
    if (names.some((name) => [...name].length > MAX_NAME) || LEVEL_CHANGES[level - 1] === undefined) return null;
    if (cities.length !== around(players).length || cities.some((city) => city === null)) return null;
    return { names, cities: cities as City[], level };
}

/** Half a character, which a field can leave at the end of a name, can't be written into a link. */
export const clean = (name: string): string => name.replaceAll(/\p{Surrogate}/gu, "");

/** City notation, but the upper and left squares are written even if they are empty: they show where the city lies. */
function notationOf(city: City): string {
    const rows = Array.from({ length: SIDE }, (_, row) => city.slice(row * SIDE, (row + 1) * SIDE));
    const width = Math.max(...rows.map((row) => row.replace(/\.+$/, "").length));
    const squares = rows.map((row) => row.slice(0, width)).join("/");
    return squares.replace(/(\/\.*)+$/, "");
}

function cityIn(notation: string): City | null {
    if (notation === "") return EMPTY;
    const rows = notation.split("/");
    const width = rows[0]!.length;
    if (rows.length > SIDE || width > SIDE || rows.some((row) => row.length !== width)) return null;
    if ([...rows.join("")].some((letter) => letter !== "." && !isLetter(letter))) return null;
    return rows
        .map((row) => row.padEnd(SIDE, "."))
        .join("")
        .padEnd(EMPTY.length, ".");
}
