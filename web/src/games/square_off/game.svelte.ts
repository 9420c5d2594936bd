/**
 * One viewer's side of City Square Off: the view that came in, the piece in hand, and what goes out. Components draw
 * from it and feed it; where a piece can lie is decided in `field.ts`, where it snaps to in `snap.ts`.
 */

import { t } from "../../text/i18n";
import { MARGIN } from "../../protocol/square_off";
import type { Channel, Request, SquareOffMove, SquareOffSideView, SquareOffTile, View } from "../../protocol/types";
import { nameList } from "../../kit/words";
import { sideOf, sidesOf } from "../../state/layout";
import { nameOf, sitter } from "../../state/people";
import { recall } from "../../state/storage";
import { shown } from "./optimistic";
import { squareOffOf, squareOffSeatOf } from "./view";
import { TableGame, type TableGameProps } from "../../kit/table_game.svelte";
import {
    boundsOf,
    extentOf,
    fieldOf,
    inTheWay,
    mayLie,
    pieces,
    withTile,
    without,
    WHOLE_GRID,
    type Extent,
    type Field,
    type Why,
} from "./field";
import { Hand } from "./hand.svelte";
import { News } from "./news";
import { isStarter, sameTile, squaresOf, TILES, type Square } from "./shapes";
import { stranded } from "./stranded";

export type SideNo = 0 | 1;
export const SIDES: readonly SideNo[] = [0, 1];

/** Where the browser keeps whether the viewer looks ahead. */
export const LOOK_AHEAD = "square-off-ahead";

export class SquareOffGame extends TableGame {
    readonly hand: Hand;
    /** Whether squares that can't be covered any more are marked. */
    lookAhead = $state(recall(LOOK_AHEAD) === true);
    readonly #news: News;

    constructor(props: () => TableGameProps) {
        super(props);
        this.hand = new Hand(this);
        this.#news = new News(this);
    }

    protected override shown(view: View, pending: readonly Request[]): View {
        return shown(view, pending);
    }

    /** The newest view, without pending requests. */
    get known(): View {
        return this.props().view;
    }

    readonly table = $derived.by(() => squareOffOf(this.view.room)!);
    readonly mine = $derived.by(() => squareOffSeatOf(this.view));
    /** The side that I play for; `null` for watchers. */
    readonly side = $derived.by((): SideNo | null =>
        this.me < 0 || this.mine === null ? null : (sideOf(this.view.room, this.me) as SideNo),
    );
    readonly over = $derived.by(() => this.table.phase === "ended");
    readonly racing = $derived.by(() => this.table.phase === "race");
    /** A text that is the same as long as the same card lies on the table. */
    readonly turn = $derived.by(() => `${this.view.room.game_no} ${this.table.phase} ${this.table.turn}`);
    readonly card = $derived.by(() => (this.table.phase === "place" ? (this.table.cards.at(-1) ?? null) : null));

    /** What bots did when time ran out in the previous turn; empty if it didn't. */
    readonly late = $derived.by(() => {
        const late = this.view.room.late ?? [];
        return late.length === 0
            ? ""
            : t("square-off-late", { names: nameList(late.map((seat) => nameOf(this.view.room, seat))) });
    });

    // Sides

    sideView(side: SideNo): SquareOffSideView {
        return this.table.sides[side];
    }

    /** The seats that play for a side. */
    seatsOf(side: SideNo): readonly number[] {
        return sidesOf(this.view.room)?.[side] ?? [];
    }

    /** "You and Ben". */
    team(side: SideNo): string {
        return nameList(this.seatsOf(side).map((seat) => this.name(seat)));
    }

    /** The same for everyone who reads it: "Ada and Ben". */
    names(side: SideNo): string {
        return nameList(this.seatsOf(side).map((seat) => nameOf(this.view.room, seat)));
    }

    /** "Your grid", "Grid of Ada and Ben". */
    gridName(side: SideNo): string {
        return side === this.side ? t("square-off-grid-mine") : t("square-off-grid-of", { names: this.team(side) });
    }

    /** The other people, no bots, who play for my side. */
    readonly allies = $derived.by(() => {
        if (this.side === null) return [];
        return this.seatsOf(this.side).filter(
            (seat) => seat !== this.me && sitter(this.view.room, seat)?.bot === undefined,
        );
    });

    /** The channels beside the table's: with other people on my side there is one of our own. */
    readonly beside = $derived.by((): Channel[] =>
        this.side !== null && this.allies.length > 0 ? [{ city: this.side }] : [],
    );

    /** The sides that the game waits for. */
    readonly awaited = $derived.by(() => SIDES.filter((side) => !this.over && !this.sideView(side).done));

    // The grids

    readonly fields = $derived.by(() => this.table.sides.map(({ grid }) => fieldOf(grid)));

    field(side: SideNo): Field {
        return this.fields[side]!;
    }

    /** Where tiles can lie on the viewer's grid at all now. */
    get bounds(): Extent {
        return this.reaching ? boundsOf(this.field(this.side ?? 0)) : WHOLE_GRID;
    }

