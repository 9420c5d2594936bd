/** The first half of a turn: the player assigns tiles to cities, may change that, and then confirms. */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import { tileName } from "../../city/words";
import { nextTown, put, take, townOf, type Draft, type Town } from "./draft";
import type { SoloGame } from "./game.svelte";

export class Assigning {
    readonly #game: SoloGame;
    #draft = $state.raw<{ turn: string; towns: Draft }>({ turn: "", towns: {} });

    /** The tile of the hand that is picked up. */
    held = $state<number | null>(null);
    /** The city that a dragged tile is above. */
    over = $state<Town | null>(null);

    constructor(game: SoloGame) {
        this.#game = game;
    }

    readonly hand = $derived.by(() => this.#game.table.hands[0] ?? []);
    readonly on = $derived.by(() => this.#game.table.phase === "assign");
    /** Whether the viewer may assign now. */
    readonly mayAssign = $derived.by(() => this.#game.mine && this.on && this.#game.assignedTo === null);
    readonly draft = $derived.by((): Draft => {
        const own = this.#draft.turn === this.#game.turn ? this.#draft.towns : {};
        return this.#game.assignedTo ?? own;
    });
    readonly complete = $derived.by(() => this.next === null);
    /** The first city that still lacks a tile. */
    readonly next = $derived.by(() => nextTown(this.draft, this.#game.towns));

    tile(index: number): string {
        return this.hand[index] ?? "";
    }

    /** The tile assigned to a city. */
    meant(town: Town): string | null {
        const index = this.draft[town];
        return index === undefined ? null : this.tile(index);
    }

    /** Picks a tile up or puts it back; one that was assigned to a city leaves it. */
    toggle(index: number): void {
        if (!this.mayAssign) return;
        if (townOf(this.draft, index) !== null) {
            this.back(index);
        } else if (this.held === index) {
            this.held = null;
            announce(t("table-say-back"));
        } else {
            this.hold(index);
        }
    }

    hold(index: number): void {
        this.held = index;
        announce(t("solo-say-held", { tile: tileName(this.tile(index)) }));
    }

    /** A city's slot was tapped: assigns the tile in hand to it, or picks up the one assigned to it. */
    tap(town: Town): void {
        if (!this.mayAssign) return;
        const there = this.draft[town];
        if (this.held === null) {
            if (there !== undefined) this.hold(there);
        } else if (this.held === there) {
            this.back(there);
        } else {
            this.put(this.held, town);
        }
    }

    put(index: number, town: Town): void {
        this.#set(put(this.draft, index, town));
        announce(t("solo-say-meant", { tile: tileName(this.tile(index)), town: t(`solo-${town}`) }));
        if (this.complete) announce(t("solo-say-complete"));
    }

    back(index: number): void {
        this.#set(take(this.draft, index));
        announce(t("table-say-back"));
    }

    say(): void {
        const { left, right, automacity } = this.draft;
        if (!this.mayAssign) return;
        if (this.next !== null) return this.#game.inserting.warn(t("solo-why-lacks", { town: t(`solo-${this.next}`) }));
        if (left === undefined || right === undefined) return;
        this.held = null;
        this.#game.inserting.unsay();
        this.#game.do({ assign: { left, right, ...(automacity !== undefined && { automacity }) } });
    }

    settle(): void {
        if (this.#draft.turn === this.#game.turn && this.on) return;
        this.#draft = { turn: this.#game.turn, towns: {} };
        this.held = null;
        this.over = null;
    }

    #set(towns: Draft): void {
        this.#game.inserting.unsay();
        this.#draft = { turn: this.#game.turn, towns };
        this.held = null;
    }
}
