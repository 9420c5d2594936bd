/** Placing tiles in two cities: feeds the machine of `selection.ts`, then carries out and says what comes of it. */

import { announce } from "../text/announce";
import { t } from "../text/i18n";
import type { CityView, Side } from "../protocol/types";
import { IDLE, step, type Effect, type Input, type Piece, type Selection, type Target } from "./selection";
import { spotAt, whyNot, type Spot } from "./spots";
import { spotName, tileName } from "./words";

/** How long the reason for a refused drop stays, in milliseconds. */
const REASON_MS = 4000;

/** A tile in hand, with its spots in a city. */
export type Offer = { tile: string; spots: Spot[] };

export abstract class Placing {
    selection = $state.raw<Selection>(IDLE);
    /** Why the last drop was refused. */
    reason = $state("");

    #reasonTimer: ReturnType<typeof setTimeout> | undefined;

    /** A tile that waits to be placed by the viewer, or `null`. */
    abstract tile(piece: Piece): string | null;
    abstract spots(piece: Piece, side: Side): Spot[];
    protected abstract city(side: Side): CityView;
    protected abstract carryOut(effect: Exclude<Effect, { refuse: Target }>): void;
    /** What is said when a tile is taken in hand. */
    protected abstract lifted(tile: string): string;

    /** Whether a piece is the viewer's to place, not only to propose a place for. */
    places(_: Piece): boolean {
        return true;
    }

    /** What the tile in hand could do in a city; `null` if none is in hand. */
    offer(side: Side): Offer | null {
        const now = this.selection;
        const tile = now.at === "idle" ? null : this.tile(now.piece);
        return now.at === "idle" || tile === null ? null : { tile, spots: this.spots(now.piece, side) };
    }

    spot(piece: Piece, { side, cell }: Target): Spot | undefined {
        return spotAt(this.spots(piece, side), cell);
    }

    feed(input: Input): void {
        const before = this.selection;
        const { next, effect } = step(before, input, {
            mine: (piece) => this.places(piece),
            legal: (piece, target) => this.spot(piece, target) !== undefined,
            open: (piece) => this.tile(piece) !== null,
        });
        if (next === before && effect === null) return;
        this.selection = next;
        if (effect !== null && "refuse" in effect) return this.#refuse(this.why(effect.piece, effect.refuse));
        this.reason = "";
        if (effect !== null) this.carryOut(effect);
        else this.#tell(before, next);
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        this.feed("changed");
    }

    stop(): void {
        clearTimeout(this.#reasonTimer);
    }

    /** Why a piece can't lie there. */
    protected why(piece: Piece, { side, cell }: Target): string {
        const why = whyNot(this.city(side), this.tile(piece) ?? "", cell, this.spots(piece, side));
        return t(`table-why-${why}`);
    }

    #refuse(reason: string): void {
        this.reason = reason;
        clearTimeout(this.#reasonTimer);
        this.#reasonTimer = setTimeout(() => (this.reason = ""), REASON_MS);
        announce(reason);
    }

    #tell(before: Selection, next: Selection): void {
        if (next.at === "idle") {
            if (before.at !== "idle") announce(t("table-say-back"));
            return;
        }
        const tile = this.tile(next.piece) ?? "";
        if (next.at === "picked" && before.at !== "picked") announce(this.lifted(tileName(tile)));
        if (next.at === "provisional") {
            const spot = this.spot(next.piece, next.target);
            const where = spot ? spotName(this.city(next.target.side), tile, spot) : "";
            announce(t(this.places(next.piece) ? "table-say-provisional" : "table-say-proposing", { where }));
        }
    }
}
