/** Before a game: who sits where, by what rules, and who takes a seat over. */

import { expect, test } from "vitest";

import type { Command, ServerMessage } from "../src/protocol/types";
import { Person, present, sitDown } from "./people";
import { openSite } from "./site";

const site = openSite();

const faults = (): string[] => present.flatMap((person) => person.faults);

/** Waits until someone sees this on a seat. */
async function sees({ page }: Person, seat: number, what: string): Promise<void> {
    await page.locator(`[data-testid="seat-${seat}"]${what}`).waitFor();
}

test("house bots are seated and changed by keyboard, and make room for people", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 4);
    await ada.comeIn(room);
    await ada.sit(0);
    await ada.listen();
    const { keyboard } = ada.page;

    await ada.tabTo('[data-testid="seat-1"]');
    await keyboard.press("Enter");
    await ada.tabTo('[data-testid="bot-gentle"]');
    await keyboard.press("Enter");
    await sees(ada, 1, '[data-bot="gentle"]:focus');
    await ada.hears("a gentle bot, is in seat 2.");

    await keyboard.press("Enter");
    await ada.tabTo('[data-testid="bot-sharp"]');
    await keyboard.press("Enter");
    await sees(ada, 1, '[data-bot="sharp"]');
    await ada.hears("a sharp bot, is in seat 2.");

    await keyboard.press("Enter");
    await ada.tabTo('[data-testid="bot-master"]');
    await keyboard.press("Enter");
    await sees(ada, 1, '[data-bot="master"]');
    await ada.hears("a master bot, is in seat 2.");

    await ada.tabTo('[data-testid="fill"]');
    await keyboard.press("Enter");
    for (const seat of [2, 3]) await sees(ada, seat, '[data-bot="steady"]');

    await ben.comeIn(room);
    await ben.tabTo('[data-testid="seat-2"]');
    await ben.page.keyboard.press("Enter");
    await ben.tabTo('[data-testid="sit-here"]');
    await ben.page.keyboard.press("Enter");
    await sees(ben, 2, ":not([data-bot]):focus");
    await ada.hears("Ben is in seat 3.");

    await ada.tabTo('[data-testid="seat-3"]');
    await keyboard.press("Enter");
    await ada.tabTo('[data-testid="bot-away"]');
    await keyboard.press("Enter");
    await sees(ada, 3, ":not([data-member]):focus");
    await ada.hears("Seat 4 is free.");
    expect(faults()).toEqual([]);
});

test("who is not coming leaves no seat: those who sit close up", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 5);
    await ada.comeIn(room);
    await ada.sit(1);
    await ada.get("fill").waitFor();
    // Nobody can play alone here.
    expect(await ada.get("shrink").count()).toBe(0);
    await ben.comeIn(room);
    await ben.sit(3);
    expect(await ben.get("shrink").count()).toBe(0);
    await ada.get("shrink").click();
    for (const who of [ada, ben]) {
        await who.get("seat-2").waitFor({ state: "detached" });
        expect(await who.get("seat-0").innerText()).toContain("Ada");
        expect(await who.get("seat-1").innerText()).toContain("Ben");
    }
    await ada.page.locator('[data-testid="begin-game"]:enabled').waitFor();
    expect(await ada.get("shrink").count()).toBe(0);
    expect(faults()).toEqual([]);
});

test("whoever sat on a seat that the table no longer has reads it", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 4);
    await ada.comeIn(room);
    await ben.comeIn(room);
    await ben.sit(3);
    await ada.option("seats-3");
    await ben.page.getByText("The table has fewer seats now, and yours is gone.").waitFor();
    await ben.get("seat-3").waitFor({ state: "detached" });
    expect(await ada.page.getByText("yours is gone").count()).toBe(0);
    expect(faults()).toEqual([]);
});

