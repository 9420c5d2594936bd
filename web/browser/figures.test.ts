/**
 * Not a test but a benchmark: the client's use of network and processor. `npm run figures`, on an idle machine; with
 * `WATERFALL=1` also what was fetched, and when.
 */

import { afterAll, test } from "vitest";

import { drag, later } from "./drag_trace";
import { fetched, sum } from "./fetching";
import { scored } from "./final";
import { jumps, load, type Loaded } from "./loading";
import { memory } from "./memory";
import { DESKTOP, type Person, PHONE, sitDown } from "./people";
import { openSite } from "./site";
import { Clicks, reach, type Turn, TURNS } from "./table";
import { record, type Trace } from "./trace";
import { waterfall } from "./waterfall";

/** The middle one of so many visits counts. */
const VISITS = 5;
/** How many games somebody plays in one evening, on one page. */
const GAMES = 10;

const site = openSite(["--house-pause", "0"]);

const rows: string[][] = [
    ["what", "figures"],
    ["---", "---"],
];
afterAll(() => console.log(rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function visits(what: string, address: string, hook: string): Promise<Loaded[]> {
    const all: Loaded[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
        const newcomer: Person = await site.arrive("Eve", PHONE);
        const told = process.env["WATERFALL"] && visit === 0 ? await waterfall(newcomer.page) : null;
        all.push(await load(newcomer.page, address, hook));
        if (told) console.log(`${what}\n${told()}`);
        await newcomer.context.close();
    }
    return all;
}

test("first views over a slow line", async () => {
    const people = await site.arriveAll("Ada", "Ben", "Chiara");
    const table = await sitDown(site.url, people);
    const host = await site.arrive("Walter");
    const room = await host.makeRoom(site.url, 3);
    await host.comeIn(room);
    for (const [what, address, hook] of [
        ["home", site.url, 'form[action="/rooms"] button'],
        ["a room", room, '[data-testid="join-name"]'],
        ["a running game", table, ".watch"],
    ] as const) {
        const all = await visits(what, address, hook);
        const middle = (figure: (visit: Loaded) => number): number =>
            all.map(figure).sort((one, other) => one - other)[VISITS >> 1]!;
        const fresh = await site.arrive("Eve", PHONE);
        const files = await fetched(fresh.page, () => fresh.page.goto(address));
        await fresh.context.close();
        const of = (type: string): string => kilobytes(sum(files.filter((file) => file.type === type)));
        rows.push([
            `${what}, on "Slow 4G"`,
            `painted ${middle(({ painted }) => painted).toFixed()} ms, ` +
                `usable ${middle(({ seen }) => seen).toFixed()} ms, ` +
                `jumps ${middle(({ shifts }) => jumps(shifts)).toFixed(3)}; ` +
                `scripts ${of("script")}, styles ${of("stylesheet")}`,
        ]);
    }
});

function smoothness({ frames, late, long, longest }: Trace): string {
    const p95 = frames[Math.floor(0.95 * frames.length)] ?? 0;
    return (
        `p95 ${p95.toFixed(1)} ms, late frames ${late.length} of ${frames.length}, ` +
        `tasks over 50 ms ${long.length}, longest ${longest.toFixed()} ms`
    );
}

test("frames on a slow machine", async () => {
    const ada = await site.arrive("Ada", { ...DESKTOP, reducedMotion: "no-preference" });
    await sitWithBots(ada, 5);
    for (const turn of TURNS.slice(0, 2)) await play(ada, turn);
    await reach(ada, TURNS[2]!, "choose");
    await new Clicks(ada).choose();
    await reach(ada, TURNS[2]!, "place");
    await later(2_000);
    const boards = ['[data-testid="city-left"] .board', '[data-testid="city-right"] .board'];
    const traces = await drag("a tile", ada.page, '[data-testid="my-tile-0"]', boards);
    // Other programs' work is in every figure, so that the quietest says most.
    const [quietest] = traces.sort((one, other) => one.late.length - other.late.length);
    rows.push(["frames of a drag, four times slower", smoothness(quietest!)]);
    await new Clicks(ada).build();
    for (const turn of TURNS.slice(3)) await play(ada, turn);
    await scored(ada);
    const trace = await record(ada.page, async () => {
        await ada.get("again").click();
        await ada.page.locator(".ceremony:not(.calling)").waitFor();
    });
    rows.push(["frames of the scoring, four times slower", smoothness(trace)]);
    await ada.context.close();
});

async function sitWithBots(who: Person, seats: number): Promise<void> {
    await who.comeIn(await who.makeRoom(site.url, seats));
    await who.get("seat-0").click();
    await who.get("fill").click();
    await who.page.locator(`[data-testid="seat-${seats - 1}"][data-bot]`).waitFor();
    await who.begin();
}

async function play(who: Person, turn: Turn): Promise<void> {
    const hands = new Clicks(who);
    await reach(who, turn, "choose");
    await hands.choose();
    await hands.partnersBuilt();
    await hands.build();
}

test("memory of an evening on one page", { timeout: 20 * 60_000 }, async () => {
    const ada = await site.arrive("Ada");
    await sitWithBots(ada, 3);
    for (let game = 1; game <= GAMES; game++) {
        for (const turn of TURNS) await play(ada, turn);
        await scored(ada);
        if (game === 1 || game === GAMES) {
            const { bytes, nodes, listeners } = await memory(ada.page);
            rows.push([
                `memory after ${game === 1 ? "one game" : `${game} games`}`,
                `${(bytes / 1_000_000).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`,
            ]);
        }
        if (game === GAMES) break;
        await ada.get("rematch").click();
        await ada.begin();
    }
    await ada.context.close();
});
