/**
 * The piece in hand: chosen, turned, held over the grid by pointer or keyboard, and put down, which lays it if it can
 * lie there.
 */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import { Hovering } from "../../kit/hovering";
import type { SquareOffTile } from "../../protocol/types";
import type { Extent } from "./field";
import type { SquareOffGame } from "./game.svelte";
import { held, isStarter, sameTile, turned, turnedTile, type Square, type Turn } from "./shapes";
import { moved } from "./snap";
import { costText, pieceName, placeText, shapeText } from "./words";

/** Where a piece comes onto the grid by keyboard. */
const CENTRE: Square = [4, 4];

export class Hand {
    readonly #game: SquareOffGame;
    readonly #hovering: Hovering<SquareOffTile>;

    #chosen = $state.raw<string | null>(null);
    /** Which way round each piece was turned last. */
    #facings = $state.raw<Readonly<Record<string, number>>>({});
    /** Where the piece is held over the grid, legal or not. */
    held = $state.raw<SquareOffTile | null>(null);
    /** Whether it was put down where it can't lie, and waits there to be turned or moved. */
    put = $state(false);
    /** The starter that was in hand when the other side laid it. */
    #taken = $state.raw<string | null>(null);
    /** Whether the tile laid in this turn is back in hand. */
    #lifted = $state(false);
    /** Whether it is being dragged. */
    dragging = $state(false);
    #turn = "";
    #laid: SquareOffTile | null = null;

