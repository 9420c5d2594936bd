/** How a game ended, as it is told. Pure. */

import type { SquareOffResultView, SquareOffTableView } from "../../protocol/types";
import { pieces, fieldOf } from "./field";
import type { Square } from "./shapes";

/** A group of open squares, the largest first. */
export type Group = { rank: number; squares: readonly Square[] };

/** A line of the comparison. */
export type Row = { rank: number; sizes: readonly [number, number]; decides: boolean };

/** The groups of open squares of a side, as the result draws them. */
export function groupsOf(drawn: string): Group[] {
    const found = [...pieces(fieldOf(drawn))].sort(([one], [other]) => order(one) - order(other));
    return found.map(([, squares], i) => ({ rank: i + 1, squares }));
}

/** Groups are lettered `a` to `z`, then `A` to `Z`. */
const order = (letter: string): number => letter.charCodeAt(0) + (letter < "a" ? 100 : 0);

/**
 * The groups of both sides next to each other, the largest first, as far as they had to be compared; a group that is
 * missing has no squares.
 */
export function compared({ sizes: [one, other] }: SquareOffResultView): Row[] {
    const length = Math.max(one.length, other.length);
    const rows = Array.from({ length }, (_, i) => [one[i] ?? 0, other[i] ?? 0] as const);
    const decides = rows.findIndex(([a, b]) => a !== b);
    const told = decides < 0 ? rows : rows.slice(0, decides + 1);
    return told.map((sizes, i) => ({ rank: i + 1, sizes, decides: i === decides }));
}

/** Whether the server can say what each move was worth: its engine knows no tiles that reach over the edge. */
export const isReviewed = ({ mode }: SquareOffTableView): boolean => mode !== "sprawl";

/** What the sentence about the end is made of. */
export function outcome({ sides, cards }: SquareOffTableView, result: SquareOffResultView) {
    const winner: 0 | 1 = result.winner === 1 ? 1 : 0;
    const loser: 0 | 1 = winner === 1 ? 0 : 1;
    const pair = (of: (side: 0 | 1) => number): { more: number; less: number } => {
        const both = [of(0), of(1)];
        return { more: Math.max(...both), less: Math.min(...both) };
    };
    const row = compared(result).find(({ decides }) => decides);
    const counts =
        result.reason === "outside" ? pair((side) => sides[side].outside) : pair((side) => row?.sizes[side] ?? 0);
    const key = `${result.reason}${result.winner === null ? "-drawn" : ""}`.replace("_", "-");
    return { key, winner, loser, ...counts, rank: row?.rank ?? 0, piece: cards.at(-1) ?? "" };
}
