/** Buttons that have just come in the place of others, or moved: whoever presses one now meant what was there. */

import { SETTLE_MS } from "./selection";

export class Settling {
    on = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    begin(): void {
        this.on = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.on = false), SETTLE_MS);
    }

    /** The buttons move when what holds them grows or shrinks. */
    readonly attach = (holder: HTMLElement): (() => void) => {
        let width: number | undefined;
        const observer = new ResizeObserver(() => {
            if (width !== undefined && width !== holder.clientWidth) this.begin();
            width = holder.clientWidth;
        });
        observer.observe(holder);
        return () => {
            observer.disconnect();
            clearTimeout(this.#timer);
        };
    };
}
