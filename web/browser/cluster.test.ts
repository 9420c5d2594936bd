/** Several servers behind HAProxy, as `make cluster` starts them: whichever is stopped or killed, the game goes on. */

import { readdirSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Cluster, type Node } from "./cluster";
import { openChromium, PATIENCE_MS, Person, sitDown } from "./people";
import { Clicks, DUEL_TURNS, buildTurn, reach, type Turn } from "./table";

/** How long it may take until a game goes on, in ms: 3 s until another server has the room, and what browsers take. */
const SOON_MS = 10_000;

declare global {
    interface Window {
        /** The page has not been loaded again. */
        stayed?: boolean;
        /** How many WebSockets it has opened since they are counted. */
        sockets?: number;
    }
}

let cluster: Cluster;
let browser: Browser;
let people: Person[];
let players: Clicks[];

beforeAll(async () => {
    cluster = Cluster.start();
    browser = await openChromium();
    people = [await Person.arrive(browser, "Ada"), await Person.arrive(browser, "Ben")];
    players = people.map((person) => new Clicks(person));
    await sitDown(await cluster.url(), people);
    await Promise.all(people.map((person) => reach(person, DUEL_TURNS[0]!, "choose")));
    // The balancer has a page's requests to spread too, so that both may have come to the same server.
    while ((await sockets()).includes(0)) {
        await people[1]!.page.reload();
        await reach(people[1]!, DUEL_TURNS[0]!, "choose");
    }
    for (const { page } of people) await page.evaluate(() => (window.stayed = true));
});

afterAll(async () => {
    await browser?.close();
    await cluster?.stop();
});

/** How many people are connected to each server. */
function sockets(): Promise<number[]> {
    return Promise.all(cluster.nodes.map((node) => node.count("sockets")));
}

/** The server that has the room, and the other one. */
async function hostAndOther(): Promise<[Node, Node]> {
    const [one, two] = cluster.nodes as [Node, Node];
    const rooms = await Promise.all([one, two].map((node) => node.count("rooms")));
    expect([...rooms].sort()).toEqual([0, 1]);
    return rooms[0] === 1 ? [one, two] : [two, one];
}

/** Something happens to a server while tiles are chosen; then both choose and build. */
async function playThrough(turn: Turn, happens: () => void): Promise<void> {
    await Promise.all(people.map((person) => reach(person, turn, "choose")));
    await Promise.all(players.map((hands) => hands.draft(0, 1)));
    happens();
    const since = performance.now();
    await Promise.all(players.map((hands) => hands.give()));
    await Promise.all(people.map((person) => reach(person, turn, "place")));
    expect(performance.now() - since).toBeLessThan(SOON_MS);
    await buildTurn(turn, players);
}

/** Runs in a page. Counts attempts to connect from now on. */
function countSockets(): void {
    window.sockets = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...to: ConstructorParameters<typeof WebSocket>) {
            super(...to);
            window.sockets!++;
        }
    };
}

test("the server with the room is stopped as for an update, and nobody sees anything of it", async () => {
    const [host, other] = await hostAndOther();
    const gone = cluster.ends(host);
    // The first attempt to come back succeeds.
    await Promise.all(people.map(({ page }) => page.evaluate(countSockets)));
    await playThrough(DUEL_TURNS[0]!, () => process.kill(host.pid, "SIGTERM"));
    await gone;
    for (const { page } of people) {
        expect(await page.evaluate(() => window.sockets!)).toBeLessThanOrEqual(1);
    }
    expect(await other.count("sockets")).toBe(2);
    await cluster.again(host);
});

test("the server with the room is killed, and the game goes on at the other one", async () => {
    const [host, other] = await hostAndOther();
    await playThrough(DUEL_TURNS[1]!, () => process.kill(host.pid, "SIGKILL"));
    expect(await other.count("sockets")).toBe(2);
    await cluster.again(host);
});

test("the other one hangs, and the game goes on at the first, which is there again", async () => {
    const [host, other] = await hostAndOther();
    await playThrough(DUEL_TURNS[2]!, () => process.kill(host.pid, "SIGSTOP"));
    expect(await other.count("sockets")).toBe(2);
    process.kill(host.pid, "SIGCONT");
});

test("nobody had to do anything about it", async () => {
    for (const person of people) {
        expect(await person.page.evaluate(() => window.stayed)).toBe(true);
        expect(await person.page.locator("dialog[open]").count()).toBe(0);
        expect(person.faults).toEqual([]);
    }
});

test("Ctrl-C leaves no process and no directory", async () => {
    // The tool, the database and its keeper, two servers, and the balancer.
    expect(cluster.processes().length).toBeGreaterThanOrEqual(6);
    expect(await cluster.interrupt()).toBe(0);
    expect(cluster.processes()).toEqual([]);
    expect(readdirSync(cluster.folder)).toEqual([]);
});

test("neither does a program that can't start", async () => {
    const failing = Cluster.start("/bin/false");
    try {
        expect(await failing.ended()).toBe(1);
        expect(failing.processes()).toEqual([]);
        expect(readdirSync(failing.folder)).toEqual([]);
    } finally {
        await failing.stop();
    }
});

test("nothing runs on when the tool itself is killed", async () => {
    const orphaned = Cluster.start();
    try {
        await orphaned.url();
        orphaned.kill();
        await expect.poll(() => orphaned.processes(), { timeout: PATIENCE_MS }).toEqual([]);
    } finally {
        await orphaned.stop();
    }
});
