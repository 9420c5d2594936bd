/** A player carries on on another device. */

import { expect, test } from "vitest";

import { PHONE } from "./people";
import { openSite } from "./site";
import { Clicks, reach, Taps, TURNS } from "./table";

const site = openSite();

test("a player in a running game goes on on a phone, by a link that works once", async () => {
    const ada = await site.arrive("Ada");
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.sit(0);
    await ada.get("fill").click();
    await ada.begin();
    await reach(ada, TURNS[0]!, "choose");
    await new Clicks(ada).choose();
    await reach(ada, TURNS[0]!, "place");

    const games = await ada.secondTab();
    await games.page.goto(new URL("/profile", site.url).href);
    await games.page.locator("#waiting").filter({ hasText: "One game waits for you" }).waitFor();
    await games.page.getByRole("button", { name: "Make a link" }).click();
    const link = await games.page.getByLabel("Link for the other device").inputValue();

    const phone = await site.arrive("Ada", PHONE);
    await phone.page.goto(link);
    // What the link hides is in the form, and neither in the address nor to be typed.
    await phone.page.waitForURL("**/carry");
    await phone.page.locator("#by-hand").waitFor({ state: "hidden" });
    await phone.page.getByRole("button", { name: "Continue here" }).click();
    await phone.page.waitForURL("**/profile");
    const waiting = phone.page.locator("section", { has: phone.page.locator("#waiting") });
    await waiting.getByRole("link", { name: "Continue" }).click();
    await reach(phone, TURNS[0]!, "place");
    await new Taps(phone).place(0, "left");

    const stranger = await site.arrive("Mallory");
    await stranger.page.goto(link);
    await stranger.page.getByRole("button", { name: "Continue here" }).click();
    await stranger.page.getByRole("heading", { name: "This link doesn’t work any more" }).waitFor();

    expect([ada, games, phone, stranger].flatMap((person) => person.faults)).toEqual([]);
});
