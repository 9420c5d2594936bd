/** The guide through somebody's first turns of City Square Off. */

import { expect, test } from "vitest";

import { MouseBuilder, reachCard } from "./grid";
import { at, GUIDED } from "./guided";
import { type Person, PHONE, settled } from "./people";
import { meet, STARTER_A, STARTER_B } from "./sides";
import { openSite } from "./site";

const site = openSite();

/** What is wrong: the guide or what it points at is not on the screen, or it lies over that. */
const covered = ({ page }: Person) =>
    page.evaluate(() => {
        const box = document.querySelector('[data-testid="guide"]')!.getBoundingClientRect();
        if (box.bottom > innerHeight || box.top < 0) return `the guide ends at ${box.bottom}`;
        for (const each of document.querySelectorAll("[data-guided]")) {
            const { top, bottom, left, right } = each.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight) return `${each.className} from ${top} to ${bottom}`;
            if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) return each.className;
        }
        return null;
    });

/** As `at`, at every size, with nothing covered. */
async function shows(who: Person, step: string, target: string): Promise<void> {
    await at(who, step);
    await who.page.locator(`[data-guided][data-guide="${target}"]`).waitFor();
    for (const size of GUIDED) {
        await who.resize(size);
        await who.page.locator(`[data-guided][data-guide="${target}"]`).waitFor();
        await who.page.evaluate(settled);
        expect(await covered(who), `${step} ${JSON.stringify(size)}`).toBeNull();
    }
    await who.resize(GUIDED[0]);
}

test("it goes through the starter and the first card, and covers nothing", async () => {
    const ada = new MouseBuilder(await site.arrive("Ada"));
    const ben = new MouseBuilder(await site.arrive("Ben"));
    await meet(site.url, "base", [ada.who, ben.who]);
    await ada.who.begin();
    const { who } = ada;
    await who.get("guide-begin").click();
    await at(who, "base");
    await who.get("guide-next").click();
    await shows(who, "starter", "stock");
    await ada.choose(STARTER_A[0]);
    await shows(who, "turn", "turns");
    await who.get("guide-next").click();
    await shows(who, "centre", "grid");
    await ada.lay(STARTER_A);
    await shows(who, "confirm", "confirm");
    await ada.done();
    await at(who, "wait");
    await ben.lay(STARTER_B);
    await ben.done();
    await shows(who, "card", "stock");
    await ada.layCard("base");
    await shows(who, "settle", "confirm");
    await ada.done();
    await ben.layCard("base");
    await ben.done();
    await reachCard(who, 2);
    await shows(who, "other", "other");
    await who.get("guide-next").click();
    await at(who, "on-base");
    await who.get("guide-next").click();
    await who.get("guide").waitFor({ state: "detached" });
    // Of a race it has something else to tell.
    await meet(site.url, "sprint", [who, ben.who]);
    await who.begin();
    await who.get("guide-offer").waitFor();
    expect(who.faults).toEqual([]);
});

test("on a phone it speaks of fingers, and of no wheel", async () => {
    const people = [await site.arrive("Ada", PHONE), await site.arrive("Ben")] as const;
    await meet(site.url, "base", people);
    const [ada] = people;
    await ada.begin();
    await ada.get("guide-begin").tap();
    await ada.get("guide-next").tap();
    await ada.get(`piece-${STARTER_A[0]}`).tap();
    await at(ada, "turn-touch");
    const words = await ada.get("guide").textContent();
    expect(words).toContain("second finger");
    expect(words).not.toContain("wheel");
    expect(ada.faults).toEqual([]);
});

test("of a race it tells before the start, and is gone while both cover their grids", async () => {
    const ada = new MouseBuilder(await site.arrive("Ada", PHONE));
    const ben = new MouseBuilder(await site.arrive("Ben"));
    await meet(site.url, "sprint", [ada.who, ben.who]);
    await ada.who.begin();
    await ada.who.get("guide-begin").tap();
    await at(ada.who, "sprint");
    await ada.lay(STARTER_A);
    await at(ada.who, "sprint");
    await ada.who.get("guide-next").tap();
    await at(ada.who, "ready");
    await ada.done();
    await ben.lay(STARTER_B);
    await ben.done();
    expect(await reachCard(ada.who, 1)).toBe("race");
    await ada.who.get("guide").waitFor({ state: "detached" });
    expect(await ada.who.get("guide-offer").count()).toBe(0);
    expect(ada.who.faults).toEqual([]);
});
