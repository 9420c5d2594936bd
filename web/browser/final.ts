/** The last screen: the scores of all cities and the ranking, as the page shows them. */

import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { Sheet } from "./program";
import type { Person } from "./people";

export interface FinalCity extends Sheet {
    map: string;
}

export interface FinalPlace {
    seat: number;
    place: number;
    lower: number;
    higher: number;
}

const LINES = ["shops", "factories", "taverns", "offices", "parks", "houses", "total"] as const;

/** Waits for the end of the scoring. */
export async function scored(person: Person): Promise<void> {
    await person.get("ceremony").waitFor();
    // Who likes motion is shown one type after the other.
    const skip = person.get("skip");
    if (await skip.isVisible()) await skip.click();
    await person.get("ranking").waitFor();
}

/** The scoring when that many types have been called out. */
export const called = (person: Person, types: number): Locator =>
    person.page.locator(`[data-testid="ceremony"][data-step="${types}"]`);

/** Has the scoring stay with the taverns: the longest word in most languages. */
export async function hold(person: Person): Promise<void> {
    await person.get("end-type-tavern").click();
    await called(person, 3).waitFor();
    await person.page.locator('[data-testid="end-type-tavern"][aria-pressed="true"]').waitFor();
}

/** The cities with their scores; the numbers that can be read must be those of the attributes. */
export async function finalCities(person: Person): Promise<FinalCity[]> {
    const rows = await person
        .get("scores")
        .locator("tbody tr")
        .evaluateAll((rows) =>
            rows.map((row) => ({
                data: { ...(row as HTMLElement).dataset },
                read: [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
            })),
        );
    return rows.map(({ data, read }) => {
        const numbers = Object.fromEntries(LINES.map((line) => [line, Number(data[line])])) as Record<
            (typeof LINES)[number],
            number
        >;
        const shown = LINES.map((line) => numbers[line]);
        if (String(shown) !== String(read)) throw new Error(`the page says ${read} and means ${shown}`);
        return { map: data["map"] ?? "", ...numbers };
    });
}

/** The ranking from the top. */
export async function finalRanking(person: Person): Promise<FinalPlace[]> {
    const rows = await person
        .get("ranking")
        .locator("> li")
        .evaluateAll((rows) => rows.map((row) => ({ ...(row as HTMLElement).dataset })));
    return rows.map((data) => ({
        seat: Number(data["seat"]),
        place: Number(data["place"]),
        lower: Number(data["lower"]),
        higher: Number(data["higher"]),
    }));
}

/** That the reasons which the page names, type by type, add up to each city's points. */
export async function reasonsAddUp(person: Person): Promise<void> {
    const cities = await person
        .get("scores")
        .locator("tbody tr")
        .evaluateAll((rows) => rows.map((row) => ({ ...(row as HTMLElement).dataset })));
    for (const line of LINES.slice(0, -1)) {
        const button = person.get(`end-type-${line === "factories" ? "factory" : line.slice(0, -1)}`);
        await button.click();
        for (const [city, data] of cities.entries()) {
            // Of a city whose buildings lie in rows no reasons are known.
            if (data["map"]!.includes(" ")) continue;
            const reasons = person.get(`why-${city}`).locator("[data-points]");
            const points = () =>
                reasons.evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-points"))));
            await expect
                .poll(async () => (await points()).reduce((sum, one) => sum + one, 0), {
                    message: `${line} of city ${city}`,
                })
                .toBe(Number(data[line]));
        }
        await button.click();
        await person.get("why-0").waitFor({ state: "detached" });
    }
}
