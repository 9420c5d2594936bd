import { SIDES } from "../../city/sides";
import type { Reading } from "../../kit/game";
import type { View } from "../../protocol/types";
import { citiesOf, cityOf, ownersOf, ownSide, partnerOf } from "../../state/layout";
import { cityName, ownCityName } from "./names";
import { tableOf } from "./view";

/** All cities, for the reference card. */
export function reading(view: View): Reading {
    const [around, me] = [citiesOf(view.room), view.me.seat ?? -1];
    const label = (city: number): string =>
        ownersOf(around, city).includes(me) ? ownCityName(view, ownSide(around, city, me)) : cityName(view, city);
    const cities = tableOf(view.room)?.cities ?? [];
    const mine = SIDES.flatMap((side) => cities[cityOf(around, me, side)] ?? []);
    return {
        cities: cities.map((view, city) => ({ view, label: label(city) })),
        further: [],
        first: Math.max(0, cityOf(around, me, "left")),
        mine: mine.length > 0 ? { cities: mine, both: partnerOf(around, me, "left") === null } : null,
    };
}
