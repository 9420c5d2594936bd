/** Push notifications of turns in a room: their state, subscribing and unsubscribing. */

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

/** The state of a room's notifications; `null` if this server sends none. */
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
    // Dismissing the browser's prompt is not a denial: it can be shown again.
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
    // If the browser has dropped the subscription, the server drops it at the next attempt to send.
    if (subscription) await sent("DELETE", address(code), { endpoint: subscription.endpoint });
    return "off";
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    try {
        return await manager.subscribe(options);
    } catch (error) {
        // A subscription made with another server key is useless.
        const old = await manager.getSubscription();
        if (!old) throw error;
        await old.unsubscribe();
        return manager.subscribe(options);
    }
}
