/**
 * The table view: a room on a television or in a stream. Nobody operates it, so it has no controls and moves on by
 * itself. It is kept in the address's fragment, so that it survives a reload and can be bookmarked.
 */

import type { View } from "../protocol/types";

const FRAGMENT = "#table";

class Display {
    /** Whether the page is in table view. */
    on = $state(location.hash === FRAGMENT);
    /** Whether a replay is shown: nobody is waited for or asked to sit down. */
    past = false;

    constructor() {
        addEventListener("hashchange", () => (this.on = location.hash === FRAGMENT));
    }

    begin(): void {
        location.hash = FRAGMENT;
        void fill().catch(() => {});
    }

    end(): void {
        history.replaceState(history.state, "", location.pathname);
        this.on = false;
        if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    }
}

/** Goes full screen. Where the browser refuses, the table view stays in its window. */
async function fill(): Promise<void> {
    await document.documentElement.requestFullscreen();
}

/** What a watcher would see: a player may put up the table view beside their own, too. */
export const asWatched = ({ room, me: { no, member } }: View): View => ({
    room,
    me: { no, member, seat: null, game: null },
});

export const display = new Display();
