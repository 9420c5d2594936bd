/**
 * Turns that the service worker shows while no page of the room is open. A server of the test is the push service; what
 * it gets is decrypted as a browser would, and handed to the worker.
 */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openFullChromium, PATIENCE_MS, type Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite(["--push-anywhere"], openFullChromium);

/** A notice that isn't shown after so long was lost, in ms. */
const LOST_MS = 10_000;

type Sent = { headers: IncomingHttpHeaders; body: Buffer };

/** What came for the browser, and whoever waits for it. */
const sent: Sent[] = [];
let arrived = (): void => {};
let service: Server;

beforeAll(async () => {
    service = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on("data", (part: Buffer) => parts.push(part));
        request.on("end", () => {
            sent.push({ headers: request.headers, body: Buffer.concat(parts) });
            response.writeHead(201).end();
            arrived();
        });
    });
    await once(service.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => void service.close());

async function nextSent(): Promise<Sent> {
    while (sent.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
    return sent.shift()!;
}

/** What a browser keeps for itself when it subscribes. */
class Keys {
    private readonly pair = createECDH("prime256v1");
    private readonly auth = randomBytes(16);
    private readonly own = this.pair.generateKeys();

    /** To be handed to a page. */
    subscription() {
        const { port } = service.address() as AddressInfo;
        const keys = { p256dh: this.own.toString("base64url"), auth: this.auth.toString("base64url") };
        return { endpoint: `http://127.0.0.1:${port}/phone`, expirationTime: null, keys };
    }

    /** RFC 8291 and, for one record, RFC 8188. */
    decrypt(body: Buffer): string {
        const [salt, length] = [body.subarray(0, 16), body[20]!];
        const [sender, text] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
        const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
            Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
        const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.own, sender]);
        const secret = derive(this.pair.computeSecret(sender), this.auth, about, 32);
        const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
        const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
        const cipher = createDecipheriv("aes-128-gcm", key, nonce);
        cipher.setAuthTag(text.subarray(-16));
        const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
        // A last record ends with 2 and zeros.
        return plain.subarray(0, plain.lastIndexOf(2)).toString();
    }
}

/** To be run in a page before anything else. Chromium without a screen has no push service. */
function subscribeHere(subscription: ReturnType<Keys["subscription"]>): void {
    PushManager.prototype.subscribe = () =>
        Promise.resolve({ ...subscription, toJSON: () => subscription } as unknown as PushSubscription);
}

/** The same, for the worker. */
function subscribedHere(subscription: ReturnType<Keys["subscription"]>): void {
    PushManager.prototype.getSubscription = () =>
        Promise.resolve({ ...subscription, toJSON: () => subscription } as unknown as PushSubscription);
}

/** The browser's question whether a site may show notices is closed without an answer, once. */
function dismissOnce(): void {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
        Notification.requestPermission = ask;
        return Promise.resolve("default");
    };
}

/** Hands a message to the worker, as the browser does when one comes for it. */
async function deliver(page: Page, data: string): Promise<void> {
    // A session hears of the registrations once.
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
        session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
            const found = registrations.find(({ isDeleted }) => !isDeleted);
            if (found) resolve(found.registrationId);
        }),
    );
    await session.send("ServiceWorker.enable");
    const registrationId = await registered;
    await session.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId, data });
}

type Shown = { title: string; body: string; lang: string; tag: string; renotify: boolean };

/** What this needs of a worker; the types of a page don't have it. */
type Scope = {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: (path: string) => Promise<null> };
    dispatchEvent: (event: Event) => boolean;
    NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
};

/** The worker that runs now: a browser stops one that has nothing to do, and starts another when a message comes. */
const running = ({ context }: Person): Worker | undefined => context.serviceWorkers().at(-1);

