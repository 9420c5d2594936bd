/** What the page speaks. All that shows a text depends on it, and follows when another language is chosen. */

import { FluentBundle } from "@fluent/bundle";

/** Spoken where there are no texts for a language. */
export const FALLBACK = "en";

class Spoken {
    bundle = $state.raw(new FluentBundle(FALLBACK));
}

export const spoken = new Spoken();
