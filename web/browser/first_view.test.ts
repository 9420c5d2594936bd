/**
 * Not a test but a stopwatch: when a page can first be seen and used over Chromium's "Slow 4G", and how much of it
 * jumps. `npm run first-view`; with `WATERFALL=1` also what was fetched, and when.
 */

import { test } from "vitest";

import { jumps, load, type Loaded } from "./loading";
import { PHONE, type Person, sitDown } from "./people";
import { openSite } from "./site";
import { waterfall } from "./waterfall";

/** The middle one of so many visits counts. */
const VISITS = 5;

const site = openSite();

test("first views", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const table = await sitDown(site.url, people);
    const host = await site.arrive("Walter");
    const room = await host.makeRoom(site.url, 3);
    await host.comeIn(room);
    for (const [what, address, hook] of [
        ["home", site.url, 'form[action="/rooms"] button'],
        ["a room", room, '[data-testid="join-name"]'],
        ["a running game", table, ".watch"],
    ] as const) {
        const visits: Loaded[] = [];
        for (let visit = 0; visit < VISITS; visit++) {
            const newcomer: Person = await site.arrive("Eve", PHONE);
            const told = process.env["WATERFALL"] && visit === 0 ? await waterfall(newcomer.page) : null;
            visits.push(await load(newcomer.page, address, hook));
            if (told) console.log(`${what}\n${told()}`);
            await newcomer.context.close();
        }
        const middle = (figure: (visit: Loaded) => number): number =>
            visits.map(figure).sort((one, other) => one - other)[VISITS >> 1]!;
        const [painted, seen] = [middle(({ painted }) => painted), middle(({ seen }) => seen)];
        const moved = middle(({ shifts }) => jumps(shifts));
        console.log(`${what}: painted ${painted.toFixed()} ms, usable ${seen.toFixed()} ms, jumps ${moved.toFixed(3)}`);
    }
});
