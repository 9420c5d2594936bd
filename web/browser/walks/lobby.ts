/** The room before the game: its door, its seats, what the host can do. */

import type { Walk } from "./tour";

export const door: Walk = async (tour) => {
    const [ada, ben, eve] = await tour.arriveAll("Ada", "Bartholomäus von Löwen", "Eve");
    const room = await ada.makeRoom(tour.site.url, 3);
    await ada.comeIn(room);
    await ada.get("manage-people").click();
    await ada.get("door-knock").check();
    await ada.heeded();
    for (const who of [ben, eve]) {
        await who.page.goto(room);
        await who.get("join-name").waitFor();
    }
    await tour.look(ben, "door-may-knock");
    for (const who of [ben, eve]) {
        await who.get("join-name").fill(who.name);
        await who.get("join").click();
        await who.page.locator('[data-testid="outside"][data-state="knocking"]').waitFor();
    }
    await tour.look(ben, "door-knocking");
    await tour.look(ada, "door-manage");
    await ada.page.keyboard.press("Escape");
    await ada.get("admit").nth(1).waitFor();
    await tour.look(ada, "door-knocks");
    await ada.get("admit").first().click();
    await ada.get("turn-away").last().click();
    await eve.page.locator('[data-testid="outside"][data-state="turned_away"]').waitFor();
    await tour.look(eve, "door-turned-away");
    await ada.get("manage-people").click();
    await ada.get("remove-1").click();
    await tour.look(ada, "door-remove");
    await ada.get("kick").click();
    await ben.get("gate").waitFor();
    await tour.look(ben, "door-sent-out");
    await ada.get("door-locked").check();
    await eve.get("gate").waitFor();
    await tour.look(eve, "door-locked");
};

export const lobby: Walk = async (tour) => {
    const [ada, ben, chiara, walter] = await tour.arriveAll("Ada", "Ben", "Chiara", "Walter");
    const room = await ada.makeRoom(tour.site.url, 3);
    await ada.get("join-form").waitFor();
    await tour.look(ada, "join-first");
    await ada.comeIn(room);
    await tour.look(ada, "lobby-empty");
    await ada.sit(0);
    await ben.page.goto(room);
    await ben.get("join-form").waitFor();
    await tour.look(ben, "join");
    await ben.get("join-name").fill("Ada");
    await ben.get("join").click();
    await ben.page.locator('[data-testid="join-name"][aria-invalid="true"]').waitFor();
    await tour.look(ben, "join-refused");
    await ben.comeIn(room);
    await ben.sit(1);
    await ben.say("table", "Who is the third?");
    await tour.look(ada, "lobby-host");
    await tour.look(ben, "lobby-guest");
    await ada.option("seating-card");
    await tour.look(ada, "lobby-options");
    await ben.unfoldOptions();
    await tour.look(ben, "lobby-rules");
    await chiara.comeIn(room);
    await chiara.sit(2);
    await walter.page.goto(room);
    await walter.get("join-form").waitFor();
    await tour.look(walter, "join-full");
    await tour.look(ada, "lobby-full");
    await ada.option("seating-values");
    await ada.get("seat").waitFor();
    await tour.look(ada, "lobby-options-full");
    await ada.option("seating-card");
    await ada.get("seat").click();
    await Promise.all([ada, ben, chiara].map((person) => person.get("seated").waitFor()));
    await tour.look(ada, "seated-host");
    await tour.look(ben, "seated-guest");
};

export const seats: Walk = async (tour) => {
    const [ada, gül] = await tour.arriveAll("Ada", "Gül");
    const room = await ada.makeRoom(tour.site.url, 7);
    await ada.comeIn(room);
    await ada.sit(0);
    await ada.get("seat-1").click();
    await ada.get("bot-gentle").waitFor();
    await tour.look(ada, "lobby-seat");
    await ada.get("bot-gentle").click();
    await ada.get("seat-1").click();
    await ada.get("bot-away").waitFor();
    await tour.look(ada, "lobby-bot");
    await ada.get("tools-close").click();
    await ada.get("fill").click();
    await ada.page.locator('[data-testid="seat-6"][data-bot]').waitFor();
    await tour.look(ada, "lobby-bots");
    await ada.option("game-solo");
    await ada.get("begin").waitFor();
    await tour.look(ada, "lobby-solo");
    await ada.option("game-table");
    await ada.get("fill").waitFor();
    await gül.page.goto(`${room}#seat=6f0c3f7f-8a2d-4c1b-9f65-0b6a3f0e7f11`);
    await gül.get("take-seat").waitFor();
    await tour.look(gül, "seat-link");
};
