/** How a game of City Square Off begins in the browser tests, and grids that can be covered. */

import type { SquareOffMode } from "../src/protocol/types";
import type { Builder, Place } from "./grid";
import type { Person } from "./people";

/** Starters near the centre, and tiles that cover the rest of the grid with them. */
export const WITH_A: readonly Place[] = [
    ["A", 0, [4, 3]],
    ["j", 0, [5, 0]],
    ["p", 0, [7, 0]],
    ["o", 3, [3, 0]],
    ["n", 0, [0, 0]],
    ["u", 0, [6, 2]],
    ["m", 1, [0, 1]],
    ["t", 2, [2, 2]],
    ["q", 1, [0, 3]],
    ["r", 2, [1, 4]],
    ["h", 1, [0, 6]],
    ["l", 1, [0, 7]],
    ["k", 1, [3, 7]],
    ["e", 1, [4, 8]],
    ["i", 6, [7, 6]],
    ["g", 1, [6, 4]],
    ["a", 0, [6, 4]],
    ["d", 1, [5, 5]],
];
export const WITH_B: readonly Place[] = [
    ["B", 0, [3, 3]],
    ["j", 0, [5, 0]],
    ["p", 0, [7, 0]],
    ["o", 3, [3, 0]],
    ["n", 0, [0, 0]],
];
export const [STARTER_A, STARTER_B] = [WITH_A[0]!, WITH_B[0]!];

/** Where each starter can lie as it is drawn first. */
export const STARTERS_AT: Readonly<Record<string, readonly [number, number]>> = {
    A: [4, 3],
    B: [3, 3],
    C: [3, 3],
    D: [3, 4],
};

/** Has everyone sit down on the seats in order, at a table that the first of them makes. Its address. */
export async function meet(
    site: string,
    mode: SquareOffMode,
    people: readonly Person[],
    seats = people.length,
): Promise<string> {
    const [host, ...guests] = people as [Person, ...Person[]];
    const room = await host.makeSquareOff(site, mode, seats);
    await host.comeIn(room);
    await Promise.all(guests.map((guest) => guest.comeIn(room)));
    for (const [seat, person] of people.entries()) await person.sit(seat);
    return room;
}

/** Both sides lay their starters. */
export async function start(one: Builder, other: Builder): Promise<void> {
    await one.lay(STARTER_A);
    await other.lay(STARTER_B);
    for (const builder of [one, other]) await builder.done();
}
