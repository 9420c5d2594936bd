import { expect, test } from "vitest";

import { secondsOf } from "../src/games/square_off/race";

test.each([
    ["runs by the server's clock", { since: 10_000 }, 17_900, 7],
    ["never runs backwards, however the clocks differ", { since: 10_000 }, 9_000, 0],
    ["stands while the game is paused, and once it is over", { taken: 7_900 }, 60_000, 7],
    ["is unknown where a server of an earlier version doesn't tell", undefined, 60_000, null],
])("the time of a race %s", (_, race, now, seconds) => {
    expect(secondsOf(race, now)).toBe(seconds);
});
