/** Ignores presses for a moment after buttons have moved or replaced others: the press was meant for the old ones. */

import { SETTLE_MS } from "./selection";

export class Settling {
    on = $state(false);

    /** Create during component setup. `stand` identifies the buttons and their place; `undefined` for none. */
    constructor(stand: () => string | undefined) {
        let before: string | undefined;
        $effect(() => {
            const now = stand();
            const moved = before !== undefined && now !== undefined;
            before = now;
            if (!moved) return;
            this.on = true;
            const settled = setTimeout(() => (this.on = false), SETTLE_MS);
            return () => {
                clearTimeout(settled);
                this.on = false;
            };
        });
    }
}
