/** The pauses between attempts, in ms: from the first to the longest. */
const FIRST_MS = 500;
const LONGEST_MS = 4_000;

/** What was loaded, by what loads it. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Whether the server has been given another build since this page came: it has no file of the old one any more. */
async function isOutdated(): Promise<boolean> {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/room-"]');
    if (!script) return false;
    const { status } = await fetch(script.src, { method: "HEAD", cache: "no-store" });
    return status === 404;
}

/** Loads a module, retrying until it succeeds; if the server has a newer build, reloads the page. */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
    for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
        try {
            const found = await load();
            loaded.set(load, found);
            return found;
        } catch {
            if (await isOutdated().catch(() => false)) location.reload();
            await new Promise((resolve) => setTimeout(resolve, wait));
        }
    }
}

/** The same, but at once for what was loaded before: even then an `import()` takes a moment, and the page jumps. */
export function loadedOrRetry<T>(load: () => Promise<T>): T | Promise<T> {
    return (loaded.get(load) as T | undefined) ?? retry(load);
}
