/** What the viewer calls the cities of a table. */

import type { Side, View } from "../../protocol/types";
import { citiesOf, ownersOf, ownSide, partnerOf } from "../../state/layout";
import { seatName } from "../../kit/words";
import { t } from "../../text/i18n";

/** "Your left city, with Ben". */
export function ownCityName(view: View, side: Side): string {
    const partner = partnerOf(citiesOf(view.room), view.me.seat ?? -1, side);
    return partner === null ? t(`table-own-${side}`) : t(`table-city-${side}`, { partner: seatName(view, partner) });
}

/** "City of Ada and Ben"; where nobody shares it "Left city of Ben"; the viewer's own cities as `ownCityName` says. */
export function cityName(view: View, city: number): string {
    const [cities, me] = [citiesOf(view.room), view.me.seat];
    const [one, other] = ownersOf(cities, city) as [number, number?];
    if (me !== null && [one, other].includes(me)) return ownCityName(view, ownSide(cities, city, me));
    if (other !== undefined) return t("table-city-between", { one: seatName(view, one), other: seatName(view, other) });
    return t(`table-city-of-${ownSide(cities, city, one)}`, { name: seatName(view, one) });
}
