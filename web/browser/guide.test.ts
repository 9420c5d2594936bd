/** The guide through somebody's first turns: it goes along with what they do, and only once. */

import { beforeAll, expect, test } from "vitest";

import { AloneClicks, playAlone, reach as reachAlone } from "./alone";
import { at, GUIDED } from "./guided";
import { type Person, PHONE, settled, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();
let ada: Clicks;
let others: Clicks[];

beforeAll(async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    await sitDown(site.url, people);
    [ada, ...others] = people.map((person) => new Clicks(person)) as [Clicks, ...Clicks[]];
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));
});

const cityOf = (person: Person, side: string) => person.get(`city-${side}`).getAttribute("data-city");

/** The one with whom somebody shares their left city. */
async function leftOf(person: Person, people: readonly Clicks[]): Promise<Clicks> {
    const city = await cityOf(person, "left");
    const cities = await Promise.all(people.map(({ who }) => cityOf(who, "right")));
    return people[cities.indexOf(city)]!;
}

/** Somebody lets another one place first in the city that the two share, or no longer. */
async function letGoFirst(polite: Person, other: Person): Promise<void> {
    const theirs = await Promise.all(["left", "right"].map((side) => cityOf(other, side)));
    for (const side of ["left", "right"]) {
        if (theirs.includes(await cityOf(polite, side))) await polite.get(`hold-${side}`).click();
    }
    await polite.heeded();
}

/** What is to be done is said on the screen, and not to screen readers alone. */
const legible = ({ page }: Person): Promise<boolean> =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-testid="hint"]')!).clipPath === "none");

/** To be run in a page. What can be pressed at a point of it. */
function atPoint([x, y]: readonly [number, number]): string | null {
    const top = document.elementFromPoint(x, y);
    return top?.closest("[data-testid]")?.getAttribute("data-testid") ?? null;
}

test("it is offered at the beginning, and can be declined until the settings bring it back", async () => {
    const ben = others[0]!.who;
    await ben.get("guide-decline").click();
    await ben.get("guide-offer").waitFor({ state: "detached" });
    await ben.page.reload();
    await reach(ben, TURNS[0]!, "choose");
    await ben.get("hand-tile-0").waitFor();
    expect(await ben.get("guide-offer").count()).toBe(0);

    await ben.get("settings-open").click();
    await ben.get("guide-again").click();
    await ben.get("settings").getByText("beginning of your next game").waitFor();
    await ben.page.reload();
    await ben.get("guide-decline").click();
});

