import { expect, test } from "vitest";

import type { Cell, CityView } from "../src/protocol/types";
import { withTile } from "../src/replay/imagined";

const city = (map: string, at: Cell): CityView => ({
    map,
    at,
    frame: [
        [0, 0],
        [6, 6],
    ],
    score: null,
    last: [],
});

test("a city with one more tile is as large as both of them", () => {
    const built = city("SF/.P", [2, 3]);
    expect(withTile(built, "H", [3, 3])).toMatchObject({ map: "SF/HP", at: [2, 3] });
    expect(withTile(built, "OM", [2, 1])).toMatchObject({ map: "OMSF/...P", at: [2, 1] });
    expect(withTile(built, "O/M", [0, 4])).toMatchObject({
        map: ".O/.M/SF/.P",
        at: [0, 3],
    });
    expect(withTile(city("", [0, 0]), "H", [3, 3])).toMatchObject({ map: "H", at: [3, 3] });
});
