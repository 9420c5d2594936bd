/**
 * Announces what others do to screen readers: the next card, what allies lay, take back or confirm, and how far the
 * other side is. The hand announces one's own actions, since they show before any view has them.
 */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { View } from "../../protocol/types";
import { pieces } from "./field";
import type { SquareOffGame } from "./game.svelte";
import { labelSquare } from "./paths";
import { squaresOf, type Square } from "./shapes";
import { pieceName, squareName } from "./words";

/** In a race, the other side's progress is announced in steps of so many squares. */
const STEP = 10;

type Lying = ReadonlyMap<string, readonly Square[]>;

type Heard = {
    turn: string;
    /** What lies on my grid as far as it can still be moved. */
    lying: Lying;
    done: boolean;
    otherDone: boolean;
    otherStarter: string | null;
    /** The least number of steps that the other side had left in this turn. */
    steps: number;
};

const sameSquares = (one: readonly Square[] = [], other: readonly Square[] = []): boolean =>
    one.length === other.length && one.every((square) => other.some((each) => String(each) === String(square)));

export class News {
    readonly #game: SquareOffGame;
    #before: Heard | null = null;
    /** The view that was announced last. */
    #told: View | null = null;

    constructor(game: SquareOffGame) {
        this.#game = game;
    }

    /** What is drawn has changed, through a new view or a request of mine. */
    tell(): void {
        const [before, now] = [this.#before, this.#hear()];
        const mine = this.#told === this.#game.known;
        [this.#before, this.#told] = [now, this.#game.known];
        if (before === null || mine) return;
        if (before.turn !== now.turn) this.#tellTurn();
        else this.#tellSide(before, now);
        if (this.#game.side !== null) this.#tellOther(before, now);
    }

    #hear(): Heard {
        const { side, turn, racing, table, mine, fields } = this.#game;
        const other = side === null ? null : table.sides[side === 0 ? 1 : 0];
        const laid = mine?.laid ?? null;
        const steps = Math.floor((other?.open ?? 0) / STEP);
        const same = this.#before?.turn === turn ? this.#before : null;
        return {
            turn,
            lying:
                racing && side !== null
                    ? pieces(fields[side]!)
                    : new Map(laid === null ? [] : [[laid.piece, squaresOf(laid)]]),
            done: side !== null && table.sides[side].done,
            otherDone: other?.done ?? false,
            otherStarter: other?.starter ?? null,
            steps: Math.min(steps, same?.steps ?? steps),
        };
    }

    #tellTurn(): void {
        const { table, card, racing } = this.#game;
        if (card !== null) announce(t("square-off-say-card", { turn: table.turn, piece: pieceName(card) }));
        if (racing) announce(t("square-off-go"));
    }

    #tellSide(before: Heard, now: Heard): void {
        const laid = [...now.lying].filter(([piece, squares]) => !sameSquares(before.lying.get(piece), squares));
        const gone = [...before.lying.keys()].filter((piece) => !now.lying.has(piece));
        // One starter gives way to another: that alone is said.
        const lifted = this.#game.racing || laid.length === 0 ? gone : [];
        for (const [piece, squares] of laid) {
            const square = squareName(labelSquare(squares));
            announce(t("square-off-say-side-laid", { piece: pieceName(piece), square }));
        }
        for (const piece of lifted) announce(t("square-off-say-side-lifted", { piece: pieceName(piece) }));
        if (now.done !== before.done) announce(t(now.done ? "square-off-say-side-done" : "square-off-say-side-again"));
    }

    #tellOther(before: Heard, now: Heard): void {
        const { racing, table, side } = this.#game;
        if (now.otherDone && !before.otherDone) announce(t("square-off-say-other-done"));
        if (before.turn !== now.turn) return;
        if (table.phase === "start" && now.otherStarter !== null && now.otherStarter !== before.otherStarter) {
            announce(t("square-off-taken", { piece: pieceName(now.otherStarter) }));
        }
        if (racing && now.steps < before.steps) {
            const { open } = table.sides[side === 0 ? 1 : 0];
            announce(t("square-off-say-other-open", { open: t("square-off-open-squares", { count: open }) }));
        }
    }
}
