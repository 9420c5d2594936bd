/**
 * Keeps the front page up to date: refreshes its list of public tables while it is visible, and reloads the page when
 * the user comes back to it.
 */

/** How often it is fetched, in ms. The server reads it anew at most every 5 s. */
const EVERY_MS = 10_000;

const list = document.querySelector<HTMLElement>("[data-tables]");

async function renew(list: HTMLElement): Promise<void> {
    const answer = await fetch("/tables", { signal: AbortSignal.timeout(EVERY_MS) });
    if (!answer.ok) return;
    const parts = new DOMParser().parseFromString(await answer.text(), "text/html").body;
    // Nothing changes under a finger or a button that is pressed.
    if (parts.innerHTML.trim() === list.innerHTML.trim() || list.querySelector(":active")) return;
    const at = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    list.replaceChildren(...parts.childNodes);
    // Whoever is about to enter a room by keyboard stays at its link.
    if (at) list.querySelector<HTMLElement>(`[href="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
}

// What the browser had kept of the page, whole or as a file, says nothing of what happened since it was left. It is
// loaded again, with what was typed into it, unless there is no network.
addEventListener("pageshow", ({ persisted }) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigator.onLine && (persisted || visit?.type === "back_forward")) location.reload();
});

if (list) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let renewing = false;
    /** One after the other: an old answer never replaces a newer one. */
    const goOn = (after: number): void => {
        clearTimeout(timer);
        if (renewing || document.visibilityState !== "visible") return;
        timer = setTimeout(() => {
            renewing = true;
            // What could not be fetched now may be in a while.
            void renew(list)
                .catch(() => {})
                .then(() => {
                    renewing = false;
                    goOn(EVERY_MS);
                });
        }, after);
    };
    document.addEventListener("visibilitychange", () => goOn(0));
    goOn(EVERY_MS);
}
