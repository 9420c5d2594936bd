// Made-up views of a game, and just enough of an answer to each action to play with. Not the rules: places are free
// cells beside the city, score changes are invented.
import type {
    Cell,
    CityView,
    Line,
    PartnerSpots,
    Places,
    RoomView,
    SeatState,
    Side,
    TableAction,
    TableView,
    View,
    Argument,
} from "../src/protocol/types";
import { buildings, footprint, size } from "../src/tiles/notation";
import { handOf, tableOf } from "../src/games/two_cities/view";
import { citiesOf, cityOf, partnerOf } from "../src/state/layout";
import { neighbour, opposite, SIDES } from "../src/city/sides";
import { openSpots, ringOf, setOf } from "./facts";

const ABSENCES = ["wait", "partner", "bot", "vote"] as const;
const NAMES = ["Ada", "Ben", "Chiara", "Dimitri", "Eva", "Ferdinand Maximilian", "Gül"];
const MAPS = ["SSF/.P.", "OM/.D/HH", "PP./.PS", "FF/HO", "EB/SS", "HOM/..P", "S/S/F"];
const LATE = [
    "SSF./OPPM/HHDE",
    "OMDF/PPSS/.HHF",
    "PPPS/MOFS/..ES",
    "FFHO/OBDE/.PS.",
    "EBDM/SSSS/HHPF",
    "HOMF/PPOS/..SS",
    "SFSM/SFOO/SPPH",
];
const SINGLES = ["S", "M", "P", "H", "O", "F", "E", "D", "B", "P", "O", "S", "H", "F"];
const DUPLEXES = ["FS", "P/H", "OS", "O/S", "PF", "D/H", "EF", "O/P", "SH", "F/E", "HP", "S/B", "HB", "P/F"];

export function frame(map: string, at: Cell): CityView["frame"] {
    if (map === "")
        return [
            [0, 0],
            [6, 6],
        ];
    const { rows, cols } = size(map);
    const clip = (n: number): number => Math.min(6, Math.max(0, n));
    return [
        [clip(at[0] + rows - 4), clip(at[1] + cols - 4)],
        [clip(at[0] + 3), clip(at[1] + 3)],
    ];
}

export function city(map: string, at: Cell, preview: boolean): CityView {
    const total = buildings(map).length * 3;
    return {
        map,
        at,
        frame: frame(map, at),
        score: preview ? [7, 4, 9, 3, 8, total, total + 31] : null,
        last: map === "" ? [] : [at],
    };
}

const cities = (table: TableView) => citiesOf({ layout: ringOf(table.seats.length) });

/** Where partners could place. */
function partners(table: TableView, me: number): PartnerSpots[] {
    if (table.phase !== "place") return [];
    return SIDES.flatMap((side) => {
        const seat = partnerOf(cities(table), me, side);
        const state = seat === null ? undefined : table.seats[seat];
        if (seat === null || !state?.revealed || state.placed?.includes(opposite(side))) return [];
        const city = table.cities[cityOf(cities(table), me, side)]!;
        const spots = state.revealed.map((tile, i) => (state.placed?.[i] == null ? setOf(openSpots(city, tile)) : ""));
        return [{ seat, spots: spots as [string, string] }];
    });
}

function places(table: TableView, me: number, preview: boolean, sides: readonly Side[] = SIDES): Places[] {
    const state = table.seats[me]!;
    return [0, 1].flatMap((tile) =>
        sides.flatMap((side) => {
            if (table.phase !== "place" || state.placed?.[tile] !== null || state.placed.includes(side)) return [];
            const view = table.cities[cityOf(cities(table), me, side)]!;
            const spots = openSpots(view, state.revealed![tile]!).map(
                ({ cell: [row, col] }, i): [number, number] | [number, number, number] =>
                    preview ? [row, col, ((i * 7) % 12) - 2] : [row, col],
            );
            return [{ tile, side, spots }];
        }),
    );
}

