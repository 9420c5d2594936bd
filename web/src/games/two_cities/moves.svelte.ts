/** Pointer and keyboard input at the table of Between Two Cities. */

import { tick } from "svelte";
import type { CityView, Side } from "../../protocol/types";
import { Moves } from "../../city/moves.svelte";
import type { Ghost } from "../../city/ghost";
import { samePiece, type Input, type Piece } from "../../city/selection";
import { SIDES } from "../../city/sides";
import { DIRECTIONS } from "../../city/spots";
import type { Zoom } from "../../city/zoom.svelte";
import type { Game } from "./game.svelte";

export class TableMoves extends Moves {
    readonly #game: Game;

    /** The tile that the keyboard has in hand. */
    #keys: Piece | null = null;

    constructor(game: Game, zoom: Zoom) {
        super(game.placing, zoom);
        this.#game = game;
    }

    protected override city(side: Side): CityView {
        return this.#game.cityView(side);
    }

    protected override near(): Side {
        return this.zoom.side ?? "left";
    }

    protected override selector({ seat, tile }: Piece): string {
        return `[data-piece="${seat}-${tile}"]`;
    }

    protected override picked(piece: Piece): void {
        this.#keys = piece;
        const side = this.#open(piece);
        if (side) this.#enter(side);
    }

    /** Also notes a tile that the keyboard puts down without having taken it in hand first. */
    feed(input: Input, side: Side): void {
        const { placing } = this.#game;
        placing.feed(input, side);
        const now = placing.selection;
        if (typeof input === "object" && "tap" in input && input.sure && now.at === "provisional")
            this.#keys = now.piece;
    }

    /** Takes up what is proposed, to find another place for it. */
    counter(event: MouseEvent, side: Side, { no, seat, index }: Ghost): void {
        const { placing } = this.#game;
        this.#game.countered = no;
        const piece = { seat, tile: index };
        const now = placing.selection;
        // If it is in hand already, picking it would put it back.
        if (now.at !== "picked" || !samePiece(now.piece, piece)) placing.feed({ pick: piece });
        if (event.detail !== 0 || placing.selection.at !== "picked") return;
        this.#keys = piece;
        this.#enter(side);
    }

    /** A proposal was answered by keyboard, and its button goes: the focus moves to a tile still to be placed. */
    answered(event: MouseEvent, side: Side, { no }: Ghost): void {
        // Else the button stays, for the next proposal.
        if (event.detail !== 0 || this.#game.ghosts(side).some((other) => other.waits && other.no !== no)) return;
        const own = [0, 1].map((tile) => ({ seat: this.#game.me, tile }));
        void tick().then(() => {
            return this.#goOn(own.find((piece) => this.#open(piece) && !this.#game.placing.waits(piece)));
        });
    }

    /** The arrow keys lead out of a city. */
    leave(from: Side, towards: Side): void {
        if (from !== towards && this.#game.placing.offer(towards)?.spots.length) this.#enter(towards);
    }

    onkeydown(event: KeyboardEvent): void {
        const { placing } = this.#game;
        const now = placing.selection;
        if (document.querySelector("dialog[open]")) return;
        if (event.key === "Escape") {
            if (this.escape()) event.preventDefault();
            return;
        }
        if (!(event.target instanceof Element) || now.at !== "picked") return;
        // The arrow keys go on with what the mouse has taken up.
        if (event.key in DIRECTIONS && event.target.matches(this.selector(now.piece))) return this.picked(now.piece);
        const spot = event.target.closest("[data-spot]");
        if (event.key !== "Tab" || !spot) return;
        const other = spot.closest('[data-side="left"]') ? "right" : "left";
        // With a tile in hand Tab goes to the other city; with only one to go to, it leaves as usual.
        if (!placing.offer(other)?.spots.length) return;
        event.preventDefault();
        this.#enter(other);
    }

    /** When a tile is put back the keyboard returns to it; when it is placed, it goes on with the other one. */
    follow(): void {
        this.withdraw();
        const { placing } = this.#game;
        if (placing.selection.at !== "idle" || this.#keys === null) return;
        const { seat, tile } = this.#keys;
        this.#keys = null;
        void tick().then(() => {
            const next = { seat, tile: placing.tile({ seat, tile }) === null ? 1 - tile : tile };
            return this.#goOn(this.#open(next) && next);
        });
    }

    /** The focus goes to a tile, or without one to the headline. */
    #goOn(next: Piece | undefined): Promise<void> {
        return this.focus(next ? this.selector(next) : "#table-head");
    }

    #open(piece: Piece): Side | undefined {
        return SIDES.find((side) => this.#game.placing.spots(piece, side).length > 0);
    }

    #enter(side: Side): void {
        if (this.zoom.side !== null) this.zoom.show(side);
        void this.focusSpot(side);
    }
}
