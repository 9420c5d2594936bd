// Made-up views of the solo game, and just enough of an answer to each action to play with. Not the rules.
import type {
    Places,
    SoloAction,
    SoloAssigned,
    SoloChoice,
    SoloMode,
    SoloSymbol,
    SoloTableView,
    View,
} from "../src/protocol/types";
import { openSpots, ringOf } from "./facts";
import { SIDES } from "../src/city/sides";
import { built, city } from "./fixtures";

const HANDS = [
    ["S", "M", "P", "H", "O", "F", "E"],
    ["B", "P", "O", "S", "H"],
    ["F", "D", "H", "S", "P"],
];
const DUPLEXES = ["FS", "P/H", "OS"];
const EARLY = ["OM/.D/HH", "PP./.PS"];
const LATE = ["SSF./OPPM/HHDE", "OMDF/PPSS/.HHF"];
const AUTOMACITY = ["FS", "O/P", "H", "H", "M", "D", "O", "O", "F"];

function choice(column: SoloSymbol[], decided: number, hand: string[], taken: number, points: number[]): SoloChoice {
    const order = [..."SFMDEBOPH"].filter((letter) => hand.includes(letter));
    const compared = points.map((points, i) => ({ tile: order[i]!, points }));
    const best = points.filter((one) => one === Math.max(...points));
    return { column, decided, hand, taken, compared, tied: best.length > 1 };
}

function places(table: SoloTableView, preview: boolean): Places[] {
    if (table.phase !== "insert") return [];
    return SIDES.flatMap((side, i) =>
        table.assigned[i as 0 | 1].flatMap((one, tile) => {
            if (one.placed) return [];
            const spots = openSpots(table.cities[i as 0 | 1], one.tile).map(
                ({ cell: [row, col] }, k): [number, number] | [number, number, number] =>
                    preview ? [row, col, ((k * 7) % 12) - 2] : [row, col],
            );
            return [{ tile, side, spots }];
        }),
    );
}

export function scene(mode: SoloMode, name: string, preview: boolean): View {
    const [duplex, late, insert] = ["duplex", "late", "insert"].map((word) => name.includes(word));
    const full = mode === "full" && !duplex;
    const by = mode === "simple" ? "chance" : "automa";
    const given = (tile: string): SoloAssigned[] =>
        mode === "full" && duplex && !insert
            ? []
            : [{ tile, by: duplex && mode === "full" ? "player" : by, placed: false }];
    const mine = (tile: string): SoloAssigned[] => (insert ? [{ tile, by: "player", placed: false }] : []);
    const table: SoloTableView = {
        mode,
        level: 5,
        round: late ? 3 : duplex ? 2 : 1,
        turn: duplex ? (insert && mode === "full" ? 2 : 1) : 2,
        turns: duplex ? (mode === "full" ? 2 : 1) : 3,
        phase: insert ? "insert" : "assign",
        hands:
            mode === "simple" || duplex
                ? [insert ? [] : duplex ? DUPLEXES : HANDS[0]!.slice(0, 3)]
                : HANDS.map((hand, i) => (i > 0 || !insert ? hand : hand.slice(2))),
        pass: full ? (late ? "right" : "left") : null,
        cities: (late ? LATE : EARLY).map((map) =>
            city(map, late ? [2, 1] : [3, 2], preview),
        ) as SoloTableView["cities"],
        automacity: {
            tiles: late ? [...AUTOMACITY, "P", "E"] : AUTOMACITY.slice(0, mode === "full" ? 6 : 4),
            last: full || insert ? 2 : 0,
            assigned: mode === "simple" && !insert ? (duplex ? "D/H" : "B") : null,
            score: preview ? [2, 8, 4, 9, 2, 10, 35] : null,
        },
        assigned: [
            [...given(duplex ? "EB" : "D"), ...mine(duplex ? "S/O" : "H")],
            [...given(duplex ? "F/M" : "H"), ...mine(duplex ? "PH" : "S")],
        ],
        moves: full
            ? [
                  {
                      automa: "autommaso",
                      card: 9,
                      shared: choice(
                          ["factory", "most"],
                          1,
                          ["B", "P", "O", "S", "D", "H", "H"],
                          4,
                          [2, 4, 4, 3, 2, 2],
                      ),
                      automacity: choice(["new", "house", "most"], 1, ["B", "P", "O", "S", "H", "H"], 4, []),
                  },
                  {
                      automa: "automarta",
                      card: 19,
                      shared: choice(["house", "most"], 0, ["F", "D", "H", "S", "P", "H", "M"], 2, []),
                      automacity: choice(["new", "most"], 0, ["F", "D", "S", "P", "H", "M"], 5, [4, 7]),
                  },
              ]
            : [],
        result: null,
    };
    const watch = name.includes("watch");
    return {
        room: {
            stage: "playing",
            options: {
                game: { automas: { mode, level: table.level } },
                seats: 1,
                seating: "hand",
                clock: "none",
                absence: "wait",
                campaign: "none",
                access: "private",
                watchers: true,
                talk_while_choosing: false,
                score_preview: preview,
            },
            host: 0,
            members: [{ no: 0, name: "Ada", here: true }, ...(watch ? [{ no: 1, name: "Ben", here: true }] : [])],
            seats: [0],
            layout: ringOf(3),
            game_no: 0,
            seating: null,
            deadline: null,
            game: { automas: table },
        },
        me: watch
            ? { no: 0, member: 1, seat: null, game: null }
            : { no: 0, member: 0, seat: 0, game: { automas: { places: places(table, preview) } } },
    };
}

/** What the view becomes after an action of the player. */
export function answer(view: View, { do: move }: SoloAction): View {
    const next = structuredClone(view);
    const game = next.room.game;
    const mine = next.me.game;
    if (!game || !("automas" in game) || !mine || !("automas" in mine)) return view;
    const table = game.automas;
    const preview = next.room.options.score_preview;
    if ("assign" in move) {
        const hand = table.hands[0]!;
        const { left, right, automacity } = move.assign;
        table.assigned[0].push({ tile: hand[left]!, by: "player", placed: false });
        table.assigned[1].push({ tile: hand[right]!, by: "player", placed: false });
        if (automacity !== undefined) {
            table.automacity.tiles.push(table.automacity.assigned!, hand[automacity]!);
            table.automacity.last = 2;
            table.automacity.assigned = null;
        }
        table.hands[0] = table.mode === "full" ? hand.filter((_, i) => i !== left && i !== right) : [];
        table.phase = "insert";
    } else {
        const i = SIDES.indexOf(move.insert.side) as 0 | 1;
        const one = table.assigned[i][move.insert.tile]!;
        one.placed = true;
        table.cities[i] = built(table.cities[i], one.tile, move.insert.cell, preview);
    }
    mine.automas.places = places(table, preview);
    return next;
}
