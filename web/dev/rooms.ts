// Made-up rooms at every stage, around the made-up games of fixtures.ts.
import type { Body, Channel, Choice, Line, Member, Standing, View } from "../src/protocol/types";
import { citiesOf, cityOf } from "../src/state/layout";
import { ringOf } from "./facts";
import { SIDES } from "../src/city/sides";
import { tableOf } from "../src/games/two_cities/view";
import { scene } from "./fixtures";

const NAMES = ["Ada", "Ben", "Chiara", "Dimitri", "Eva", "Ferdinand Maximilian", "Gül", "Hedwig", "Ivan"];
const HEX = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const FULL = [
    "SSSS/FPPO/MDEB/HHOP",
    "OMDF/PPSS/FHHF/OBED",
    "PPPS/MOFS/OHES/HHDS",
    "FFHO/OBDE/PPSH/SOHM",
    "EBDM/SSSS/HHPF/OOOP",
    "HOMF/PPOS/FFSS/HHDE",
    "SFSM/SFOO/SPPH/SHHB",
];

const CHOICES: Choice[] = [
    { name: "game", value: "two_cities", values: ["two_cities", "automas", "square_off"] },
    { name: "seats", value: 5, values: [2, 3, 4, 5, 6, 7] },
    { name: "seating", value: "values", values: ["card", "values", "hand"] },
    { name: "clock", value: "relaxed", values: ["none", "slow", "relaxed", "brisk"] },
    { name: "absence", value: "vote", values: ["vote", "bot", "partner", "wait"] },
    { name: "access", value: "private", values: ["private", "public"] },
    { name: "watchers", value: true, values: [false, true] },
    { name: "talk_while_choosing", value: false, values: [false, true] },
    { name: "score_preview", value: true, values: [false, true] },
];

export function roomScene(name: string, n: number, me: number): View {
    const playing = ["choose", "place", "watch", "proposal", "hold", "duplex", "first-place"].includes(name);
    if (playing) {
        const view = scene(n, name === "choose" ? "choose" : name, name === "watch" ? 0 : me, true);
        view.room.deadline = Date.now() + 95_000;
        view.room.options.clock = "relaxed";
        return view;
    }
    if (name === "ended") return ended(n, me);
    if (name.startsWith("campaign")) return campaign(name, me);
    const seatedStage = name === "card" || name === "values";
    const full = seatedStage || name === "full";
    const joined = name !== "join";
    return {
        room: {
            stage: seatedStage ? "seated" : "open",
            options: {
                game: "two_cities",
                absence: "vote",
                campaign: "none",
                seats: n,
                seating: name === "card" ? "card" : "values",
                clock: "relaxed",
                access: "private",
                watchers: true,
                talk_while_choosing: false,
                score_preview: true,
            },
            host: 0,
            members: NAMES.slice(0, n + 2).map((name, no) => ({ no, name, here: no !== 2 })),
            seats: Array.from({ length: n }, (_, i) => (full || i < n - 2 ? i : null)),
            layout: ringOf(n === 1 ? 3 : n),
            choices: CHOICES,
            game_no: 0,
            seating: seatedStage
                ? {
                      card: name === "card" ? 0 : null,
                      values: Array.from({ length: n }, (_, i) => 7 + 13 * i),
                      commitment: HEX,
                      seed: null,
                  }
                : null,
            deadline: null,
            game: null,
        },
        me: { no: 0, member: joined ? me : null, seat: joined && (full || me < n - 2) ? me : null, game: null },
    };
}

/** Between the games of a campaign, with its bonus due, and at its end. */
function campaign(name: string, me: number): View {
    const view = roomScene("full", 1, me);
    const { options, members } = view.room;
    members.splice(2);
    members.forEach((member) => (member.here = true));
    view.room.options = {
        ...options,
        game: { automas: { mode: "full", level: 4 } },
        clock: "none",
        absence: "wait",
        campaign: "three",
    };
    const games = [
        { won: true, lower: 54, bonus: "shop", points: 32 },
        { won: false, lower: 47, bonus: "tavern", points: 17 },
        { won: true, lower: 58, bonus: "office", points: 30 },
    ] as const;
    const over = games.slice(0, name === "campaign-over" ? 3 : name === "campaign-due" ? 1 : 2);
    view.room.campaign = {
        length: 3,
        games: [...over],
        total: over.reduce((sum, { lower, points }) => sum + lower + points, 0),
        finished: over.length === 3,
        ...(name === "campaign-due" && { due: { won: true, lower: 61, points: [null, 16, 34, 24, 16, 20] } }),
    };
    return view;
}

function ended(n: number, me: number): View {
    const view = scene(n, "late", me, true);
    const table = tableOf(view.room)!;
    table.phase = "ended";
    table.cities = FULL.slice(0, table.cities.length).map((map, i) => {
        const lines = [16 - i, 4 + 2 * i, 17 - 3 * i, 3 + i, 8, (i * 7) % 11] as const;
        const total = lines.reduce((sum: number, points) => sum + points, 0);
        return {
            map,
            at: [0, 0],
            frame: [
                [0, 0],
                [3, 3],
            ],
            score: [...lines, total],
            last: [],
        };
    });
    const cities = citiesOf(view.room);
    const ranking = Array.from({ length: n }, (_, seat): Standing => {
        const scores = SIDES.map((side) => table.cities[cityOf(cities, seat, side)]!.score![6]);
        return {
            seat,
            place: 1,
            result: n > 2 ? Math.min(...scores) : scores[0]! + scores[1]!,
            lower: Math.min(...scores),
            higher: Math.max(...scores),
            counts: [5, 4, 5, 6, 5, 7],
            decided: "result",
        };
    }).sort((a, b) => b.lower - a.lower || b.higher - a.higher);
    ranking.forEach((standing, i) => {
        standing.place = i + 1;
        if (i === 1) standing.decided = "factory";
        if (i === n - 1) standing.decided = null;
    });
    table.result = { goal: n > 2 ? "lower" : "sum", ranking };
    view.room.stage = "ended";
    view.room.seating = { card: null, values: [3, 14, 15, 92, 65, 35, 89].slice(0, n), commitment: HEX, seed: HEX };
    return view;
}

export function talkScene(view: View): Line[] {
    const at = Date.now();
    const line = (channel: Channel, no: number, by: Member, body: Body): Line => ({
        no,
        game: view.room.game_no,
        channel,
        by,
        at: at + no,
        body,
    });
    const table = [
        line("table", 0, 1, { phrase: "hello" }),
        line("table", 1, 0, {
            text: "Hi all! Chiara comes a little later, she said we should go ahead with the seating.",
        }),
        line("table", 2, 3, { text: "👍" }),
        line("table", 3, 1, { phrase: "thinking" }),
    ];
    if (!view.room.game || view.me.seat === null) return table;
    const city = { city: view.me.seat };
    const { round, turn } = tableOf(view.room)!;
    return [
        ...table,
        line(city, 0, 1, { phrase: "shops" }),
        line(city, 1, 1, { proposal: { round, turn, seat: 0, tile: 0, cell: [3, 2] } }),
        line(city, 2, 0, { answer: { to: 1, accept: false } }),
        line(city, 3, 1, { proposal: { round, turn, seat: 0, tile: 1, cell: [2, 3] } }),
    ];
}