test("the host chooses only what goes together, and everyone reads it in words", async () => {
    const [ada, ben] = (await site.arriveAll("Ada", "Ben")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ben.comeIn(room);
    await ada.option("absence-partner");
    await ada.option("clock-brisk");
    await ben.unfoldOptions();
    const rules = ben.get("options");
    await rules.getByText("the partners place them in the shared cities").waitFor();
    await rules.getByText("One minute to choose").waitFor();
    await ada.option("seats-2");
    await rules.locator('[data-testid="rule-absence"][data-value="vote"]').waitFor();
    await ada.option("game-solo");
    await rules.locator('[data-testid="rule-level"]').waitFor();
    await ada.option("game-table");
    await rules.locator('[data-testid="rule-seats"][data-value="3"]').waitFor();
    expect(faults()).toEqual([]);
});

test("those who sit order themselves by the card's question", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [ada, ben, chiara] = people as [Person, Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.option("seating-card");
    for (const other of [ben, chiara]) await other.comeIn(room);
    for (const [seat, person] of people.entries()) await person.sit(seat);
    const [a, b, c] = await Promise.all(
        people.map((person, seat) => person.get(`seat-${seat}`).getAttribute("data-member")),
    );
    const order = async (...members: (string | null | undefined)[]): Promise<void> => {
        for (const person of people) {
            for (const [seat, member] of members.entries()) await sees(person, seat, `[data-member="${member}"]`);
        }
    };
    // A second click means nothing more.
    await ada.get("seat").dblclick();
    await Promise.all(people.map((person) => person.get("seated").waitFor()));
    expect(await ada.get("notice").count()).toBe(0);

    // Ben drags himself to Chiara's seat, changes his mind, and does it after all …
    await ben.get("seat-1").scrollIntoViewIfNeeded();
    const from = (await ben.get("seat-1").boundingBox())!;
    const to = (await ben.get("seat-2").boundingBox())!;
    for (const escapes of [true, false]) {
        await ben.page.mouse.move(from.x + 20, from.y + 20);
        await ben.page.mouse.down();
        await ben.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
        if (escapes) await ben.page.keyboard.press("Escape");
        await ben.page.mouse.up();
    }
    await order(a, c, b);

    // … Chiara moves Ada one seat on by keyboard, twice in a row …
    await chiara.listen();
    await chiara.tabTo('[data-testid="seat-0"]');
    await chiara.page.keyboard.press("Enter");
    await chiara.page.keyboard.press("ArrowLeft");
    await chiara.page.keyboard.press("ArrowLeft");
    await order(c, b, a);
    await chiara.hears("Clockwise now: Chiara, Ben, and Ada.");

    // … and Ben taps one and then the other.
    await ben.get("tools-close").click();
    await ben.get("seat-0").click();
    await ben.get("seat-1").click();
    await order(b, c, a);

    // What is said now is seen on a phone, too; what was said before covers nobody's seat.
    await chiara.say("table", "Here we are.");
    await ada.resize({ width: 390, height: 844 });
    await ada.page.reload();
    const line = (text: string) => ada.get("line").filter({ hasText: text });
    for (const part of ["seated", "next-step"]) await ada.get(part).waitFor();
    await line("Here we are.").waitFor();
    await expect.poll(async () => (await line("Here we are.").boundingBox())!.y).toBeGreaterThan(844);
    await chiara.say("table", "One minute, please!");
    await expect.poll(async () => (await line("One minute, please!").boundingBox())!.y).toBeLessThan(844);
    expect(faults()).toEqual([]);
});

test("a newcomer takes over a seat by its link, which works once", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const [eva, walter] = (await site.arriveAll("Eva", "Walter")) as [Person, Person];
    const ben = people[1]!;
    const room = await sitDown(site.url, people);
    await ben.get("hand-tile-0").waitFor();
    const link = await offerSeat(ben, room);

    await eva.page.goto(link);
    await eva.get("take-seat").waitFor();
    await eva.get("join-name").fill("Ben");
    await eva.get("join").click();
    await eva.page.getByText("Somebody here has that name already").first().waitFor();
    await eva.listen();
    await eva.get("join-name").fill("Eva");
    await eva.get("join").click();
    await eva.get("hand-tile-0").waitFor();
    await eva.hears("The seat is yours.");
    expect(eva.page.url()).toBe(room);
    await ben.get("hand-tile-0").waitFor({ state: "detached" });

    await walter.page.goto(link);
    await walter.get("join-name").fill("Walter");
    await walter.get("join").click();
    await walter.page.locator('[data-testid="take-seat-refused"][data-code="no_such_key"]').waitFor();
    await walter.get("take-seat-leave").click();
    await walter.page.locator('[data-stage="playing"] .table').waitFor();
    expect(walter.page.url()).toBe(room);
    expect(faults()).toEqual([]);
});

test("a used link to a seat says so even where nobody may watch", async () => {
    const [ada, walter] = (await site.arriveAll("Ada", "Walter")) as [Person, Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.sit(0);
    await ada.unfoldOptions();
    await ada.get("option-watchers").uncheck();
    await ada.get("fill").click();
    await sees(ada, 2, "[data-bot]");
    await ada.begin();
    await walter.page.goto(`${room}#seat=6f0c3f7f-8a2d-4c1b-9f65-0b6a3f0e7f11`);
    await walter.get("gate").getByText("This seat link no longer works").waitFor();
    expect(faults()).toEqual([]);
});

test("a solo player begins with one button", async () => {
    const [ada] = (await site.arriveAll("Ada")) as [Person];
    const room = await ada.makeRoom(site.url, 3);
    await ada.comeIn(room);
    await ada.option("game-solo");
    await ada.option("campaign-three");
    expect(await ada.page.getByText("Choose a free seat").count(), "there is one seat").toBe(0);
    await ada.get("begin").click();
    await ada.page.locator('[data-stage="playing"]').waitFor();
    await ada.page.getByText("Leftville").first().waitFor();
    expect(faults()).toEqual([]);
});

/** Makes a link to someone's own seat, over a connection of their browser's. */
async function offerSeat({ page }: Person, room: string): Promise<string> {
    const id = "6f0c3f7f-8a2d-4c1b-9f65-0b6a3f0e7f11";
    const key = await page.evaluate(
        ([address, id]) =>
            new Promise<string>((found) => {
                const socket = new WebSocket(address!);
                socket.onmessage = ({ data }) => {
                    const message = JSON.parse(String(data)) as ServerMessage;
                    if (!("view" in message)) return;
                    const { me, room } = message.view;
                    const seat = me.seat!;
                    if (room.handed?.some((each) => each.seat === seat)) {
                        socket.close();
                        found(id!);
                    } else {
                        const offer: Command = { id: id!, do: { offer_seat: { seat, key: id! } } };
                        socket.send(JSON.stringify(offer));
                    }
                };
            }),
        [`${room.replace("http", "ws")}/ws`, id],
    );
    return `${room}#seat=${key}`;
}
