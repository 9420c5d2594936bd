/** The icon of a tab that nobody is looking at. */

import { test } from "vitest";

import { openSite } from "./site";
import { reach, TURNS } from "./table";

const site = openSite(["--house-pause", "600000"]);

test("the tab's icon has a dot while it is one's turn", async () => {
    const ada = await site.arrive("Ada");
    const icon = (name: string) =>
        ada.page.locator(`link[rel="icon"][href="/static/${name}.svg"]`).waitFor({ state: "attached" });
    await ada.makeRoom(site.url, 3);
    await ada.comeIn(ada.page.url());
    await ada.sit(0);
    await ada.get("fill").click();
    await icon("icon");
    await ada.begin();
    await reach(ada, TURNS[0]!, "choose");
    await icon("icon-turn");
    // A paused game waits for nobody but its host.
    await ada.get("pause").click();
    await icon("icon");
});
