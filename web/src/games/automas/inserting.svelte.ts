/** The second half of a turn: the tiles assigned to a city are put into it, with the machine of the table. */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { Side } from "../../protocol/types";
import { SIDES } from "../../city/sides";
import { IDLE, step, type Effect, type Input, type Piece, type Selection } from "../../city/selection";
import type { Landing } from "../../city/landing";
import { spotAt, spotsOf, whyNot, type Spot } from "../../city/spots";
import { spotName, tileName } from "../../city/words";
import type { SoloGame } from "./game.svelte";

/** How long the reason for a refused drop stays, in milliseconds. */
const REASON_MS = 4000;
/** To the machine the sides are seats: it keeps the tiles of Leftville and Righttown apart by them. */
export const pieceOf = (side: Side, index: number): Piece => ({ seat: SIDES.indexOf(side), tile: index });
export const sideOf = (piece: Piece): Side => SIDES[piece.seat]!;

export class Inserting {
    readonly #game: SoloGame;
    #reasonTimer: ReturnType<typeof setTimeout> | undefined;

    selection = $state.raw<Selection>(IDLE);
    /** Why the last drop was refused. */
    reason = $state("");

    constructor(game: SoloGame) {
        this.#game = game;
    }

    readonly on = $derived.by(() => this.#game.table.phase === "insert");

    /** A tile that waits to be inserted by the viewer, or `null`. */
    tile(piece: Piece): string | null {
        const assigned = this.#game.assigned(sideOf(piece))[piece.tile];
        return this.#game.mine && this.on && assigned && !assigned.placed ? assigned.tile : null;
    }

    spots(piece: Piece, side: Side): Spot[] {
        return side === sideOf(piece) ? spotsOf(this.#game.places, piece.tile, side) : [];
    }

    /** What the tile in hand could do in a city; `null` where none is in hand for it. */
    offer(side: Side): { tile: string; spots: Spot[] } | null {
        const now = this.selection;
        if (now.at === "idle" || sideOf(now.piece) !== side) return null;
        const tile = this.tile(now.piece);
        return tile === null ? null : { tile, spots: this.spots(now.piece, side) };
    }

    /** The tiles on their way to a city: until they lie there, nothing is known of where the next one can. */
    landings(side: Side): Landing[] {
        return this.#game.landings.filter((landing) => landing.side === side);
    }

    /** The tile to go on with after one of `side`: of the same city if there is one. */
    nextPiece(side: Side): Piece | null {
        const sides = [side, side === "left" ? "right" : "left"] as const;
        const pieces = sides.flatMap((side) => [pieceOf(side, 0), pieceOf(side, 1)]);
        return pieces.find((piece) => this.tile(piece) !== null) ?? null;
    }

    feed(input: Input): void {
        const before = this.selection;
        const { next, effect } = step(before, input, {
            mine: () => true,
            legal: (piece, { side, cell }) => spotAt(this.spots(piece, side), cell) !== undefined,
            open: (piece) => this.tile(piece) !== null,
        });
        if (next === before && effect === null) return;
        this.selection = next;
        if (effect === null || !("refuse" in effect)) this.reason = "";
        if (effect !== null) this.#carryOut(effect);
        else this.#tell(before, next);
    }

    settle(): void {
        this.feed("changed");
    }

    stop(): void {
        clearTimeout(this.#reasonTimer);
    }

    #carryOut(effect: Effect): void {
        if ("place" in effect) {
            const { side, cell } = effect.place;
            this.#game.do({ insert: { side, tile: effect.piece.tile, cell } });
            announce(t("table-say-placed", { city: t(`solo-${side}`) }));
        } else if ("refuse" in effect) {
            const { side, cell } = effect.refuse;
            const own = sideOf(effect.piece) === side;
            const why = whyNot(
                this.#game.city(side),
                this.tile(effect.piece) ?? "",
                cell,
                this.spots(effect.piece, side),
            );
            this.reason = own
                ? t(`table-why-${why}`)
                : t("solo-why-other", { town: t(`solo-${sideOf(effect.piece)}`) });
            clearTimeout(this.#reasonTimer);
            this.#reasonTimer = setTimeout(() => (this.reason = ""), REASON_MS);
            announce(this.reason);
        }
    }

    #tell(before: Selection, next: Selection): void {
        if (next.at === "idle") {
            if (before.at === "picked" || before.at === "provisional") announce(t("table-say-back"));
            return;
        }
        const tile = this.tile(next.piece) ?? "";
        if (next.at === "picked" && before.at !== "picked") announce(t("solo-say-lifted", { tile: tileName(tile) }));
        if (next.at === "provisional") {
            const { side, cell } = next.target;
            const spot = spotAt(this.spots(next.piece, side), cell);
            announce(t("table-say-provisional", { where: spot ? spotName(this.#game.city(side), tile, spot) : "" }));
        }
    }
}
