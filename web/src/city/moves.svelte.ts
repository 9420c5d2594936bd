/** Pointer and keyboard input for moving tiles, turned into inputs for `Placing`, which decides what they mean. */

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

/** Runs `then` after the next frame is drawn. */
const afterFrame = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

export abstract class Moves {
    readonly flight = new Flight();
    readonly zoom: Zoom;
    readonly #placing: Placing;
    protected root: HTMLElement | undefined;

    /** Both cities have had buttons, and one still has: its buttons stay where they are. */
    sharing = $state(false);

    /** A piece follows the pointer. */
    readonly dragging = $derived.by(() => this.flight.aloft);

    /** The piece that is dragged, or pressed and about to be. */
    #pressed = $state.raw<Piece | null>(null);

    /** The score changes of all its spots, each once. */
    readonly changes = $derived.by(() => {
        const piece = this.#pressed;
        const spots = piece ? SIDES.flatMap((side) => this.#placing.spotsOf(piece, side)) : [];
        const deltas = spots.flatMap(({ delta }) => delta ?? []);
        return deltas.filter((delta, i) => deltas.indexOf(delta) === i);
    });

    /** The score change of the spot under the dragged piece. */
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
    /** The city whose cell size a dragged piece is drawn at. */
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

    /** A tap is still meant for the tile that was in hand. */
    get late(): boolean {
        return this.#placing.late;
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

    /** `home`: selector of the element to return to; `side`: the city whose scale it takes, a ghost's own. */
    dragPiece(piece: Piece, home = this.selector(piece), side = this.near(piece)): DragHandler {
        const placing = this.#placing;
        let lifted = false;
        let taken = false;
        /** The middle of the piece, and the fingertip below it. */
        let here: [Point, Point];
        let lift = 0;
        /** Updates one city's cells per frame: both at once would make it stutter. */
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
            // These read the layout, so they come before the piece is moved.
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
                // After a frame: the browser is busy with hit testing now.
                afterFrame(() => {
                    const done = placing.feed({ drop: target, now: performance.now() });
                    const back = placing.selection.at === "idle" && !done;
                    afterFrame(() => {
                        // The next piece may have been lifted already.
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

    /** Undoes the last thing begun: puts a tile back, or shows both cities again. Returns whether it did. */
    protected escape(): boolean {
        const placing = this.#placing;
        if (placing.selection.at !== "idle") placing.feed("back");
        else if (this.zoom.side !== null) this.zoom.show(null);
        else return false;
        return true;
    }

    /** Readies a piece to be dragged. Returns whether it can be lifted. */
    #prepare(piece: Piece, side: Side): boolean {
        const tile = this.#placing.tile(piece);
        if (tile === null || this.#placing.stopped()) return false;
        this.#pressed = piece;
        this.flight.prepare(tile, (this.#board(side)?.clientWidth ?? 0) / this.#placing.window(side).across);
        return true;
    }

    /** How many pieces were lifted so far. */
    #lifts = 0;

    /** The last aim and its score change, to skip frames in which neither has changed. */
    #over = "";

    #aim(at: Point, pointer: Point, piece: Piece): void {
        const placing = this.#placing;
        const target = this.#targetAt(at, pointer, piece);
        const over = target ? `${target.side} ${target.cell.join()} ${placing.spot(piece, target)?.delta}` : "";
        if (over === this.#over) return;
        this.#over = over;
        placing.feed({ aim: target });
    }

    /** The aim when a city was enlarged under the piece: letting go without moving still means that. */
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
     * The spot nearest the middle of a dragged piece, else the one nearest the fingertip below it: a marked spot wins
     * even if the piece floats beside its board or over the other one. Else an empty city under either, which takes
     * the piece anywhere, or the bare cell there; `null` beside the boards.
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
