/** Buttons that have just come in the place of others, or moved: whoever presses one now meant what was there. */

import { SETTLE_MS } from "./selection";

export class Settling {
    on = $state(false);

    /** Made as a component is set up. `stand`: what stands where; nothing while there is nothing to press. */
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
