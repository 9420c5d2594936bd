import { expect, test } from "vitest";

import type { Retelling, Seen } from "../src/kit/retelling";
import type { Channel, Line, RoomView } from "../src/protocol/types";
import { talkOf } from "../src/replay/said";
import type { Stop } from "../src/replay/seen";

const BEGAN = 1_000_000;

const room = { members: [{ no: 3, name: "Ada" }] } as unknown as RoomView;
const seen = [0, 100, 200].map((at): Seen => ({ at, played: [], room, seats: [] }));
const stops = [0, 1, 2].map((moment): Stop => ({ moment, turn: { key: "", name: "" }, told: [] }));
const retelling = {
    counts: () => [{ label: "Ada & Ben", points: 0 }],
    proposed: (_: readonly Seen[], moment: number, { body }: Line, lines: readonly Line[]) =>
        "proposal" in body ? `a tile, at ${moment}, among ${lines.length}` : null,
} as unknown as Retelling;

let no = 0;
const line = (after: number, body: unknown, channel: Channel = "table", by = 3): Line =>
    ({ no: no++, game: 0, channel, by, at: BEGAN + after, body }) as Line;

const talk = (lines: readonly Line[], hidden: readonly number[] = []) =>
    talkOf(stops, seen, BEGAN, lines, retelling, hidden).map((said) =>
        [said.before, said.after].map((part) => part.map(({ who, to, text }) => [who, to, text].join("|"))),
    );

test("what was said stands before what happened next", () => {
    expect(talk([line(0, { text: "Hello" }), line(1, { text: "Well" }), line(100, { text: "now" })])).toEqual([
        [["Ada||Hello"], []],
        [["Ada||Well", "Ada||now"], []],
        [[], []],
    ]);
});

test("what was said before the game and long after it is none of its own", () => {
    const minutes = (count: number): number => 200 + count * 60_000;
    const all = talk([
        line(-1, { text: "Who?" }),
        line(minutes(9), { text: "gg" }),
        line(minutes(11), { text: "Again?" }),
    ]);
    expect(all).toEqual([
        [[], []],
        [[], []],
        [[], ["Ada||gg"]],
    ]);
});

test("partners' words say whose they are, proposals read as the game says, and answers go with them", () => {
    const city = { city: 0 };
    expect(
        talk([
            line(150, { text: "Parks?" }, city),
            line(151, { proposal: {} }, city),
            line(152, { answer: { to: 1, accept: true } }, city),
            line(153, { text: "Hm" }, "watchers", 8),
        ])[2],
    ).toEqual([["Ada|Ada & Ben|Parks?", "Ada|Ada & Ben|a tile, at 1, among 3", "talk-gone|channel-watchers|Hm"], []]);
});

test("of those whom one has hidden only words are left out", () => {
    const city = { city: 0 };
    const lines = [line(150, { text: "Parks?" }, city), line(151, { proposal: {} }, city)];
    expect(talk(lines, [3])[2]).toEqual([["Ada|Ada & Ben|a tile, at 1, among 2"], []]);
});

test("a clock that was set back puts nothing out of order", () => {
    expect(talk([line(150, { text: "First" }), line(-50, { text: "Second" })])[2]).toEqual([
        ["Ada||First", "Ada||Second"],
        [],
    ]);
});
