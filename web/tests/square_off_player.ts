/** One player of City Square Off without a page, for tests. */

import type { Command, Request, SquareOffMove, SquareOffTile, View } from "../src/protocol/types";
import { SquareOffGame } from "../src/games/square_off/game.svelte";
import { Pending } from "../src/state/pending.svelte";
import { answer, scene } from "../dev/square_offs";

/** One player, with everything they sent; `arrives`: the server accepts all that is pending, `refuses`: none of it. */
export function sitDown(name: string, me: number | null = 0, seats = 2) {
    let view = scene(name, me, seats);
    const sent: (SquareOffMove | { hover: SquareOffTile | null })[] = [];
    const open: Command[] = [];
    const pending = new Pending();
    const game = new SquareOffGame(() => ({ view, pending: pending.requests, send }));
    function send(request: Request): void {
        if (typeof request === "object" && "show" in request)
            sent.push({ hover: request.show && "square_off" in request.show ? request.show.square_off.tile : null });
        if (typeof request !== "object" || !("play" in request) || !("square_off" in request.play)) return;
        sent.push(request.play.square_off.do);
        open.push({ id: `${sent.length}`, do: request });
        pending.add(open.at(-1)!);
    }
    function shows(next: View): void {
        view = next;
        pending.view(view.me);
        game.settle();
    }
    function arrives(): void {
        for (const command of open.splice(0)) {
            pending.answered(command, view.me.no + 1);
            const next = answer(view, { turn: game.table.turn, do: moveOf(command) });
            shows({ ...next, me: { ...next.me, no: next.me.no + 1 } });
        }
    }
    function refuses(): void {
        for (const command of open.splice(0)) pending.dropped(command);
        game.settle();
    }
    game.settle();
    return { game, hand: game.hand, sent, arrives, refuses, shows, view: () => view };
}

function moveOf({ do: request }: Command): SquareOffMove {
    if (typeof request === "object" && "play" in request && "square_off" in request.play)
        return request.play.square_off.do;
    throw new Error("this is no request of City Square Off");
}

export const at = ({ piece, facing }: SquareOffTile, row: number, col: number): SquareOffTile => ({
    piece,
    facing,
    at: [row, col],
});

/** Somewhere the piece in hand can lie. */
export function place({ game, hand }: ReturnType<typeof sitDown>, nth = 0): SquareOffTile {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((col): SquareOffTile => ({
            piece: hand.piece!,
            facing: hand.facing(hand.piece!),
            at: [row, col],
        })),
    );
    return all.filter((tile) => game.legal(tile))[nth]!;
}
