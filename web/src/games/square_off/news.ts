/**
 * What others do, said to screen readers: the next card, what anyone else of one's side lays, takes back or confirms,
 * and how far the other side is. What one does oneself is said by the hand.
 */

import { announce } from "../../text/announce";
import { t } from "../../text/i18n";
import type { SquareOffDeed } from "../../protocol/types";
import { pieces } from "./field";
import type { SquareOffGame } from "./game.svelte";
import { labelSquare } from "./paths";
import { squaresOf, type Square } from "./shapes";
import { pieceName, squareName } from "./words";

/** In a race, the other side is heard of whenever it has so many squares fewer open. */
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
    /** What I laid and took back in this turn and have not seen happen, in order. */
    #mine: SquareOffDeed[] = [];

    constructor(game: SquareOffGame) {
        this.#game = game;
    }

    /** I do this: it is no news once it happens. */
    expect(deed: SquareOffDeed): void {
        if (typeof deed === "object" && ("lay" in deed || "lift" in deed)) this.#mine.push(deed);
    }

    /** The view has changed. */
    tell(): void {
        const [before, now] = [this.#before, this.#hear()];
        this.#before = now;
        if (before === null) return;
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
        this.#mine = [];
        if (card !== null) announce(t("square-off-say-card", { turn: table.turn, piece: pieceName(card) }));
        if (racing) announce(t("square-off-go"));
    }

    #tellSide(before: Heard, now: Heard): void {
        const laid = [...now.lying].filter(([piece, squares]) => !sameSquares(before.lying.get(piece), squares));
        const gone = [...before.lying.keys()].filter((piece) => !now.lying.has(piece));
        // One starter gives way to another: that alone is said.
        const lifted = this.#game.racing || laid.length === 0 ? gone : [];
        const news = [
            ...laid.map(([piece, squares]) => ({
                text: t("square-off-say-side-laid", {
                    piece: pieceName(piece),
                    square: squareName(labelSquare(squares)),
                }),
                at: this.#place(
                    (deed) => "lay" in deed && deed.lay.piece === piece && sameSquares(squaresOf(deed.lay), squares),
                ),
            })),
            ...lifted.map((piece) => ({
                text: t("square-off-say-side-lifted", { piece: pieceName(piece) }),
                at: this.#place((deed) => "lift" in deed && deed.lift === piece),
            })),
        ];
        news.filter(({ at }) => at < 0).forEach(({ text }) => announce(text));
        // What I did before that has happened, too, or was refused.
        this.#mine = this.#mine.slice(Math.max(-1, ...news.map(({ at }) => at)) + 1);
        if (now.done !== before.done) announce(t(now.done ? "square-off-say-side-done" : "square-off-say-side-again"));
    }

    /** Which of my deeds this was; -1 if none. */
    #place(is: (deed: Exclude<SquareOffDeed, string>) => boolean): number {
        return this.#mine.findIndex((deed) => typeof deed === "object" && is(deed));
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
