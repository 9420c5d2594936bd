/**
 * What a screen reader should say. One region for the whole page, because several that change at the same time cut
 * each other off; texts that come in quick succession are therefore said together.
 */

const GATHER_MS = 120;
/** How long a text can be found in the region, for whoever reads the page instead of listening; then it is old. */
const KEPT_MS = 10_000;
/** Not an empty string: a region that becomes empty or stops being so makes the browser re-check `:empty` styles. */
const NOTHING = " ";

/** The region's two texts, the one that is written next first. */
let texts: readonly Text[] = [];
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let old: ReturnType<typeof setTimeout> | undefined;

/** Names the element with `aria-live` that {@link announce} fills; `null` when the page goes away. */
export function setAnnouncer(element: HTMLElement | null): void {
    texts = element ? [new Text(NOTHING), new Text(NOTHING)] : [];
    element?.append(...texts);
}

/** Makes a screen reader say `text` once it has finished what it is saying. */
export function announce(text: string): void {
    if (text === "") return;
    waiting.push(text);
    timer ??= setTimeout(flush, GATHER_MS);
}

function flush(): void {
    timer = null;
    const said = waiting.join(" ");
    waiting = [];
    const [text, other] = texts;
    if (!text || !other) return;
    // The same text twice would be no change and stay unsaid, so it moves to the other one.
    texts = [other, text];
    other.data = NOTHING;
    text.data = said;
    clearTimeout(old);
    old = setTimeout(() => (text.data = NOTHING), KEPT_MS);
}
