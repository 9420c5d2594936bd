/** Putting tiles on the boards, and what must not get in the way of it. */

import { beforeAll, expect, test } from "vitest";

import { drag, LIFT, middle, type Point, swipe, tapAgain } from "./dragging";
import { type Person, PHONE, settled, sitDown } from "./people";
import { openSite } from "./site";
import { cellOf, Clicks, playTurn, reach, TURNS } from "./table";

const site = openSite();
let people: [Person, Person, Person];

beforeAll(async () => {
    people = [
        await site.arrive("Ada"),
        await site.arrive("Ben", { ...PHONE, reducedMotion: "no-preference" }),
        await site.arrive("Chiara"),
    ];
    await sitDown(site.url, people);
    for (const person of people) {
        await reach(person, TURNS[0]!, "choose");
        for (const tile of [0, 1]) await person.get(`hand-tile-${tile}`).click();
        await person.get("give").click();
    }
    for (const person of people) await reach(person, TURNS[0]!, "place");
});

test("a dragged tile is under the pointer, and whoever waits for what moves does not wait for it", async () => {
    const [ada] = people;
    const tile = ada.get("my-tile-0");
    const { x, y } = middle(await tile.boundingBox());
    await drag(ada, tile, async () => {
        const beyond = { x: x + 90, y: y - 60 };
        await ada.page.mouse.move(beyond.x, beyond.y);
        const flying = async () => middle(await ada.page.locator(".flying").boundingBox());
        await expect.poll(async () => Math.abs((await flying()).x - beyond.x)).toBeLessThan(1);
        await expect.poll(async () => Math.abs((await flying()).y - beyond.y)).toBeLessThan(1);
        await ada.page.evaluate(settled);
        return { x, y };
    });
    await ada.page.keyboard.press("Escape");
});

test("a tile stays risen while the pointer goes along its lower edge", async () => {
    const [ada] = people;
    const tile = ada.get("my-tile-1");
    const { x, y, width, height } = (await tile.boundingBox())!;
    for (let step = 0; step < 4; step++) {
        await ada.page.mouse.move(x + width / 2 + step, y + height - 2);
        await ada.page.evaluate(settled);
        expect(await tile.evaluate((tile) => tile.matches(":hover"))).toBe(true);
    }
    await ada.page.mouse.move(0, 0);
});

test("whoever lets their partners go first reads what they can do meanwhile", async () => {
    const [, , chiara] = people;
    const hint = (words: string) => chiara.get("hint").getByText(words).waitFor();
    const holds = ["hold-left", "hold-right"].map((hold) => chiara.get(hold));
    await hint("Drag a tile");
    for (const hold of holds) await hold.click();
    await hint("Meanwhile");
    for (const hold of holds) {
        await expect.poll(() => hold.innerText()).toBe("Don’t wait");
        await hold.click();
    }
    await hint("Drag a tile");
});

test("whoever is called to place first learns when their partner no longer waits for it", async () => {
    const [ada] = people;
    const city = await ada.get("city-left").getAttribute("data-city");
    const others = await Promise.all(people.slice(1).map((who) => who.get("city-right").getAttribute("data-city")));
    const ben = people[1 + others.indexOf(city)]!;
    const both = [
        { who: ada, hold: ada.get("hold-left"), below: ada.page.locator(".panel-left .below") },
        { who: ben, hold: ben.get("hold-right"), below: ben.page.locator(".panel-right .below") },
    ];
    // Beside a proposal there is room for it at the hint alone; whoever has to answer reads of that first.
    await ada.get("my-tile-0").click();
    await ada.get("city-left").locator(".board").click();
    await ada.get("propose").first().click();
    for (const { hold } of both) await hold.click();
    await ada.get("hint").getByText("You both wait").waitFor();
    await ben.get("hint").getByText("Ada proposes a place").waitFor();
    await ada.get("withdraw").click();
    for (const { below } of both)
        await below.locator(".note:not(.visually-hidden)").getByText("You both wait").waitFor();
    const polite = both[(await ada.get("hold-left").count()) === 0 ? 1 : 0]!;
    const called = both[1 - both.indexOf(polite)]!;
    await called.who.page.locator(".seat.me").getByText("first").waitFor();
    await polite.hold.click();
    await called.below.getByText(`${polite.who.name} isn’t waiting any more`).waitFor();
    await called.who.page.locator(".seat.me").getByText("placing").waitFor();
    for (const { below } of both) await below.getByText("You both wait").waitFor({ state: "detached" });
});

