/**
 * One player's side of the table: the view that came in, the tile in hand, and the commands that go out. Components
 * draw from it and feed it; the decisions are taken in `selection.ts` and `spots.ts`.
 */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { Action, Body, Channel, CityView, Request, Line, Side, TableMove, View } from "../../protocol/types";
import { linesOf } from "../../state/lines";
import { nameList } from "../../kit/words";
import { nameOf } from "../../state/people";
import { handOf, tableOf } from "./view";
import { landings, shown } from "./asked";
import type { Landing } from "../../city/landing";
import { liveProposals } from "./proposals";
import { Company, type CompanyProps } from "../../kit/company.svelte";
import { citiesOf, cityOf, ownersOf, ownSide, partnerOf } from "../../state/layout";
import { ghosts } from "./proposals";
import { openTile } from "./view";
import type { Ghost } from "../../city/ghost";
import { opposite, SIDES } from "../../city/sides";
import { IDLE, step, type Effect, type Input, type Piece, type Selection, type Target } from "../../city/selection";
import { spotAt, spotsIn, spotsOf, whyNot, type Spot } from "../../city/spots";
import { spotName, tileName } from "../../city/words";

/** How long the reason for a refused drop stays, in milliseconds. */
const REASON_MS = 4000;

export type TableProps = CompanyProps & { lines: readonly Line[] };

export class Game extends Company<TableProps> {
    selection = $state.raw<Selection>(IDLE);
    /** The piece follows the pointer. */
    dragging = $state(false);
    /** Why the last drop was refused. */
    reason = $state("");
    /** What the last pick has taken the place of. */
    swapped = $state("");

    #reasonTimer: ReturnType<typeof setTimeout> | undefined;

    protected override shown(view: View, asked: readonly Request[]): View {
        return shown(view, asked);
    }

    readonly table = $derived.by(() => tableOf(this.view.room)!);
    readonly n = $derived.by(() => this.table.seats.length);
    readonly cities = $derived.by(() => citiesOf(this.view.room));
    /** Whether the game waits for me, stopped or not. */
    readonly awaited = $derived.by(() => this.view.room.awaited?.includes(this.me) ?? false);
    readonly mine = $derived.by(() => handOf(this.view));
    readonly state = $derived.by(() => this.table.seats[this.me]);
    readonly turn = $derived.by(() => `${this.view.room.game_no}.${this.table.round}.${this.table.turn}`);
    readonly over = $derived.by(() => this.table.phase === "ended");

    /** "Round 1, turn 2 of 3". */
    readonly turnName = $derived.by(() => {
        const { round, round_name, turn, turns } = this.table;
        return t("table-turn", { round: round_name ?? String(round), turn, turns });
    });

    // Cities and partners

    city(side: Side): number {
        return cityOf(this.cities, this.me, side);
    }

    cityView(side: Side): CityView {
        return this.table.cities[this.city(side)]!;
    }

    partner(side: Side): number | null {
        return partnerOf(this.cities, this.me, side);
    }

    /** "Your left city, with Ben". */
    label(side: Side): string {
        const partner = this.partner(side);
        return partner === null ? t(`table-own-${side}`) : t(`table-city-${side}`, { partner: this.name(partner) });
    }

    /** "City of Ada and Ben"; where nobody shares it "Left city of Ben". */
    cityLabel(city: number): string {
        const [one, other] = ownersOf(this.cities, city) as [number, number?];
        if (other !== undefined) return t("table-city-between", { one: this.name(one), other: this.name(other) });
        const side = ownSide(this.cities, city, one);
        return one === this.me ? t(`table-own-${side}`) : t(`table-city-of-${side}`, { name: this.name(one) });
    }

    readonly #live = $derived.by(() => SIDES.map((side) => this.#ghosts(side)));

