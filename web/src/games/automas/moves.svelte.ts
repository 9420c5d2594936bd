/** Pointer and keyboard input of the solo game. `assigning` and `inserting` decide what it means. */

import type { CityView, Side } from "../../protocol/types";
import { rests, type DragHandler, type Point } from "../../kit/drag";
import type { Zoom } from "../../city/zoom.svelte";
import { Moves } from "../../city/moves.svelte";
import type { Piece } from "../../city/selection";
import { townOf, type Town } from "./draft";
import type { SoloGame } from "./game.svelte";
import { sideOf } from "./inserting.svelte";

/** A tile that is dragged to a city is drawn so large, in CSS pixels to a cell. */
const ASSIGN_UNIT = 64;

export class SoloMoves extends Moves {
    readonly #game: SoloGame;

    /** The tile being placed by keyboard. */
    #keys: { piece: Piece } | { tile: number } | null = null;

    constructor(game: SoloGame, zoom: Zoom) {
        super(game.inserting, zoom);
        this.#game = game;
    }

    // Assigning

    dragTile(index: number): DragHandler {
        const { assigning } = this.#game;
        const end = (): DOMRect | undefined => {
            assigning.over = null;
            return this.flight.land();
        };
        return {
            ready: () => {
                this.flight.prepare(assigning.tile(index), ASSIGN_UNIT);
                return assigning.mayAssign;
            },
            lift: (at) => {
                if (assigning.held !== index) assigning.hold(index);
                this.flight.lift(at);
            },
            draw: (at, pointer) => {
                this.flight.move(at);
                assigning.over = this.#townAt(at, pointer);
            },
            drop: (at, pointer) => {
                const from = end();
                const town = this.#townAt(at, pointer);
                if (town !== null) {
                    assigning.put(index, town);
                } else {
                    assigning.back(index);
                    this.comeHome(`[data-piece="${index}"]`, from);
                }
            },
            cancel: () => {
                end();
                assigning.held = null;
            },
        };
    }

    /** The city that the middle of a dragged tile is above, or the finger below it. */
    #townAt(...points: readonly Point[]): Town | null {
        const towns = points.map(({ x, y }) => this.#townOf(document.elementFromPoint(x, y)));
        return towns.find((town) => town !== null) ?? null;
    }

    #townOf(element: Element | null): Town | null {
        const town = element?.closest<HTMLElement>("[data-town]")?.dataset["town"];
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

    /** With a tile in hand, a tap anywhere on a city assigns it there, instead of enlarging or opening the city. */
    tapTown(event: MouseEvent): void {
        const { assigning } = this.#game;
        const target = event.target as Element;
        // The keyboard has the slots, and opens what a button opens.
        const idle = assigning.held === null || !assigning.mayAssign || event.detail === 0;
        const town = idle || target.closest("button:not(.score, [data-town])") ? null : this.#townOf(target);
        if (town === null) return;
        event.stopPropagation();
        assigning.tap(town);
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

    async #toSlot(town: Town): Promise<void> {
        await this.focus(`[data-slot="${town}"]`);
    }

    #onWithHand(): void {
        const { assigning } = this.#game;
        this.#keys = null;
        const next = assigning.hand.findIndex((_, index) => townOf(assigning.draft, index) === null);
        void this.focus(assigning.complete ? ".assign" : `[data-piece="${next}"]`);
    }

    // Inserting

    override pick(event: MouseEvent, piece: Piece): void {
        if (!this.#game.inserting.warnOf(piece)) super.pick(event, piece);
    }

    override dragPiece(piece: Piece): DragHandler {
        const { inserting } = this.#game;
        return inserting.before(piece) === null ? super.dragPiece(piece) : rests(() => void inserting.warnOf(piece));
    }

    protected override city(side: Side): CityView {
        return this.#game.city(side);
    }

    protected override near(piece: Piece): Side {
        return sideOf(piece);
    }

    protected override selector(piece: Piece): string {
        return `[data-assigned="${sideOf(piece)}-${piece.tile}"]`;
    }

    protected override picked(piece: Piece): void {
        this.#keys = { piece };
        void this.focusSpot(sideOf(piece));
    }

    // The keyboard

    onkeydown(event: KeyboardEvent): void {
        const { assigning } = this.#game;
        if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
        if (this.escape()) {
            event.preventDefault();
        } else if (assigning.held !== null) {
            event.preventDefault();
            const held = assigning.held;
            assigning.toggle(held);
            if (this.#keys !== null) void this.focus(`[data-piece="${held}"]`);
            this.#keys = null;
        }
    }

    /** When a tile is put back the keyboard returns to it; when it is inserted, it goes on with the next one. */
    follow(): void {
        this.withdraw();
        const { inserting } = this.#game;
        if (inserting.selection.at !== "idle" || this.#keys === null || !("piece" in this.#keys)) return;
        const { piece } = this.#keys;
        if (inserting.sent(sideOf(piece)).length > 0) return;
        this.#keys = null;
        const next = inserting.tile(piece) === null ? inserting.nextPiece(sideOf(piece)) : piece;
        void this.focus(next ? this.selector(next) : "#solo-head");
    }
}
