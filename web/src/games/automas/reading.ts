import { SIDES } from "../../city/sides";
import type { Reading } from "../../kit/game";
import { sheetOf } from "../../protocol/sheet";
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
    const [left, right] = table.cities.map(sheetOf);
    return {
        cities,
        further: [factoriesOf(table.automacity)],
        first: 0,
        mine: left && right && view.me.seat !== null ? { points: [left.total, right.total], both: false } : null,
    };
}