export function scene(n: number, name: string, me: number, preview: boolean): View {
    const late = name.startsWith("late");
    const duplex = name.startsWith("duplex");
    const place = /place|duplex$|proposal|hold|away|paused/.test(name);
    const watch = name.includes("watch");
    const first = name.startsWith("first");
    const tiles = duplex ? DUPLEXES : SINGLES;
    const seats = Array.from({ length: n }, (_, i): SeatState => ({
        ...(place && {
            revealed: [tiles[2 * i]!, tiles[2 * i + 1]!],
            placed: i === 2 ? ["right", "left"] : [null, null],
        }),
        ...(name === "hold" && (i === 1 || i === me) && { holding: ["right"] }),
        ...(name === "hold" && i === me && { called: ["left"] }),
    }));
    const cities = Array.from({ length: n === 2 ? 4 : n }, (_, i) =>
        first ? city("", [0, 0], preview) : city((late ? LATE : MAPS)[i]!, late ? [2, 1] : [3, 2], preview),
    );
    const table: TableView = {
        ...(n === 2 && { round_name: late ? "3a" : duplex ? "2a" : "1a" }),
        round: late ? 3 : duplex ? 2 : 1,
        turn: duplex || first ? 1 : 2,
        turns: duplex ? 1 : 3,
        phase: place ? "place" : "choose",
        pass: duplex ? null : late ? "right" : "left",
        seats,
        cities,
    };
    return {
        room: {
            stage: "playing",
            options: {
                game: "two_cities",
                seats: n,
                seating: "values",
                clock: name.includes("clock") || name === "paused" ? "relaxed" : "none",
                absence: ABSENCES.find((rule) => name === `away-${rule}`) ?? "wait",
                campaign: "none",
                access: "private",
                watchers: true,
                talk_while_choosing: false,
                score_preview: preview,
            },
            host: 0,
            members: seats.map((_, i) =>
                name.includes("bot") && i > 1
                    ? { no: 200 + i, name: `Bot ${i}`, here: true, bot: "steady" }
                    : { no: i, name: NAMES[i]!, here: i !== 3 },
            ),
            seats: seats.map((_, i) => (name.includes("bot") && i > 1 ? 200 + i : i)),
            ...(name.startsWith("away") && {
                away: [
                    {
                        seat: neighbour(me, "left", n),
                        what:
                            name === "away-bot"
                                ? "held"
                                : name === "away-partner"
                                  ? "partners"
                                  : name === "away-vote"
                                    ? "ask"
                                    : "wait",
                        ...(name === "away-vote" && { vote: { by: [me], cast: 1, needed: 2 } }),
                    },
                ],
            }),
            ...(name === "paused" && { paused: { by: 0, left: 95_000 } }),
            layout: ringOf(n),
            game_no: 0,
            seating: { card: null, values: seats.map((_, i) => 10 * i + 3), commitment: "", seed: null },
            awaited: seats.flatMap((_, i) => (i === (place ? 2 : 1) ? [] : [i])),
            deadline: name.includes("clock") ? Date.now() + 100_000 : null,
            game: { two_cities: table },
        },
        me: {
            no: 0,
            ...(name === "away-partner" && {
                for_away: [
                    {
                        seat: neighbour(me, "left", n),
                        places: places(table, neighbour(me, "left", n), preview, ["right"]),
                    },
                ],
            }),
            member: watch ? 9 : me,
            seat: watch ? null : me,
            game: watch
                ? null
                : {
                      two_cities: {
                          hand: place ? [] : duplex ? DUPLEXES.slice(0, 3) : SINGLES.slice(0, first ? 7 : 5),
                          draft: [],
                          chosen: null,
                          places: places(table, me, preview),
                          partners: partners(table, me),
                      },
                  },
        },
    };
}

/** What the view becomes after an action of mine. */
export function answer(view: View, { do: move }: TableAction): View {
    const next = structuredClone(view);
    const me = next.me.seat!;
    const table = tableOf(next.room)!;
    const mine = handOf(next)!;
    const state = table.seats[me]!;
    const preview = next.room.options.score_preview;
    if ("draft" in move) mine.draft = move.draft;
    if ("choose" in move) {
        mine.chosen = [mine.hand[move.choose[0]]!, mine.hand[move.choose[1]]!];
        mine.hand = [];
        served(next.room, me);
    }
    if ("hold" in move) {
        const others = (state.holding ?? []).filter((side) => side !== move.hold.side);
        state.holding = move.hold.on ? [...others, move.hold.side] : others;
        if (state.holding.length === 0) delete state.holding;
    }
    if ("place" in move) place(next.room, me, move.place.tile, move.place.side, move.place.cell, preview);
    mine.places = places(table, me, preview);
    mine.partners = partners(table, me);
    return next;
}

export function place(room: RoomView, seat: number, tile: number, side: Side, cell: Cell, preview: boolean): void {
    const table = tableOf(room)!;
    const state = table.seats[seat]!;
    const index = cityOf(cities(table), seat, side);
    table.cities[index] = built(table.cities[index]!, state.revealed![tile]!, cell, preview);
    const placed = (state.placed ??= [null, null]);
    placed[tile] = side;
    if (placed.every((s) => s !== null)) served(room, seat);
}

function served(room: RoomView, seat: number): void {
    room.awaited = (room.awaited ?? []).filter((other) => other !== seat);
}

/** A city with one more tile. */
export function built(old: CityView, tile: string, cell: Cell, preview: boolean): CityView {
    const all = [...buildings(old.map, old.at), ...buildings(tile, cell)];
    const top = Math.min(...all.map((b) => b.row));
    const left = Math.min(...all.map((b) => b.col));
    const rows = Math.max(...all.map((b) => b.row)) - top + 1;
    const cols = Math.max(...all.map((b) => b.col)) - left + 1;
    const map = Array.from({ length: rows }, (_, r) =>
        Array.from(
            { length: cols },
            (_, c) => all.find((b) => b.row === top + r && b.col === left + c)?.letter ?? ".",
        ).join(""),
    ).join("/");
    return { ...city(map, [top, left], preview), last: footprint(tile, cell) };
}

/** A place proposed for one of my tiles, and one that I proposed for one of my partner's. */
export function proposed(view: View): Line[] {
    const { round, turn, seats } = tableOf(view.room)!;
    const me = view.me.seat!;
    const said = { at: 0, game: 0, channel: { city: me } } as const;
    const theirs = (me + 1) % seats.length;
    const why: Argument = { merit: "shop_row", count: 4, points: 6 };
    return [
        { ...said, no: 0, by: 1, why, body: { proposal: { round, turn, seat: me, tile: 0, cell: [2, 4] } } },
        { ...said, no: 1, by: me, why, body: { proposal: { round, turn, seat: theirs, tile: 1, cell: [4, 2] } } },
    ];
}
