/** What a walk through the screens needs: where to walk, in which language, and what to do at each screen. */

import { DESKTOP, type Person } from "../people";
import { DESKS, fit, PHONE, SIZES, type Size } from "../screens";
import type { Site } from "../site";

export const LOCALES = ["en", "de", "es", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** The server of a walk: nobody's absence takes long, and a bot waits for whoever looks at the screens. */
export const SETTINGS = ["--house-pause", "600000", "--away-after", "2"] as const;

/** People play until a screen is there, and then it is looked at. */
export type Walk = (tour: Tour) => Promise<void>;

/** What is done at a screen, by its name, at these sizes. */
export type Look = (person: Person, screen: string, sizes: readonly Size[]) => Promise<void>;

export class Tour {
    constructor(
        readonly site: Site,
        readonly locale: Locale,
        private readonly looking: Look,
    ) {}

    arrive(name: string): Promise<Person> {
        return this.site.arrive(name, { ...DESKTOP, locale: this.locale });
    }

    /** As many people as names. */
    async arriveAll<const Names extends readonly string[]>(
        ...names: Names
    ): Promise<{ [Name in keyof Names]: Person }> {
        return (await Promise.all(names.map((name) => this.arrive(name)))) as { [Name in keyof Names]: Person };
    }

    look(person: Person, screen: string, sizes: readonly Size[] = SIZES): Promise<void> {
        return this.looking(person, screen, sizes);
    }

    /** Does something on a phone, and is at the desk again. */
    async onPhone({ page }: Person, act: () => Promise<void>): Promise<void> {
        const desk = page.viewportSize()!;
        await fit(page, PHONE);
        await act();
        await fit(page, desk);
    }
}

/** What a watcher's screen shows as a television, and back. */
export async function tableView(tour: Tour, watcher: Person, screen: string): Promise<void> {
    await watcher.get("display-begin").click();
    await watcher.get("display-code").locator("svg").waitFor();
    // A full-screen page can't be resized.
    // As a function: what is asked again as a text would be against the page's policy.
    await watcher.page.waitForFunction(() => document.fullscreenElement !== null);
    await watcher.page.evaluate("document.exitFullscreen()");
    await tour.look(watcher, screen, DESKS);
    await watcher.page.keyboard.press("Escape");
}
