/** The list of public tables goes on while the front page is looked at. Without this script it is as it was. */

/** How often it is fetched, in ms. The server reads it anew at most every 5 s. */
const EVERY_MS = 10_000;

const list = document.querySelector<HTMLElement>("[data-tables]");

async function renew(list: HTMLElement): Promise<void> {
    const answer = await fetch("/tables");
    if (!answer.ok) return;
    const text = await answer.text();
    const parts = new DOMParser().parseFromString(text, "text/html").body;
    if (parts.innerHTML.trim() === list.innerHTML.trim()) return;
    const at = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    list.replaceChildren(...parts.childNodes);
    // Whoever is about to enter a room by keyboard stays at its link.
    if (at) list.querySelector<HTMLElement>(`[href="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
}

if (list) {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => {
        clearInterval(timer);
        if (document.visibilityState !== "visible") return;
        // What could not be fetched now may be in a while.
        timer = setInterval(() => void renew(list).catch(() => {}), EVERY_MS);
    };
    const back = (): void => {
        look();
        if (document.visibilityState === "visible") void renew(list).catch(() => {});
    };
    document.addEventListener("visibilitychange", back);
    look();
}
