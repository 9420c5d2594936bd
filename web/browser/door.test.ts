/** The door of a room: a friend knocks and plays, strangers stay outside. */

import { expect, test } from "vitest";

import { Person, PHONE, present } from "./people";
import { openSite } from "./site";

const site = openSite();

const faults = (): string[] => present.flatMap((person) => person.faults);

/** The host sets the door, by keyboard. */
async function setDoor(host: Person, door: "open" | "knock" | "locked"): Promise<void> {
    await host.tabTo('[data-testid="manage-people"]');
    await host.page.keyboard.press("Enter");
    await host.get(`door-${door}`).focus();
    await host.page.keyboard.press("Space");
    await host.page.locator(`[data-testid="door-${door}"]:checked`).waitFor();
    await host.heeded();
    await host.page.keyboard.press("Escape");
    await host.get("manage").waitFor({ state: "detached" });
}

async function knock(who: Person, room: string): Promise<void> {
    await who.page.goto(room);
    await who.get("outside").waitFor();
    await who.get("join-name").fill(who.name);
    await who.page.keyboard.press("Enter");
    await who.page.locator('[data-testid="outside"][data-state="knocking"]').waitFor();
}

test("a friend knocks, is let in by keyboard, and plays; a stranger is turned away", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const [eve] = [await site.arrive("Eve", PHONE)];
    const room = await ada.makeRoom(site.url, 2);
    await ada.comeIn(room);
    await ada.sit(0);
    await setDoor(ada, "knock");
    await ada.listen();

    await knock(ben, room);
    expect(await ben.get("seat-0").count(), "nothing of the room").toBe(0);
    await ben.listen();
    await ada.hears("Ben is knocking.");
    // A knock ends with its connection, so whoever comes back knocks again.
    await ben.context.setOffline(true);
    await ada.get("knocks").waitFor({ state: "detached" });
    await ben.context.setOffline(false);
    await ada.get("knocks").waitFor();
    await ada.tabTo('[data-testid="admit"]');
    await ada.page.keyboard.press("Enter");
    await ada.hears("Ben has been let in.");
    await ben.hears("You are in.");
    expect(await ben.get("announcer").textContent(), "what was said while waiting").not.toContain("knocked");

    await knock(eve, room);
    await ada.get("turn-away").click();
    await eve.page.locator('[data-testid="outside"][data-state="turned_away"]').waitFor();

    await ben.sit(1);
    await ada.begin();
    await ben.page.locator('main[data-stage="playing"]').waitFor();
    expect(faults()).toEqual([]);
});

test("nobody new comes into a locked room, and whoever was there comes back", async () => {
    const [ada, ben, eve] = (await site.arriveAll("Ada", "Ben", "Eve")) as [Person, Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ben.comeIn(room);
    await setDoor(ada, "locked");
    await eve.page.goto(room);
    await eve.page.locator('[data-testid="gate"][data-status="locked"]').waitFor();
    expect(await eve.page.content()).not.toContain("Ada");

    await ben.page.reload();
    await ben.get("people").getByText("Ben").waitFor();
    await ada.get("manage-people").click();
    // As whoever only hears the buttons finds them.
    for (const name of ["Remove: Ben", "Send out: Ben"]) await ada.page.getByRole("button", { name }).click();
    await ben.page.locator('[data-testid="gate"][data-status="sent_out"]').waitFor();
    expect(await ben.get("manage-people").count(), "they manage nobody any more").toBe(0);
    await ben.get("gate-retry").click();
    await ben.page.locator('[data-testid="gate"][data-status="locked"]').waitFor();

    await ada.get("door-open").check();
    await ada.heeded();
    await eve.get("gate-retry").click();
    await eve.get("join-form").waitFor();
    expect(faults()).toEqual([]);
});
