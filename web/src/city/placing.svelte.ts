/** Placing tiles in two cities: feeds the state machine of `selection.ts`, carries out and announces its effects. */

import { announce } from "../text/announce";
import { t } from "../text/i18n";
import type { Cell, CityView, Side } from "../protocol/types";
import { recallInTab, rememberInTab } from "../state/storage";
import { samePiece, type Effect, type Input, type Piece, type Selection, type Target } from "./selection";
import { displaced, EMPTY, play, turnTo, waiting, type Held, type Staged } from "./staged";
import { windowOn, type Window } from "../tiles/notation";
import { anywhere, spotAt, whyNot, type Against, type Spot } from "./spots";
import { briefName, spotName, tileName } from "./words";

/** How long the reason for a refused drop stays, in milliseconds. */
const REASON_MS = 4000;
/**
 * How long a tile is held over a place before we say why it can't lie there, in milliseconds: on the way over many
 * places it would only flicker, and each time the page is laid out for it.
 */
const REST_MS = 250;
/** How long a tap is still meant for the tile that was in hand, in milliseconds. */
const LATE_MS = 700;
/** How long the reason stays why a tile came back that the player had put down: they may be looking elsewhere. */
export const BACK_MS = 10_000;

/** The key under which the tab keeps the tiles that wait on the boards, for their turn and seat. */
const WAITING = "waiting";

/** The tile that a tap in a city would place, with its spots there. */
export type Offer = {
    tile: string;
    spots: Spot[];
    /** Why it can't lie in a cell; empty if it can. */
    against: (cell: Cell) => string;
};

/** A tile whose spots in a city are drawn, whether they are seen or not. */
export type Drawn = { piece: Piece; tile: string; spots: Spot[]; seen: boolean };

/** A piece with its spots. */
type Known = { piece: Piece } & Record<Side, Spot[]>;

/** Inputs about the tile that waits in a city. */
const WITH_WAITING: readonly Input[] = ["confirm", "propose", "back"];

export abstract class Placing {
    #held = $state.raw<Held>(EMPTY);
    /** The message shown for a while: why the last drop was refused, or what else went differently. */
    reason = $state("");
    /** The message is news, not a mistake of the player's. */
    #news = false;
    /** The message says that the game is paused. */
    #stopTold = false;
    /** The cities whose cells have not been given the tile in hand yet: a drag doesn't need them. */
    later = $state.raw<readonly Side[]>([]);

    #reasonTimer: ReturnType<typeof setTimeout> | undefined;

    /** The tile in hand, or else the one put down last. */
    get selection(): Selection {
        return this.#held.now;
    }

