/**
 * The score pad: the six cities of the rulebook's example, tapped and typed, count as they do there; a link brings them
 * to somebody else; and all of it works without a server.
 *
 * Faults that turn this file red: a tap that is lost, a total that is announced before it is counted, a link that
 * replaces a pad unasked or doesn't follow into another language, a worker that keeps no drawings.
 */

import { beforeAll, expect, test } from "vitest";

import { PHONE, type Person } from "./people";
import { score } from "./program";
import { openSite } from "./site";

declare global {
    interface Window {
        /** The links that were handed to other programs. */
        links?: string[];
    }
}

const site = openSite();

const LINES = ["shops", "factories", "taverns", "offices", "parks", "houses"] as const;
/** The example of the rulebook: each city with its points, and their sum. */
const SIX = [
    ["HPPH/HFFS/FMFS/MFPP", [5, 20, 2, 0, 16, 9], 52],
    ["FFOH/FEHH/BMSD/HPPH", [2, 9, 17, 1, 8, 25], 62],
    ["BOOD/SSSS/OFOE/OFOM", [16, 4, 17, 25, 0, 0], 62],
    ["HSPP/HSHO/HSME/ODBF", [10, 2, 17, 5, 8, 20], 62],
    ["PHHH/FSPD/PFPP/PFFF", [2, 20, 1, 0, 22, 12], 57],
    ["SSSS/PHHO/POOE/HOOP", [16, 0, 1, 17, 10, 12], 56],
] as const;
const NAMES = ["Ada", "Ben", "Chiara", "", "Emil", "Gül"];
/** The same as a link says it. */
const CITIES = SIX.map(([city]) => city).join(",");
const FRAGMENT = `#cities=${CITIES}&name=Ada&name=Ben&name=Chiara&name=&name=Emil&name=G%C3%BCl&players=6`;

async function open(person: Person, fragment = ""): Promise<void> {
    await person.page.goto(`${site.url}/score-pad${fragment}`);
    await person.get("pad-city-0").waitFor();
}

const square = (person: Person, city: number, at: number) =>
    person.get(`pad-city-${city}`).locator(`[data-square="${at}"]`);

/** The letters of a city, row by row. */
const letters = (person: Person, city: number): Promise<string> =>
    person
        .get(`pad-city-${city}`)
        .locator("[data-square]")
        .evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset["letter"]).join(""));

const counts = async (person: Person, city: number): Promise<[number[], number]> => {
    const lines = LINES.map((line) => person.get(`pad-city-${city}`).locator(`[data-line="${line}"]`));
    const points = await Promise.all(lines.map((line) => line.getAttribute("data-points")));
    return [points.map(Number), Number(await person.get(`pad-total-${city}`).textContent())];
};

/** Who has which place. */
const ranking = (person: Person): Promise<string[]> =>
    person
        .get("ranking")
        .locator("> li")
        .evaluateAll((places) =>
            places.map((place) => {
                const { place: number, decided } = (place as HTMLElement).dataset;
                return `${number} ${place.querySelector(".name")!.textContent} ${decided ?? ""}`.trim();
            }),
        );

/** That all six cities score what the rulebook says, and so does the server. */
async function countsAsInTheRulebook(person: Person): Promise<void> {
    const sheets = score(SIX.map(([city]) => city));
    for (const [city, [notation, points, total]] of SIX.entries()) {
        expect(await letters(person, city)).toBe(notation.replaceAll("/", ""));
        expect(await counts(person, city), notation).toEqual([points, total]);
        expect(LINES.map((line) => sheets[city]![line])).toEqual(points);
    }
    expect(await ranking(person)).toEqual(RANKING);
}

/** Both cities of two players are worth 62: the shops decide. */
const RANKING = ["1 Player 4 shop", "2 Chiara result", "3 Emil result", "4 Gül result", "5 Ben higher", "6 Ada"];

let ada: Person;

async function sit(person: Person): Promise<void> {
    await open(person);
    await person.get("pad-players-6").check({ force: true });
    for (const [seat, name] of NAMES.entries()) await person.get(`pad-name-${seat}`).fill(name);
}

beforeAll(async () => {
    ada = await site.arrive("Ada", PHONE);
    await ada.context.addInitScript(() => {
        window.links = [];
        navigator.share = ({ url } = {}) => Promise.resolve(void window.links!.push(url!));
    });
});

