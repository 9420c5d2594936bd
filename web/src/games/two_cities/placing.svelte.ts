/** Placing the revealed tiles: one's own, those of a partner who is away, and proposals for a partner's. */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { CityView, Side } from "../../protocol/types";
import type { Ghost } from "../../city/ghost";
import { Placing } from "../../city/placing.svelte";
import type { Effect, Piece, Target } from "../../city/selection";
import { opposite } from "../../city/sides";
import type { Spot } from "../../city/spots";
import { briefName } from "../../city/words";
import { REACH, sameCell } from "../../tiles/notation";
import type { Game } from "./game.svelte";
import { placesOf } from "./places";
import { openTile } from "./view";

export class TablePlacing extends Placing {
    readonly #game: Game;

    constructor(game: Game) {
        super();
        this.#game = game;
    }

    override get reach(): number {
        return this.#game.table.turns > 1 ? REACH.single : REACH.duplex;
    }

    /** A revealed tile that waits to be placed, or `null`. */
    override tile({ seat, tile }: Piece): string | null {
        return openTile(this.#game.table, seat, tile);
    }

    override stopped(): boolean {
        return this.#game.paused;
    }

    protected override get own(): readonly Piece[] {
        return [0, 1].map((tile) => ({ seat: this.#game.me, tile }));
    }

    /** Whether both of one's own tiles lie in cities, placed or waiting for that. */
    get laid(): boolean {
        return this.own.every((piece) => this.waits(piece) || this.tile(piece) === null);
    }

    /** By side, the name of a partner who holds another tile where one waits; set by the city's board. */
    readonly rivals: Partial<Record<Side, string | undefined>> = $state({});

    override settle(): void {
        const before = this.selection;
        super.settle();
        const { me, table } = this.#game;
        if (before.at !== "picked" || this.tile(before.piece) !== null || table.phase !== "place") return;
        this.lostNow();
        const { seat } = before.piece;
        // Somebody else may place for whoever is away.
        if (seat !== me && !this.#game.standsIn(seat) && this.reason === "")
            this.inform(t("table-why-placed", { name: this.#game.name(seat) }));
    }

    override places({ seat }: Piece): boolean {
        return seat === this.#game.me || this.#game.standsIn(seat);
    }

    override spots(piece: Piece, side: Side): Spot[] {
        return this.tile(piece) === null ? [] : placesOf(this.#game.view, piece, side);
    }

    /** Takes a tile of mine to where it was proposed. */
    put(side: Side, { seat, index, cell }: Ghost): void {
        if (seat !== this.#game.me) return;
        this.feed({ put: { seat, tile: index }, target: { side, cell }, now: performance.now() });
    }

    /** Places it there at once. */
    build(side: Side, ghost: Ghost): void {
        this.put(side, ghost);
        const there = this.waiting(side);
        // If the place has just been built on, another tile may be the one that waits in the city.
        if (there?.piece.tile === ghost.index && sameCell(there.cell, ghost.cell)) this.feed("confirm", side);
    }

    protected override city(side: Side): CityView {
        return this.#game.cityView(side);
    }

    protected override carryOut(effect: Exclude<Effect, { refuse: Target }>): void {
        const { seat, tile } = effect.piece;
        if ("propose" in effect) {
            const { side, cell } = effect.propose;
            const { round, turn } = this.#game.table;
            const before = this.#game.ghosts(side).filter((ghost) => ghost.seat === seat);
            if (before.some((ghost) => ghost.index === tile && sameCell(ghost.cell, cell)))
                return this.warn(t("table-why-proposed"));
            this.#game.say(side, { proposal: { round, turn, seat, tile, cell } });
            announce(t("table-say-proposed"));
            // Only for another tile: if it is the same one, its ghost is seen to move.
            const gone = before.find(({ mine, agreed, index }) => mine && !agreed && index !== tile);
            if (gone) this.warn(t("table-why-proposes-one", { tile: briefName(gone.tile) }));
        } else {
            const { side, cell } = effect.place;
            if (seat === this.#game.me) this.#game.do({ place: { tile, side, cell } });
            else this.#game.doFor(seat, { place: { tile, side: opposite(side), cell } });
            announce(t("table-say-placed", { city: this.#game.label(side) }));
        }
    }

    protected override why(piece: Piece, target: Target): string {
        const { seat } = piece;
        if (seat === this.#game.me) return super.why(piece, target);
        const name = this.#game.name(seat);
        if (this.#game.partner(target.side) !== seat) return t("table-why-other-city", { name });
        const served = this.spots(piece, target.side).length === 0;
        return served ? t("table-why-served-by", { name }) : super.why(piece, target);
    }

    protected override lifted(tile: string): string {
        return t("table-say-lifted", { tile });
    }
}
