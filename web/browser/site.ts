/** What every file of tests begins with: a server of its own, and a browser. */

import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import { openChromium, Person } from "./people";
import { Program } from "./program";

export class Site {
    program!: Program;
    browser!: Browser;

    get url(): string {
        return this.program.url;
    }

    arrive(name: string, options?: BrowserContextOptions): Promise<Person> {
        return Person.arrive(this.browser, name, options);
    }

    arriveAll(...names: string[]): Promise<Person[]> {
        return Promise.all(names.map((name) => this.arrive(name)));
    }
}

/** Opened before the file's tests and closed after them. `settings` are for the server's command line. */
export function openSite(settings: readonly string[] = [], open = openChromium): Site {
    const site = new Site();
    beforeAll(async () => {
        site.program = await Program.start(...settings);
        site.browser = await open();
    });
    afterAll(async () => {
        await site.browser?.close();
        await site.program?.stop();
    });
    return site;
}