test("it goes through the first turn with the player, who never has to wait for it", async () => {
    const { who } = ada;
    await who.listen();
    await who.get("guide-begin").click();
    await who.hears("only the lower of the two counts");
    await who.get("guide-next").click();
    await at(who, "choose", "hand-tile-");
    await ada.draft(0, 1);
    await at(who, "keep", "give");
    await ada.give();
    await at(who, "reveal");
    expect(await who.page.locator("[data-guided]").count()).toBe(0);
    for (const hands of others) await hands.choose();
    await at(who, "pick", "my-tile-");
    // What explains the tile under the mouse leaves the guide's words alone.
    await who.get("partner-tile-left-0").hover();
    await who.get("tile-hint").waitFor();
    await who.page.evaluate(settled);
    expect(await who.page.evaluate(overlapping, ["tile-hint", "guide"] as const)).toBe(false);
    // A place for a partner's tile is none for one's own.
    await who.get("partner-tile-left-0").click();
    await who.get("city-left").locator("[data-spot]").click();
    await who.get("propose").waitFor();
    await at(who, "suggest");
    expect(await who.page.locator("[data-guided]").count()).toBe(0);
    // What is done with it is said all the same, where there is little room as well.
    const desk = who.page.viewportSize()!;
    for (const phone of GUIDED.slice(1)) {
        await who.resize(phone);
        await expect.poll(() => who.get("hint").textContent()).toContain("Propose this place");
        expect(await legible(who), `at ${phone.width}`).toBe(true);
    }
    await who.resize(desk);
    await who.get("take-back").click();
    await at(who, "pick", "my-tile-");
    // The guide is hidden while the game is paused.
    await who.get("pause").click();
    for (const hands of [ada, ...others]) await hands.who.get("paused").waitFor();
    await who.get("guide").waitFor({ state: "detached" });
    await who.get("resume").click();
    for (const hands of [ada, ...others]) await hands.who.get("paused").waitFor({ state: "detached" });
    await at(who, "pick", "my-tile-");
    // A partner who asks may be answered first.
    const left = await leftOf(who, others);
    await left.who.get("partner-tile-right-0").click();
    await left.who.get("city-right").locator("[data-spot]").click();
    await left.who.get("propose").click();
    await at(who, "offered", "accept");
    await who.get("decline").click();
    await at(who, "pick", "my-tile-");
    // A place for one's own tile may be proposed first.
    await who.get("my-tile-0").click();
    await who.get("city-left").locator("[data-spot]").click();
    await who.get("propose").click();
    await at(who, "asked", "my-tile-");
    await left.who.get("decline").click();
    // That is told beside it, and is nobody's mistake.
    await who.page.locator('[data-testid="hint"]:not(.refused)', { hasText: "would rather not" }).waitFor();
    await at(who, "pick", "my-tile-");
    await who.get("my-tile-0").click();
    await at(who, "put", "city-left");
    await who.get("city-left").locator("[data-spot]").first().click();
    await at(who, "confirm", "confirm-place");
    await who.get("take-back").click();
    await at(who, "pick", "my-tile-");
    await who.get("my-tile-0").click();
    await who.get("city-left").locator("[data-spot]").first().click();
    await at(who, "confirm", "confirm-place");
    // On a phone, too, there is room for all of it: nothing covers the buttons, whatever a partner says,
    await letGoFirst(left.who, who);
    for (const phone of GUIDED.slice(1)) {
        await who.resize(phone);
        for (const hook of ["confirm-place", "take-back"]) {
            const box = (await who.get(hook).boundingBox())!;
            const reached = await who.page.evaluate(atPoint, [box.x + box.width / 2, box.y + box.height / 2] as const);
            expect(reached, `${hook} at ${phone.width}`).toBe(hook);
        }
    }
    // A partner may be quicker: why the tile came back is said, and what is to be done now.
    await letGoFirst(left.who, who);
    await left.place(0, "right");
    await who.get("hint").getByText("Your partner was quicker to build there.").waitFor();
    await at(who, "pick", "my-tile-");
    await who.get("my-tile-0").click();
    await at(who, "put", "city-left");
    await who.get("city-left").locator("[data-spot]").first().click();
    await at(who, "confirm", "confirm-place");
    await who.get("confirm-place").click();
    await at(who, "other", "my-tile-");
    // and why something can't be is said.
    await who.resize(GUIDED[1]);
    await who.get("my-tile-1").click();
    await who.get("city-left").locator("[data-dim]").first().click();
    await who.page.locator('[data-testid="hint"].refused').waitFor();
    expect(await legible(who)).toBe(true);
    await who.page.keyboard.press("Escape");
    // So is who proposes what.
    const right = others.find((hands) => hands !== left)!.who;
    await right.get("partner-tile-left-1").click();
    await right.get("city-left").locator("[data-spot]").first().click();
    await right.get("propose").click();
    await who.get("hint").getByText(`${right.name} proposes a place`).waitFor();
    await at(who, "offered", "accept");
    for (const phone of GUIDED.slice(1)) {
        await who.resize(phone);
        expect(await legible(who), `at ${phone.width}`).toBe(true);
    }
    await who.get("decline").click();
    await who.get("decline").waitFor({ state: "detached" });
    await at(who, "other", "my-tile-");
    await who.resize(desk);
    // Whoever asks about it waits for the answer, or places it all the same.
    await who.get("my-tile-1").click();
    await at(who, "put", "city-");
    await who.get("city-right").locator("[data-spot]").first().click();
    await who.get("propose").click();
    await at(who, "asked");
    await who.get("withdraw").click();
    await at(who, "other", "my-tile-");
    await ada.place(1, "right");
    await at(who, "partners", "partner-tile-");
    // A place for a partner's tile is answered, or another one is found for it.
    await right.get("my-tile-1").click();
    await right.get("city-left").locator("[data-spot]").first().click();
    await right.get("propose").click();
    await at(who, "partners-offered", "accept");
    await who.get("counter").click();
    await at(who, "suggest");
    await who.page.keyboard.press("Escape");
    await at(who, "partners-offered", "accept");
    for (const hands of others) if (hands !== left) await hands.build();
    // Nobody has a tile for my cities any more.
    await at(who, "partners-wait");
    await left.place(1, "left");
    await at(who, "passed", "card-open");
});

test("it is still there after a reload, catches up with a player who is quicker, and ends for good", async () => {
    const { who } = ada;
    await who.page.reload();
    await at(who, "passed", "card-open");
    for (const hands of [ada, ...others]) await hands.choose();
    for (const hands of [ada, ...others]) await hands.build();
    await at(who, "on");
    // Nobody has to press anything: after its last words it goes with the first duplexes.
    await playTurn(TURNS[2]!, [ada, ...others]);
    await reach(who, TURNS[3]!, "choose");
    await who.get("guide").waitFor({ state: "detached" });
    expect(await who.page.evaluate(() => localStorage.getItem("conurbation.guide.table"))).toBe("true");
    expect(others.map(({ who }) => who.faults).flat()).toEqual([]);
    expect(who.faults).toEqual([]);
});

test("whoever leaves the offer alone is asked again in their next game only", async () => {
    const chiara = others[1]!.who;
    expect(await chiara.get("guide-offer").count()).toBe(0);
    expect(await chiara.page.evaluate(() => localStorage.getItem("conurbation.guide.table"))).toBeNull();
});

