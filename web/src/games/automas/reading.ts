import { SIDES } from "../../city/sides";
import type { Reading } from "../../kit/game";
import type { View } from "../../protocol/types";
import { t } from "../../text/i18n";
import { factoriesOf, soloOf } from "./view";

/** The player's two cities, for the reference card. */
export function reading(view: View): Reading {
    const table = soloOf(view.room)!;
    const cities = SIDES.map((side, i) => ({
        view: table.cities[i]!,
        label: t("solo-city", { town: t(`solo-${side}`), name: t(`solo-${["autommaso", "automarta"][i]!}`) }),
    }));
    return {
        cities,
        further: [factoriesOf(table.automacity)],
        first: 0,
        mine: view.me.seat === null ? null : { cities: table.cities, both: false },
    };
}
