/**
 * One player's side of the table: the view that came in, the tile in hand, and the commands that go out. Components
 * draw from it and feed it; the decisions are taken in `selection.ts` and `spots.ts`.
 */

import { announce } from "../announce";
import { t } from "../i18n";
import type { Body, Channel, CityView, Line, SeatState, SeatView, Side, TableAction, TableDeed, TableView, View } from "../protocol/types";
import { openProposals } from "../talk/proposals";
import { cityOf, ghosts, memberOf, neighbour, openTile, SIDES, type Ghost } from "./ring";
import { IDLE, step, type Effect, type Input, type Piece, type Selection, type Target } from "./selection";
import { openSpots, spotAt, spotsOf, whyNot, type Spot } from "./spots";
import { spotName, tileName } from "./words";

/** How long a command may take before its tile can be confirmed again, in milliseconds. */
const PATIENCE_MS = 4000;
/** How long the reason for a refused drop stays, in milliseconds. */
const REASON_MS = 4000;

export type TableProps = {
    view: View;
    lines: readonly Line[];
    act: (action: TableAction) => void;
    say: (channel: Channel, body: Body) => void;
};

export class Game {
    readonly #props: () => TableProps;

    selection = $state.raw<Selection>(IDLE);
    /** The piece follows the pointer. */
    dragging = $state(false);
    /** Why the last drop was refused. */
    reason = $state("");
    /** A choice was sent, and no answer has come yet. */
    giving = $state(false);

    #draft = $state.raw<{ turn: string; picks: number[] }>({ turn: "", picks: [] });
    #patience: ReturnType<typeof setTimeout> | undefined;
    #reasonTimer: ReturnType<typeof setTimeout> | undefined;

    constructor(props: () => TableProps) {
        this.#props = props;
    }

    readonly view = $derived.by(() => this.#props().view);
    readonly table = $derived.by(() => this.view.room.game!.two_cities as TableView);
    readonly n = $derived.by(() => this.table.seats.length);
    /** My seat; -1 for who only watches. */
    readonly me = $derived.by(() => this.view.me.seat ?? -1);
    readonly mine = $derived.by(() => (this.view.me.game?.two_cities ?? null) as SeatView | null);
    readonly state = $derived.by(() => this.table.seats[this.me] as SeatState | undefined);
    readonly turn = $derived.by(() => `${this.view.room.game_no}.${this.table.round}.${this.table.turn}`);

    // Cities and partners

    city(side: Side): number {
        return cityOf(this.me, side, this.n);
    }

    cityView(side: Side): CityView {
        return this.table.cities[this.city(side)]!;
    }

    partner(side: Side): number {
        return neighbour(this.me, side, this.n);
    }

    name(seat: number): string {
        if (seat === this.me) return t("table-you");
        return memberOf(this.view.room, seat)?.name ?? t("table-nobody");
    }

    /** "Your left city, with Ben". */
    label(side: Side): string {
        return t(`table-city-${side}`, { partner: this.name(this.partner(side)) });
    }

    readonly #open = $derived.by(() => SIDES.map((side) => this.#ghosts(side)));

    #ghosts(side: Side): Ghost[] {
        const open = openProposals(this.#props().lines, this.view.room, this.city(side));
        return ghosts(open, this.view, this.table);
    }

    ghosts(side: Side): Ghost[] {
        return this.#open[SIDES.indexOf(side)] ?? [];
    }

    // Choosing

    get draft(): number[] {
        return this.#draft.turn === this.turn ? this.#draft.picks : (this.mine?.draft ?? []);
    }

    /** Picks a tile of the hand or puts it back; a third one replaces the one picked last. */
    toggle(index: number): void {
        if (this.table.phase !== "choose" || this.mine?.chosen || this.giving) return;
        const draft = this.draft;
        const picked = !draft.includes(index);
        const picks = picked ? [...draft.slice(0, 1), index] : draft.filter((pick) => pick !== index);
        this.#draft = { turn: this.turn, picks };
        this.#act({ draft: picks });
        const tile = tileName(this.mine?.hand[index] ?? "");
        announce(t(picked ? "table-say-picked" : "table-say-unpicked", { tile, count: picks.length }));
    }

    give(): void {
        const [a, b] = this.draft;
        if (a === undefined || b === undefined || this.giving) return;
        this.giving = true;
        this.#wait(() => (this.giving = false));
        this.#act({ choose: [a, b] });
    }

    // Placing

    /** A revealed tile that waits to be placed, or `null`. */
    tile(piece: Piece): string | null {
        return openTile(this.table, piece.seat, piece.tile);
    }

    #sideOf(piece: Piece): Side | null {
        return SIDES.find((side) => this.partner(side) === piece.seat) ?? null;
    }

