/** Not a test but a stopwatch: how smoothly pieces of City Square Off follow the pointer. `npm run drag-trace`. */

import { test } from "vitest";

import { drag } from "./drag_trace";
import { MouseBuilder, reachCard } from "./grid";
import { DESKTOP } from "./people";
import { openSite } from "./site";
import { meet, start, WITH_A } from "./sides";

const site = openSite(["--house-pause", "600000"]);

const GRID = ['[data-testid="grid-mine"]'];

async function two(mode: "base" | "sprawl" | "sprint"): Promise<[MouseBuilder, MouseBuilder]> {
    const ada = new MouseBuilder(await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" }));
    const ben = new MouseBuilder(await site.arrive("Ben"));
    await meet(site.url, mode, [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    return [ada, ben];
}

/** Drags a piece with and without what can't be reached being shown. */
async function both(what: string, { who }: MouseBuilder, piece: string): Promise<void> {
    await drag(what, who.page, piece, GRID);
    await who.page.keyboard.press("Escape");
    await who.get("stranded").check();
    await drag(`${what}, looking ahead`, who.page, piece, GRID);
    await who.get("stranded").uncheck();
}

test.each(["base", "sprawl"] as const)("the tile of a card (%s)", async (mode) => {
    const [ada, ben] = await two(mode);
    for (let turn = 1; turn <= 4; turn++) {
        for (const builder of [ada, ben]) {
            await reachCard(builder.who, turn);
            await builder.layCard(mode, builder === ben);
            await builder.done();
        }
    }
    await reachCard(ada.who, 5);
    await both(mode, ada, '[data-testid="stock"] button');
});

test("a tile in a race", async () => {
    const [ada] = await two("sprint");
    await reachCard(ada.who, 1);
    for (const place of WITH_A.slice(1, 8)) await ada.lay(place);
    await both("a race", ada, '[data-testid="piece-k"]');
});