    /** My grid, with what was laid beside it in this turn. */
    readonly extent = $derived.by(() =>
        extentOf(this.field(this.side ?? 0), this.laid === null ? [] : squaresOf(this.laid)),
    );

    // What may be laid

    readonly mayLay = $derived.by(() => {
        if (this.side === null || this.over || this.paused) return false;
        return this.racing || !this.sideView(this.side).done;
    });

    /** Where the piece in hand belongs, as texts call it. */
    readonly rule = $derived.by(() => {
        const { game } = this.view.room.options;
        if (this.table.phase !== "start") return this.reaching ? "overhang" : "inside";
        return typeof game === "object" && "square_off" in game && game.square_off.anywhere ? "anywhere" : "centre";
    });

    /** Whether tiles may reach over the edge of the grid now. */
    readonly reaching = $derived.by(() => this.table.mode === "sprawl" && this.table.phase !== "start");

    /** The pieces that I can take in hand: free starters, the tile of the card, or in a race all that are left. */
    readonly stock = $derived.by((): string[] => {
        if (this.side === null) return [];
        const { phase, starters } = this.table;
        const other = this.sideView(this.side === 0 ? 1 : 0).starter;
        if (phase === "start") return [...starters].filter((starter) => starter !== other);
        if (this.card !== null) return [this.card];
        const lying = pieces(this.field(this.side));
        return phase === "race" ? TILES.filter((tile) => !lying.has(tile)) : [];
    });

    /** The tiles of the cards still to come; a race has none. */
    readonly toCome = $derived.by((): string[] => {
        const { phase, cards } = this.table;
        return phase === "race" || phase === "ended" ? [] : TILES.filter((tile) => !cards.includes(tile));
    });

    /** The tile that my side laid in this turn and may still move. */
    readonly laid = $derived.by((): SquareOffTile | null => (this.racing ? null : (this.mine?.laid ?? null)));

    why(tile: SquareOffTile): Why | null {
        if (this.side === null) return "off_grid";
        const known = this.mine?.places[tile.piece];
        // The server's list is right, but does not know of pending requests yet.
        const current = known !== undefined && !(this.racing && this.view !== this.known);
        if (current && mayLie(known, tile, this.reaching ? -MARGIN : 0)) return null;
        const seen = inTheWay(this.field(this.side), tile, this.reaching);
        if (!current) return seen;
        // A starter has nothing to lie beside: all that can be wrong with it on an empty grid is how far out it lies.
        if (this.table.phase === "start") return seen === "off_grid" ? seen : "off_centre";
        return seen ?? "apart";
    }

    legal(tile: SquareOffTile): boolean {
        return this.why(tile) === null;
    }

    // Moves

    do(move: SquareOffMove): void {
        this.send({ play: { square_off: { turn: this.table.turn, do: move } } });
    }

    /** The others of my side see where I hold a piece. */
    show(tile: SquareOffTile | null): void {
        this.send({ show: tile && { square_off: { turn: this.table.turn, tile } } });
    }

    /** What the others of my side hold. */
    readonly held = $derived.by(() =>
        (this.view.me.signs ?? []).flatMap(({ seat, sign }) =>
            "square_off" in sign ? [{ name: this.name(seat), tile: sign.square_off.tile }] : [],
        ),
    );

    lay(tile: SquareOffTile): void {
        if (sameTile(this.laid, tile)) return;
        this.do({ lay: tile });
    }

    /** Takes a tile back into the hand, in a race. */
    lift(piece: string): void {
        this.do({ lift: piece });
    }

    readonly mayBeDone = $derived.by(
        () => this.mayLay && !this.racing && this.laid !== null && this.hand.held === null,
    );

    /** Confirms what lies on the grid. */
    confirm(): void {
        if (this.laid !== null) this.do({ done: this.laid });
    }

    /** Makes a confirmed tile movable again: laying it where it lies takes the confirmation back. */
    reopen(): void {
        if (this.mine?.laid) this.do({ lay: this.mine.laid });
    }

    /** What is drawn has changed: what is no longer possible ends. */
    settle(): void {
        this.hand.settle();
        this.#news.tell();
    }

    /** My field with all that is drawn on it, for looking ahead. */
    readonly ahead = $derived.by(() => {
        const field = this.field(this.side ?? 0);
        const { held } = this.hand;
        const tile = held !== null && this.legal(held) ? held : held === null ? this.laid : null;
        return tile === null ? field : withTile(without(field, tile.piece), tile);
    });

    /** The squares that can't be covered any more, whatever becomes of the tiles that don't lie yet. */
    readonly lost = $derived.by((): Square[] => {
        if (this.over) return [];
        const lying = pieces(this.ahead);
        const left = [...this.stock, ...this.toCome].filter((tile) => !isStarter(tile) && !lying.has(tile));
        return stranded(this.ahead, left, this.table.mode === "sprawl");
    });

    stop(): void {
        this.hand.stop();
    }
}
