import { SIDES } from "../../city/sides";
import type { Reading } from "../../kit/game";
import type { View } from "../../protocol/types";
import { citiesOf, cityOf, partnerOf } from "../../state/layout";
import { cityName } from "./names";
import { tableOf } from "./view";

/** All cities, for the reference card. */
export function reading(view: View): Reading {
    const [around, me] = [citiesOf(view.room), view.me.seat ?? -1];
    const cities = tableOf(view.room)?.cities ?? [];
    const mine = SIDES.flatMap((side) => cities[cityOf(around, me, side)] ?? []);
    return {
        cities: cities.map((shown, city) => ({ view: shown, label: cityName(view, city) })),
        further: [],
        first: Math.max(0, cityOf(around, me, "left")),
        mine: mine.length > 0 ? { cities: mine, both: partnerOf(around, me, "left") === null } : null,
    };
}
