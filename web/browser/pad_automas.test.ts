/**
 * The Automas' moves on the score pad: whoever plays alone with real tiles enters a hand and is told by a card what the
 * Automa takes, and why; one tap puts it into Automacity. All of it works by keyboard, and without a server.
 *
 * Faults that turn this file red: a hand that is forgotten with the page, an Automacity that the second Automa doesn't
 * see as the first one left it, a tile that stays in Automacity when its move is taken back, cards that stay in their
 * order for a new game.
 */

import { expect, test } from "vitest";

import { PHONE, type Person } from "./people";
import { openSite } from "./site";

const site = openSite();

/** Leftville has two offices with a free square beside both, a park and a house; Automacity has its duplexes. */
const EXAMPLE = "#cities=O./PO/.H,SFPH,&name=Ada&level=4&players=1";
/** The deck: the rules' card, factory·most and new·house·most, comes in Autommaso's third turn. */
const DECK = [1, 2, 3, 4, 9, 6, 7, 8, 5, ...Array.from({ length: 11 }, (_, i) => i + 10)];

/** Opens the pad with cards that lie in this order. */
async function open(person: Person, fragment: string): Promise<void> {
    await person.page.goto(site.url);
    const automas = JSON.stringify({ deck: DECK, made: [], hands: ["", ""], turned: false });
    await person.page.evaluate((kept) => localStorage.setItem("conurbation.automas", kept), automas);
    await person.page.goto(`${site.url}/score-pad${fragment}`);
    await person.get("pad-city-0").waitFor();
}

const unfold = (person: Person): Promise<void> => person.get("pad-automas").locator("summary").click();

/** The letters of Automacity. */
const automacity = (person: Person): Promise<string> =>
    person
        .get("pad-city-1")
        .locator("[data-square]")
        .evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset["letter"]).join(""));

const hand = (person: Person): Promise<string> =>
    person
        .get("pad-automas-hand")
        .locator("[data-letter]")
        .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset["letter"]).join(""));

/** Whose move it is, and when. */
const now = async (person: Person): Promise<string> =>
    (await person.get("pad-automas-now").innerText()).replaceAll(/\s+/g, " ").toLowerCase();

/** What is taken, and why, without the pictures. */
const told = (person: Person): Promise<string[]> =>
    person.get("pad-automas-takes").locator("p:not(.hint)").allInnerTexts();

const TAVERN = "Autommaso takes for Leftville: tavern with music. Nothing in the hand adds more: 4 points.";
const HOUSE = "Autommaso takes for Automacity: house. The card asks for a house, and there is one in the hand.";

