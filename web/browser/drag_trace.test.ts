/** Not a test but a stopwatch: how smoothly pieces follow the pointer on a slow machine. `npm run drag-trace`. */

import { beforeAll, test } from "vitest";

import { drag, dragNothing, later } from "./drag_trace";
import { DESKTOP, type Person, PHONE } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite(["--house-pause", "100"]);
let ada: Person;

beforeAll(async () => {
    ada = await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" });
    await ada.comeIn(await ada.makeRoom(site.url, 5));
    await ada.get("seat-0").click();
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-4"][data-bot]').waitFor();
    await ada.begin();
});

/** Plays until a turn, chooses in it, and waits for the bots. */
async function upTo(index: number, from: number): Promise<void> {
    const clicks = new Clicks(ada);
    for (const [i, turn] of TURNS.slice(0, index + 1).entries()) {
        if (i < from) continue;
        await reach(ada, turn, "choose");
        await clicks.choose();
        await reach(ada, turn, "place");
        await clicks.partnersBuilt();
        if (i < index) await clicks.build();
    }
    await later(2_000);
}

const CITIES = ['[data-testid="city-left"] .board', '[data-testid="city-right"] .board'];

test("a box on an empty page: what is late here is late because of the machine", async () => {
    await dragNothing(ada.context);
});

test("a tile over two cities", async () => {
    await upTo(2, 0);
    await drag("a tile", ada.page, '[data-testid="my-tile-0"]', CITIES);
    await new Clicks(ada).build();
});

test("a duplex over two cities", async () => {
    await upTo(3, 3);
    await drag("a duplex", ada.page, '[data-testid="my-tile-0"]', CITIES);
});

test("a duplex on a phone", async () => {
    await ada.resize(PHONE.viewport!);
    await later(1_000);
    await drag("on a phone", ada.page, '[data-testid="my-tile-0"]', CITIES);
});
