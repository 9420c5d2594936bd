/** The page's language. The Fluent files lie with the server; here only those of the page's language are loaded. */

import { FluentBundle } from "@fluent/bundle";
import type { FluentResource, FluentVariable } from "@fluent/bundle";
import addresses from "virtual:texts";

import { FALLBACK, spoken } from "./spoken.svelte";

export type Args = Record<string, FluentVariable>;

/** Loads the texts of `tag` ("de", also "de-AT"); English if there are none for it. */
export async function loadLanguage(tag: string): Promise<void> {
    const wanted = tag.split("-")[0]!;
    const known = wanted in addresses ? wanted : FALLBACK;
    const answer = await fetch(addresses[known]!);
    if (!answer.ok) throw new Error(`the texts did not come: ${answer.status}`);
    // All languages run from left to right, and isolation marks would get in the way of copied text: only what needs
    // them gets them, in `isolated`.
    const bundle = new FluentBundle(known, { useIsolating: false });
    bundle.addResource((await answer.json()) as FluentResource);
    spoken.bundle = bundle;
}

/** The language that {@link t} speaks, for `Intl`. */
export function language(): string {
    return spoken.bundle.locales[0] ?? FALLBACK;
}

/** The reader's variants of that language, the most wanted first: a Briton's clock is not an American's. */
export function locales(): string[] {
    return [...navigator.languages.filter((tag) => tag.split("-")[0] === language()), language()];
}

/** Whether there is a text for `key`. */
export function has(key: string): boolean {
    return spoken.bundle.hasMessage(key);
}

/** The text of a message. Of an unknown one the key itself, so that a gap is seen and nothing breaks. */
export function t(key: string, args: Args = {}): string {
    const { bundle } = spoken;
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const values = Object.entries(args).map(([name, value]) => [name, isolated(value)]);
    return bundle.formatPattern(pattern, Object.fromEntries(values) as Args, []);
}

/** A name that runs from right to left takes the sentence around it along, unless it is isolated. */
function isolated(value: FluentVariable): FluentVariable {
    return typeof value === "string" && /[\u0590-\u08ff\ufb1d-\ufefc]/.test(value) ? `\u2068${value}\u2069` : value;
}
