/** The second half of a turn: the tiles assigned to a city are put into it. */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { CityView, Side } from "../../protocol/types";
import type { Sent } from "../../city/sent";
import { Placing, type Offer } from "../../city/placing.svelte";
import { samePiece, type Effect, type Piece, type Target } from "../../city/selection";
import { SIDES } from "../../city/sides";
import { spotsOf, type Spot } from "../../city/spots";
import { tileName } from "../../city/words";
import { REACH } from "../../tiles/notation";
import type { SoloGame } from "./game.svelte";

/** The round whose tiles are duplexes. */
const DUPLEX_ROUND = 2;

/** The state machine takes the sides for seats: this keeps the tiles of Leftville and Righttown apart. */
export const pieceOf = (side: Side, index: number): Piece => ({ seat: SIDES.indexOf(side), tile: index });
export const sideOf = (piece: Piece): Side => SIDES[piece.seat]!;

export class Inserting extends Placing {
    readonly #game: SoloGame;

    constructor(game: SoloGame) {
        super();
        this.#game = game;
    }

    readonly on = $derived.by(() => this.#game.table.phase === "insert");

    override tile(piece: Piece): string | null {
        const assigned = this.#game.assigned(sideOf(piece))[piece.tile];
        return this.#game.mine && this.on && assigned && !assigned.placed ? assigned.tile : null;
    }

    protected override get own(): readonly Piece[] {
        return SIDES.flatMap((side) => [0, 1].map((index) => pieceOf(side, index)));
    }

    override spots(piece: Piece, side: Side): Spot[] {
        return side === sideOf(piece) ? spotsOf(this.#game.places, piece.tile, side) : [];
    }

    override offer(side: Side): Offer | null {
        const offer = super.offer(side);
        return offer !== null && offer.spots.length > 0 ? offer : null;
    }

    /** The other tile of a piece's city that waits to be placed there; `null` if none does. */
    before(piece: Piece): string | null {
        const there = this.waiting(sideOf(piece));
        return there && !samePiece(there.piece, piece) ? there.tile : null;
    }

    /** Says what has to be placed before a piece, if anything has: where it can lie follows from that. */
    warnOf(piece: Piece): boolean {
        const first = this.before(piece);
        if (first !== null) this.warn(t("solo-why-first", { tile: tileName(first) }));
        return first !== null;
    }

    /** The tiles on their way to a city: until they lie there, nothing is known of where the next one can. */
    sent(side: Side): Sent[] {
        return this.#game.sent.filter((tile) => tile.side === side);
    }

    /** The tile to go on with after one of `side`: of the same city if there is one. */
    nextPiece(side: Side): Piece | null {
        const sides = [side, side === "left" ? "right" : "left"] as const;
        const pieces = sides.flatMap((side) => [pieceOf(side, 0), pieceOf(side, 1)]);
        return pieces.find((piece) => this.tile(piece) !== null) ?? null;
    }

    override get reach(): number {
        return this.#game.table.round === DUPLEX_ROUND ? REACH.duplex : REACH.single;
    }

    protected override city(side: Side): CityView {
        return this.#game.city(side);
    }

    protected override carryOut(effect: Exclude<Effect, { refuse: Target }>): void {
        if (!("place" in effect)) return;
        const { side, cell } = effect.place;
        this.#game.do({ insert: { side, tile: effect.piece.tile, cell } });
        announce(t("table-say-placed", { city: t(`solo-${side}`) }));
    }

    protected override lifted(tile: string): string {
        return t("solo-say-lifted", { tile });
    }

    protected override why(piece: Piece, target: Target): string {
        const own = sideOf(piece);
        return own === target.side ? super.why(piece, target) : t("solo-why-other", { town: t(`solo-${own}`) });
    }
}
