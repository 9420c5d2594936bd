import { roomAddress } from "./addresses";
import type { RoomSocket, Surroundings } from "./socket";

/** The real network, for a room's code. Visitors with a link to a seat show its key to be let in. */
export function browser(code: string, seatKey: () => string | null): Surroundings {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return {
        open() {
            const key = seatKey();
            // In a header it stays out of what proxies log. Other characters than those of a key are not allowed there.
            const shown = key !== null && /^[\w-]+$/.test(key) ? [`seat.${key}`] : [];
            const address = `${scheme}//${location.host}${roomAddress(code)}/ws`;
            return new WebSocket(address, ["conurbation", ...shown]);
        },
        async probe(signal) {
            // Readiness, not health: with a full disk, tables can still be seen.
            const answer = await fetch("/readyz", { method: "HEAD", cache: "no-store", signal });
            // A balancer answers for servers that are down, and a server that is about to stop still answers.
            if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
        },
        visible: () => document.visibilityState === "visible",
        random: Math.random,
    };
}

/** Tells the connection about the network and the page's visibility. */
export function attach(socket: RoomSocket): void {
    addEventListener("online", () => socket.online());
    addEventListener("offline", () => socket.offline());
    document.addEventListener("visibilitychange", () => socket.visibility());
    // A page in the back/forward cache would keep its connection, and the player would seem to be here.
    addEventListener("pagehide", () => socket.close());
    addEventListener("pageshow", (event) => {
        if (event.persisted) socket.connect();
    });
}
