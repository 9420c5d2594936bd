/** The solo game, in both modes: every kind of turn, and the end. */

import type { SoloMode } from "../../src/protocol/types";
import { AloneClicks, phases, playAlone, reach } from "../alone";
import { called, hold, scored } from "../final";
import type { Person } from "../people";
import { TOUCHED } from "../screens";
import { tableView, type Tour, type Walk } from "./tour";

/** What a small screen shows of the other side of the table when it is asked for. */
async function across(tour: Tour, person: Person, screen: string): Promise<void> {
    await tour.onPhone(person, async () => {
        await person.get("open-across").click();
        await person.get("across").waitFor();
        await tour.look(person, screen, TOUCHED);
        await person.page.keyboard.press("Escape");
    });
}

export const alone =
    (mode: SoloMode): Walk =>
    async (tour) => {
        const [ada, walter] = await tour.arriveAll("Ada", "Walter");
        await playAlone(ada, tour.site.url, mode, 5, "three");
        const clicks = new AloneClicks(ada);
        await walter.page.goto(ada.page.url());
        // In company there is talk, which takes room.
        if (mode === "full") {
            await walter.get("talk-tab-watchers").click();
            await walter.comeIn(ada.page.url());
        }
        await reach(ada, 1, 1, "assign");
        for (const phase of phases(mode)) {
            const { round, turn } = phase;
            await reach(ada, round, turn, phase.phase);
            // Singles, duplexes, and cities that are nearly full.
            const name = `solo-${mode}-${round}-${phase.phase}`;
            const last = round === 3 && turn === 2;
            if (last || round === 2 || (round === 1 && turn === 1)) {
                if (phase.phase === "assign") {
                    await clicks.mean(0, "left");
                    await ada.get("hand-tile-1").click();
                    await tour.look(ada, name);
                    await ada.page.keyboard.press("Escape");
                    if (last) await across(tour, ada, `solo-${mode}-across`);
                    await ada.get("hand-tile-0").click();
                } else {
                    await ada.get("piece-left-1").click();
                    await ada.get("city-left").locator("[data-spot]").first().click();
                    await tour.look(ada, name);
                    await ada.page.keyboard.press("Escape");
                }
            }
            if (last && phase.phase === "assign") {
                await tour.look(walter, `solo-${mode}-watch`);
                await tableView(tour, walter, `solo-${mode}-table-view`);
                if (mode === "full") {
                    await ada.get("why-autommaso").click();
                    await tour.look(ada, "solo-why");
                    await ada.page.keyboard.press("Escape");
                }
            }
            await clicks.play(mode, phase);
        }
        await scored(ada);
        await tour.look(ada, `solo-${mode}-end`);
        await ada.get("skylines").click();
        await ada.get("skyline-picture").waitFor();
        await tour.look(ada, `solo-${mode}-skyline`);
        await ada.page.keyboard.press("Escape");
        await ada.get("again").click();
        await hold(ada);
        await tour.look(ada, `solo-${mode}-scoring`);
        await ada.get("end-type-tavern").click();
        await called(ada, 4).waitFor();
    };