    /** The tile that was put in a city and is not confirmed yet. */
    waiting(side: Side): { piece: Piece; tile: string; cell: Cell; delta: number | null } | null {
        const there = waiting(this.#held).find(({ target }) => target.side === side);
        const tile = there && this.tile(there.piece);
        if (!there || !tile) return null;
        const { piece, target } = there;
        return { piece, tile, cell: target.cell, delta: this.spot(piece, target)?.delta ?? null };
    }

    /** Whether a piece was put down and is not confirmed yet. */
    waits(piece: Piece): boolean {
        return waiting(this.#held).some((other) => samePiece(other.piece, piece));
    }

    /** How many tiles of the viewer's wait to be placed together. */
    readonly together = $derived.by(() => waiting(this.#held).filter(({ piece }) => this.places(piece)).length);

    /** A tile that waits to be placed by the viewer, or `null`. */
    abstract tile(piece: Piece): string | null;
    /** Whether the game is paused: what waits in a city stays there, and what is in hand stays in hand. */
    stopped(): boolean {
        return false;
    }
    /** Tells a player who acts all the same. */
    warnStopped(): void {
        this.warn(t("table-why-paused"));
        this.#stopTold = true;
    }

    abstract spots(piece: Piece, side: Side): Spot[];
    /** The tiles that the player is to place. */
    protected abstract get own(): readonly Piece[];
    protected abstract city(side: Side): CityView;
    /** How far beyond a city's buildings the tiles of this round can lie. */
    abstract get reach(): number;
    protected abstract carryOut(effect: Exclude<Effect, { refuse: Target }>): void;
    /** What is said when a tile is taken in hand. */
    protected abstract lifted(tile: string): string;

    /** Whether a piece is the viewer's to place, not only to propose a place for. */
    places(_: Piece): boolean {
        return true;
    }

    readonly #piece = $derived.by(() => (this.selection.at === "idle" ? null : this.selection.piece));

    readonly #ahead = $derived.by(() =>
        this.own.filter((piece) => this.tile(piece) !== null).map((one) => this.#on(one)),
    );

    /** Worked out once for each tile. */
    readonly #inHand = $derived.by(() => this.#piece && this.#find(this.#piece));
    readonly #left = $derived.by(() => this.#meant("left"));
    readonly #right = $derived.by(() => this.#meant("right"));

    readonly #known = $derived.by(() => {
        const meant = [this.#left, this.#right].filter((known) => known !== null);
        return [...this.#ahead, ...meant.filter((one, i) => !this.#ahead.includes(one) && meant.indexOf(one) === i)];
    });

    #find(piece: Piece): Known {
        return this.#ahead.find((known) => samePiece(known.piece, piece)) ?? this.#on(piece);
    }

    #on(piece: Piece): Known {
        return { piece, left: this.spots(piece, "left"), right: this.spots(piece, "right") };
    }

    /**
     * The tile that a tap in a city means: the one in hand. Once that waits to be confirmed, the one that waits in this
     * city; if none does, the player's other tile, if just one can go there. The last tile need not be taken in hand
     * at all.
     */
    #meant(side: Side): Known | null {
        const inHand = this.#inHand;
        if (inHand === null) {
            const [last, ...more] = this.#ahead;
            return last && more.length === 0 && last[side].length > 0 ? last : null;
        }
        if (this.selection.at !== "provisional") return inHand;
        const there = waiting(this.#held).find(({ target }) => target.side === side)?.piece;
        if (there) return samePiece(there, inHand.piece) ? inHand : this.#find(there);
        const others = this.#ahead.filter((known) => known[side].length > 0 && !this.waits(known.piece));
        return others.length === 1 ? others[0]! : inHand;
    }

    #meantIn(side: Side): Known | null {
        return side === "left" ? this.#left : this.#right;
    }

    /** The tile that a tap would put into a city without its being in hand; `null` if there is none or several. */
    readonly other = $derived.by((): string | null => {
        const other = [this.#left, this.#right].find((known) => known && !this.waits(known.piece));
        return this.selection.at !== "picked" && other ? this.tile(other.piece) : null;
    });

    /** As `spots`, but cached for the player's tiles and the one in hand. */
    spotsOf(piece: Piece, side: Side): Spot[] {
        return this.#known.find((other) => samePiece(other.piece, piece))?.[side] ?? this.spots(piece, side);
    }

    /** The tiles that may be taken in hand have their spots drawn in advance: starting a drag only has to show them. */
    drawn(side: Side): Drawn[] {
        return this.#known.flatMap((known) => {
            const tile = this.tile(known.piece);
            const seen = !this.stopped() && known === this.#meantIn(side);
            return tile === null ? [] : [{ piece: known.piece, tile, spots: known[side], seen }];
        });
    }

