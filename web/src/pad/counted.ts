/** What a pad comes to, in the words of the last screen of a game. */

import { lowerOf, type Place, type Scored } from "../ceremony/scored";
import { SIDES } from "../city/sides";
import { LEVEL_CHANGES, type Goal, type Part } from "../protocol/types";
import { addUp, partsOf } from "../scoring/parts";
import { rank } from "../scoring/ranking";
import { cityOf, ownersOf, ownSide, partnerOf } from "../state/layout";
import { t } from "../text/i18n";
import { AUTOMACITY, around, type Pad } from "./pad";

export type Counted = { goal: Goal; cities: Scored[]; parts: Part[][]; places: Place[] };

/** Whoever has no name has a number. */
export const nameAt = ({ names }: Pad, seat: number): string =>
    names[seat] === undefined
        ? t(seat === 1 ? "solo-autommaso" : "solo-automarta")
        : names[seat].trim() || t("pad-player", { number: seat + 1 });

export function count(pad: Pad): Counted {
    const alone = pad.names.length === 1;
    const owners = around(pad.names.length);
    const parts = partsOf(pad.cities, alone ? AUTOMACITY : undefined);
    const cities = pad.cities.map((city, index): Scored => {
        const sheet = addUp(parts[index]!);
        const builders = ownersOf(owners, index).map((seat) => nameAt(pad, seat));
        const label = labelOf(pad, index);
        const scored = { label, title: label, builders, map: city, sheet, mine: false };
        if (!alone || index !== AUTOMACITY) return scored;
        const change = LEVEL_CHANGES[pad.level - 1]!;
        return { ...scored, level: { change, total: Math.max(0, sheet.total + change) } };
    });
    const goal = pad.names.length === 2 ? "sum" : "lower";
    const worths = cities.map(({ map, sheet, level }) => ({ city: map, total: level?.total ?? sheet.total }));
    const seats = owners.flatMap(([seat]) => (seat === null ? [] : [seat]));
    const places = rank(
        goal,
        seats.map((seat) => [worths[cityOf(owners, seat, "left")]!, worths[cityOf(owners, seat, "right")]!] as const),
    ).map((standing): Place => {
        const own = SIDES.map((side) => {
            const partner = partnerOf(owners, standing.seat, side);
            const city = cityOf(owners, standing.seat, side);
            const shared = partner === null ? t(`end-${side}`) : t("end-with", { partner: nameAt(pad, partner) });
            return { name: alone ? cities[city]!.label : shared, score: worths[city]!.total };
        });
        const lower = lowerOf(own);
        return {
            standing,
            name: nameAt(pad, standing.seat),
            mine: false,
            result: standing.result,
            cities: own.map((city, i) => ({ ...city, counts: goal === "lower" && i === lower })),
        };
    });
    return { goal, cities, parts, places };
}

function labelOf(pad: Pad, city: number): string {
    if (pad.names.length === 1) return t(["solo-left", "solo-automacity", "solo-right"][city]!);
    const owners = around(pad.names.length);
    const [one, other] = ownersOf(owners, city) as [number, number?];
    const name = nameAt(pad, one);
    return other === undefined
        ? t(`end-city-${ownSide(owners, city, one)}`, { name })
        : t("end-city", { one: name, other: nameAt(pad, other) });
}
