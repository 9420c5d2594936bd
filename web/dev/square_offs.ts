// Made-up games of City Square Off, and just enough of an answer to each action to play with. Not the server.
import type {
    SquareOffAction,
    SquareOffMode,
    SquareOffPhase,
    SquareOffReason,
    SquareOffTile,
    View,
} from "../src/protocol/types";
import { CENTRE, FACINGS, GRID, MARGIN } from "../src/protocol/square_off";
import {
    fieldOf,
    inTheWay,
    neighbours,
    onGrid,
    openSquares,
    within,
    withTile,
    type Field,
} from "../src/games/square_off/field";
import { sidesOf } from "./facts";
import { squaresOf, TILES, type Square } from "../src/games/square_off/shapes";

const NAMES = ["Ada", "Ben", "Chiara", "Ferdinand Maximilian", "Eva", "Gül", "Hedwig"];
const HEX = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const DECK = "qhlaobcurtgnpjskmdief";

/** What lies on a grid at first, then whatever the cards bring. */
const STARTERS: readonly SquareOffTile[] = [
    { piece: "B", facing: 0, at: [3, 3] },
    { piece: "D", facing: 2, at: [3, 3] },
];

/** A covered grid. */
const FULL = "uuttttspp/quatjsssp/quujjjspp/qqqjBBrdd/oooBBBrrd/loiBnnnrr/loimmnnff/liigmmmff/llgggeeee";

/** By what rule a piece is laid. */
type Rule = "centre" | "anywhere" | "inside" | "overhang";

const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

function fits(field: Field, tile: SquareOffTile, rule: Rule): boolean {
    if (rule === "inside" || rule === "overhang") return inTheWay(field, tile, rule === "overhang") === null;
    const squares = squaresOf(tile);
    const central = squares.filter((square) => within(CENTRE, square)).length >= 4;
    const middle = squares.some(([row, col]) => row === 4 && col === 4);
    return squares.every(onGrid) && (rule === "anywhere" || (central && middle));
}

const cornerOf = (rule: Rule): number => (rule === "overhang" ? -MARGIN : 0);

function legal(field: Field, piece: string, rule: Rule): SquareOffTile[] {
    const span = [...Array(GRID + MARGIN).keys()].map((at) => at - MARGIN);
    return (FACINGS[piece] ?? [])
        .flatMap((_, facing) =>
            span.flatMap((row) => span.map((col): SquareOffTile => ({ piece, facing, at: [row, col] }))),
        )
        .filter((tile) => fits(field, tile, rule));
}

function places(field: Field, piece: string, rule: Rule): string[] {
    const width = GRID - cornerOf(rule);
    const bits = (FACINGS[piece] ?? []).map(() => Array<number>(Math.ceil((width * width) / 4)).fill(0));
    for (const { facing, at } of legal(field, piece, rule)) {
        const place = (at[0] - cornerOf(rule)) * width + at[1] - cornerOf(rule);
        bits[facing]![place >> 2]! |= 8 >> (place & 3);
    }
    return bits.map((digits) =>
        digits
            .map((digit) => digit.toString(16))
            .join("")
            .replace(/0+$/, ""),
    );
}

/** A grid after so many cards; each side likes other places. */
function played(mode: SquareOffMode, side: number, cards: string): Field {
    const size = mode === "sprawl" ? GRID + 2 * MARGIN : GRID;
    const empty = fieldOf(Array<string>(size).fill(".".repeat(size)).join("/"));
    const rule = mode === "sprawl" ? "overhang" : "inside";
    return [...cards].reduce(
        (field, piece, i) => {
            const all = legal(field, piece, rule);
            const tile = all[(i * 37 + side * 101 + 13) % Math.max(1, all.length)];
            return tile ? withTile(field, tile) : field;
        },
        withTile(empty, STARTERS[side]!),
    );
}

const drawn = (field: Field): string => field.rows.join("/");

