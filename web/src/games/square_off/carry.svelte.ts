/** Carrying the piece by pointer: over the grid it snaps, elsewhere it floats at the pointer. */

import { draggable, type DragHandler, type Point } from "../../kit/drag";
import type { SquareOffTile } from "../../protocol/types";
import { letterAt, within } from "./field";
import type { SquareOffGame } from "./game.svelte";
import { turning } from "./gestures";
import { isStarter, sameSquare, squaresOf, type Square } from "./shapes";
import { snap, tapped } from "./snap";

export class Carry {
    readonly #game: SquareOffGame;
    #cells: HTMLElement | undefined;
    /** Whether the pointer is a mouse, which can hover and grip a piece at an exact point. */
    #mouse = false;
    /** From the pointer to the middle of what was gripped, in squares. */
    #grip: Square = [0, 0];

    /** The piece that floats beside the grid: where, and how large its squares are, in CSS pixels. */
    float = $state.raw<{ at: Point; unit: number } | null>(null);

    constructor(game: SquareOffGame) {
        this.#game = game;
    }

    /** A piece of the stock can be dragged to the grid. */
    fromStock(piece: string): DragHandler {
        const { hand } = this.#game;
        return this.#handler({
            ready: () => this.#game.mayLay,
            lift: () => {
                if (hand.piece !== piece || this.#game.laid?.piece === piece) hand.choose(piece);
            },
        });
    }

    /** Drags a movable piece that lies on the grid; a finger may begin anywhere on the grid. */
    #fromGrid(): DragHandler {
        const { hand } = this.#game;
        let pressed: Square | null = null;
        return this.#handler({
            ready: (at) => {
                pressed = this.#squareAt(at);
                if (!this.#game.mayLay || pressed === null) return false;
                if (hand.piece === null) return this.#liftable(pressed) !== null;
                if (!this.#mouse) return true;
                const lies = hand.held ?? this.#game.laid;
                return !hand.follows && lies !== null && covers(lies, pressed);
            },
            lift: (at) => {
                const { laid } = this.#game;
                const letter = hand.piece === null && pressed !== null ? this.#liftable(pressed) : null;
                if (letter !== null) return hand.lift(letter);
                if (hand.held === null && laid !== null && laid.piece === hand.piece) hand.pickUp();
                if (this.#mouse && hand.held !== null) this.#grip = this.#from(at, middle(squaresOf(hand.held)));
            },
        });
    }

    #handler({ ready, lift }: Pick<DragHandler, "ready" | "lift">): DragHandler {
        const { hand } = this.#game;
        const end = (): void => {
            hand.dragging = false;
            this.#grip = [0, 0];
            this.float = null;
        };
        return {
            ready,
            lift: (at) => {
                this.#grip = [0, 0];
                lift(at);
                [hand.dragging, hand.put] = [true, false];
                this.#draw(at, at);
            },
            draw: (at, pointer) => this.#draw(at, pointer),
            drop: (at, pointer) => {
                const tile = this.#tileOf(at, pointer);
                end();
                if (tile === null) hand.back();
                // The mouse goes on holding a piece that can't lie there; with a finger, the piece waits there.
                else if (this.#mouse && !this.#game.legal(tile)) hand.refuse();
                else hand.putDown(tile);
            },
            cancel: () => {
                end();
                hand.back();
            },
        };
    }

    /** Draws the piece over the grid, or floating beside it. If its middle is off the grid, the fingertip counts. */
    #draw(at: Point, pointer: Point): void {
        const { hand } = this.#game;
        if (!hand.dragging) return;
        const tile = this.#tileOf(at, pointer);
        hand.hover(tile);
        const { extent } = this.#game;
        const unit = (this.#cells?.clientWidth ?? 0) / (extent.right - extent.left + 1);
        this.float = tile === null && hand.piece !== null ? { at, unit } : null;
    }

    /** The grid's cells: what is pressed and hovered over. */
    readonly attach = (cells: HTMLElement): (() => void) => {
        this.#cells = cells;
        const { hand } = this.#game;
        const down = (event: PointerEvent): void => void (this.#mouse = event.pointerType === "mouse");
        const move = (event: PointerEvent): void => {
            this.#mouse = event.pointerType === "mouse";
            if (this.#mouse && hand.follows && !hand.dragging)
                hand.hover(this.#tileUnder({ x: event.clientX, y: event.clientY }));
        };
        const leave = (event: PointerEvent): void => {
            if (event.pointerType === "mouse" && hand.follows && !hand.dragging) hand.hover(null);
        };
        cells.addEventListener("pointerdown", down, true);
        cells.addEventListener("pointermove", move);
        cells.addEventListener("pointerleave", leave);
        const unturn = turning(hand, (target) => target instanceof Node && cells.contains(target));
        const undrag = draggable(() => this.#fromGrid())(cells);
        return () => {
            cells.removeEventListener("pointerdown", down, true);
            cells.removeEventListener("pointermove", move);
            cells.removeEventListener("pointerleave", leave);
            unturn();
            undrag();
            this.#cells = undefined;
        };
    };

    /** A square was clicked or tapped. */
    tap(square: Square): void {
        const { hand, laid, mayLay } = this.#game;
        if (!mayLay) return;
        const own = this.#liftable(square);
        const landed = hand.follows && this.#mouse && hand.held !== null ? hand.held : null;
        if (own !== null && (hand.piece === null || (landed ? !this.#game.legal(landed) : true))) return hand.lift(own);
        if (hand.piece === null) return;
        if (hand.held === null && laid?.piece === hand.piece && covers(laid, square)) {
            if (this.#mouse) hand.pickUp();
            return;
        }
        if (this.#mouse && hand.put && hand.held !== null && covers(hand.held, square)) {
            hand.put = false;
            return;
        }
        const meant = landed && this.#game.legal(landed) ? landed : this.#covering(hand.piece, square);
        // As in a drop: the mouse goes on holding it; with a finger, it waits there.
        if (landed !== null && !this.#game.legal(meant)) return hand.refuse();
        hand.putDown(meant);
    }

    /** In a race, the tile on a square that can be taken back. */
    #liftable(square: Square): string | null {
        const { side, racing } = this.#game;
        if (!racing || side === null) return null;
        const letter = letterAt(this.#game.field(side), square);
        return letter === "." || isStarter(letter) ? null : letter;
    }

    /** Where a point is, in squares from the corner of the grid; `null` beside what is drawn of it. */
    #place({ x, y }: Point): Square | null {
        const box = this.#cells?.getBoundingClientRect();
        if (!box) return null;
        const { top, left, bottom, right } = this.#game.extent;
        const [down, across] = [(y - box.top) / box.height, (x - box.left) / box.width];
        if (Math.min(down, across) < 0 || Math.max(down, across) > 1) return null;
        return [top + down * (bottom - top + 1), left + across * (right - left + 1)];
    }

    #squareAt(at: Point): Square | null {
        const place = this.#place(at);
        const square: Square | null = place && [Math.floor(place[0]), Math.floor(place[1])];
        return square && within(this.#game.extent, square) ? square : null;
    }

    #from(at: Point, to: Square): Square {
        const place = this.#place(at);
        return place ? [to[0] - place[0], to[1] - place[1]] : [0, 0];
    }

    /** Where the tile that is carried would lie: below itself, else below what carries it. */
    #tileOf(at: Point, pointer: Point): SquareOffTile | null {
        return this.#tileAt(at) ?? this.#tileAt(pointer);
    }

    /** Where a click would lay the tile: with its middle there, else anyhow so that it covers the square. */
    #tileUnder(at: Point): SquareOffTile | null {
        const [tile, square] = [this.#tileAt(at), this.#squareAt(at)];
        if (tile === null || square === null || this.#game.legal(tile)) return tile;
        const covering = this.#covering(tile.piece, square);
        return this.#game.legal(covering) ? covering : tile;
    }

    #covering(piece: string, square: Square): SquareOffTile {
        return tapped(piece, this.#game.hand.facing(piece), square, (tile) => this.#game.legal(tile));
    }

    #tileAt(at: Point): SquareOffTile | null {
        const { hand } = this.#game;
        const place = this.#place(at);
        if (place === null || hand.piece === null) return null;
        const held: Square = [place[0] + this.#grip[0], place[1] + this.#grip[1]];
        return snap(hand.piece, hand.facing(hand.piece), held, this.#game.bounds, (tile) => this.#game.legal(tile));
    }
}

const covers = (tile: SquareOffTile, square: Square): boolean =>
    squaresOf(tile).some((other) => sameSquare(other, square));

/** The middle of the box around squares. */
function middle(squares: readonly Square[]): Square {
    const of = (axis: 0 | 1): number => {
        const all = squares.map((square) => square[axis]);
        return (Math.min(...all) + Math.max(...all) + 1) / 2;
    };
    return [of(0), of(1)];
}