    #ghosts(side: Side): Ghost[] {
        const said = linesOf(this.props().lines, { city: this.city(side) }, this.view.room.game_no);
        return ghosts(liveProposals(said, this.view.room), this.view, this.table);
    }

    ghosts(side: Side): Ghost[] {
        return this.#live[SIDES.indexOf(side)] ?? [];
    }

    readonly late = $derived.by(() => {
        const late = this.view.room.late ?? [];
        if (late.length === 0) return "";
        const chosen = this.table.phase === "place";
        const names = nameList(late.map((seat) => nameOf(this.view.room, seat)));
        return t(chosen ? "table-late-chosen" : "table-late-placed", { names });
    });

    // Choosing

    readonly draft = $derived.by(() => this.mine?.draft ?? []);

    /** Picks a tile of the hand or puts it back; a third one replaces the one picked last, and that is said. */
    toggle(index: number): void {
        if (this.table.phase !== "choose" || this.mine?.chosen || this.paused) return;
        const draft = this.draft;
        const picked = !draft.includes(index);
        const picks = picked ? [...draft.slice(0, 1), index] : draft.filter((pick) => pick !== index);
        this.#act({ draft: picks });
        const hand = this.mine?.hand ?? [];
        const tile = tileName(hand[index] ?? "");
        const swapped = picked && draft.length === 2 ? hand[draft[1]!] : undefined;
        this.swapped = swapped === undefined ? "" : t("table-swapped", { tile, other: tileName(swapped) });
        announce(this.swapped || t(picked ? "table-say-picked" : "table-say-unpicked", { tile, count: picks.length }));
    }

    give(): void {
        const [a, b] = this.draft;
        if (a === undefined || b === undefined || this.paused) return;
        this.#act({ choose: [a, b] });
    }

    // Placing

    readonly #landings = $derived.by(() => landings(this.props().view, this.props().asked));

    /** The tiles on their way to a city. */
    landings(side: Side): Landing[] {
        return this.#landings.filter((landing) => landing.side === side);
    }

    /** A revealed tile that waits to be placed, or `null`; nothing is while the game is stopped. */
    tile(piece: Piece): string | null {
        return this.paused ? null : openTile(this.table, piece.seat, piece.tile);
    }

    /** Whether I place for a partner who is away. */
    standsIn(seat: number): boolean {
        return this.view.me.for_away?.some((away) => away.seat === seat) ?? false;
    }

    /** Whether a piece is mine to place, not only to propose a place for. */
    places({ seat }: Piece): boolean {
        return seat === this.me || this.standsIn(seat);
    }

    spots(piece: Piece, side: Side): Spot[] {
        const tile = this.tile(piece);
        if (tile === null) return [];
        if (piece.seat === this.me) return spotsOf(this.mine?.places ?? [], piece.tile, side);
        if (this.partner(side) !== piece.seat) return [];
        const away = this.view.me.for_away?.find(({ seat }) => seat === piece.seat);
        // My left city is the right one of who shares it.
        if (away) return spotsOf(away.places, piece.tile, opposite(side));
        const partner = this.mine?.partners?.find(({ seat }) => seat === piece.seat);
        return spotsIn(partner?.spots[piece.tile] ?? "");
    }

    /** What the tile in hand could do in a city. */
    choices(side: Side): Spot[] {
        const now = this.selection;
        return now.at === "picked" || now.at === "provisional" ? this.spots(now.piece, side) : [];
    }

    feed(input: Input): void {
        const before = this.selection;
        const { next, effect } = step(before, input, {
            mine: (piece) => this.places(piece),
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
        this.#say(side, { answer: { to: ghost.no, accept } });
        if (accept) this.put(side, ghost);
    }

    /** Takes a tile of mine to where it was proposed. */
    put(side: Side, { seat, index, cell }: Ghost): void {
        if (seat === this.me) this.feed({ put: { seat, tile: index }, target: { side, cell }, now: performance.now() });
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        this.feed("changed");
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
            this.#say(side, { proposal: { round, turn, seat, tile, cell } });
            announce(t("table-say-proposed"));
        } else {
            const { side, cell } = effect.place;
            const { seat, tile } = effect.piece;
            if (seat === this.me) this.#act({ place: { tile, side, cell } });
            else
                this.send({
                    play_for: { seat, action: this.#action({ place: { tile, side: opposite(side), cell } }) },
                });
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
            announce(t(this.places(next.piece) ? "table-say-provisional" : "table-say-proposing", { where }));
        }
    }

    #spot(piece: Piece, { side, cell }: Target): Spot | undefined {
        return spotAt(this.spots(piece, side), cell);
    }

    #act(move: TableMove): void {
        this.send({ play: this.#action(move) });
    }

    #action(move: TableMove): Action {
        return { two_cities: { round: this.table.round, turn: this.table.turn, do: move } };
    }

    #say(side: Side, body: Body): void {
        const channel: Channel = { city: this.city(side) };
        this.send({ say: { channel, body } });
    }

    stop(): void {
        clearTimeout(this.#reasonTimer);
    }
}