test("the first tile of a city can be put anywhere", async () => {
    const [ada] = people;
    await ada.get("my-tile-0").click();
    await ada
        .get("city-left")
        .locator(".board")
        .click({ position: { x: 30, y: 30 } });
    await ada.get("city-left").locator(".provisional").waitFor();
    // What else can be done with it has words, on a phone that lies on its side, too.
    const desk = ada.page.viewportSize()!;
    await ada.resize({ width: 844, height: 390 });
    for (const word of ["Propose", "Take back"]) await ada.get("actions-left").getByText(word).waitFor();
    await ada.resize(desk);
    await ada.get("actions-left").getByTestId("take-back").click();
    await ada.get("city-left").locator(".provisional").waitFor({ state: "detached" });

    const corner = async () => {
        const board = (await ada.get("city-left").boundingBox())!;
        return { x: board.x + board.width - 40, y: board.y + board.height - 40 };
    };
    await drag(ada, ada.get("my-tile-0"), corner);
    await ada.get("city-left").locator(".provisional").waitFor();
});

test("a tile that waits in a city can be dragged on from there", async () => {
    const [ada] = people;
    const tile = (side: string) => ada.get(`city-${side}`).locator(".provisional");
    for (const [from, to] of [
        ["left", "right"],
        ["right", "left"],
    ] as const) {
        await drag(ada, tile(from), async () => middle(await ada.get(`city-${to}`).locator(".board").boundingBox()));
        await tile(to).waitFor();
        await tile(from).waitFor({ state: "detached" });
    }
});

test("so it can with a finger", async () => {
    const [, ben] = people;
    const tile = (side: string) => ben.get(`city-${side}`).locator(".provisional");
    const board = (side: string) => ben.get(`city-${side}`).locator(".board");
    await ben.get("my-tile-0").tap();
    await board("left").tap();
    await tile("left").waitFor();
    const over = async () => middle(await board("right").boundingBox());
    await swipe(ben, tile("left"), over, ben.page.locator('[data-large="right"]'));
    await tile("right").waitFor();
    await tapAgain(ben.get("actions-right").getByTestId("take-back"), tile("right"), "detached");
});

test("what waits in a city stays there while the game is stopped", async () => {
    const [ada, , chiara] = people;
    const city = await ada.get("city-left").getAttribute("data-city");
    const partner = (await chiara.get("city-right").getAttribute("data-city")) === city ? chiara : people[1];
    await ada.get("city-left").locator(".provisional").waitFor();
    await partner.get("city-right").locator("[data-held]").waitFor();
    // Both are told when they hold tiles in the same place.
    await partner.get("my-tile-0").click();
    await partner.get("city-right").locator("[data-spot]").first().click();
    for (const who of [ada, partner]) await who.get("hint").getByText("has a tile in the same place").waitFor();
    await partner.get("actions-right").getByTestId("take-back").click();
    for (const who of [ada, partner])
        await who.get("hint").getByText("Confirm this place").or(who.get("hint").getByText("Drag a tile")).waitFor();
    const worth = await ada.get("confirm-place").innerText();
    expect(worth).toMatch(/[+−±]\d/);
    await ada.get("pause").click();
    for (const person of people) await person.get("paused").waitFor();
    await ada.page.reload();
    await ada.get("city-left").locator(".provisional").waitFor();
    expect(await ada.get("confirm-place").innerText()).toBe(worth);
    await partner.get("hint").getByText(`until ${ada.name} resumes it`).waitFor();
    expect(await ada.get("confirm-place").isEnabled()).toBe(false);
    await ada.get("confirm-place").click({ force: true });
    await ada.get("hint").getByText("Tiles stay where they are").waitFor();
    await ada.get("resume").click();
    for (const person of people) await person.get("paused").waitFor({ state: "detached" });
    await ada.get("confirm-place").waitFor();
    await partner.get("city-right").locator("[data-held]").waitFor();
});

test("a tile waits in its city while the other one is put into the other, and both are placed together", async () => {
    const [ada] = people;
    await ada.get("my-tile-1").click();
    await ada.get("city-left").locator(".provisional").waitFor();
    await ada.get("city-right").locator("[data-spot]").first().click();
    await ada.get("city-right").locator(".provisional").waitFor();

    // What can be done with them is said in words where there is room, and when it is pointed at.
    for (const [hook, word, title] of [
        ["propose", "Propose", /^Propose this place to (Ben|Chiara)$/],
        ["take-back", "Take back", /^Take back$/],
    ] as const) {
        const button = ada.get("actions-left").getByTestId(hook);
        await button.getByText(word, { exact: true }).waitFor();
        expect(await button.getAttribute("title")).toMatch(title);
    }

    // Either can go back, or take the other one's place.
    await ada.get("actions-left").getByTestId("take-back").click();
    await ada.get("city-left").locator(".provisional").waitFor({ state: "detached" });
    await ada.get("my-tile-0").click();
    await ada.get("city-right").locator(".provisional").waitFor();
    await ada.get("city-left").locator("[data-spot]").first().click();

    await ada.get("place-both").click();
    for (const tile of [0, 1]) await ada.page.locator(`[data-testid="my-tile-${tile}"][disabled]`).waitFor();
});

