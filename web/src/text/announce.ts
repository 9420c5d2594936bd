/**
 * What a screen reader should say. One region for the whole page, because several that change at the same time cut
 * each other off; texts that come in quick succession are therefore said together.
 */

const GATHER_MS = 120;
/** How long a text can be found in the region, for whoever reads the page instead of listening; then it is old. */
const KEPT_MS = 10_000;

let region: HTMLElement | null = null;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Names the element with `aria-live` that {@link announce} fills; `null` when the page goes away. */
export function setAnnouncer(element: HTMLElement | null): void {
    region = element;
}

/** Makes a screen reader say `text` once it has finished what it is saying. */
export function announce(text: string): void {
    if (text === "") return;
    waiting.push(text);
    timer ??= setTimeout(flush, GATHER_MS);
}

function flush(): void {
    timer = null;
    const text = waiting.join(" ");
    waiting = [];
    if (region === null) return;
    // The same text twice would be no change and stay unsaid, so a new paragraph replaces the old one.
    const line = document.createElement("p");
    line.textContent = text;
    region.replaceChildren(line);
    setTimeout(() => line.remove(), KEPT_MS);
}
