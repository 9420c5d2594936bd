/** What happens beside a game: bots, a guide, and people who come, go and stay away. */

import { Cable } from "../cable";
import { sitDown } from "../people";
import { Clicks, reach, TURNS } from "../table";
import type { Walk } from "./tour";

export const bots: Walk = async (tour) => {
    const [ada, ben] = await tour.arriveAll("Ada", "Ben");
    const room = await ada.makeRoom(tour.site.url, 5);
    await ada.comeIn(room);
    await ada.sit(0);
    await ben.comeIn(room);
    await ben.sit(2);
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-4"][data-bot]').waitFor();
    await ada.begin();
    await reach(ada, TURNS[0]!, "choose");
    await ada.get("guide-offer").waitFor();
    await tour.look(ada, "guide-offer");
    await ada.get("guide-begin").click();
    await ada.page.locator('[data-testid="guide"][data-step="shared"]').waitFor();
    await tour.look(ada, "guide-ring");
    await ada.get("guide-next").click();
    await ada.page.locator('[data-testid="guide"][data-step="choose"]').waitFor();
    await tour.look(ada, "guide-choose");
    await new Clicks(ada).draft(0, 1);
    await ada.page.locator('[data-testid="guide"][data-step="keep"]').waitFor();
    await tour.look(ada, "guide-keep");
    await Promise.all([new Clicks(ada).give(), new Clicks(ben).choose()]);
    await reach(ada, TURNS[0]!, "place");
    await ada.page.locator(".ghost").first().waitFor();
    await ada.page.locator('[data-testid="guide"][data-step="offered"]').waitFor();
    await tour.look(ada, "guide-offered");
    await ada.get("guide-skip").click();
    await tour.look(ada, "bots-propose");
    await ben.page.close();
    await ada.page.locator('[data-testid^="absent-"]').waitFor();
    await tour.look(ada, "away-vote");
};

/** Somebody muted, somebody gone for good, and a lost connection. */
export const interrupted: Walk = async (tour) => {
    const people = await tour.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben, chiara] = people;
    const room = await sitDown(tour.site.url, people);
    await reach(ada, TURNS[0]!, "choose");
    await ada.get("manage-people").click();
    await tour.look(ada, "people");
    await ada.page.locator('.person:has-text("Ben") [data-testid^="mute-"]').click();
    await ada.page.keyboard.press("Escape");
    await ben.talk("table").getByTestId("talk-closed").waitFor({ state: "attached" });
    await tour.look(ben, "muted");
    await ben.page.goto(`${tour.site.url}/profile/delete`);
    await ben.page.locator('form[action="/profile/delete"] button').click();
    const absent = ada.page.locator('[data-testid^="absent-"]');
    await absent.waitFor();
    await tour.look(ada, "gone-for-good");
    await ada.get((await absent.getAttribute("data-testid"))!.replace("absent", "menu")).click();
    await ada.get("seat-gone").waitFor();
    await tour.look(ada, "seat-of-who-is-gone");

    const cable = await Cable.to(tour.site.url);
    try {
        // The same path behind the cable, where Chiara has the cookie of the same host.
        await chiara.page.goto(cable.url + new URL(room).pathname);
        await reach(chiara, TURNS[0]!, "choose");
        await cable.pull(chiara);
        await chiara.page.locator('[data-testid="connection"][data-state="lost"]').waitFor();
        await tour.look(chiara, "connection-lost");
    } finally {
        cable.close();
    }
};
