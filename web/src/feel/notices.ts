/** Notices of this browser outside its pages: whether a room tells of turns there, asking for it, and no longer. */

import { roomAddress } from "../net/addresses";

/** What the server knows of it. */
type Kept = {
    /** The server's key; `null` if it tells nobody. */
    key: string | null;
    endpoints: string[];
};

export type Notices = "on" | "off" | "denied" | "impossible";

const address = (code: string): string => `${roomAddress(code)}/notices`;

async function sent(method: string, url: string, body?: object): Promise<Response> {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url, body ? { method, headers, body: JSON.stringify(body) } : { method });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
    return answer;
}

const kept = async (code: string): Promise<Kept> => (await sent("GET", address(code))).json() as Promise<Kept>;

/** Whether this browser can be told at all. */
const isSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** How it stands in a room; `null` if this server tells nobody. */
export async function standing(code: string): Promise<Notices | null> {
    const { key, endpoints } = await kept(code);
    if (key === null) return null;
    if (!isSupported()) return "impossible";
    if (Notification.permission === "denied") return "denied";
    const { pushManager } = await navigator.serviceWorker.ready;
    const endpoint = (await pushManager.getSubscription())?.endpoint;
    return endpoint !== undefined && endpoints.includes(endpoint) ? "on" : "off";
}

/** Asks to be told. To be called by a click: the browser asks whether it may. */
export async function tellMe(code: string): Promise<Notices> {
    const permission = await Notification.requestPermission();
    // Whoever only closes the browser's question can be asked again.
    if (permission !== "granted") return permission === "denied" ? "denied" : "off";
    const { key } = await kept(code);
    if (key === null) return "off";
    const { pushManager } = await navigator.serviceWorker.ready;
    await sent("PUT", address(code), await subscribed(pushManager, key));
    return "on";
}

/** Asks to be told no more. */
export async function tellMeNoMore(code: string): Promise<Notices> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    // One that the browser has dropped is dropped by the server as soon as it sends there.
    if (subscription) await sent("DELETE", address(code), { endpoint: subscription.endpoint });
    return "off";
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    try {
        return await manager.subscribe(options);
    } catch (error) {
        // One with the key of a server that was set up anew is no use any more.
        const old = await manager.getSubscription();
        if (!old) throw error;
        await old.unsubscribe();
        return manager.subscribe(options);
    }
}
