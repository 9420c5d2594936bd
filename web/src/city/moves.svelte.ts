/** Moving tiles on the page, with the pointer and the keyboard. What it means is decided in `Placing`. */

import { tick } from "svelte";
import type { CityView, Side } from "../protocol/types";
import type { DragHandler, Point } from "../kit/drag";
import { still, type Zoom } from "./zoom.svelte";
import { Flight } from "./flight.svelte";
import type { Placing } from "./placing.svelte";
import { samePiece, type Piece, type Target } from "./selection";
import { SIDES } from "./sides";
import { anywhere, cellAt } from "./spots";
import { travel } from "./travel";

/** Once what has changed is drawn. */
const afterFrame = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

export abstract class Moves {
    readonly flight = new Flight();
    readonly zoom: Zoom;
    readonly #placing: Placing;
    protected root: HTMLElement | undefined;

    /** There have been buttons in both cities, and there still are in one: those stay where they are. */
    sharing = $state(false);

    /** A piece follows the pointer. */
    readonly dragging = $derived.by(() => this.flight.aloft);

    /** What may be dragged soon, or is. */
    #pressed = $state.raw<Piece | null>(null);

    /** All that its spots would change the score by. */
    readonly changes = $derived.by(() => {
        const piece = this.#pressed;
        const spots = piece ? SIDES.flatMap((side) => this.#placing.spotsOf(piece, side)) : [];
        const deltas = spots.flatMap(({ delta }) => delta ?? []);
        return deltas.filter((delta, i) => deltas.indexOf(delta) === i);
    });

    /** What the spot under the dragged piece would change the score by. */
    readonly aimed = $derived.by(() => {
        const now = this.#placing.selection;
        if (now.at !== "picked" || now.aim === null) return null;
        return this.#placing.spot(now.piece, now.aim)?.delta ?? null;
    });

    constructor(placing: Placing, zoom: Zoom) {
        this.#placing = placing;
        this.zoom = zoom;
    }

    protected abstract city(side: Side): CityView;
    /** The city whose scale a dragged piece takes. */
    protected abstract near(piece: Piece): Side;
    /** Finds the button of a piece. */
    protected abstract selector(piece: Piece): string;
    /** A piece was picked by keyboard: the focus goes to where it can lie. */
    protected abstract picked(piece: Piece): void;

    readonly attach = (root: HTMLElement): (() => void) => {
        this.root = root;
        return () => (this.root = undefined);
    };

    protected async focus(selector: string): Promise<void> {
        await tick();
        this.root?.querySelector<HTMLElement>(selector)?.focus();
    }

    /** The focus goes to the spot of a board that Tab would reach. */
    protected focusSpot(side: Side): Promise<void> {
        return this.focus(`[data-side="${side}"] [data-spot][tabindex="0"]`);
    }

    protected comeHome(selector: string, from: DOMRect | undefined): void {
        const home = this.root?.querySelector(selector);
        if (home && from) travel(home, from);
    }

    /** A city was tapped that the tile in hand can't go to. */
    refuse(side: Side): void {
        this.#placing.refuse(side);
    }

    /** The button of a piece was clicked; a click without a pointer comes from Enter or the space bar. */
    pick(event: MouseEvent, piece: Piece): void {
        this.#placing.feed({ pick: piece });
        if (event.detail === 0 && this.#placing.selection.at === "picked") this.picked(piece);
    }

    /** `home` finds where it lies, and it takes the scale of `side`: what is proposed lies on a board already. */
    dragPiece(piece: Piece, home = this.selector(piece), side = this.near(piece)): DragHandler {
        const placing = this.#placing;
        let lifted = false;
        let taken = false;
        /** The middle of the piece, and the fingertip below it. */
        let here: [Point, Point];
        let lift = 0;
        /** One city after the other: both at once would be felt. */
        const tell = (): void => {
            placing.later = placing.later.slice(1);
            if (placing.later.length > 0) afterFrame(tell);
        };
        const take = (): void => {
            if (taken) return;
            taken = true;
            const now = placing.selection;
            if (now.at === "picked" && samePiece(now.piece, piece)) return;
            placing.later = SIDES;
            placing.feed({ pick: piece });
        };
        const draw = (at: Point, pointer: Point): void => {
            here = [at, pointer];
            if (!taken) return this.flight.move(at);
            // These measure the page, so nothing is moved before.
            this.zoom.follow(at, pointer, () => {
                this.#prepare(piece, side);
                this.#stay(at, pointer, piece);
            });
            this.#aim(at, pointer, piece);
            this.flight.move(at);
        };
        return {
            ready: () => this.#prepare(piece, side),
            lift: (at) => {
                lifted = true;
                here = [at, at];
                lift = this.#lifts += 1;
                this.#over = "";
                this.#meant = null;
                this.flight.lift(at);
                afterFrame(() => {
                    if (!lifted) return;
                    take();
                    requestAnimationFrame(() => lifted && draw(...here));
                });
            },
            draw,
            drop: (at, pointer) => {
                take();
                lifted = false;
                this.zoom.rest();
                const target = this.#targetAt(at, pointer, piece);
                // The browser is busy finding out what the pointer is on now.
                afterFrame(() => {
                    const done = placing.feed({ drop: target, now: performance.now() });
                    const back = placing.selection.at === "idle" && !done;
                    afterFrame(() => {
                        // The next one may be in the air already.
                        const from = lift === this.#lifts ? this.flight.land() : undefined;
                        if (back) this.comeHome(home, from);
                        afterFrame(tell);
                    });
                });
            },
            cancel: () => {
                lifted = false;
                this.zoom.rest();
                if (taken) placing.feed("back");
                placing.later = [];
                this.flight.land();
            },
        };
    }

    /** What was begun last ends: a tile goes back, or both cities come into sight. Whether there was anything. */
    protected escape(): boolean {
        const placing = this.#placing;
        if (placing.selection.at !== "idle") placing.feed("back");
        else if (this.zoom.side !== null) this.zoom.show(null);
        else return false;
        return true;
    }

    /** Whether it can be lifted. */
    #prepare(piece: Piece, side: Side): boolean {
        const tile = this.#placing.tile(piece);
        if (tile === null || this.#placing.stopped()) return false;
        this.#pressed = piece;
        this.flight.prepare(tile, (this.#board(side)?.clientWidth ?? 0) / this.#placing.window(side).across);
        return true;
    }

    /** How many pieces were lifted so far. */
    #lifts = 0;

    /** Where it was aimed last, and what could be done there. */
    #over = "";

    #aim(at: Point, pointer: Point, piece: Piece): void {
        const placing = this.#placing;
        const target = this.#targetAt(at, pointer, piece);
        const over = target ? `${target.side} ${target.cell.join()} ${placing.spot(piece, target)?.delta}` : "";
        if (over === this.#over) return;
        this.#over = over;
        placing.feed({ aim: target });
    }

    /** What a piece was aimed at when the city grew under it. Whoever lets go just then means that. */
    #meant: { at: Point; target: Target } | null = null;

    #stay(at: Point, pointer: Point, piece: Piece): void {
        const now = this.#placing.selection;
        const target = now.at === "picked" ? now.aim : null;
        if (target && this.#placing.spot(piece, target)) this.#meant = { at, target };
        else this.#aim(at, pointer, piece);
    }

    #busy = false;

    /** When no tile is in hand or waits any more, both cities are in sight again. */
    protected withdraw(): void {
        const busy = this.#placing.selection.at !== "idle";
        if (this.#busy && !busy) this.zoom.show(null);
        this.#busy = busy;
    }

    #board(side: Side): HTMLElement | null {
        return this.root?.querySelector<HTMLElement>(`[data-side="${side}"] .board`) ?? null;
    }

    /**
     * The spot near the middle of a dragged piece, else the one near the fingertip below it: what is marked there is
     * meant, though the piece may float beside its board or over the other one. Else it is an empty city under either,
     * which takes it anywhere, or the bare cell there; `null` beside the boards.
     */
    #targetAt(at: Point, pointer: Point, piece: Piece): Target | null {
        const placing = this.#placing;
        if (this.#meant && still(at, this.#meant.at)) return this.#meant.target;
        this.#meant = null;
        const isSpot = (target: Target): boolean => placing.spot(piece, target) !== undefined;
        const cells = [at, pointer].flatMap((point) => SIDES.flatMap((side) => this.#cellUnder(point, piece, side)));
        const wide = cells.map(({ side, cell }): Target => {
            const spot = anywhere(this.city(side), placing.spotsOf(piece, side));
            return { side, cell: spot?.cell ?? cell };
        });
        return cells.find(isSpot) ?? wide.find(isSpot) ?? cells[0] ?? null;
    }

    #cellUnder(at: Point, piece: Piece, side: Side): Target | [] {
        const placing = this.#placing;
        const box = this.#board(side)?.getBoundingClientRect();
        const tile = placing.tile(piece);
        const cell = box && tile && cellAt(at, box, placing.window(side), tile, placing.spotsOf(piece, side));
        return cell ? { side, cell } : [];
    }
}
