/** The player's moves on the page: dragging and the keyboard. What they mean is decided in the game's two halves. */

import { tick } from "svelte";
import type { Side } from "../../protocol/types";
import type { DragHandler, Point } from "../../kit/drag";
import type { Flight } from "../../city/flight.svelte";
import { windowOn } from "../../tiles/notation";
import { HAND, LEFT, RIGHT, type Pager } from "../../kit/pager.svelte";
import { SIDES } from "../../city/sides";
import type { Piece, Target } from "../../city/selection";
import { cellAt, spotAt } from "../../city/spots";
import { travel } from "../../city/travel";
import { townOf, type Town } from "./draft";
import type { SoloGame } from "./game.svelte";
import { sideOf } from "./inserting.svelte";

/** A tile that is dragged to a city is drawn so large, in CSS pixels to a cell. */
const ASSIGN_UNIT = 64;

export class Moves {
    readonly #game: SoloGame;
    readonly #pager: Pager;
    readonly #flight: Flight;
    #root: HTMLElement | undefined;

    /** What the spot under the dragged piece would change the score by. */
    readonly aimed = $derived.by(() => {
        const now = this.#game.inserting.selection;
        if (now.at !== "picked" || now.aim === null) return null;
        return spotAt(this.#game.inserting.spots(now.piece, now.aim.side), now.aim.cell)?.delta ?? null;
    });

    /** The tile being placed by keyboard. */
    #keys: { piece: Piece } | { tile: number } | null = null;

    constructor(game: SoloGame, pager: Pager, flight: Flight) {
        this.#game = game;
        this.#pager = pager;
        this.#flight = flight;
    }

    readonly attach = (root: HTMLElement): (() => void) => {
        this.#root = root;
        return () => (this.#root = undefined);
    };

    #find(selector: string): HTMLElement | null {
        return this.#root?.querySelector<HTMLElement>(selector) ?? null;
    }

    async #focus(selector: string): Promise<void> {
        await tick();
        this.#find(selector)?.focus();
    }

    // Assigning

