/**
 * One viewer's side of City Square Off: the view that came in, the piece in hand, and what goes out. Components draw
 * from it and feed it; where a piece can lie is decided in `field.ts`, where it snaps to in `snap.ts`.
 */

import { t } from "../../text/i18n";
import type { SquareOffDeed, SquareOffSideView, SquareOffTile } from "../../protocol/types";
import { nameList } from "../../kit/words";
import { nameOf, sitter } from "../../state/people";
import { allies, sideOf, squareOffOf, squareOffSeatOf } from "./view";
import { Company, type CompanyProps } from "../../kit/company.svelte";
import {
    extentOf,
    fieldOf,
    letterAt,
    mayLie,
    MARGIN,
    pieces,
    whyNot,
    withTile,
    without,
    type Field,
    type Rule,
    type Why,
} from "./field";
import { Hand } from "./hand.svelte";
import { News } from "./news";
import { isStarter, sameTile, squaresOf, TILES, type Square } from "./shapes";
import { stranded } from "./stranded";

export type SideNo = 0 | 1;
export const SIDES: readonly SideNo[] = [0, 1];

/** How long a tile that was sent is drawn as if it lay, while no answer comes, in milliseconds. */
const PATIENCE_MS = 4000;

export class SquareOffGame extends Company {
    readonly hand: Hand;
    readonly #news: News;
    /** Tiles on their way to the server, drawn as if they lay already. */
    #sent = $state.raw<readonly SquareOffTile[]>([]);
    /** In a race, pieces that are being taken back, drawn as if they were in the hand already. */
    #lifted = $state.raw<readonly string[]>([]);
    /** The turn that both belong to. */
    #sentIn = "";
    /** What lay when the view last changed, to be moved still. */
    #lay: SquareOffTile | null = null;
    #patience: ReturnType<typeof setTimeout> | undefined;

    constructor(props: () => CompanyProps) {
        super(props);
        this.hand = new Hand(this);
        this.#news = new News(this);
    }

    readonly table = $derived.by(() => squareOffOf(this.view.room)!);
    readonly mine = $derived.by(() => squareOffSeatOf(this.view));
    /** The side that I play for; `null` for who only watches. */
    readonly side = $derived.by((): SideNo | null => (this.me < 0 || this.mine === null ? null : sideOf(this.me)));
    readonly over = $derived.by(() => this.table.phase === "ended");
    readonly racing = $derived.by(() => this.table.phase === "race");
    /** A text that is the same as long as the same card lies on the table. */
    readonly turn = $derived.by(() => `${this.view.room.game_no} ${this.table.phase} ${this.table.turn}`);
    readonly card = $derived.by(() => (this.table.phase === "place" ? (this.table.cards.at(-1) ?? null) : null));

    /** What the house did when time ran out in the turn before; empty if it did not. */
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

    /** "You and Ben". */
    team(side: SideNo): string {
        return nameList(this.sideView(side).seats.map((seat) => this.name(seat)));
    }

    /** "Your grid", "Grid of Ada and Ben". */
    gridName(side: SideNo): string {
        return side === this.side ? t("square-off-grid-mine") : t("square-off-grid-of", { names: this.team(side) });
    }

    /** The other people, no bots, who play for my side. */
    readonly allies = $derived.by(() => {
        if (this.side === null) return [];
        const { seats } = this.sideView(this.side);
        return seats.filter((seat) => seat !== this.me && sitter(this.view.room, seat)?.bot === undefined);
    });

    override alliesOf(seat: number): readonly number[] {
        return allies(this.view.room, seat);
    }

    /** The sides that the game waits for. */
    readonly awaited = $derived.by(() => SIDES.filter((side) => !this.over && !this.sideView(side).done));

    // The grids

    readonly fields = $derived.by(() => this.table.sides.map(({ grid }) => fieldOf(grid)));

    /** A side's grid; on mine with what is on its way, but for what may still be moved. */
    field(side: SideNo): Field {
        const field = this.fields[side]!;
        if (side !== this.side || !this.racing) return field;
        return this.#sent.reduce(withTile, this.#lifted.reduce(without, field));
    }

    /** My grid, as far as it is of use now. */
    readonly extent = $derived.by(() => {
        const field = this.field(this.side ?? 0);
        if (field.margin === 0 || this.table.phase !== "place") return extentOf(field);
        return extentOf(field, this.#reach());
    });

    /** All squares that the tile of the card could come to lie on. */
    #reach() {
        const { piece } = this.hand;
        if (piece === null) return [];
        const facings = (this.mine?.places[piece] ?? []).keys();
        const span = [...Array(2 * MARGIN + 9).keys()].map((at) => at - MARGIN);
        const all = [...facings].flatMap((facing) =>
            span.flatMap((row) => span.map((col): SquareOffTile => ({ piece, facing, at: [row, col] }))),
        );
        return all.filter((tile) => this.legal(tile)).flatMap(squaresOf);
    }