/** The notices that the worker shows; none while it is stopped. */
const notices = async (person: Person): Promise<Shown[]> =>
    (await running(person)?.evaluate(async () => {
        const shown = await (self as unknown as Scope).registration.getNotifications();
        return (shown as (Notification & Shown)[]).map(({ title, body, lang, tag, renotify }) => ({
            title,
            body,
            lang,
            tag,
            renotify,
        }));
    })) ?? [];

/** Clicks on the notice. The page that the worker opens then: only after a real click it could open a window. */
const click = (person: Person): Promise<string> =>
    running(person)!.evaluate(async () => {
        const scope = self as unknown as Scope;
        const [notification] = await scope.registration.getNotifications();
        return new Promise<string>((resolve) => {
            scope.clients.openWindow = (path) => {
                resolve(path);
                return Promise.resolve(null);
            };
            scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification: notification! }));
        });
    });

test("whoever has closed the page is told of their turn, and a click leads back to the table", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben, chiara] = people as [Person, Person, Person];
    const keys = new Keys();
    await chiara.context.addInitScript(subscribeHere, keys.subscription());
    const room = await sitDown(site.url, people);
    const code = new URL(room).pathname.split("/").at(-1)!;
    for (const person of people) await reach(person, TURNS[0]!, "choose");

    // Whoever only closes the browser's question can be asked again.
    await chiara.get("settings-open").click();
    await chiara.get("notices").waitFor();
    await chiara.page.evaluate(dismissOnce);
    await chiara.get("notices").click();
    await chiara.page.locator('[data-testid="notices"]:not(:checked):enabled').waitFor();
    expect(await chiara.get("notices-denied").count()).toBe(0);

    // Without the browser's leave nothing is asked of the server, and the box stays empty.
    await chiara.context.grantPermissions([], { origin: site.url });
    await chiara.get("notices").click();
    await chiara.get("notices-denied").waitFor();
    expect(await chiara.get("notices").isChecked()).toBe(false);
    await chiara.context.grantPermissions(["notifications"], { origin: site.url });
    await chiara.get("notices").click();
    await chiara.page.locator('[data-testid="notices"]:checked:enabled').waitFor();

    // A language that is chosen in the game is that of the notices, too.
    await running(chiara)!.evaluate(subscribedHere, keys.subscription());
    await chiara.get("language").selectOption("de");
    const stored = () => chiara.page.evaluate(async () => (await fetch("/profile/data.json")).text());
    await expect.poll(stored, { timeout: PATIENCE_MS }).toContain('"language":"de"');
    await chiara.page.keyboard.press("Escape");

    await new Clicks(chiara).choose();
    // Another page keeps the browser open.
    const elsewhere = await chiara.context.newPage();
    await chiara.page.close();
    await ada.page.locator(".absent").waitFor();
    for (const person of [ada, ben]) await new Clicks(person).choose();

    const { headers, body } = await nextSent();
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" });
    expect(JSON.stringify(headers) + body.toString("latin1")).not.toContain(code);
    const text = { title: "Du bist dran", body: "Between Two Cities, am Tisch von Ada", lang: "de" };
    const told = { ...text, tag: code, renotify: true };
    const shown = () => expect.poll(() => notices(chiara), { timeout: PATIENCE_MS });
    await deliver(elsewhere, keys.decrypt(body));
    await shown().toEqual([told]);
    const path = await click(chiara);
    await shown().toEqual([]);

    // Nor does a notice stay of a room that is visited by another way. Chromium closes notices by their names: one that
    // comes at once may go with the one before.
    const shows = () =>
        expect
            .poll(() => notices(chiara), { timeout: LOST_MS })
            .toEqual([told])
            .then(
                () => true,
                () => false,
            );
    do await deliver(elsewhere, keys.decrypt(body));
    while (!(await shows()));
    await elsewhere.goto(new URL(path, site.url).href);
    expect(elsewhere.url()).toBe(room);
    await shown().toEqual([]);
    await elsewhere.getByTestId("manage-people").waitFor();
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