test("the rules' example is tapped: the tavern is taken, and why", async () => {
    const ada = await site.arrive("Ada", PHONE);
    await open(ada, EXAMPLE);
    // Whoever only counts isn't bothered.
    expect(await ada.get("pad-automas-go").isVisible()).toBe(false);
    await unfold(ada);
    expect(await now(ada)).toBe("autommaso round 1, turn 1 of 3");
    // The first two turns were played without the pad.
    for (let move = 0; move < 4; move++) await ada.get("pad-automas-skip").tap();
    expect(await now(ada)).toBe("autommaso round 1, turn 3 of 3");
    await ada.get("pad-automas-add-M").tap();
    await ada.get("pad-automas-add-H").tap();
    // With part of a hand there is nothing to say.
    await ada.get("pad-automas-go").tap({ force: true });
    expect(await ada.get("pad-automas-takes").count()).toBe(0);
    await ada.get("pad-automas-add-S").tap();
    await ada.get("pad-automas-go").tap();
    expect(await told(ada)).toEqual([TAVERN, HOUSE]);

    // The card's first symbol found nothing; the second one compared.
    const leftville = ada.get("pad-automas-takes").locator('[data-town="left"]');
    expect(await leftville.locator(".hint").allInnerTexts()).toEqual(["Factory: no factory in the hand"]);
    expect(await leftville.locator(".symbol.decides svg").getAttribute("class")).toContain("most");
    const compared = (await leftville.locator("li").allTextContents()).map((one) => one.replaceAll(/\s+/g, " ").trim());
    expect(compared).toEqual(["tavern with music 4", "shop 3", "house 2"]);

    // All of it is there again after a reload.
    await ada.page.reload();
    await ada.get("pad-automas-takes").waitFor();
    expect([await hand(ada), await told(ada)]).toEqual(["MHS", [TAVERN, HOUSE]]);
    expect(await automacity(ada)).toBe("SFPH............");
    await ada.get("pad-automas-go").tap();
    expect(await automacity(ada)).toBe("SFPHH...........");
    expect(await now(ada)).toBe("automarta round 1, turn 3 of 3");

    await ada.get("pad-automas-back").tap();
    expect(await automacity(ada)).toBe("SFPH............");
    expect([await hand(ada), await told(ada)]).toEqual(["MHS", [TAVERN, HOUSE]]);

    await ada.get("pad-afresh").tap();
    expect(await ada.get("pad-asked").innerText()).toContain("cards are shuffled");
    await ada.get("pad-clear").tap();
    expect(await now(ada)).toBe("autommaso round 1, turn 1 of 3");
    expect(await hand(ada)).toBe("");
    const { deck } = await ada.page.evaluate<{ deck: number[] }>(
        'JSON.parse(localStorage.getItem("conurbation.automas"))',
    );
    expect(deck).not.toEqual(DECK);
    expect([...deck].sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(ada.faults).toEqual([]);
});

test("a pad of somebody else's link has no Automas, and begins none anew", async () => {
    const chiara = await site.arrive("Chiara");
    await open(chiara, "");
    await chiara.get("pad-players-1").check({ force: true });
    await chiara.get("pad-city-0").locator('[data-square="0"]').press("p");
    await unfold(chiara);
    await chiara.get("pad-automas-add-S").click();
    await chiara.page.goto(`${site.url}/score-pad${EXAMPLE}`);
    await chiara.get("pad-own").waitFor();
    expect(await chiara.get("pad-automas").count()).toBe(0);
    await chiara.get("pad-afresh").click();
    await chiara.get("pad-clear").click();
    await chiara.get("pad-own").click();
    expect(await hand(chiara)).toBe("S");
    expect(chiara.faults).toEqual([]);
});

test.each(["en", "de", "es", "ru"])("it says everything in %s", async (locale) => {
    const person = await site.arrive("Fanny", { locale });
    await open(person, EXAMPLE);
    await unfold(person);
    const says = async (): Promise<void> => {
        expect(await person.page.locator("body").innerText()).not.toMatch(/\b(pad|table|solo)-[a-z]/);
    };
    for (let move = 0; move < 12; move++) {
        await says();
        for (const letter of "SFMHHOP".slice(Math.floor((move % 6) / 2) * 2)) {
            if ((await person.get("pad-automas-go").getAttribute("aria-disabled")) === "false") break;
            await person.get(`pad-automas-add-${letter}`).click();
        }
        await person.get("pad-automas-go").click();
        await says();
        await person.get("pad-automas-go").click();
    }
    await says();
    expect(await person.get("pad-automas-go").count()).toBe(0);
    expect(await automacity(person)).not.toContain(".");
    expect(person.faults).toEqual([]);
});

test("without a server, two turns are typed: hands pass, and Automacity grows in between", async () => {
    const ben = await site.arrive("Ben");
    const { keyboard } = ben.page;
    await open(ben, EXAMPLE);
    await ben.page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => ben.page.evaluate(() => caches.has("pad-1"))).toBe(true);
    await expect.poll(() => ben.page.evaluate(async () => (await caches.match("/score-pad"))?.ok)).toBe(true);
    await site.program.kill();
    await ben.page.goto(`${site.url}/score-pad${EXAMPLE}`);
    await ben.get("pad-city-0").waitFor();
    await ben.listen();

    await ben.tabTo('[data-testid="pad-automas"] summary');
    await keyboard.press("Enter");
    await ben.tabTo('[data-testid="pad-automas-add-S"]');
    // The fourth is corrected; an eighth would be too many.
    await keyboard.type("s2m2");
    await keyboard.press("Backspace");
    await ben.hears("4 more tiles");
    await keyboard.type("FOPHS");
    expect(await hand(ben)).toBe("SFMFOPH");
    await ben.hears("The hand is complete.");
    // Cards 1 and 2: most points for both cities. The park joins the one of Leftville.
    const focused = (): Promise<string | null | undefined> =>
        ben.page.evaluate(() => document.activeElement?.getAttribute("data-testid"));
    await expect.poll(focused).toBe("pad-automas-go");
    await keyboard.press("Enter");
    await ben.hears("Autommaso takes for Leftville: park. Nothing in the hand adds more: 6 points.");
    await ben.hears("Autommaso takes for Automacity: factory. Nothing in the hand adds more: 4 points.");
    await keyboard.press("Enter");
    await ben.hears("factory. Automacity: 15 points. Automarta. Round 1, turn 1 of 3");
    expect(await automacity(ben)).toBe("SFPHF...........");
    // The hand is typed where the focus is. Now that Automacity has two factories, one in Righttown is worth three.
    await keyboard.type("fspohmd");
    await keyboard.press("Enter");
    await ben.hears("Automarta takes for Righttown: factory. Nothing in the hand adds more: 3 points.");
    await ben.hears("Automarta takes for Automacity: park.");
    await keyboard.press("Enter");
    expect(await automacity(ben)).toBe("SFPHFP..........");
    // Autommaso has the player's hand, and Automarta his.
    expect(await now(ben)).toBe("autommaso round 1, turn 2 of 3");
    expect(await ben.get("pad-automas-before").innerText()).toContain("pass to the left");
    expect(await hand(ben)).toBe("");
    await keyboard.type("hhhhh");
    await keyboard.press("Enter");
    await keyboard.press("Enter");
    expect(await now(ben)).toBe("automarta round 1, turn 2 of 3");
    expect(await hand(ben)).toBe("SMFOH");
    expect(ben.faults).toEqual([]);
    await site.program.restart();
});
