/** The public tables on the front page, while a game is on. */

import { expect, test } from "vitest";

import { type Person, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, DUEL_TURNS, reach, TURNS } from "./table";

const site = openSite();

test("a public table shows its ring, its turn and how many watch, and goes on by itself", async () => {
    const people = (await site.arriveAll("Ada", "Ben", "Chiara")) as [Person, Person, Person];
    const [ada] = people;
    const room = await ada.makeRoom(site.url, 3, "public");
    for (const [seat, person] of people.entries()) {
        await person.comeIn(room);
        await person.sit(seat);
    }
    await ada.begin();
    const [walter, eve] = (await site.arriveAll("Walter", "Eve")) as [Person, Person];
    await walter.page.goto(room);
    await reach(walter, TURNS[0]!, "choose");

    await eve.page.clock.install();
    await eve.page.goto(site.url);
    const row = eve.page.locator(".rooms .list-row").filter({ hasText: "Turn 1 of 7" });
    await row.waitFor();
    await row.getByText("Between Two Cities").waitFor();
    expect(await row.locator(".ring-seat").count()).toBe(3);
    expect(await row.locator(".ring-seat.is-awaited").count()).toBe(3);
    expect(await row.getByTestId("watching").textContent()).toContain("1");

    await new Clicks(ada).choose();
    await expect
        .poll(
            async () => {
                await eve.page.clock.fastForward(10_000);
                return row.locator(".ring-seat.is-awaited").count();
            },
            { timeout: 20_000 },
        )
        .toBe(2);
    expect([...people, walter, eve].flatMap(({ faults }) => faults)).toEqual([]);
});

test("whoever comes back to the front page finds the game that has begun since", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const address = await sitDown(site.url, [ada, ben]);
    await reach(ada, DUEL_TURNS[0]!, "choose");
    await ada.page.goBack();
    await ada.page
        .getByRole("main")
        .locator(`a[href="${new URL(address).pathname}"]`)
        .first()
        .waitFor();
});