    // What may be laid

    readonly able = $derived.by(() => {
        if (this.side === null || this.over || this.paused) return false;
        return this.racing || !this.sideView(this.side).done;
    });

    readonly rule = $derived.by((): Rule => {
        const { game } = this.view.room.options;
        if (this.table.phase === "start") {
            return typeof game === "object" && "square_off" in game && game.square_off.anywhere ? "anywhere" : "centre";
        }
        return this.table.mode === "sprawl" ? "overhang" : "inside";
    });

    /** The pieces that I can take in hand: starters that are free, the tile of the card, or in a race all that are left. */
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

    /** What I laid in this turn and may still move. */
    readonly laid = $derived.by((): SquareOffTile | null =>
        this.racing ? null : (this.#sent.at(-1) ?? this.mine?.laid ?? null),
    );

    why(tile: SquareOffTile): Why | null {
        if (this.side === null) return "off_grid";
        const why = whyNot(this.field(this.side), tile, this.rule);
        const known = this.mine?.places[tile.piece];
        // The server's word counts, but it has not heard yet of what is on its way.
        if (known === undefined || (this.racing && this.#sent.length + this.#lifted.length > 0)) return why;
        const corner = this.rule === "overhang" ? -MARGIN : 0;
        return mayLie(known, tile, corner) ? null : (why ?? "apart");
    }

    legal(tile: SquareOffTile): boolean {
        return this.why(tile) === null;
    }

    // Deeds

    do(deed: SquareOffDeed): void {
        this.#news.expect(deed);
        this.send({ play: { square_off: { turn: this.table.turn, do: deed } } });
    }

    lay(tile: SquareOffTile): void {
        if (sameTile(this.laid, tile)) return;
        this.#await([...this.#sent, tile], this.#lifted);
        this.do({ lay: tile });
    }

    /** Takes a tile back into the hand, in a race. */
    lift(piece: string): void {
        this.#await(
            this.#sent.filter((tile) => tile.piece !== piece),
            [...this.#lifted, piece],
        );
        this.do({ lift: piece });
    }

    #await(sent: readonly SquareOffTile[], lifted: readonly string[]): void {
        [this.#sent, this.#lifted, this.#sentIn] = [sent, lifted, this.turn];
        clearTimeout(this.#patience);
        this.#patience = setTimeout(() => ([this.#sent, this.#lifted] = [[], []]), PATIENCE_MS);
    }

    readonly mayBeDone = $derived.by(() => this.able && !this.racing && this.laid !== null && this.hand.held === null);

    /** What is to be seen on the grid is to stay. */
    confirm(): void {
        if (this.laid !== null) this.do({ done: this.laid });
    }

    /** What was confirmed can be moved again: laying it where it lies takes the word back. */
    again(): void {
        if (this.mine?.laid) this.do({ lay: this.mine.laid });
    }

    /** The view has changed: what has arrived is no longer on its way, and what is no longer possible ends. */
    settle(): void {
        const current = this.turn === this.#sentIn;
        if (this.racing) this.#settleRace(current);
        else this.#settleTile(current);
        this.hand.settle();
        this.#news.tell();
    }

    #settleRace(current: boolean): void {
        const field = this.fields[this.side ?? 0]!;
        const arrived = (tile: SquareOffTile): boolean =>
            squaresOf(tile).every((square) => letterAt(field, square) === tile.piece);
        const landed = this.#sent.filter(arrived).map(({ piece }) => piece);
        const sent = this.#sent.filter((tile) => current && !arrived(tile));
        // A tile that was taken back and has arrived elsewhere lies there.
        const lifted = this.#lifted.filter((piece) => current && pieces(field).has(piece) && !landed.includes(piece));
        if (sent.length < this.#sent.length) this.#sent = sent;
        if (lifted.length < this.#lifted.length) this.#lifted = lifted;
    }

    /** What I sent last is drawn until the server has answered or someone of my side lays it otherwise: theirs counts then. */
    #settleTile(current: boolean): void {
        const laid = this.mine?.laid ?? null;
        const unchanged = sameTile(laid, this.#lay);
        this.#lay = laid;
        if (this.#lifted.length > 0) this.#lifted = [];
        if (this.#sent.length === 0 || (current && unchanged)) return;
        const answered = this.#sent.findIndex((tile) => sameTile(tile, laid));
        this.#sent = current && answered >= 0 ? this.#sent.slice(answered + 1) : [];
    }

    /** My field with all that is to be seen on it, for looking ahead. */
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
        clearTimeout(this.#patience);
        this.hand.stop();
    }
}