test("six cities are tapped, counted and explained", async () => {
    await sit(ada);
    for (const [city, [notation]] of SIX.entries()) {
        const squares = [...notation.replaceAll("/", "")];
        for (const letter of new Set(squares)) {
            await ada.get(`pad-hold-${letter}`).tap();
            for (const [at, wanted] of squares.entries()) if (wanted === letter) await square(ada, city, at).tap();
            await ada.get(`pad-hold-${letter}`).tap();
        }
    }
    await countsAsInTheRulebook(ada);
    // The reasons are the reference card's, and light up what counts.
    const offices = ada.get("pad-city-2").locator('[data-line="offices"]');
    expect((await offices.innerText()).replaceAll(/\s+/g, " ")).toBe(
        "Offices 25 6 offices 21 4 × 1: beside a tavern 4",
    );
    await offices.tap();
    await expect.poll(() => ada.get("pad-city-2").locator(".lit").count()).toBe(6);
    expect(await ada.get("pad-city-2").innerText()).toContain("Each one beside a tavern: +1.");

    await ada.page.reload();
    await ada.get("pad-city-5").waitFor();
    await countsAsInTheRulebook(ada);
    await ada.get("pad-share").tap();
    const link = site.url + "/score-pad" + FRAGMENT;
    await expect.poll(() => ada.page.evaluate(() => window.links)).toEqual([link]);
    expect(await ada.get("pad-link").inputValue()).toBe(link);
    expect(ada.faults).toEqual([]);
});

test("they are typed, corrected and counted while there are gaps", async () => {
    const ben = await site.arrive("Ben");
    await sit(ben);
    await square(ben, 0, 0).focus();
    // What is typed leads on; arrows lead anywhere, and Backspace takes back.
    await ben.page.keyboard.type("1s");
    await ben.page.keyboard.press("ArrowDown");
    await ben.page.keyboard.type("2");
    expect(await letters(ben, 0)).toBe("SS....F.........");
    expect(await counts(ben, 0)).toEqual([[5, 4, 0, 0, 0, 0], 9]);
    await ben.page.locator('[data-testid="announcer"]:has-text("factory. Ada & Ben: 9 points.")').waitFor();
    for (let back = 0; back < 2; back++) await ben.page.keyboard.press("Backspace");
    expect(await letters(ben, 0)).toBe("SS..............");
    // With nothing held, a press shows the next building.
    await square(ben, 0, 15).press("Enter");
    await square(ben, 0, 15).press("Enter");
    expect(await letters(ben, 0)).toBe("SS.............F");
    expect(await ben.get("ranking").count()).toBe(0);
    for (const [city, [notation]] of SIX.entries()) {
        await square(ben, city, 0).focus();
        await ben.page.keyboard.type(notation.replaceAll("/", "").toLowerCase());
    }
    await countsAsInTheRulebook(ben);
    expect(ben.faults).toEqual([]);
});

test("somebody else sees the same by the link, and keeps a pad of their own", async () => {
    const chiara = await site.arrive("Chiara", { locale: "de" });
    await open(chiara);
    await square(chiara, 0, 0).focus();
    await chiara.page.keyboard.type("PP");
    await open(chiara, FRAGMENT);
    await chiara.get("pad-arrival").waitFor();
    const inGerman = RANKING.map((place) => place.replace("Player", "Spieler"));
    expect(await ranking(chiara)).toEqual(inGerman);
    expect(await chiara.get("pad-link").inputValue()).toBe(`${site.url}/score-pad${FRAGMENT}`);
    // In another language it is the same pad.
    await chiara.page.locator("#lang").selectOption("en");
    await chiara.page.locator(".language button").click();
    await chiara.page.locator('html[lang="en"] [data-testid="pad-arrival"]').waitFor();
    await countsAsInTheRulebook(chiara);
    // It has replaced nothing.
    await chiara.get("pad-own").click();
    expect(await letters(chiara, 0)).toBe("PP..............");
    await chiara.page.reload();
    await chiara.get("pad-city-0").waitFor();
    expect(await letters(chiara, 0)).toBe("PP..............");
    await open(chiara, FRAGMENT);
    // What is written on it stays in its address, and her own is still there.
    await square(chiara, 5, 15).press("Delete");
    await chiara.page.reload();
    await chiara.get("pad-city-5").waitFor();
    expect(await letters(chiara, 5)).toBe("SSSSPHHOPOOEHOO.");
    // So it is when another link on top of it is damaged.
    await open(chiara, FRAGMENT.slice(0, -4));
    await chiara.page.locator('[data-testid="pad-arrival"].is-warn').waitFor();
    await square(chiara, 5, 14).press("Delete");
    await chiara.get("pad-own").click();
    expect(await letters(chiara, 0)).toBe("PP..............");
    expect(new URL(chiara.page.url()).hash).toBe("");

    // A damaged one changes nothing, and is told.
    await open(chiara, FRAGMENT.slice(0, -4));
    await chiara.page.locator('[data-testid="pad-arrival"].is-warn').waitFor();
    expect(await letters(chiara, 0)).toBe("PP..............");
    expect(chiara.faults).toEqual([]);
});

