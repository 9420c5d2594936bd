/** The network of one person, to be pulled out and plugged in again. */

import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

import type { Person } from "./people";

declare global {
    interface Window {
        /** When the network and then the room came back, in ms of the page's clock. */
        comeback?: { network: number; room: number };
    }
}

/** From the browser to the server, or back. */
type Direction = "up" | "down";

/**
 * A relay in front of the server. Emulated offline mode doesn't affect open WebSockets, so instead the relay falls
 * silent: nothing is closed and nothing comes through, as with an unplugged cable.
 */
export class Cable {
    private readonly sockets = new Map<Socket, Direction>();
    private readonly dead = new Set<Direction>();

    private constructor(
        private readonly server: Server,
        readonly url: string,
    ) {}

    static async to(site: string): Promise<Cable> {
        const server = createServer();
        server.listen(0, "127.0.0.1");
        await once(server, "listening");
        const cable = new Cable(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        server.on("connection", (near) => cable.carry(near, connect(Number(new URL(site).port), "127.0.0.1")));
        return cable;
    }

    /** Silences one direction, which neither end can notice. */
    deaden(direction: Direction): void {
        this.dead.add(direction);
        for (const [socket, its] of this.sockets) if (its === direction) socket.unpipe().pause();
    }

    async pull({ page, context }: Person): Promise<void> {
        await page.evaluate(watch);
        this.deaden("up");
        this.deaden("down");
        await context.setOffline(true);
    }

    /** How long the page was without the room after the network was back, in ms, measured in the page. */
    async plugIn({ page, context }: Person): Promise<number> {
        this.dead.clear();
        // What hung in the line is lost with it.
        this.cut();
        await context.setOffline(false);
        const both = await page.waitForFunction(() => (window.comeback?.room ? window.comeback : null));
        const { network, room } = (await both.jsonValue())!;
        return room - network;
    }

    close(): void {
        this.cut();
        this.server.close();
    }

    private carry(near: Socket, far: Socket): void {
        for (const [from, to, direction] of [
            [near, far, "up"],
            [far, near, "down"],
        ] as const) {
            this.sockets.set(from, direction);
            from.on("error", () => {});
            from.on("close", () => {
                this.sockets.delete(from);
                to.destroy();
            });
            if (!this.dead.has(direction)) from.pipe(to);
        }
    }

    /** Both ends learn that the line is dead. */
    cut(): void {
        for (const socket of this.sockets.keys()) socket.destroy();
    }
}

/** Notes when the browser says that the network is there, and when the page says that it is connected. */
function watch(): void {
    delete window.comeback;
    addEventListener("online", () => (window.comeback = { network: performance.now(), room: 0 }));
    new MutationObserver(() => {
        const back = document.querySelector('[data-testid="connection"][data-state="back"]');
        if (back && window.comeback && !window.comeback.room) window.comeback.room = performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
