/** Several tabs of one player, and doors that stay shut. */

import { expect, test } from "vitest";

import { DESKTOP, Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, TURNS } from "./table";

const site = openSite();

async function gate(person: Person, status: string): Promise<void> {
    await person.page.locator(`[data-testid="gate"][data-status="${status}"]`).waitFor();
}

async function picked(person: Person, tiles: number[]): Promise<void> {
    for (const tile of tiles) {
        await person.page.locator(`[data-testid="hand-tile-${tile}"][aria-pressed="true"]`).waitFor();
    }
}

test("what one tab does shows in the other", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const room = await sitDown(site.url, people);
    const [ada, ben, chiara] = people.map((person) => new Clicks(person)) as [Clicks, Clicks, Clicks];
    await reach(ada.who, TURNS[0]!, "choose");

    const tab = await ada.who.secondTab();
    await tab.page.goto(room);
    const other = new Clicks(tab);
    await reach(tab, TURNS[0]!, "choose");
    await ada.draft(1, 4);
    await picked(tab, [1, 4]);
    await other.give();
    await ada.who.get("give").waitFor({ state: "detached" });

    await Promise.all([ben.choose(), chiara.choose()]);
    await reach(ada.who, TURNS[0]!, "place");
    await ada.place(0, "right");
    await tab.page.locator('[data-testid="my-tile-0"][disabled]').waitFor();
    await other.place(1, "left");
    await ada.who.page.locator('[data-testid="my-tile-1"][disabled]').waitFor();
    // One tab less is not one player less.
    await tab.page.close();
    await chiara.who.page
        .locator(
            `[data-testid="seat-${await ada.who.get("city-left").getAttribute("data-city")}"][data-state="placed"]`,
        )
        .waitFor();
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test("a refusal is shown, and changes nothing", async () => {
    const [ada, ben] = await site.arriveAll("Ada", "Ben");
    const room = await ada!.makeRoom(site.url, 3);
    await ada!.comeIn(room);
    await ben!.page.goto(room);
    await ben!.get("join-name").fill("Ada");
    await ben!.get("join").click();
    await ben!.page.locator('[data-testid="join-name"][aria-invalid="true"]').waitFor();
    expect(await ben!.get("join-form").isVisible()).toBe(true);
    await ben!.comeIn(room);
});

test("a link that leads nowhere says so", async () => {
    const lost = await site.arrive("Ada");
    const answer = await lost.page.goto(`${site.url}/r/nosuchroom`);
    expect(answer?.status()).toBe(404);
    expect(await lost.page.locator('main a[href="/"]').first().isVisible()).toBe(true);
});

test("someone who was sent away stays outside", async () => {
    const [ada, ben] = await site.arriveAll("Ada", "Ben");
    const room = await ada!.makeRoom(site.url, 3);
    await ada!.comeIn(room);
    await ada!.sit(0);
    await ben!.comeIn(room);
    await ben!.sit(1);
    await ada!.get("seat-1").click();
    await ada!.get("remove").click();
    await gate(ben!, "not_admitted");
    await ada!.page.locator('[data-testid="seat-1"]:not([data-member])').waitFor();
    await ben!.page.reload();
    await gate(ben!, "not_admitted");

    await ada!.get("manage-people").click();
    await ada!.get("readmit-1").click();
    await ada!.heeded();
    await ben!.get("gate-retry").click();
    await ben!.comeIn(room);
    await ada!.get("person-1").getByText("Ben").waitFor();
});

test("a room without watchers admits players only", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben, chiara] = people as [Person, Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.unfoldOptions();
    await ada.get("option-watchers").uncheck();
    for (const [seat, person] of [ada, ben, chiara].entries()) {
        if (seat > 0) await person.comeIn(room);
        await person.sit(seat);
    }
    await ada.begin();
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));
    const stranger = await site.arrive("Walter");
    await stranger.page.goto(room);
    await gate(stranger, "not_admitted");
    expect(await stranger.page.locator(".table").count()).toBe(0);
});

test("a page whose files the server has no more comes anew by itself", async () => {
    // What the worker fetches can't be kept from the page.
    const ada = await site.arrive("Ada", { ...DESKTOP, serviceWorkers: "block" });
    await ada.comeIn(await ada.makeRoom(site.url, 3));
    // Another build: its page names other files, and those of this one are gone.
    const gone = (url: URL): boolean => /\/assets\/(room|panels)-/.test(url.pathname);
    await ada.page.route(gone, (route) => route.fulfill({ status: 404 }));
    const renewed = ada.page.waitForEvent("framenavigated");
    await ada.get("manage-people").click();
    await renewed;
    await ada.page.unroute(gone);
    await ada.page.reload();
    await ada.get("manage-people").click();
    await ada.get("door-knock").waitFor();
});