    constructor(game: SquareOffGame) {
        this.#game = game;
        this.#hovering = new Hovering(
            (tile) => this.#game.show(tile),
            sameTile,
            () => game.allies.length > 0 && !game.over && !game.paused,
        );
    }

    /** The piece in hand; `null` where one is to be chosen first. */
    readonly piece = $derived.by((): string | null => {
        const { mayLay, card, stock, laid } = this.#game;
        if (!mayLay) return null;
        if (this.#chosen !== null && stock.includes(this.#chosen)) return this.#chosen;
        return card ?? laid?.piece ?? null;
    });

    /** Where it is held, or was laid and may still move; `null` beside the grid. */
    get at(): SquareOffTile | null {
        const { laid } = this.#game;
        return this.held ?? (laid?.piece === this.piece ? laid : null);
    }

    /** Whether the other side was faster, so that another starter has to be chosen. */
    get outrun(): boolean {
        return !this.piece && !!this.#taken && !this.#game.stock.includes(this.#taken);
    }

    readonly why = $derived.by(() => (this.held === null ? null : this.#game.why(this.held)));

    /** Whether it follows the mouse without a button held. */
    readonly follows = $derived.by(
        () => this.piece !== null && !this.put && (this.#lifted || this.#game.laid?.piece !== this.piece),
    );

    facing(piece: string): number {
        if (this.held?.piece === piece) return this.held.facing;
        const { laid } = this.#game;
        return laid?.piece === piece ? laid.facing : (this.#facings[piece] ?? 0);
    }

    /** Takes a piece of the stock in hand, or puts it back. */
    choose(piece: string): void {
        if (!this.#game.mayLay || !this.#game.stock.includes(piece)) return;
        if (this.#chosen === piece && this.held === null && this.#game.laid?.piece !== piece) return this.back();
        this.#free();
        this.#chosen = piece;
        announce(t("square-off-say-chosen", { piece: pieceName(piece) }));
    }

    /** Holds it there, following a pointer; `null` beside the grid. */
    hover(tile: SquareOffTile | null): void {
        if (!this.follows && !this.dragging) return;
        this.held = tile;
        this.#show();
    }

    /** What was laid in this turn follows the pointer again. */
    pickUp(): void {
        if (!this.#game.mayLay || this.#game.laid === null) return;
        [this.held, this.put, this.#lifted] = [this.#game.laid, false, true];
        this.#chosen = this.held.piece;
        announce(t("square-off-say-chosen", { piece: pieceName(this.held.piece) }));
    }

    /** In a race: takes a tile back. */
    lift(piece: string): void {
        if (!this.#game.mayLay || !this.#game.racing || isStarter(piece)) return;
        this.#game.lift(piece);
        this.#free();
        this.#chosen = piece;
        announce(t("square-off-say-chosen", { piece: pieceName(piece) }));
    }

    turn(turn: Turn): void {
        const { piece, at } = this;
        if (piece === null) return;
        if (at === null) {
            this.#facings = { ...this.#facings, [piece]: turned(piece, this.facing(piece), turn) };
            announce(t("square-off-say-turned", { shape: shapeText(piece, this.facing(piece)) }));
            return;
        }
        const next = turnedTile(at, turn);
        this.#facings = { ...this.#facings, [piece]: next.facing };
        const lies = this.held === null || this.put;
        // In a race, turning a waiting tile must not lay it by accident: there it is laid only when put down.
        if (lies && !this.dragging && !(this.#game.racing && this.#game.legal(next))) return this.putDown(next);
        this.held = next;
        this.#show();
        announce(`${shapeText(next.piece, next.facing)} ${placeText(next, this.why)}`);
    }

    /** By keyboard: a step over the grid, within what is drawn of it. */
    nudge(by: Square, extent: Extent): void {
        if (this.held === null) return;
        this.held = moved(this.held, by, extent);
        this.put = false;
        this.#show();
        announce(placeText(this.held, this.why));
    }

    /** By keyboard: holds the piece over a square, at first the centre. */
    enter(square: Square = CENTRE): void {
        const { piece } = this;
        if (piece === null) return;
        const { laid } = this.#game;
        [this.held, this.put, this.#lifted] = [
            laid?.piece === piece ? laid : held(piece, this.facing(piece), square),
            false,
            true,
        ];
        this.#show();
        announce(placeText(this.held, this.why));
    }

    /** Lays it there if it can lie there; else it waits there, and the reason is announced. */
    putDown(tile: SquareOffTile): void {
        if (!this.#game.mayLay) return;
        [this.held, this.put, this.#lifted] = [tile, true, true];
        if (this.why !== null) {
            this.#show();
            announce(t(`square-off-why-${this.why}`));
            return;
        }
        this.#game.lay(tile);
        this.#facings = { ...this.#facings, [tile.piece]: tile.facing };
        this.#free();
        const laid = this.#game.racing ? "square-off-say-laid-race" : "square-off-say-laid";
        announce(t(laid, { piece: pieceName(tile.piece) }) + costText(tile));
        if (this.#game.racing) this.#chosen = null;
    }

    /** It can't be put down there, and goes on following the mouse: announces why. */
    refuse(): void {
        if (this.why !== null) announce(t(`square-off-why-${this.why}`));
    }

    /** Takes it off the grid; a piece that was only chosen goes back to the stock. */
    back(): void {
        if (this.held === null && this.#chosen === null) return;
        if (this.held === null || this.#game.racing) this.#chosen = null;
        this.#free();
        announce(t("square-off-say-back"));
    }

    /** The view has changed. */
    settle(): void {
        const { turn, mine, stock } = this.#game;
        const laid = mine?.laid ?? null;
        const gone = this.held !== null && this.held.piece !== this.piece;
        // Someone of my side may have laid it meanwhile: what only waits or hovers there makes way for that.
        const elsewhere = !sameTile(laid, this.#laid) && !this.follows && !this.dragging;
        if (turn !== this.#turn) {
            [this.#chosen, this.#taken] = [null, null];
            this.#hovering.forget();
        }
        if (this.#chosen && isStarter(this.#chosen) && !stock.includes(this.#chosen)) {
            [this.#taken, this.#chosen] = [this.#chosen, null];
            announce(t("refusal-starter-taken"));
        }
        if (gone || elsewhere) this.#free();
        [this.#turn, this.#laid] = [turn, laid];
        // Sends what could not be sent while the game was paused.
        this.#show();
    }

    #free(): void {
        [this.held, this.put, this.#lifted] = [null, false, false];
        this.#show();
    }

    /** Shows my allies where I hold it. */
    #show(): void {
        this.#hovering.show(this.held);
    }

    stop(): void {
        this.#hovering.stop();
    }
}
