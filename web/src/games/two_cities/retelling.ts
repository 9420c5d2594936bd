/** Replays of Between Two Cities. */

import { cellName, tileName } from "../../city/words";
import {
    asWatcher,
    winners,
    type HandThen,
    type Option,
    type Retelling,
    type Seen,
    type Told,
} from "../../kit/retelling";
import { sheetOf } from "../../protocol/sheet";
import type { Action, Line, RoomView, SeatState, Side, TableAction, Way } from "../../protocol/types";
import { citiesOf, cityOf, ownersOf, partnerOf } from "../../state/layout";
import { nameOf } from "../../state/people";
import { t } from "../../text/i18n";
import { cityName } from "./names";
import { outcome } from "./proposals";
import { tableOf } from "./view";

const moveOf = (action: Action): TableAction["do"] | null => ("two_cities" in action ? action.two_cities.do : null);

const handOf = ({ seats }: Seen, seat: number): readonly string[] => {
    const view = seats[seat];
    return view && "two_cities" in view ? view.two_cities.hand : [];
};

const revealed = ({ room }: Seen, seat: number, tile: number): string =>
    tableOf(room)!.seats[seat]?.revealed?.[tile] ?? "";

const turnOf = (room: RoomView): string => {
    const { round, turn } = tableOf(room)!;
    return `${round}.${turn}`;
};

/** What a city's score changed by; `null` where the room hid it. */
function change(before: RoomView, now: RoomView, city: number): number | null {
    const [was, is] = [before, now].map((room) => sheetOf(tableOf(room)!.cities[city]!));
    return was && is ? is.total - was.total : null;
}

/** "Ada & Ben"; where nobody shares it "Left city of Ben". */
function cityLabel(room: RoomView, city: number): string {
    const [one, other] = ownersOf(citiesOf(room), city).map((seat) => nameOf(room, seat)) as [string, string?];
    return other === undefined ? cityName(asWatcher(room), city) : t("table-between", { one, other });
}

function tell(before: Seen, now: Seen, seat: number, action: Action): Told | null {
    const move = moveOf(action);
    if (!move) return null;
    const name = nameOf(now.room, seat);
    const cities = citiesOf(now.room);
    if ("choose" in move) {
        const [first, second] = move.choose.map((at) => tileName(handOf(before, seat)[at] ?? ""));
        return { text: t("replay-kept", { name, first: first!, second: second! }), points: null };
    }
    if ("place" in move) {
        const { tile, side, cell } = move.place;
        const city = cityOf(cities, seat, side);
        const placed = tileName(revealed(before, seat, tile));
        const text = t("replay-placed", { name, tile: placed, city: cityLabel(now.room, city) });
        const where = cellName(tableOf(before.room)!.cities[city]!, cell);
        return { text, where, points: change(before.room, now.room, city) };
    }
    if ("hold" in move) {
        const { side, on } = move.hold;
        const partner = nameOf(now.room, partnerOf(cities, seat, side) ?? -1);
        return { text: t("replay-held", { name, partner, on: String(on) }), points: null };
    }
    return null;
}

/** If a move ended a turn, still shows that turn with what was built, before the next hands. */
function shown(now: Seen, before: Seen | undefined): RoomView {
    const is = tableOf(now.room)!;
    const was = before && tableOf(before.room);
    if (!was || is.phase === "ended" || turnOf(before.room) === turnOf(now.room)) return now.room;
    const seats = was.seats.map((state, seat): SeatState => {
        const placed: [Side | null, Side | null] = [...(state.placed ?? [null, null])];
        for (const [by, action] of now.played) {
            const move = by === seat && moveOf(action);
            if (move && "place" in move) placed[move.place.tile] = move.place.side;
        }
        return { ...state, placed };
    });
    return { ...now.room, awaited: [], game: { two_cities: { ...was, cities: is.cities, seats } } };
}

/** The order in which two tiles were picked means nothing in itself, but later actions refer to tiles by it. */
function deed(before: Seen, seat: number, action: Action): string | null {
    const move = moveOf(action);
    if (move && "choose" in move) {
        return `${seat} keeps ${move.choose
            .map((at) => handOf(before, seat)[at])
            .sort()
            .join()}`;
    }
    if (!move || !("place" in move)) return null;
    const { tile, side, cell } = move.place;
    return `${seat} places ${revealed(before, seat, tile)} ${side} ${cell.join()}`;
}

function proposed(seen: readonly Seen[], moment: number, line: Line, lines: readonly Line[]): string | null {
    if (!("proposal" in line.body) || typeof line.channel === "string") return null;
    const { seat, tile: index, cell, round, turn } = line.body.proposal;
    // Times aren't exact, but a proposal names its turn.
    const open = [...seen.keys()].filter(
        (at) => turnOf(seen[at]!.room) === `${round}.${turn}` && tableOf(seen[at]!.room)!.phase === "place",
    );
    const before = seen[open.filter((at) => at <= moment).at(-1) ?? open[0] ?? moment]!;
    const city = tableOf(before.room)!.cities[line.channel.city];
    const tile = tileName(revealed(before, seat, index));
    if (!city || tile === "") return null;
    return t("replay-proposed", {
        tile,
        own: String(before.room.seats[seat] === line.by),
        owner: nameOf(before.room, seat),
        where: cellName(city, cell),
        outcome: outcome(lines, line),
    });
}

function option(before: Seen, seat: number, way: Way): Option {
    if ("choose" in way) {
        const [first, second] = way.choose.map((at) => tileName(handOf(before, seat)[at] ?? ""));
        return { text: t("replay-two-tiles", { first: first!, second: second! }), on: null };
    }
    const { tile: number, side, cell } = way.place;
    const tile = revealed(before, seat, number);
    const index = cityOf(citiesOf(before.room), seat, side);
    const label = cityLabel(before.room, index);
    const city = tableOf(before.room)!.cities[index]!;
    return { text: t("replay-into", { tile: tileName(tile), city: label }), on: { city, label, tile, cell } };
}

export const retelling: Retelling = {
    turn(room) {
        const { round, round_name, turn, turns } = tableOf(room)!;
        return {
            key: turnOf(room),
            name: t("table-turn", { round: round_name?.toUpperCase() ?? String(round), turn, turns }),
        };
    },
    shown,
    tell,
    deed,
    proposed,
    reviewed: () => true,
    option,
    ending(room) {
        return winners(tableOf(room)!.result!.ranking, "result", (seat) => nameOf(room, seat));
    },
    counted: "replay-points",
    counts: (room) =>
        tableOf(room)!.cities.map((city, index) => ({
            label: cityLabel(room, index),
            points: sheetOf(city)?.total ?? null,
        })),
    hands(seen, at) {
        // What ends a turn belongs to it, although the next hands are dealt then.
        const turn = turnOf(seen[Math.max(at - 1, 0)]!.room);
        const first = seen.findIndex(({ room }) => turnOf(room) === turn);
        const kept = new Map(
            seen.slice(first + 1, at + 1).flatMap(({ played }) =>
                played.flatMap(([seat, action]): [number, readonly number[]][] => {
                    const move = moveOf(action);
                    return move && "choose" in move ? [[seat, move.choose]] : [];
                }),
            ),
        );
        return seen[first]!.seats.map((_, seat): HandThen => ({
            name: nameOf(seen[at]!.room, seat),
            tiles: handOf(seen[first]!, seat),
            kept: kept.get(seat) ?? [],
        }));
    },
};