    dragTile(index: number): DragHandler {
        const { assigning } = this.#game;
        const end = (): DOMRect | undefined => {
            this.#game.dragging = false;
            assigning.over = null;
            return this.#flight.land();
        };
        return {
            ready: () => assigning.able,
            lift: (at) => {
                if (assigning.held !== index) assigning.hold(index);
                this.#game.dragging = true;
                this.#flight.lift(assigning.tile(index), ASSIGN_UNIT, at);
            },
            draw: (at, pointer) => {
                this.#flight.move(at);
                if (this.#pager.on) this.#pager.follow(pointer);
                assigning.over = this.#townAt(at);
            },
            drop: (at) => {
                const from = end();
                const town = this.#townAt(at);
                if (town !== null) {
                    assigning.put(index, town);
                } else {
                    assigning.back(index);
                    this.#comeHome(`[data-piece="${index}"]`, from);
                }
            },
            cancel: () => {
                end();
                assigning.held = null;
            },
        };
    }

    /** The city that a dragged tile is above. */
    #townAt({ x, y }: Point): Town | null {
        const town = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-town]")?.dataset["town"];
        return this.#game.towns.find((known) => known === town) ?? null;
    }

    /** A tile of the hand was clicked; a click without a pointer comes from the keyboard. */
    tapTile(event: MouseEvent, index: number): void {
        const { assigning } = this.#game;
        assigning.toggle(index);
        if (event.detail > 0 || assigning.held !== index) return;
        this.#keys = { tile: index };
        void this.#toSlot(assigning.next ?? this.#game.towns[0]!);
    }

    tapSlot(event: MouseEvent, town: Town): void {
        const { assigning } = this.#game;
        const held = assigning.held;
        assigning.tap(town);
        if (event.detail > 0) return;
        if (assigning.held !== null) this.#keys = { tile: assigning.held };
        else if (held !== null) this.#onWithHand();
    }

    /** The arrow keys lead from city to city. */
    slotKey(event: KeyboardEvent, town: Town): void {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        const { towns } = this.#game;
        void this.#toSlot(towns[(towns.indexOf(town) + step + towns.length) % towns.length]!);
    }

    /** On a small screen the slots of all cities stand beside the hand, too. */
    async #toSlot(town: Town): Promise<void> {
        await this.#focus(`.slots${this.#pager.on ? ".tray" : ":not(.tray)"} [data-slot="${town}"]`);
    }

    #onWithHand(): void {
        const { assigning } = this.#game;
        this.#keys = null;
        const next = assigning.hand.findIndex((_, index) => townOf(assigning.draft, index) === null);
        void this.#focus(assigning.complete ? ".assign" : `[data-piece="${next}"]`);
    }

    // Inserting

    #board(side: Side): HTMLElement | null {
        return this.#find(`[data-side="${side}"] .board`);
    }

    dragPiece(piece: Piece): DragHandler {
        const { inserting } = this.#game;
        const end = (): DOMRect | undefined => {
            this.#game.dragging = false;
            return this.#flight.land();
        };
        return {
            ready: () => inserting.tile(piece) !== null,
            lift: (at) => {
                const now = inserting.selection;
                if (now.at !== "picked" || now.piece.seat !== piece.seat || now.piece.tile !== piece.tile)
                    inserting.feed({ pick: piece });
                const side = sideOf(piece);
                const unit = (this.#board(side)?.clientWidth ?? 0) / windowOn(this.#game.city(side), false).across;
                this.#game.dragging = true;
                this.#flight.lift(inserting.tile(piece) ?? "", unit, at);
            },
            draw: (at, pointer) => {
                this.#flight.move(at);
                if (this.#pager.on) this.#pager.follow(pointer);
                const target = this.#targetAt(at, piece);
                const now = inserting.selection.at === "picked" ? inserting.selection.aim : null;
                if (String(target?.cell) !== String(now?.cell) || target?.side !== now?.side)
                    inserting.feed({ aim: target });
            },
            drop: (at) => {
                inserting.feed({ drop: this.#targetAt(at, piece), now: performance.now() });
                const from = end();
                if (inserting.selection.at === "idle") this.#comeHome(pieceSelector(piece), from);
            },
            cancel: () => {
                inserting.feed("back");
                end();
            },
        };
    }

    #targetAt(at: Point, piece: Piece): Target | null {
        const tile = this.#game.inserting.tile(piece) ?? "";
        for (const side of SIDES) {
            const box = this.#board(side)?.getBoundingClientRect();
            const shown = windowOn(this.#game.city(side), false);
            const cell = box && cellAt(at, box, shown, tile, this.#game.inserting.spots(piece, side));
            if (cell) return { side, cell };
        }
        return null;
    }

    #comeHome(selector: string, from: DOMRect | undefined): void {
        const home = this.#find(selector);
        if (home && from) travel(home, from);
    }

    /** A tile that is to be inserted was clicked. */
    pick(event: MouseEvent, piece: Piece): void {
        const { inserting } = this.#game;
        inserting.feed({ pick: piece });
        if (event.detail > 0 || inserting.selection.at !== "picked") return;
        this.#keys = { piece };
        void this.#focus(`[data-side="${sideOf(piece)}"] [data-spot][tabindex="0"]`);
    }

    // The keyboard

    escape(event: KeyboardEvent): void {
        const { assigning, inserting } = this.#game;
        if (event.key !== "Escape" || this.#root?.querySelector("dialog[open]")) return;
        if (inserting.selection.at !== "idle") {
            event.preventDefault();
            inserting.feed("back");
        } else if (assigning.held !== null) {
            event.preventDefault();
            const held = assigning.held;
            assigning.toggle(held);
            if (this.#keys !== null) void this.#focus(`[data-piece="${held}"]`);
            this.#keys = null;
        }
    }

    /** When a tile is put back the keyboard returns to it; when it is inserted, it goes on with the next one. */
    follow(): void {
        const { inserting } = this.#game;
        if (inserting.selection.at !== "idle" || this.#keys === null || !("piece" in this.#keys)) return;
        const { piece } = this.#keys;
        if (inserting.landings(sideOf(piece)).length > 0) return;
        this.#keys = null;
        const next = inserting.tile(piece) === null ? inserting.nextPiece(sideOf(piece)) : piece;
        if (next && this.#pager.on) this.#pager.show(sideOf(next) === "left" ? LEFT : RIGHT);
        void this.#focus(next ? pieceSelector(next) : "#solo-head");
        if (!next && this.#pager.on) this.#pager.show(HAND);
    }
}

const pieceSelector = (piece: Piece): string => `[data-assigned="${sideOf(piece)}-${piece.tile}"]`;
