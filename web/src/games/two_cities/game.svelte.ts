/**
 * One player's side of the table: the view that came in, the tile in hand, and the commands that go out. Components
 * draw from it and feed it; tiles are placed in `placing.svelte.ts`.
 */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { Action, Body, Channel, CityView, Request, Line, Side, TableMove, View } from "../../protocol/types";
import { linesOf } from "../../state/lines";
import { nameList } from "../../kit/words";
import { nameOf } from "../../state/people";
import { cityName, ownCityName } from "./names";
import { handOf, tableOf } from "./view";
import { sentTiles, shown } from "./optimistic";
import type { Sent } from "../../city/sent";
import { TableGame, type TableGameProps } from "../../kit/table_game.svelte";
import { citiesOf, cityOf, ownersOf, partnerOf } from "../../state/layout";
import { ghosts, liveProposals } from "./proposals";
import type { Ghost } from "../../city/ghost";
import { opposite, SIDES } from "../../city/sides";
import { tileName } from "../../city/words";
import { TablePlacing } from "./placing.svelte";

export type TableProps = TableGameProps & { lines: readonly Line[] };

export class Game extends TableGame<TableProps> {
    readonly placing = new TablePlacing(this);
    /** The message that the last pick replaced another tile, and the turn it is about. */
    #swap = $state.raw({ turn: "", text: "" });

    protected override shown(view: View, pending: readonly Request[]): View {
        return shown(view, pending);
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

    /** Whether the partner there still has a tile for a city of mine. */
    owes(side: Side): boolean {
        const partner = this.table.seats[this.partner(side) ?? -1];
        return this.table.phase === "place" && partner !== undefined && !partner.placed?.includes(opposite(side));
    }

    /** "Your left city, with Ben". */
    label(side: Side): string {
        return ownCityName(this.view, side);
    }

    /** "City of Ada and Ben"; where nobody shares it "Left city of Ben". */
    cityLabel(city: number): string {
        return cityName(this.view, city);
    }

    /** The same, shorter, for where a board stands among its owners. */
    caption(city: number): string {
        const [one, other] = ownersOf(this.cities, city).map((seat) => this.name(seat)) as [string, string?];
        return other === undefined ? this.cityLabel(city) : t("table-between", { one, other });
    }

    readonly #live = $derived.by(() => SIDES.map((side) => this.#ghosts(side)));

    #ghosts(side: Side): Ghost[] {
        return ghosts(liveProposals(this.said(side), this.view.room), this.view, side);
    }

    /** What was said and proposed about a city of mine. */
    said(side: Side): Line[] {
        return linesOf(this.props().lines, { city: this.city(side) }, this.view.room.game_no);
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

    /** Says that this turn's last pick replaced another tile; empty if it didn't. */
    readonly swapped = $derived.by(() => (this.#swap.turn === this.turn ? this.#swap.text : ""));

    /** Picks a tile of the hand or puts it back; a third one replaces the one picked last, and that is said. */
    toggle(index: number): void {
        if (this.table.phase !== "choose" || this.mine?.chosen || this.paused) return;
        this.placing.unsay();
        const draft = this.draft;
        const picked = !draft.includes(index);
        const picks = picked ? [...draft.slice(0, 1), index] : draft.filter((pick) => pick !== index);
        this.do({ draft: picks });
        const hand = this.mine?.hand ?? [];
        const tile = tileName(hand[index] ?? "");
        const swapped = picked && draft.length === 2 ? hand[draft[1]!] : undefined;
        const text =
            swapped === undefined || swapped === hand[index]
                ? ""
                : t("table-swapped", { tile, other: tileName(swapped) });
        this.#swap = { turn: this.turn, text };
        announce(text || t(picked ? "table-say-picked" : "table-say-unpicked", { tile, count: picks.length }));
    }

    give(): void {
        const [a, b] = this.draft;
        if (this.paused) return;
        if (a === undefined || b === undefined)
            return this.placing.warn(t("table-why-two", { count: this.draft.length }));
        this.do({ choose: [a, b] });
    }

    // Placing

    /** The cities where a proposal is being answered though a tile waits there. */
    readonly answering = $state({ left: false, right: false });
    /** The number of the proposal for which the player looks for another place. */
    countered = $state<number | null>(null);

    readonly #sent = $derived.by(() => sentTiles(this.props().view, this.props().pending));

    /** The tiles on their way to a city. */
    sent(side: Side): Sent[] {
        return this.#sent.filter((tile) => tile.side === side);
    }

    /** Whether I place for a partner who is away. */
    standsIn(seat: number): boolean {
        return this.view.me.for_away?.some((away) => away.seat === seat) ?? false;
    }

    hold(side: Side, on: boolean): void {
        this.do({ hold: { side, on } });
    }

    answer(side: Side, ghost: Ghost, accept: boolean): void {
        this.say(side, { answer: { to: ghost.no, accept } });
        if (accept) this.placing.put(side, ghost);
    }

    do(move: TableMove): void {
        this.send({ play: this.#action(move) });
    }

    /** Moves for a partner who is away. */
    doFor(seat: number, move: TableMove): void {
        this.send({ play_for: { seat, action: this.#action(move) } });
    }

    #action(move: TableMove): Action {
        return { two_cities: { round: this.table.round, turn: this.table.turn, do: move } };
    }

    /** Says something to the partner of a city. */
    say(side: Side, body: Body): void {
        const channel: Channel = { city: this.city(side) };
        this.send({ say: { channel, body } });
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        this.placing.settle();
    }

    stop(): void {
        this.placing.stop();
    }
}