test("a quick phrase leaves the keyboard of a phone alone", async () => {
    const [, ben] = people;
    const talk = await ben.turnTo("table");
    await talk.getByTestId("phrases").tap();
    await talk.getByTestId("phrase-hello").tap();
    await talk.getByTestId("line").waitFor();
    expect(await ben.page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    await ben.closeTalk();
});

test("on a phone a tap on a city enlarges it, and leads back", async () => {
    const { page } = people[1];
    const large = (side: string) => page.locator(`[data-large="${side}"]`);
    await page.getByTestId("city-left").tap({ position: { x: 20, y: 20 } });
    await large("left").waitFor();
    // The other one stays in sight and comes up when it is tapped, whatever lies there.
    const tapped = await page.getByTestId("city-right").evaluate((city) => {
        const { x, y, width, height } = city.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === city;
    });
    expect(tapped).toBe(true);
    await page.getByTestId("city-right").tap();
    await large("right").waitFor();
    await page.getByTestId("enlarge-right").tap();
    await page.locator(".parts:not([data-large])").waitFor();
    await page.locator(".panel-left .title").tap();
    await large("left").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".parts:not([data-large])").waitFor();
});

test("a tile that is held over a city enlarges it", async () => {
    const ben = people[1];
    const over = async () => middle(await ben.get("city-right").boundingBox());
    await swipe(ben, ben.get("my-tile-0"), over, ben.page.locator('[data-large="right"]'));
    await ben.page.keyboard.press("Escape");
    // With nothing in hand both are there again.
    await ben.page.locator(".parts:not([data-large])").waitFor();
});

test("what a watcher sees beside a seat points to the city where the tile went", async () => {
    const watcher = await site.arrive("Walter");
    await watcher.page.goto(people[0].page.url());
    await watcher.page.locator(".watch").waitFor();
    const towards = await watcher.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".seat .went")].map((went) => {
            const seat = went.closest("li")!;
            const icon = went.querySelector("use")!.getAttribute("href")!.split("#i-")[1];
            const beside = icon === "left" ? seat.previousElementSibling : seat.nextElementSibling;
            return beside?.querySelectorAll(".stone").length ?? "across";
        }),
    );
    // Ada has placed both of her tiles, and nobody else has.
    expect(towards).toHaveLength(2);
    const beside = towards.filter((stones) => stones !== "across");
    expect(beside.length).toBeGreaterThan(0);
    expect(new Set(beside)).toEqual(new Set([1]));
    // On a phone all cities lie below all seats, and nothing points to a wrong one.
    await watcher.resize({ width: 390, height: 844 });
    for (const arrow of await watcher.page.locator(".seat .went").all()) expect(await arrow.isVisible()).toBe(false);
});

test("what happens at the table ends nobody's drag", async () => {
    const [, ben, chiara] = people;
    const left = ben.get("city-left");
    const theirs = await chiara.get("my-tile-0").getAttribute("data-piece");
    let built: Promise<void> | undefined;
    await swipe(
        ben,
        ben.get("my-tile-0"),
        async () => {
            await (built ??= new Clicks(chiara).place(0, "left"));
            await ben.page.locator(`[data-piece="${theirs}"][disabled]`).waitFor();
            return middle(await left.locator(".places.seen [data-place]").first().boundingBox());
        },
        left.locator(".aim"),
    );
    await left.locator(".provisional").waitFor();
    await ben.page.keyboard.press("Escape");
    await left.locator(".provisional").waitFor({ state: "detached" });
});

test("a tile that is held over a place stays aimed at it while the city is enlarged", async () => {
    const ben = people[1];
    const left = ben.get("city-left");
    const lowest = left.locator(".places.seen [data-place]").last();
    let held: Point | undefined;
    let place: string | null = null;
    const over = async (): Promise<Point> => {
        if (held !== undefined) place ??= await cellOf(left.locator(".aim"));
        return (held ??= middle(await lowest.boundingBox()));
    };
    await swipe(ben, ben.get("my-tile-0"), over, ben.page.locator('[data-large="left"]'));
    await left.locator(".provisional").waitFor();
    expect(await left.locator('[data-spot][tabindex="0"]').getAttribute("data-spot")).toBe(place);
    await ben.page.keyboard.press("Escape");
    await ben.page.locator(".parts:not([data-large])").waitFor();
});

