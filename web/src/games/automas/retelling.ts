/** Replays of games against the Automas. */

import { tileName } from "../../city/words";
import { winners, type Retelling, type Seen, type Told } from "../../kit/retelling";
import { sheetOf } from "../../protocol/sheet";
import type { RoomView, SoloAssigned, SoloMove, SoloTableView } from "../../protocol/types";
import { nameOf } from "../../state/people";
import { t } from "../../text/i18n";
import { SIDES } from "../../city/sides";
import { PLAYER, soloOf } from "./view";

const tableOf = (room: RoomView): SoloTableView => soloOf(room)!;

function told(before: Seen, now: Seen, move: SoloMove): Told {
    const name = nameOf(now.room, PLAYER);
    const [was, is] = [tableOf(before.room), tableOf(now.room)];
    if ("assign" in move) {
        const tiles = Object.entries(move.assign).map(([town, at]) =>
            t("replay-for-town", { town: t(`solo-${town}`), tile: tileName(was.hands[PLAYER]?.[at] ?? "") }),
        );
        return { text: t("replay-assigned", { name, tiles: tiles.join(t("table-comma")) }), points: null };
    }
    const { side, tile } = move.insert;
    const city = SIDES.indexOf(side);
    const [old, fresh] = [was, is].map(({ cities }) => sheetOf(cities[city]!));
    const placed = tileName(was.assigned[city]?.[tile]?.tile ?? "");
    return {
        text: t("replay-placed", { name, tile: placed, city: t(`solo-${side}`) }),
        points: old && fresh ? fresh.total - old.total : null,
    };
}

/** If a move ended a turn, still shows that turn with what was built, before the next hands. */
function shown(now: Seen, before: Seen | undefined): RoomView {
    const is = tableOf(now.room);
    const was = before && tableOf(before.room);
    if (!was || is.result || (was.round === is.round && was.turn === is.turn)) return now.room;
    const placed = (tiles: readonly SoloAssigned[]): SoloAssigned[] => tiles.map((one) => ({ ...one, placed: true }));
    const [left, right] = was.assigned;
    const { cities, automacity } = is;
    const table: SoloTableView = { ...was, cities, automacity, assigned: [placed(left), placed(right)] };
    return { ...now.room, awaited: [], game: { automas: table } };
}

export const retelling: Retelling = {
    shown,
    turn(room) {
        const { round, turn, turns } = tableOf(room);
        return { key: `${round}.${turn}`, name: t("table-turn", { round, turn, turns }) };
    },
    tell: (before, now, _, action) => ("automas" in action ? told(before, now, action.automas.do) : null),
    ending(room) {
        const names = [nameOf(room, PLAYER), t("solo-autommaso"), t("solo-automarta")];
        return winners(tableOf(room).result!.ranking, "lower", (seat) => names[seat]!);
    },
    counted: "replay-points",
    counts(room) {
        const { cities, automacity, result } = tableOf(room);
        // In the end the level changes what it counts for.
        const total = result?.automacity_total ?? sheetOf(automacity)?.total;
        return [
            ...SIDES.map((side, index) => ({
                label: t(`solo-${side}`),
                points: sheetOf(cities[index]!)?.total ?? null,
            })),
            { label: t("solo-automacity"), points: total ?? null },
        ];
    },
};
