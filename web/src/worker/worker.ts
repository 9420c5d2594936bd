/**
 * The service worker. It keeps the page for when there is no network, and the score pad once it was opened, and nothing
 * else: every other page, and all code of a room, comes from the server. And it shows whose turn it is while no page is
 * open.
 */

/** The worker's global scope, which the page's types don't have. */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The pages that are kept, each in a cache of its own; other names throw away what an earlier version kept. */
const KEPT = { "/offline": "offline-1", "/score-pad": "pad-1" } as const;
const OFFLINE = "/offline";
const PAD = "/score-pad";
/** A request for this changes the language, with a page or from a script. */
const LANGUAGE = "/language";

// It holds no code of a page, so a new version can take over at any time.
worker.addEventListener("install", (event) => event.waitUntil(keep(OFFLINE).then(() => worker.skipWaiting())));

worker.addEventListener("activate", (event) => event.waitUntil(begin()));

worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const ours = origin === worker.location.origin;
    if (ours && pathname === LANGUAGE) {
        const chosen = request.mode === "navigate" ? visit(event) : fetch(request);
        event.respondWith(chosen);
        event.waitUntil(chosen.then(keepAll).catch(() => {}));
        event.waitUntil(chosen.then(renew).catch(() => {}));
    } else if (request.mode === "navigate" && request.method === "GET") {
        event.respondWith(visit(event));
        if (ours) event.waitUntil(clear(pathname));
    } else if (ours && pathname.startsWith("/assets/")) {
        event.respondWith(kept(request));
    }
});

async function begin(): Promise<void> {
    const names: readonly string[] = Object.values(KEPT);
    const earlier = (await caches.keys()).filter((name) => !names.includes(name));
    await Promise.all(earlier.map((name) => caches.delete(name)));
    // Pages are asked for while this worker starts.
    await worker.registration.navigationPreload.enable();
    await worker.clients.claim();
}

// The score pad is open, and asks for it.
worker.addEventListener("message", (event) => {
    if (event.data === "keep-pad") event.waitUntil(keep(PAD).catch(() => {}));
});

/** Keeps again what is kept, in another language. */
async function keepAll(): Promise<void> {
    await keep(OFFLINE);
    if (await caches.has(KEPT[PAD])) await keep(PAD);
}

/**
 * Keeps a page in the reader's language, with the files that it names. One at a time, also when a new version of this
 * worker is being installed: a page asked for in the language before must not take the place of a later one.
 */
function keep(path: keyof typeof KEPT): Promise<void> {
    return navigator.locks.request("keep", () => fetchAndKeep(path));
}

async function fetchAndKeep(path: keyof typeof KEPT): Promise<void> {
    const page = await fetch(path, { cache: "no-store" });
    if (!page.ok) throw new Error(`no page to keep: ${page.status}`);
    const files = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
        ([, file]) => file!,
    );
    const cache = await caches.open(KEPT[path]);
    await cache.addAll(files);
    await cache.put(path, page);
    const names: readonly string[] = [path, ...files];
    const old = (await cache.keys()).filter(({ url }) => !names.includes(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
}

async function visit(event: FetchEvent): Promise<Response> {
    try {
        return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    } catch {
        const pad = new URL(event.request.url).pathname === PAD ? await caches.match(PAD) : undefined;
        return pad ?? (await caches.match(OFFLINE)) ?? Response.error();
    }
}

/** A file of a page that was kept. Its name contains a hash of its content. */
async function kept(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
}

/** What the server says of a turn (`server/src/net/push`). */
type Turn = { title: string; body: string; lang: string; room: string };

worker.addEventListener("push", (event) => {
    const turn = event.data?.json() as Turn | undefined;
    if (turn) event.waitUntil(show(turn));
});

/** Some are not among those of TypeScript yet. */
type Options = NotificationOptions & { renotify: boolean };

// A notice of a later turn takes the place of the one before, and is heard as well.
function show({ title, body, lang, room }: Turn): Promise<void> {
    const icon = "/static/icon-192.png";
    const options: Options = { body, lang, icon, tag: room, renotify: true, data: { room } };
    return worker.registration.showNotification(title, options);
}

/** Closes the notices of a room whose page is visited: they are no news any more. */
async function clear(path: string): Promise<void> {
    const notices = await worker.registration.getNotifications();
    for (const notice of notices) if (page(notice) === path) notice.close();
}

/** The page of the room that a notice is about. */
function page({ data }: Notification): string {
    return `/r/${encodeURIComponent((data as { room: string }).room)}`;
}

worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(enter(page(event.notification)));
});

/** Goes to a page of ours, in the window that shows it if there is one. */
async function enter(path: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find(({ url }) => new URL(url).pathname === path);
    await (open ? open.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("pushsubscriptionchange", (event) => {
    // Its type is not among those of TypeScript yet.
    const { oldSubscription: old, newSubscription } = event as PushSubscriptionChangeEvent;
    if (old) (event as ExtendableEvent).waitUntil(replace(old, newSubscription));
});

interface PushSubscriptionChangeEvent extends Event {
    readonly oldSubscription: PushSubscription | null;
    readonly newSubscription: PushSubscription | null;
}

async function replace(old: PushSubscription, now: PushSubscription | null): Promise<void> {
    const subscription = now ?? (await worker.registration.pushManager.subscribe(old.options));
    await tell(old.endpoint, subscription);
}

/** Says the language anew, in which turns are told of. */
async function renew(): Promise<void> {
    const subscription = await worker.registration.pushManager.getSubscription();
    if (subscription) await tell(subscription.endpoint, subscription);
}

async function tell(before: string, subscription: PushSubscription): Promise<void> {
    const headers = { "content-type": "application/json" };
    await fetch("/notices", { method: "POST", headers, body: JSON.stringify({ before, subscription }) });
}

export {};