function groups(field: Field): Square[][] {
    let rest = openSquares(field).map(String);
    const found: Square[][] = [];
    while (rest.length > 0) {
        const group = [rest[0]!];
        for (const square of group) {
            const beside = neighbours(square.split(",").map(Number) as [number, number]).map(String);
            group.push(...beside.filter((other) => rest.includes(other) && !group.includes(other)));
        }
        rest = rest.filter((square) => !group.includes(square));
        found.push(group.map((square) => square.split(",").map(Number) as [number, number]));
    }
    return found.sort((one, other) => other.length - one.length);
}

function groupMap(field: Field): string {
    const rows = field.rows.map((line) => [...line].map(() => "."));
    groups(field).forEach((group, i) => {
        for (const [row, col] of group) rows[row + field.margin]![col + field.margin] = String.fromCharCode(97 + i);
    });
    return rows.map((row) => row.join("")).join("/");
}

const ENDS: Record<string, { mode: SquareOffMode; reason: SquareOffReason; winner: number | null; cards: number }> = {
    fit: { mode: "base", reason: "fit", winner: 0, cards: 12 },
    groups: { mode: "base", reason: "groups", winner: 1, cards: 12 },
    drawn: { mode: "base", reason: "groups", winner: null, cards: 12 },
    outside: { mode: "sprawl", reason: "outside", winner: 1, cards: 18 },
    covered: { mode: "sprint", reason: "covered", winner: 1, cards: 9 },
    gave_up: { mode: "base", reason: "gave_up", winner: 1, cards: 5 },
};

export function scene(name: string, me: number | null, seats: number): View {
    const end = ENDS[name];
    const mode: SquareOffMode =
        end?.mode ?? (name === "race" ? "sprint" : name.startsWith("sprawl") ? "sprawl" : "base");
    const phase: SquareOffPhase = end ? "ended" : name === "race" || name === "start" ? name : "place";
    const turn =
        phase === "start"
            ? 0
            : phase === "race"
              ? 1
              : (end?.cards ?? (name === "late" ? 11 : name === "sprawl" ? 8 : 5));
    const cards = mode === "sprint" || phase === "start" ? "" : DECK.slice(0, turn);
    const lying = mode === "sprint" ? DECK.slice(0, end?.cards ?? 6) : cards.slice(0, -1);
    const fields = [0, 1].map((side) => {
        // The race's winner has turned the sheet round; the other side lacks some tiles.
        if (name === "covered")
            return fieldOf(
                side === 1 ? [...FULL].reverse().join("").replaceAll("B", "C") : FULL.replace(/[efgmq]/g, "."),
            );
        if (phase !== "start")
            return played(mode, side, end && side === 1 && mode === "base" ? lying.slice(0, -1) : lying);
        return fieldOf(Array<string>(GRID).fill(".".repeat(GRID)).join("/"));
    });
    const view: View = {
        room: {
            stage: end ? "ended" : "playing",
            options: {
                game: { square_off: { mode, left_over: false, anywhere: false } },
                seats,
                seating: "hand",
                clock: "relaxed",
                absence: "wait",
                campaign: "none",
                access: "private",
                watchers: true,
                talk_while_choosing: false,
                score_preview: false,
            },
            host: 0,
            members: NAMES.map((name, no) => ({ no, name, here: true })),
            seats: Array.from({ length: seats }, (_, seat) => seat),
            layout: sidesOf(seats),
            game_no: 0,
            seating: end ? { card: null, values: [], commitment: HEX, seed: HEX } : null,
            deadline: null,
            ...(name === "away" && { away: [{ seat: 1, what: "wait" as const }], paused: { by: 0, left: 40_000 } }),
            game: {
                square_off: {
                    mode,
                    phase,
                    turn,
                    cards,
                    starters: "ABCD",
                    sides: [0, 1].map((side) => ({
                        grid: drawn(fields[side]!),
                        starter: phase === "start" ? (side === 1 ? "C" : null) : STARTERS[side]!.piece,
                        done: name === "waiting" ? side === sideOf(me ?? 0) : phase === "start" && side === 1,
                        open: openSquares(fields[side]!).length,
                        outside:
                            fields[side]!.rows.join("").replaceAll(".", "").length -
                            81 +
                            openSquares(fields[side]!).length,
                    })) as never,
                    result: end
                        ? {
                              winner: end.winner,
                              reason: end.reason,
                              sizes: fields.map((field) => groups(field).map((group) => group.length)) as never,
                              groups: fields.map(groupMap) as never,
                          }
                        : null,
                },
            },
        },
        me: {
            no: 0,
            member: me ?? seats,
            seat: me,
            game: me === null ? null : { square_off: { laid: null, places: {}, solution: null } },
        },
    };
    settle(view);
    const mine = seat(view);
    if (mine && ["laid", "waiting"].includes(name))
        mine.laid = legal(fields[sideOf(me ?? 0)]!, cards.at(-1)!, "inside")[7]!;
    if (mine && name === "hover") {
        const tile = legal(fields[sideOf(me ?? 0)]!, cards.at(-1)!, "inside")[20]!;
        view.me.signs = [{ seat: (me ?? 0) + 2, sign: { square_off: { turn: cards.length, tile } } }];
    }
    return view;
}

