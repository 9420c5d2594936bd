/**
 * What cities score, and why, counted as `rules/src/two_cities/{score,parts}.rs` does: the score pad has no server to
 * ask. `make test` compares the two.
 */

import { LINES, type Sheet } from "../protocol/sheet";
import type { Part, Type } from "../protocol/types";
import { automacityHouses, automacityOffices, automacityParks, automacityShops } from "./automacity";
import { cellOf, type City, type Counted } from "./city";
import { countFactories, factoriesOf, factoryWorth } from "./factories";
import { countHouses } from "./houses";
import { countOffices } from "./offices";
import { countParks } from "./parks";
import { countShops } from "./shops";
import { countTaverns } from "./taverns";

type Count = (city: City, factoryWorth: 4 | 3 | 2) => Counted[];

const COUNTS: Record<Type, Count> = {
    shop: countShops,
    factory: countFactories,
    tavern: countTaverns,
    office: countOffices,
    park: countParks,
    house: countHouses,
};
const IN_AUTOMACITY: Record<Type, Count> = {
    ...COUNTS,
    shop: automacityShops,
    office: automacityOffices,
    park: automacityParks,
    house: automacityHouses,
};

/** The parts of each city of one game, in the order of the reference card. `automacity`: which of them has no grid. */
export function partsOf(cities: readonly City[], automacity?: number): Part[][] {
    const factories = cities.map(factoriesOf);
    return cities.map((city, i) => partsBeside(city, factories, i === automacity));
}

/** The parts of one city, beside others with so many factories. `loose`: it has no grid. */
export function partsBeside(city: City, factories: readonly number[], loose: boolean): Part[] {
    const worth = factoryWorth(factoriesOf(city), factories);
    const counts = loose ? IN_AUTOMACITY : COUNTS;
    return LINES.flatMap(({ type }) => counts[type](city, worth).flatMap((counted) => partOf(type, counted)));
}

/** Nothing counts for nothing. */
const partOf = (kind: Type, { why, points, squares }: Counted): Part[] =>
    squares.length === 0 ? [] : [{ kind, why, points, cells: squares.map(cellOf) }];

/** The points of a city's parts, by line and together. */
export function addUp(parts: readonly Part[]): Sheet {
    const sum = (counted: readonly Part[]): number => counted.reduce((points, part) => points + part.points, 0);
    const lines = LINES.map(({ type, line }) => [line, sum(parts.filter(({ kind }) => kind === type))] as const);
    return { ...(Object.fromEntries(lines) as Sheet), total: sum(parts) };
}
