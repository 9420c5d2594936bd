#!/usr/bin/env node
/**
 * Estimates how many servers and databases a number of players needs, from measured costs and a simulation: moves
 * arrive at random and queue for processors and for the disk; and the rush after a server has died.
 *
 *     tools/capacity.mjs            the table in docs/operations.md
 *     tools/capacity.mjs 50000      the same for so many players
 */

/** `bench-nodes --rooms 2000 --pace 20000`: microseconds of a core for an action, with everything that follows. */
const OWNER = 221;
const DATABASE = 170;
/** The same, for each of the five at a table who is connected to another server than the one with their room. */
const RELAY = 119 / 2;
/** Microseconds of a core to take a room over, with the five people who come back. From `tools/ordeal cluster`. */
const TAKE_OVER = 4500;
/** KiB for each player, with their fifth of a room. */
const MEMORY = 26;
/** Microseconds that a disk takes to sync. */
const SYNC = 1500;

/** Five at a table, 105 actions in a game (`room/tests/golden`), which takes 25 minutes by its box. */
const SEATS = 5;
const PACE = 105 / (25 * 60) / SEATS;
/** What else costs about as much, for each action: where a tile is held, what is proposed and said. */
const BESIDES = 2;

/** What a machine has, and how much of it may be used on an ordinary evening: the rest is for bad ones. */
const CORES = 4;
const USED = 0.5;
/** Commits a second that one database is to have at most: a third of what it did with two cores. */
const COMMITS = 4000;
/** Servers on one database at most: each may call each other one. */
const SERVERS = 8;
/** Seconds after which the rooms of a server that has died are to go on. */
const RECOVERY = 3;

/** A generator that gives the same numbers each time: mulberry32. */
function generator(seed) {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

const random = generator(7);
const spread = (mean) => -mean * Math.log(1 - random());

/** When each job is done, on that many cores serving them in order. Times in microseconds. */
function queue(arrivals, cores, mean) {
    const free = new Float64Array(cores);
    const order = [...arrivals.keys()].sort((a, b) => arrivals[a] - arrivals[b]);
    const done = new Float64Array(arrivals.length);
    for (const job of order) {
        let first = 0;
        for (let core = 1; core < cores; core++) if (free[core] < free[first]) first = core;
        free[first] = done[job] = Math.max(free[first], arrivals[job]) + spread(mean);
    }
    return done;
}

/** When each commit is on disk: those that come during a sync wait for the next one, together. */
function synced(arrivals) {
    const order = [...arrivals.keys()].sort((a, b) => arrivals[a] - arrivals[b]);
    const done = new Float64Array(arrivals.length);
    let free = 0;
    for (let next = 0; next < order.length;) {
        const starts = Math.max(free, arrivals[order[next]]);
        free = starts + SYNC;
        while (next < order.length && arrivals[order[next]] <= starts) done[order[next++]] = free;
    }
    return done;
}

/** Milliseconds that half and 99 of 100 moves take, on one of so many servers that share a database. */
function moves({ servers, perServer, relayed }) {
    const all = [];
    for (let server = 0; server < servers; server++) {
        const count = Math.min(20_000, Math.ceil(perServer * 60));
        let now = 0;
        for (let i = 0; i < count; i++) all.push({ server, came: (now += spread(1e6 / perServer)) });
    }
    let at = all.map(({ came }) => came);
    for (let server = 0; server < servers; server++) {
        const mine = [...all.keys()].filter((i) => all[i].server === server);
        // What comes besides queues for the same processors, and is not written.
        const asked = mine.flatMap((i) => [at[i], ...Array.from({ length: BESIDES }, () => at[i] + spread(1e6))]);
        const served = queue(asked, CORES, OWNER + RELAY * SEATS * relayed);
        mine.forEach((i, nth) => (at[i] = served[nth * (1 + BESIDES)]));
    }
    at = synced(queue(at, CORES, DATABASE));
    const took = all.map(({ came }, i) => (at[i] - came) / 1000).sort((a, b) => a - b);
    return [0.5, 0.99].map((part) => took[Math.floor(part * (took.length - 1))]);
}

/** Seconds until the last room of a server that has died goes on, with the processors that are not busy. */
function rush(servers, rooms) {
    const cores = Math.max(1, Math.floor((servers - 1) * CORES * (1 - USED)));
    // Browsers come back within 0.6 s.
    const back = Array.from({ length: rooms }, () => random() * 0.6e6);
    return Math.max(...queue(back, cores, TAKE_OVER)) / 1e6;
}

/** What so many players need. */
function plan(players) {
    const commits = players * PACE;
    let shards = Math.ceil(commits / COMMITS);
    for (;;) {
        const share = players / shards;
        const cost = (servers) => OWNER + (RELAY * SEATS * (servers - 1)) / servers;
        // One may fail, and the others have to do for all of them, and to take its rooms over.
        const suffice = (servers) =>
            (share * PACE * (1 + BESIDES) * cost(servers)) / 1e6 <= (servers - 1) * CORES * USED &&
            rush(servers, Math.ceil(share / servers / SEATS)) <= RECOVERY;
        let servers = 2;
        while (servers <= SERVERS && !suffice(servers)) servers++;
        if (servers > SERVERS) {
            shards++;
            continue;
        }
        const relayed = (servers - 1) / servers;
        const perServer = (share * PACE) / servers;
        const [half, most] = moves({ servers, perServer, relayed });
        return {
            players,
            "moves/s": Math.round(commits),
            databases: shards,
            "commits/s each": Math.round(share * PACE),
            servers: shards * servers,
            "players each": Math.round(share / servers),
            "MiB each": Math.round((share / servers) * (MEMORY / 1024)),
            "µs a move": Math.round(DATABASE + cost(servers) * (1 + BESIDES)),
            "p50 ms": half.toFixed(1),
            "p99 ms": most.toFixed(1),
            "s after a death": rush(servers, Math.ceil(share / servers / SEATS)).toFixed(1),
        };
    }
}

const asked = process.argv.slice(2).map(Number);
const rows = (asked.length > 0 ? asked : [1_000, 10_000, 100_000, 1_000_000]).map(plan);
const columns = Object.keys(rows[0]);
console.log(`| ${columns.join(" | ")} |`);
console.log(`| ${columns.map(() => "---:").join(" | ")} |`);
for (const row of rows) console.log(`| ${columns.map((name) => row[name].toLocaleString("en")).join(" | ")} |`);