const table = (view: View) => (view.room.game && "square_off" in view.room.game ? view.room.game.square_off : null);
const seat = (view: View) => (view.me.game && "square_off" in view.me.game ? view.me.game.square_off : null);

function settle(view: View): void {
    const [game, mine] = [table(view), seat(view)];
    if (!game || !mine || view.me.seat === null) return;
    const number = sideOf(view.me.seat);
    const field = fieldOf(game.sides[number].grid);
    const rule: Rule = game.phase === "start" ? "centre" : game.mode === "sprawl" ? "overhang" : "inside";
    const race = TILES.filter((tile) => !field.rows.join("").includes(tile));
    const other = game.sides[number === 0 ? 1 : 0].starter;
    const free = [...game.starters].filter((starter) => starter !== other);
    const stock = game.phase === "start" ? free : game.phase === "race" ? race : [...game.cards.slice(-1)];
    mine.places = Object.fromEntries(stock.map((piece) => [piece, places(field, piece, rule)]));
    game.sides[number].open = openSquares(field).length;
}

/** What the view becomes after an action of the viewer. The other side is always done at once. */
export function answer(view: View, { do: move }: SquareOffAction): View {
    const next = structuredClone(view);
    const [game, mine] = [table(next), seat(next)];
    if (!game || !mine || next.me.seat === null) return view;
    const number = sideOf(next.me.seat);
    const side = game.sides[number];
    if (typeof move === "object" && "done" in move) {
        const both = [number, 1 - number] as const;
        side.grid = drawn(withTile(fieldOf(side.grid), mine.laid!));
        if (game.phase === "start")
            game.sides[both[1] as 0 | 1].grid = drawn(
                withTile(fieldOf(game.sides[both[1] as 0 | 1].grid), { piece: "C", facing: 0, at: [3, 3] }),
            );
        game.phase = "place";
        game.turn += 1;
        game.cards = DECK.slice(0, game.turn);
        mine.laid = null;
        game.sides.forEach((each) => (each.done = false));
    } else if (move === "give_up") {
        return scene("gave_up", next.me.seat, next.room.seats.length);
    } else if (move === "solve") {
        mine.solution = { back: 0, grid: FULL };
    } else if ("lay" in move) {
        if (game.phase === "race") side.grid = drawn(withTile(fieldOf(side.grid), move.lay));
        else [mine.laid, side.done] = [move.lay, false];
    } else if ("lift" in move) {
        side.grid = side.grid.replaceAll(move.lift, ".");
    }
    settle(next);
    return next;
}
