/** A finished game that two watch together: one leads, the other follows, and they talk. */

import { expect, test } from "vitest";

import { MouseBuilder, TapBuilder } from "./grid";
import { type Person, PHONE } from "./people";
import { meet, start } from "./sides";
import { openSite } from "./site";

const site = openSite();

const at = (who: Person, stop: number): Promise<void> => who.page.locator(`[data-replay="${stop}"]`).waitFor();
const says = (who: Person, text: string | RegExp): Promise<void> =>
    who.get("together-text").filter({ hasText: text }).waitFor();

/** Who is said to be there, and to follow. */
const sees = (who: Person, text: string): Promise<void> =>
    expect.poll(() => who.get("together-here").innerText(), { timeout: 10_000 }).toBe(text);

test("two go through a game together, and talk", async () => {
    const [ada, ben] = [await site.arrive("Ada"), await site.arrive("Ben", PHONE)];
    // The quickest game to finish.
    const room = await meet(site.url, "base", [ada, ben]);
    await ada.begin();
    await start(new MouseBuilder(ada), new TapBuilder(ben));
    await ben.get("give-up").tap();
    await ben.get("give-up-sure").tap();
    for (const who of [ada, ben]) await who.get("result").waitFor();

    await ada.get("replay").click();
    await at(ada, 0);
    await ada.get("together-open").click();
    await says(ada, "You’re leading");
    // Whoever is still at the result learns of it, and comes along.
    await ben.get("replay").filter({ hasText: "Watch along with Ada" }).tap();
    await at(ben, 0);
    await says(ben, "Ada is leading, and you’re following.");
    await sees(ada, "Also in the room: Ben · Following along: Ben");
    await ada.page.keyboard.press("ArrowRight");
    await at(ben, 1);
    await ada.say("table", "Here it went wrong.");
    await ben.get("replay-list").tap();
    await ben.get("replay-talk").tap();
    await ben.heard("table", "Here it went wrong.");
    await ben.page.keyboard.press("Escape");

    // Who looks around is not taken along, until they follow again.
    await ben.get("replay-back").tap();
    await at(ben, 0);
    await says(ben, "you’re looking around on your own");
    await sees(ada, "Also in the room: Ben");
    await ada.page.keyboard.press("ArrowLeft");
    await ada.page.keyboard.press("ArrowRight");
    await at(ada, 1);
    await at(ben, 0);
    await ben.get("together-follow").tap();
    await at(ben, 1);
    await sees(ada, "Also in the room: Ben · Following along: Ben");

    // Whoever looks around leads on from where they are, and not from where the others were.
    await ben.get("replay-back").tap();
    await says(ben, "you’re looking around on your own");
    await ben.get("together-lead").tap();
    await says(ben, "You’re leading");
    await says(ada, "Ben is leading, and you’re following.");
    await at(ada, 0);
    await at(ben, 0);
    // A connection that is lost for a moment ends no lead.
    await ben.context.setOffline(true);
    await says(ada, "Nobody is leading just now.");
    await ben.context.setOffline(false);
    await says(ada, "Ben is leading, and you’re following.");
    await sees(ben, "Also in the room: Ada · Following along: Ada");
    // Nor is whoever lost theirs forgotten.
    await ada.context.setOffline(true);
    await ben.get("together-here").waitFor({ state: "detached" });
    await ada.context.setOffline(false);
    await sees(ben, "Also in the room: Ada · Following along: Ada");
    // Whoever goes back to the room leads no longer.
    await ben.page.goBack();
    await says(ada, "Nobody is leading just now.");
    const left = await ada.page.locator("[data-replay]").getAttribute("data-replay");
    await ada.get("together-leave").click();
    await ada.get("together").waitFor({ state: "detached" });
    await at(ada, Number(left));

    // Whoever watches by themselves is told when the others play on, and only then.
    const line = ben.page.waitForEvent("websocket");
    await ben.get("replay").tap();
    await at(ben, 0);
    await (await line).waitForEvent("framereceived");
    expect(await ben.get("called").or(ben.get("together")).count()).toBe(0);
    // They are asked along as soon as somebody leads.
    await ada.get("together-open").click();
    await ben.get("come-along").getByText("Watch along with Ada").tap();
    await says(ben, "Ada is leading, and you’re following.");
    await ben.get("together-leave").tap();
    await ben.get("come-along").waitFor();
    await ada.page.goto(room);
    await ada.get("rematch").click();
    await ben.get("called").getByText("Join the others for the next game").waitFor();
    // Also when the page is loaded again.
    await ben.page.reload();
    await ben.get("called").getByText("Join the others for the next game").waitFor();
    await ada.begin();
    await ben.get("called").getByText("Your next game is on").tap();
    await ben.page.waitForURL("**/r/*");
    await ben.get("stock").waitFor();
    expect([ada, ben].flatMap(({ faults }) => faults)).toEqual([]);
});
