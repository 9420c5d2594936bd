/** Names that run from right to left leave the text around them in its order. */

import { render } from "svelte/server";
import { expect, test } from "vitest";

import SeatCard from "../src/games/two_cities/SeatCard.svelte";
import { loadLanguage, t } from "../src/text/i18n";

const HEBREW = "\u05d3\u05df";
/** Hebrew and Arabic letters that have the form of their place in a word. */
const PRESENTED = ["\ufb2a\ufb4b", "\ufe8d\ufe91", "\ufefc"];

test.each([HEBREW, ...PRESENTED])("%s is isolated in a sentence", async (name) => {
    await loadLanguage("en");
    expect(t("people-muted", { name })).toBe(`\u2068${name}\u2069 is muted.`);
    expect(t("people-muted", { name: "Ada" })).toBe("Ada is muted.");
});

test.each([true, false])("a name is isolated on the card of a seat (its button: %s)", (offered) => {
    const table = { phase: "choose", seats: [{}] };
    const game = {
        table,
        view: { room: { seats: [0], members: [{ no: 0, name: HEBREW, here: true }], awaited: [0] } },
        name: () => HEBREW,
        mayOffer: () => offered,
        handed: () => false,
    };
    const card = render(SeatCard, { props: { game: game as never, seat: 0 } }).body;
    expect(card).toContain(`<bdi>${HEBREW}</bdi>`);
    expect(card.includes("<button")).toBe(offered);
});