    spots(piece: Piece, side: Side): Spot[] {
        const tile = this.tile(piece);
        if (tile === null) return [];
        if (piece.seat === this.me) return spotsOf(this.mine?.places ?? [], piece.tile, side);
        return this.#sideOf(piece) === side ? openSpots(this.cityView(side), tile) : [];
    }

    /** What the tile in hand could do in a city. */
    choices(side: Side): Spot[] {
        const now = this.selection;
        return now.at === "picked" || now.at === "provisional" ? this.spots(now.piece, side) : [];
    }

    feed(input: Input): void {
        const before = this.selection;
        const { next, effect } = step(before, input, {
            me: this.me,
            legal: (piece, { side, cell }) => spotAt(this.spots(piece, side), cell) !== undefined,
            open: (piece) => this.tile(piece) !== null,
        });
        if (next === before && effect === null) return;
        this.selection = next;
        if (effect === null || !("refuse" in effect)) this.reason = "";
        if (effect !== null) this.#carryOut(effect);
        else this.#tell(before, next);
    }

    hold(side: Side, on: boolean): void {
        this.#act({ hold: { side, on } });
    }

    answer(side: Side, ghost: Ghost, accept: boolean): void {
        this.#props().say({ city: this.city(side) }, { answer: { to: ghost.no, accept } });
        if (accept && ghost.seat === this.me) {
            const piece = { seat: ghost.seat, tile: ghost.index };
            this.feed({ put: piece, target: { side, cell: ghost.cell }, now: performance.now() });
        }
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        if (this.mine?.chosen || this.table.phase !== "choose") this.giving = false;
        this.feed({ table: "changed", now: performance.now() });
    }

    #carryOut(effect: Effect): void {
        if ("refuse" in effect) {
            const { side, cell } = effect.refuse;
            const tile = this.tile(effect.piece) ?? "";
            const why = whyNot(this.cityView(side), tile, cell, this.spots(effect.piece, side));
            this.reason = t(`table-why-${why}`);
            clearTimeout(this.#reasonTimer);
            this.#reasonTimer = setTimeout(() => (this.reason = ""), REASON_MS);
            announce(this.reason);
        } else if ("propose" in effect) {
            const { side, cell } = effect.propose;
            const { round, turn } = this.table;
            const { seat, tile } = effect.piece;
            this.#props().say({ city: this.city(side) }, { proposal: { round, turn, seat, tile, cell } });
            announce(t("table-say-proposed"));
        } else {
            const { side, cell } = effect.place;
            this.#wait(() => this.feed({ table: "failed", now: performance.now() }));
            this.#act({ place: { tile: effect.tile, side, cell } });
            announce(t("table-say-placed", { city: this.label(side) }));
        }
    }

    #tell(before: Selection, next: Selection): void {
        if (next.at === "idle") {
            if (before.at === "picked" || before.at === "provisional") announce(t("table-say-back"));
            return;
        }
        const tile = this.tile(next.piece) ?? "";
        if (next.at === "picked" && before.at !== "picked") announce(t("table-say-lifted", { tile: tileName(tile) }));
        if (next.at === "provisional") {
            const spot = this.#spot(next.piece, next.target);
            const where = spot ? spotName(this.cityView(next.target.side), tile, spot) : "";
            announce(t("table-say-provisional", { where }));
        }
    }

    #spot(piece: Piece, { side, cell }: Target): Spot | undefined {
        return spotAt(this.spots(piece, side), cell);
    }

    #act(deed: TableDeed): void {
        this.#props().act({ round: this.table.round, turn: this.table.turn, do: deed });
    }

    #wait(then: () => void): void {
        clearTimeout(this.#patience);
        this.#patience = setTimeout(then, PATIENCE_MS);
    }

    stop(): void {
        clearTimeout(this.#patience);
        clearTimeout(this.#reasonTimer);
    }
}

