/** A game of three in Firefox. */

import { expect, test } from "vitest";

import { finalCities, finalRanking, scored } from "./final";
import { openFirefox, Person, sitDown } from "./people";
import { score } from "./program";
import { openSite } from "./site";
import { Clicks, Drags, Keys, playOn, type Hands } from "./table";

const site = openSite([], openFirefox);

test("three play a game in Firefox, clicking, dragging and by keyboard", async () => {
    const people = [];
    for (const name of ["Ada", "Ben", "Chiara"]) people.push(await site.arrive(name));
    const [ada, ben, chiara] = people as [Person, Person, Person];
    await sitDown(site.url, people);
    const players: Hands[] = [new Clicks(ada), new Drags(ben), new Keys(chiara)];
    await playOn(players);
    await Promise.all(people.map(scored));

    const cities = await finalCities(ada);
    expect(score(cities.map(({ map }) => map)).map(({ total }) => total)).toEqual(cities.map(({ total }) => total));
    expect(await finalRanking(ben)).toHaveLength(3);
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
