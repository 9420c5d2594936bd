/** Who is out: banned from the server, or in a room that was closed or deleted. */

import { expect, test } from "vitest";

import { Person, sitDown } from "./people";
import { openSite } from "./site";
import { reach, TURNS } from "./table";

const site = openSite();

const codeOf = (room: string): string => new URL(room).pathname.split("/").at(-1)!;

/** The person's tab says that they are out, and nothing of a game; so does a reload, at each server within a second. */
async function isOut(person: Person, status: string, title: string): Promise<void> {
    const { page } = person;
    const gate = page.locator(`[data-testid="gate"][data-status="${status}"]`);
    await gate.getByRole("heading", { name: title }).waitFor();
    expect(await page.title()).toContain(title);
    for (const hook of ["waiting", "countdown", "manage-people"]) expect(await person.get(hook).count(), hook).toBe(0);
    const said = await gate.locator(".lede").textContent();
    do await page.reload();
    while ((await page.locator(".failure").count()) === 0);
    await page.locator(".failure").getByRole("heading", { name: title }).waitFor();
    expect(await page.locator(".failure .lede").textContent()).toBe(said);
}

test("whoever is banned from the server is told so in their open tab, and comes back when they may", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await sitDown(site.url, [ada, ben]);
    await reach(ben, TURNS[0]!, "choose");
    await ben.get("waiting").waitFor();

    const { guests } = JSON.parse(site.program.admin("show", codeOf(room))) as {
        guests: { name: string; guest: string }[];
    };
    const id = guests.find(({ name }) => name === "Ben")!.guest;
    site.program.admin("ban", id);
    await ben.get("gate").waitFor();
    expect(await ben.page.locator(".masthead a").count(), "no way to where they are turned away").toBe(1);
    await isOut(ben, "banned", "This server doesn’t let you in");

    site.program.admin("unban", id);
    // Each server hears of it within a second.
    do await ben.page.reload();
    while ((await ben.page.locator(".failure").count()) > 0);
    await reach(ben, TURNS[0]!, "choose");
    expect([ada, ben].flatMap(({ faults }) => faults)).toEqual([]);
});

test("a room that was closed or deleted says so in open tabs", async () => {
    const people = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await sitDown(site.url, people);
    await Promise.all(people.map((person) => reach(person, TURNS[0]!, "choose")));

    site.program.admin("close", codeOf(room));
    for (const person of people) await isOut(person, "closed", "This room was closed by whoever runs this server");
    site.program.admin("open", codeOf(room));
    for (const person of people) {
        await person.page.reload();
        await reach(person, TURNS[0]!, "choose");
    }
    site.program.admin("purge", codeOf(room));
    for (const person of people) await isOut(person, "no_such_room", "There is no such room");
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
