/** Checks every state of a page for tiles shown twice, say in the hand and on the board, or not at all. */

import type { Person } from "./people";

declare global {
    interface Window {
        /** What was wrong with the tiles, in words. */
        twice?: string[];
    }
}

/** Looks at every state of the page from now on. */
export async function watchTiles({ page }: Person): Promise<void> {
    await page.evaluate(watch);
}

/** What was wrong since. */
export function seenTwice({ page }: Person): Promise<string[]> {
    return page.evaluate(() => window.twice!);
}

/** To be run in a page. */
function watch(): void {
    const noted: string[] = (window.twice = []);
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    const note = (text: string): void => void (noted.at(-1) !== text && noted.push(text));
    /** How many tiles there are of those that can be placed in this phase: on the boards and still in hand. */
    const known = new Map<string, number>();

    function placing(turn: string, inHand: string): void {
        const laid = [".stone", ".piece.provisional", ".piece.sent"]
            .flatMap((kind) => ["left", "right"].map((side) => `[data-testid="city-${side}"] .board ${kind}`))
            .join();
        const all = count(laid) + count(`${inHand}:not(.gone):not(.away)`);
        if (!known.has(turn)) known.set(turn, all);
        if (all !== known.get(turn)) note(`${turn}: ${all} tiles instead of ${known.get(turn)}`);
    }

    function look(): void {
        const game = document.querySelector<HTMLElement>(".table, .solo, .square-off");
        if (game === null) return;
        const { round, turn, phase } = game.dataset;
        const now = `${round ?? ""} ${turn} ${phase}`;
        if (phase === "choose") {
            const [hand, given] = [count('[data-testid^="hand-tile-"]'), count(".given [data-tile]")];
            if ((hand > 0 ? 1 : 0) + (given === 2 ? 1 : 0) !== 1) note(`${now}: ${hand} in hand and ${given} given`);
        } else if (game.matches(".square-off") && phase === "place") {
            const card = document.querySelector<HTMLElement>('[data-testid="card"]')?.dataset["piece"];
            const places = [
                '[data-testid="laid"]',
                `g.piece[data-piece="${card}"]`,
                `[data-testid="piece-${card}"]:not(.away)`,
            ];
            const seen = places.map((place) => count(`.own ${place}`));
            if (seen.reduce((sum, each) => sum + each) > 1) note(`${now}: ${card} is seen ${seen.join(" + ")} times`);
        } else if (phase === "place") {
            placing(now, '[data-testid^="my-tile-"]');
        } else if (phase === "insert") {
            placing(now, ".slots .tile-card.piece");
        }
    }
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
