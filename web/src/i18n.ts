/**
 * The page's language. The Fluent files lie with the server, which reads the same ones for its pages; here only those
 * of the page's language are loaded, and English when a message is missing from them.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";

const files = import.meta.glob<string>("../../server/locales/*/{client,table,refusals}.ftl", {
    query: "?raw",
    import: "default",
});

let own: FluentBundle | null = null;
let fallback: FluentBundle | null = null;
let fallbackAsked = false;
let redraw = (): void => {};

/** What shows a missing message is drawn again once the fallback has come. */
const awaitFallback = createSubscriber((update) => {
    redraw = update;
    return () => (redraw = () => {});
});

/** Loads the texts of `language` ("de", also "de-AT"); English if there are none for it. */
export async function loadLanguage(language: string): Promise<void> {
    own = (await bundle(language.split("-")[0] ?? FALLBACK)) ?? (await bundle(FALLBACK));
    fallback = null;
    fallbackAsked = false;
}

/** The language that {@link t} speaks, for `Intl`. */
export function language(): string {
    return own?.locales[0] ?? FALLBACK;
}

/** Whether there is a text for `key` in the page's language. */
export function has(key: string): boolean {
    return own?.hasMessage(key) ?? false;
}

/** The text of a message. Of an unknown one the key itself, so that a gap is seen and nothing breaks. */
export function t(key: string, args: Args = {}): string {
    const text = format(own, key, args);
    if (text !== null) return text;
    awaitFallback();
    if (!fallbackAsked) {
        fallbackAsked = true;
        void bundle(FALLBACK).then((loaded) => {
            fallback = loaded;
            redraw();
        });
    }
    return format(fallback, key, args) ?? key;
}

function format(from: FluentBundle | null, key: string, args: Args): string | null {
    const message = from?.getMessage(key);
    if (!from || !message?.value) return null;
    const errors: Error[] = [];
    return from.formatPattern(message.value, args, errors);
}

async function bundle(language: string): Promise<FluentBundle | null> {
    const paths = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
    if (paths.length === 0) return null;
    const texts = await Promise.all(paths.map((path) => files[path]!()));
    // All four languages run from left to right; isolation marks would only get in the way of copied text.
    const made = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) made.addResource(new FluentResource(text));
    return made;
}