test("whoever is lost later has it from the settings at once, and it begins with the turn they are in", async () => {
    const chiara = others[1]!;
    const { who } = chiara;
    await who.get("settings-open").click();
    await who.get("guide-now").click();
    await who.get("settings").waitFor({ state: "detached" });
    await at(who, "shared", "city-");
    await who.get("guide-next").click();
    await at(who, "choose", "hand-tile-");
    await chiara.choose();
    await at(who, "reveal");
    await who.page.reload();
    await at(who, "reveal");
    for (const hands of [ada, others[0]!]) await hands.choose();
    await at(who, "pick", "my-tile-");
    await who.get("settings-open").click();
    await who.get("settings").getByText("It is guiding you now.").waitFor();
    expect(await who.get("guide-now").count()).toBe(0);
    await who.page.keyboard.press("Escape");
    await chiara.build();
    await at(who, "partners", "partner-tile-");
    // It tells of this turn alone: the duplexes are here, and nothing is said of them as if they were to come.
    await who.get("guide-next").getByText("Got it").click();
    await who.get("guide").waitFor({ state: "detached" });
    await who.get("settings-open").click();
    await who.get("guide-now").waitFor();
    await who.get("guide-again").waitFor();
    await who.page.keyboard.press("Escape");
    expect(who.faults).toEqual([]);
});

test("alone on a phone, it goes through the first turn", async () => {
    const dora = await site.arrive("Dora", PHONE);
    await playAlone(dora, site.url, "full", 3);
    const clicks = new AloneClicks(dora);
    await reachAlone(dora, 1, 1, "assign");
    await dora.get("guide-begin").tap();
    await at(dora, "full");
    await dora.get("guide-next").tap();
    await at(dora, "tiles", "card-open");
    await dora.get("guide-next").tap();
    await at(dora, "assign", "hand-tile-");
    await clicks.mean(0, "left");
    await clicks.mean(1, "right");
    await at(dora, "say", "assign");
    await clicks.say();
    await at(dora, "insert", "city-left");
    await clicks.play("full", { round: 1, turn: 1, phase: "insert" });
    await at(dora, "on");
    await dora.get("guide-next").tap();
    await dora.get("guide").waitFor({ state: "detached" });
    expect(dora.faults).toEqual([]);
});

/** What covers a button, by the middles of its left half and of its right one; `null` where nothing does. */
async function over({ page }: Person, hook: string): Promise<(string | null)[]> {
    const box = (await page.getByTestId(hook).boundingBox())!;
    const found = await Promise.all(
        [0.25, 0.75].map((part) => page.evaluate(atPoint, [box.x + box.width * part, box.y + box.height / 2] as const)),
    );
    return found.map((top) => (top === hook ? null : top));
}

test("on a phone that lies on its side its longest words leave every button free, also after a yes", async () => {
    const vera = await site.arrive("Vera", { viewport: { width: 844, height: 390 }, locale: "ru" });
    const people = [vera, ...(await site.arriveAll("Ada", "Ben"))];
    await sitDown(site.url, people);
    const [clicks, ...partners] = people.map((person) => new Clicks(person)) as [Clicks, ...Clicks[]];
    await reach(vera, TURNS[0]!, "choose");
    await vera.get("guide-begin").click();
    await vera.get("guide-next").click();
    await playTurn(TURNS[0]!, [clicks, ...partners]);
    await at(vera, "passed", "card-open");
    for (const hands of [clicks, ...partners]) await reach(hands.who, TURNS[1]!, "choose");
    for (const hook of ["hand-tile-0", "give", "guide-next", "guide-skip"]) {
        expect(await over(vera, hook), hook).toEqual([null, null]);
    }
    for (const hands of [clicks, ...partners]) await hands.choose();
    await reach(vera, TURNS[1]!, "place");
    await at(vera, "again-build", "my-tile-0");
    for (const hook of ["hold-left", "hold-right", "my-tile-0", "guide-skip"]) {
        expect(await over(vera, hook), hook).toEqual([null, null]);
    }
    const right = (await leftOf(vera, partners)) === partners[0] ? partners[1]! : partners[0]!;
    await right.who.get("partner-tile-left-0").click();
    await right.who.get("city-left").locator("[data-spot]").first().click();
    await right.who.get("propose").click();
    // While it is silent, nothing of it is left to be pressed.
    await vera.get("accept").waitFor();
    expect(await vera.get("guide").isVisible()).toBe(false);
    await vera.get("accept").click();
    await vera.page.locator(".actions:not(.settling)").getByTestId("confirm-place").waitFor();
    await vera.heeded();
    for (const hook of ["hold-left", "confirm-place", "my-tile-1"]) {
        expect(await over(vera, hook), hook).toEqual([null, null]);
    }
    await vera.get("confirm-place").click();
    await vera.get("guide").waitFor();
    expect(vera.faults).toEqual([]);
});

/** To be run in a page. Whether two parts of it lie over one another. */
function overlapping(hooks: readonly [string, string]): boolean {
    const [one, other] = hooks.map((hook) =>
        document.querySelector(`[data-testid="${hook}"]`)!.getBoundingClientRect(),
    );
    return one!.left < other!.right && other!.left < one!.right && one!.top < other!.bottom && other!.top < one!.bottom;
}
