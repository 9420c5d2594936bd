/** Who builds or plays with whom, as the room says. */

import type { RoomView, Side } from "../protocol/types";

type Laid = Pick<RoomView, "layout">;
/** For each city the seat on whose left it lies and the seat on whose right it lies. */
export type Cities = readonly (readonly [number | null, number | null])[];

/** The cities around the table; none where sides play. */
export const citiesOf = ({ layout }: Laid): Cities => ("cities" in layout ? layout.cities : []);

/** The seats of each side; `null` where all sit around one table. */
export const sidesOf = ({ layout }: Laid): readonly (readonly number[])[] | null =>
    "sides" in layout ? layout.sides : null;

/** The side that a seat plays for; -1 where there are none. */
export const sideOf = (room: Laid, seat: number): number =>
    sidesOf(room)?.findIndex((seats) => seats.includes(seat)) ?? -1;

const at = (side: Side): 0 | 1 => (side === "left" ? 0 : 1);

/** The city on a side of a seat. */
export const cityOf = (cities: Cities, seat: number, side: Side): number =>
    cities.findIndex((owners) => owners[at(side)] === seat);

/** The seat that shares a seat's city on this side. */
export const partnerOf = (cities: Cities, seat: number, side: Side): number | null =>
    cities[cityOf(cities, seat, side)]?.[side === "left" ? 1 : 0] ?? null;

/** The owners of a city: of two partners first the one whose left city it is. */
export const ownersOf = (cities: Cities, city: number): number[] =>
    (cities[city] ?? []).flatMap((seat) => (seat === null ? [] : [seat]));

/** On which side of a seat a city of its own lies. */
export const ownSide = (cities: Cities, city: number, seat: number): Side =>
    cities[city]?.[0] === seat ? "left" : "right";

/** The seats that share a city, or play for the side of that number. */
export const sharedBy = (room: Laid, no: number): readonly number[] =>
    sidesOf(room)?.[no] ?? ownersOf(citiesOf(room), no);
