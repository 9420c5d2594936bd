/** City Square Off: two teams, a race, and a grid without an edge. */

import { MouseBuilder, reachCard } from "../grid";
import { meet, start, WITH_A, WITH_B } from "../sides";
import { tableView, type Tour, type Walk } from "./tour";

async function builders(tour: Tour, ...names: string[]): Promise<MouseBuilder[]> {
    return Promise.all(names.map(async (name) => new MouseBuilder(await tour.arrive(name))));
}

export const teams: Walk = async (tour) => {
    const all = (await builders(tour, "Ada", "Ben", "Chiara", "Dimitri")) as [
        MouseBuilder,
        MouseBuilder,
        MouseBuilder,
        MouseBuilder,
    ];
    const [ada, ben, chiara, dimitri] = all;
    const watcher = await tour.arrive("Walter");
    const people = all.map(({ who }) => who);
    const room = await meet(tour.site.url, "base", people);
    await tour.look(ada.who, "sides-lobby");
    await ada.who.begin(async () => tour.look(ben.who, "sides-seated"));
    await watcher.page.goto(room);
    await ada.who.page.locator('.square-off[data-phase="start"]').waitFor();
    await dimitri.who.get("guide-begin").click();
    await dimitri.who.get("guide-next").click();
    await tour.look(dimitri.who, "sides-guide");
    await dimitri.who.get("guide-skip").click();
    await ada.choose("A");
    await ada.hold([4, 4]);
    await tour.look(ada.who, "sides-start");
    await start(ada, ben);
    const before = 5;
    for (let turn = 1; turn <= before; turn++) {
        for (const { who } of all) await reachCard(who, turn);
        for (const builder of [ada, ben]) {
            await builder.layCard("base");
            await builder.done();
        }
    }
    await reachCard(ada.who, before + 1);
    await ada.who.say("city-0", "Let us keep the corners for the long ones.");
    await ada.hold([0, 0]);
    await chiara.who.get("ghost").waitFor({ state: "attached" });
    await chiara.who.get("stranded").check();
    await tour.look(ada.who, "sides-place");
    await tour.look(chiara.who, "sides-hover");
    await dimitri.layCard("base");
    await tour.look(dimitri.who, "sides-laid");
    await dimitri.done();
    await tour.look(ben.who, "sides-waiting");
    await tour.look(watcher, "sides-watch");
    await tableView(tour, watcher, "sides-table-view");
    await chiara.layCard("base");
    await ada.done();
    for (let turn = before + 2; (await reachCard(ada.who, turn)) === "place"; turn++) {
        for (const builder of [ada, ben]) {
            await reachCard(builder.who, turn);
            await builder.layCard("base", builder === ben);
            await builder.done();
        }
    }
    await tour.look(ada.who, "sides-end");
    await tour.look(watcher, "sides-end-watch");
};

export const race: Walk = async (tour) => {
    const [ada, ben] = (await builders(tour, "Ada", "Ben")) as [MouseBuilder, MouseBuilder];
    const watcher = await tour.arrive("Walter");
    await watcher.page.goto(await meet(tour.site.url, "sprint", [ada.who, ben.who]));
    await ada.who.begin();
    await start(ada, ben);
    await reachCard(ben.who, 1);
    for (const place of WITH_B.slice(1)) await ben.lay(place);
    for (const place of WITH_A.slice(1, 12)) await ada.lay(place);
    await tour.look(ada.who, "sides-race");
    await tableView(tour, watcher, "sides-race-table-view");
    for (const place of WITH_A.slice(12)) await ada.lay(place);
    await ben.who.get("solve").click();
    await ben.who.get("back").waitFor();
    await tour.look(ben.who, "sides-race-end");
};

export const sprawl: Walk = async (tour) => {
    const [ada, ben] = (await builders(tour, "Ada", "Ben")) as [MouseBuilder, MouseBuilder];
    await meet(tour.site.url, "sprawl", [ada.who, ben.who]);
    await ada.who.begin();
    await start(ada, ben);
    const before = 12;
    for (let turn = 1; turn <= before; turn++) {
        for (const builder of [ada, ben]) {
            await reachCard(builder.who, turn);
            await builder.layCard("sprawl", builder === ben);
            await builder.done();
        }
    }
    await reachCard(ada.who, before + 1);
    await ada.layCard("sprawl");
    await tour.look(ada.who, "sides-sprawl");
    await ada.done();
    await ada.who.get("give-up").click();
    await tour.look(ada.who, "sides-give-up");
    await ada.who.get("give-up-sure").click();
    await ben.who.get("result").waitFor();
    await tour.look(ben.who, "sides-sprawl-end");
};