test("whoever goes back from a link has their own pad again, and an empty one, too", async () => {
    const hugo = await site.arrive("Hugo");
    await open(hugo);
    await open(hugo, FRAGMENT);
    await hugo.get("pad-arrival").waitFor();
    expect(await hugo.get("pad-own").count()).toBe(0);
    await hugo.page.goBack();
    await hugo.get("pad-arrival").waitFor({ state: "detached" });
    expect(await letters(hugo, 0)).toBe("................");
    await square(hugo, 0, 0).focus();
    await hugo.page.keyboard.type("PP");
    await open(hugo, FRAGMENT);
    await hugo.get("pad-own").waitFor();
    await hugo.page.goBack();
    await hugo.get("pad-arrival").waitFor({ state: "detached" });
    expect(await letters(hugo, 0)).toBe("PP..............");
    expect(hugo.faults).toEqual([]);
});

test("it starts afresh once somebody has said so", async () => {
    const dora = await site.arrive("Dora");
    await open(dora, FRAGMENT);
    await dora.get("pad-afresh").click();
    await dora.page.keyboard.press("Escape");
    await dora.get("pad-asked").waitFor({ state: "detached" });
    expect(await letters(dora, 0)).toBe("HPPHHFFSFMFSMFPP");
    await dora.get("pad-afresh").click();
    await dora.get("pad-clear").click();
    expect(await letters(dora, 0)).toBe(".".repeat(16));
    expect(await dora.get("pad-name-0").inputValue()).toBe("Ada");
    expect(dora.faults).toEqual([]);
});

test("two players have two cities each, and Automacity has no grid", async () => {
    const emil = await site.arrive("Emil");
    await open(emil, "#cities=SSS,P,SS/F.,PP&name=Emil&name=Gül&players=2");
    expect(await ranking(emil)).toEqual(["1 Gül result", "2 Emil"]);
    expect(await emil.get("ranking").innerText()).toContain("8 + 9 =");
    await open(emil, "#cities=SSSS/FFFF,S.S./.S.S/P.PP/H..F,PPPP&name=Emil&level=6&players=1");
    // Shops in a line, parks in pairs, no house beside a factory; and four points for the level.
    expect(await counts(emil, 1)).toEqual([[16, 3, 0, 0, 10, 3], 32]);
    expect(await ranking(emil)).toEqual(["1 Autommaso result", "2 Automarta higher", "3 Emil"]);
    expect(await emil.get("pad-level-told").innerText()).toContain("36");
    expect(emil.faults).toEqual([]);
});

test.each(["en", "de", "es", "ru"])("it says everything in %s", async (locale) => {
    const person = await site.arrive("Fanny", { locale });
    for (const pad of [FRAGMENT, "#cities=S,F,H&name=&level=1&players=1", "#x"]) {
        await open(person, pad);
        await person.page.reload();
        await person.get("pad-city-0").waitFor();
        expect(await person.page.locator("body").innerText()).not.toMatch(/\b(pad|end|card|table|solo|invite)-[a-z]/);
    }
    expect(person.faults).toEqual([]);
});

test("without a server it is there, and counts", async () => {
    // The page that says that there is no connection leads to the pad, once it was opened.
    const gül = await site.arrive("Gül");
    await gül.page.goto(site.url);
    await gül.page.evaluate(() => navigator.serviceWorker.ready);
    const kept = (): Promise<string[]> =>
        gül.page.evaluate(async () => {
            const cache = await caches.open("pad-1");
            return (await cache.keys()).map(({ url }) => new URL(url).pathname);
        });
    expect(await kept()).toEqual([]);
    await open(gül);
    await expect.poll(kept).toContain("/score-pad");
    // All that it needs, and no code of a room.
    const files = ["pad.css", "pad.js", "register.js", "site.css", "sprite.svg", "texts-en.json"];
    const named = (await kept()).map((path) => path.replace(/-[\w-]{8}\./, "."));
    expect(named.sort()).toEqual([...files.map((file) => `/assets/${file}`), "/score-pad"]);

    await site.program.kill();
    await open(gül, FRAGMENT);
    await gül.get("pad-city-5").waitFor();
    expect(await ranking(gül)).toEqual(RANKING);
    await square(gül, 0, 0).press("Delete");
    expect(await counts(gül, 0)).not.toEqual([SIX[0][1], SIX[0][2]]);
    // Its buildings are drawn.
    const drawn = await gül.page.evaluate(async () => {
        const sprite = document.querySelector("#pad .half use")!.getAttribute("href")!.split("#")[0]!;
        return (await fetch(sprite)).ok;
    });
    expect(drawn).toBe(true);
    await gül.page.goto(`${site.url}/r/nosuchroom`);
    await gül.page.getByRole("heading", { name: "No connection" }).waitFor();
    await gül.page.locator("#pad a").click();
    await gül.get("pad-city-0").waitFor();
    expect(await letters(gül, 0)).toBe(".PPHHFFSFMFSMFPP");
    expect(gül.faults).toEqual([]);
    await site.program.restart();
});
