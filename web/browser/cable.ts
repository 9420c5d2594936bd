/** The network of one person, to be pulled out and plugged in again. */

import type { Person } from "./people";

/** What {@link watch} leaves in the page. */
declare global {
    interface Window {
        /** When the network and then the room came back, in ms of the page's clock. */
        comeback?: { network: number; room: number };
    }
}

export class Cable {
    private constructor(private readonly person: Person) {}

    static async of(person: Person): Promise<Cable> {
        await person.page.evaluate(watch);
        return new Cable(person);
    }

    async pull(): Promise<void> {
        await this.person.context.setOffline(true);
    }

    /** How long the page was without the room after the network was back, in ms, measured in the page. */
    async plugIn(): Promise<number> {
        await this.person.context.setOffline(false);
        const both = await this.person.page.waitForFunction(() => (window.comeback?.room ? window.comeback : null));
        const { network, room } = (await both.jsonValue())!;
        return room - network;
    }
}

/** Notes when the browser says that the network is there, and when the page says that it is connected. */
function watch(): void {
    addEventListener("online", () => (window.comeback = { network: performance.now(), room: 0 }));
    new MutationObserver(() => {
        const back = document.querySelector('[data-testid="connection"][data-state="back"]');
        if (back && window.comeback && !window.comeback.room) window.comeback.room = performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