    /** The same objects while the tile is aimed: redrawing their spots is slow. */
    readonly #offers = $derived.by((): Record<Side, Offer | null> => {
        const on = (side: Side): Offer | null => {
            const known = this.#meantIn(side);
            const tile = known && this.tile(known.piece);
            if (!known || !tile) return null;
            return { tile, spots: known[side], against: (cell) => this.#why(known.piece, { side, cell }) };
        };
        return { left: on("left"), right: on("right") };
    });

    /** What a tap in a city would place; `null` for nothing. */
    offer(side: Side): Offer | null {
        return this.stopped() || this.later.includes(side) ? null : this.#offers[side];
    }

    /** What is shown of a city's board. */
    window(side: Side): Window {
        return windowOn(this.city(side), this.reach);
    }

    spot(piece: Piece, { side, cell }: Target): Spot | undefined {
        return spotAt(this.spotsOf(piece, side), cell);
    }

    /** `side`: which city's tile is meant if one waits in each. Returns whether something was carried out. */
    feed(input: Input, side?: Side): boolean {
        if (!this.stopped()) return this.#take(input, side);
        if (typeof input === "string" || !("aim" in input)) this.warnStopped();
        return false;
    }

    #take(input: Input, side?: Side): boolean {
        const now = performance.now();
        input = this.#turn(input, side, now);
        const before = this.#held;
        const table = {
            mine: (piece: Piece) => this.places(piece),
            legal: (piece: Piece, target: Target) => this.spot(piece, target) !== undefined,
            open: (piece: Piece) => this.tile(piece) !== null,
        };
        const { held, effect } = play(before, input, table, now);
        if (held === before && effect === null) return false;
        this.#held = held;
        if (effect !== null && "refuse" in effect) {
            this.warn(this.why(effect.piece, effect.refuse));
            return false;
        }
        this.#saySoon(input);
        if (effect !== null) this.carryOut(effect);
        else this.#tell(before.now, held.now);
        const [back] = input === "back" ? [] : displaced(before, held, table, effect?.piece);
        if (back) {
            const waited = waiting(before).find(({ piece }) => samePiece(piece, back))!;
            if (input === "changed") this.#gone(back, waited.target);
            else this.inform(t("table-why-replaced", { tile: briefName(this.tile(back) ?? "") }), BACK_MS);
        }
        return effect !== null;
    }

    /** Selects the tile that an input is about, and returns the input as it applies to that tile. */
    #turn(input: Input, side: Side | undefined, now: number): Input {
        if (WITH_WAITING.includes(input)) {
            if (side !== undefined) this.#held = turnTo(this.#held, side);
            return input;
        }
        if (typeof input === "string" || !("tap" in input) || this.selection.at === "picked") return input;
        this.#held = turnTo(this.#held, input.tap.side);
        const meant = this.#meantIn(input.tap.side);
        return meant && !this.waits(meant.piece) ? { put: meant.piece, target: input.tap, now } : input;
    }

    /** The waiting tile that the one in hand would send back if dropped where it is aimed. */
    readonly replaced = $derived.by((): string | null => {
        const now = this.selection;
        if (now.at !== "picked" || now.aim === null) return null;
        const there = this.waiting(now.aim.side);
        return there && !samePiece(there.piece, now.piece) ? there.tile : null;
    });

    /** Places everything that waits. */
    confirmAll(): void {
        for (let left = this.together; left > 0; left -= 1) this.feed("confirm");
    }

    /** Restores the tiles that waited before a reload, and stores those that wait. Call during component setup. */
    outlive(turn: () => string): void {
        for (const { piece, target } of (recallInTab(WAITING, turn()) as Staged[] | null) ?? []) {
            if (this.tile(piece) === null) continue;
            if (this.spot(piece, target)) this.#take({ put: piece, target, now: performance.now() });
            else this.#gone(piece, target);
        }
        $effect(() => rememberInTab(WAITING, turn(), waiting(this.#held)));
    }

    /** Says why a tile can no longer lie where it waited. */
    #gone(piece: Piece, target: Target): void {
        const tile = briefName(this.tile(piece) ?? "");
        const built = ["taken", "half"].includes(this.#against(piece, target));
        const key = built ? "table-why-quicker" : "table-why-gone";
        this.inform(t(key, { tile, why: this.why(piece, target) }), BACK_MS);
    }

    /** The view has changed: what is no longer possible ends. */
    settle(): void {
        if (this.stopped()) return;
        if (this.#stopTold) this.reason = "";
        this.#stopTold = false;
        this.#take("changed");
    }

    stop(): void {
        clearTimeout(this.#reasonTimer);
    }

    #lost = -Infinity;

    /** Notes that somebody else has placed the tile in hand. */
    protected lostNow(): void {
        this.#lost = performance.now();
    }

    /** Whether that was a moment ago: a tap is still meant for its places. */
    get late(): boolean {
        return performance.now() - this.#lost < LATE_MS;
    }

    /** Clears the message; says why the tile in hand can't lie where it is held, once it has rested there. */
    #saySoon(input: Input): void {
        clearTimeout(this.#reasonTimer);
        this.#news = this.#stopTold = false;
        if (typeof input === "string" || !("aim" in input)) {
            this.reason = "";
            return;
        }
        const { aim } = input;
        const say = (): string => {
            const now = this.selection;
            return aim !== null && now.at === "picked" ? this.#why(now.piece, aim) : "";
        };
        this.#reasonTimer = setTimeout(() => (this.reason = say()), REST_MS);
    }

    #why(piece: Piece, target: Target): string {
        if (this.spot(piece, target)) return "";
        const free = anywhere(this.city(target.side), this.spotsOf(piece, target.side));
        return free ? "" : this.why(piece, target);
    }

    /** Why a piece can't lie there. */
    protected why(piece: Piece, target: Target): string {
        return t(`table-why-${this.#against(piece, target)}`);
    }

    #against(piece: Piece, { side, cell }: Target): Against {
        return whyNot(this.city(side), this.tile(piece) ?? "", cell, this.spotsOf(piece, side));
    }

    /** Says why the tile in hand can go nowhere in this city. */
    refuse(side: Side): void {
        const piece = this.#piece;
        if (piece !== null) this.warn(this.why(piece, { side, cell: [0, 0] }));
    }

    /** Whether the message is about something that the player tried and was refused. */
    get refused(): boolean {
        return this.reason !== "" && !this.#news;
    }

    /** Shows a refusal for a while. */
    warn(reason: string, stays = REASON_MS): void {
        this.#news = this.#stopTold = false;
        this.reason = reason;
        clearTimeout(this.#reasonTimer);
        this.#reasonTimer = setTimeout(() => (this.reason = ""), stays);
        announce(reason);
    }

    /** Shows news for a while: nobody's mistake. */
    inform(news: string, stays = REASON_MS): void {
        this.warn(news, stays);
        this.#news = true;
    }

    /** Takes the message away: it is no longer true. */
    unsay(): void {
        clearTimeout(this.#reasonTimer);
        this.reason = "";
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
            const key = this.places(next.piece) ? "table-say-provisional" : "table-say-proposing";
            announce(t(key, { tile: tileName(tile), where }));
        }
    }
}
