/** The browser's storage. That it can't store anything (private mode, full) is no error. */

const PREFIX = "conurbation.";

/** The value kept under `key`, or `null`. */
export function recall(key: string): unknown {
    try {
        const text = localStorage.getItem(PREFIX + key);
        return text === null ? null : (JSON.parse(text) as unknown);
    } catch {
        return null;
    }
}

/** The keys of all that is kept whose names begin so. */
export function kept(beginning: string): string[] {
    try {
        return Object.keys(localStorage)
            .filter((key) => key.startsWith(PREFIX + beginning))
            .map((key) => key.slice(PREFIX.length));
    } catch {
        return [];
    }
}

/** Keeps nothing under `key` any more. */
export function forget(key: string): void {
    try {
        localStorage.removeItem(PREFIX + key);
    } catch {
        // It kept nothing.
    }
}

/** Keeps a value that JSON can hold. */
export function remember(key: string, value: unknown): void {
    try {
        localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
        // Nothing depends on it.
    }
}

/** What the tab keeps under `key` for `about`, or `null`: it outlives a reload, and other tabs know nothing of it. */
export function recallInTab(key: string, about: string): unknown {
    try {
        const text = sessionStorage.getItem(PREFIX + key);
        const kept = text === null ? null : (JSON.parse(text) as { about: string; value: unknown });
        return kept?.about === about ? kept.value : null;
    } catch {
        return null;
    }
}

/** Keeps a value that JSON can hold for the tab, in place of what it kept under `key` about anything else. */
export function rememberInTab(key: string, about: string, value: unknown): void {
    try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify({ about, value }));
    } catch {
        // Nothing depends on it.
    }
}
