/**
 * On the device that was played on, copies the link. On the other one, puts what the link hides into the form, and
 * takes it out of the address, so that nobody reads it there. Before the browser becomes another guest, it stops
 * hearing of the turns of the one it was: it could not end that afterwards.
 */

import { copy } from "../kit/clipboard";

const KEY = /^#([0-9a-f]{32})$/;
/** How long a push service may take to hear of it, in ms. */
const PATIENCE_MS = 3_000;
/** How long the button says that the link was copied, in ms. */
const SAID_MS = 2_000;

const form = document.querySelector<HTMLFormElement>("form:has(#key)");

function take(): void {
    const key = KEY.exec(location.hash)?.[1];
    if (key === undefined) return;
    // On the page that says that a link is spent there is no form.
    if (!form) return location.reload();
    form.querySelector<HTMLInputElement>("#key")!.value = key;
    form.querySelector<HTMLElement>("#by-hand")!.hidden = true;
    history.replaceState(null, "", location.pathname);
}

async function hearNothing(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration || !("pushManager" in registration)) return;
    await (await registration.pushManager.getSubscription())?.unsubscribe();
}

form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    void Promise.race([hearNothing(), patience])
        .catch(() => {})
        .then(() => form.submit());
});

const button = document.querySelector<HTMLButtonElement>("#copy");
const before = button?.textContent ?? "";
if (button) button.hidden = false;
button?.addEventListener("click", () => {
    const link = document.querySelector<HTMLInputElement>("#link")!;
    void copy(link.value, link).then((done) => {
        if (!done) return;
        const status = document.querySelector("#copied")!;
        status.textContent = button.textContent = button.dataset.done!;
        setTimeout(() => ([status.textContent, button.textContent] = ["", before]), SAID_MS);
    });
});

addEventListener("hashchange", take);
take();