test("a finger on the highest place means that one, although the tile floats above the board", async () => {
    const ben = people[1];
    const built = async (side: "left" | "right") => (await ben.get(`city-${side}`).locator(".stone").count()) > 0;
    // The right city has a tile however the seats fell; the left one only if Ada shares it, who has built. An empty
    // city is its only place, and nothing floats above that.
    expect(await built("right")).toBe(true);
    for (const side of (await built("left")) ? (["left", "right"] as const) : (["right"] as const)) {
        const city = ben.get(`city-${side}`);
        const { y: top } = (await city.locator(".board").boundingBox())!;
        /** A point in the upper half of the highest place, and its cell. */
        const highest = () =>
            city.locator(".places.seen [data-place]").evaluateAll((places) => {
                const all = places.map((place) => ({
                    cell: place.getAttribute("data-place"),
                    box: place.getBoundingClientRect(),
                }));
                const { cell, box } = all.reduce((one, other) => (other.box.top < one.box.top ? other : one));
                return { cell, x: box.x + box.width / 2, y: box.y + box.height / 4 };
            });
        let found: Awaited<ReturnType<typeof highest>> | undefined;
        // Where the middle of the tile is while the finger is there.
        const above = async (): Promise<Point> => {
            const { x, y } = (found ??= await highest());
            return { x, y: y - LIFT };
        };
        await swipe(ben, ben.get("my-tile-0"), above, city.locator(".aim"));
        expect(found!.y - LIFT).toBeLessThan(top);
        // There the tile floats over the board of the left city.
        const { y, height } = (await ben.get("city-left").locator(".board").boundingBox())!;
        if (side === "right") expect(found!.y - LIFT).toBeLessThan(y + height);
        await city.locator(".provisional").waitFor();
        expect(await city.locator('[data-spot][tabindex="0"]').getAttribute("data-spot")).toBe(found!.cell);
        await ben.page.keyboard.press("Escape");
        await city.locator(".provisional").waitFor({ state: "detached" });
    }
});

test("where a tile is aimed, it is drawn on that very place", async () => {
    const [, , chiara] = people;
    await chiara.get("my-tile-1").click();
    const city = chiara.get("city-right");
    const spot = city.locator("[data-spot]").first();
    await spot.focus();
    const there = middle(await spot.boundingBox());
    const drawn = middle(await city.locator(".aim").boundingBox());
    expect(Math.hypot(drawn.x - there.x, drawn.y - there.y)).toBeLessThan(1);
    await chiara.page.keyboard.press("Escape");
});

test("the turn goes on for everybody", async () => {
    const [, ben, chiara] = people;
    await new Clicks(chiara).place(1, "right");
    await ben.resize({ width: 1440, height: 900 });
    await new Clicks(ben).build();
    await Promise.all(people.map((person) => reach(person, TURNS[1]!, "choose")));
    await playTurn(
        TURNS[1]!,
        people.map((person) => new Clicks(person)),
    );
});

test("when a partner builds where the keyboard is, it goes on from another place", async () => {
    await Promise.all(people.map((person) => reach(person, TURNS[2]!, "choose")));
    await people[0].get("hint").getByText("The third leaves the game").waitFor();
    for (const person of people) await new Clicks(person).choose();
    await Promise.all(people.map((person) => reach(person, TURNS[2]!, "place")));
    const [ada] = people;
    const shared = ada.get("city-left");
    const number = await shared.getAttribute("data-city");
    await ada.tabTo('[data-testid="my-tile-0"]');
    await ada.page.keyboard.press("Enter");
    const focused = shared.locator("[data-spot]:focus");
    const place = (await focused.getAttribute("data-spot"))!;

    const mates = people.filter((person) => person !== ada);
    const rights = await Promise.all(mates.map((mate) => mate.get("city-right").getAttribute("data-city")));
    const partner = mates[rights.indexOf(number)]!;
    await partner.get("my-tile-0").click();
    await partner.get("city-right").locator(`[data-spot="${place}"]`).click();
    await partner.get("actions-right").getByTestId("confirm-place").click();
    await shared.locator(`.stone[data-cell="${place}"]`).waitFor();
    await focused.waitFor();
    expect(await focused.getAttribute("data-spot")).not.toBe(place);
    await ada.page.keyboard.press("Enter");
    await ada.get("actions-left").getByTestId("confirm-place").waitFor();
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
