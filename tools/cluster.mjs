#!/usr/bin/env node
/**
 * Several servers on one database, with a balancer in front of them, on 127.0.0.1 and without containers. It ends on
 * Ctrl-C, or when its standard input does, and keeps nothing. `make cluster` starts it. In the environment:
 *   PROGRAM   the program, instead of the release build
 *   NODES     how many servers: 2 or 3
 *   PORT      the balancer's port, 8080; with 0 any that is free
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "..");
const PROGRAM = resolve(ROOT, process.env.PROGRAM || "target/release/conurbation");
const NODES = Number(process.env.NODES || 2);
const PORT = Number(process.env.PORT || 8080);
const HOST = "127.0.0.1";

/** How long anything may take to start, in ms. */
const PATIENCE_MS = 30_000;
/** How long a server may take to end, in ms: a little more than it takes by itself. */
const GRACE_MS = 30_000;
/** How often a start is looked at, and how long an answer is waited for, in ms. */
const LOOK_EVERY_MS = 50;
const ANSWER_MS = 1_000;
/** Below the system's ephemeral ports. */
const PORTS = { first: 20_000, count: 12_000 };
/** Lines of a log that tell why it ended. */
const LAST_WORDS = 15;

/** Has the logs. */
const directory = mkdtempSync(join(tmpdir(), "conurbation-cluster-"));
const stopping = new AbortController();
const stopped = once(stopping.signal, "abort");

/**
 * A process of the cluster. It has a group of its own, so that Ctrl-C ends all of them in our order. `orphan` is the
 * signal that it gets if this process dies.
 */
class Part {
    constructor(name, command, args, { env = {}, stdio = ["ignore", "log", "log"], orphan = "KILL" } = {}) {
        this.name = name;
        this.log = join(directory, `${name.replaceAll(" ", "-")}.log`);
        const log = openSync(this.log, "a");
        this.child = spawn("setpriv", ["--pdeathsig", orphan, command, ...args], {
            detached: true,
            env: { ...process.env, ...env },
            stdio: stdio.map((kind) => (kind === "log" ? log : kind)),
        });
        closeSync(log);
        /** How it ended: a signal, an exit code or an error. */
        this.ended = new Promise((resolve) => {
            this.child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
            this.child.once("error", (error) => resolve(error.message));
        });
        this.ended.then((how) => (this.fate = how));
    }

    get failure() {
        const words = readFileSync(this.log, "utf8").trimEnd().split("\n").slice(-LAST_WORDS).join("\n");
        return new Error(`${this.name} has ended: ${this.fate}\n${words}`);
    }

    /** Waits until something is ready there. */
    async answers(url) {
        const patience = Date.now() + PATIENCE_MS;
        for (;;) {
            if (this.fate) throw this.failure;
            const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)]);
            const answer = await fetch(url, { signal }).catch(() => undefined);
            if (answer?.ok) return;
            if (stopping.signal.aborted) throw new Error("stopped");
            if (Date.now() > patience) throw new Error(`${this.name} is not ready at ${url}; its log:\n${this.log}`);
            await sleep(LOOK_EVERY_MS);
        }
    }

    async stop() {
        this.child.kill("SIGTERM");
        // A process stopped with SIGSTOP would not get the signal otherwise.
        this.child.kill("SIGCONT");
        const late = setTimeout(() => this.child.kill("SIGKILL"), GRACE_MS);
        await this.ended;
        clearTimeout(late);
    }
}

/** The database: it stops and deletes itself when its standard input closes, even if this process is killed. */
class Database {
    async start() {
        this.part = new Part("database", join(ROOT, "tools/throwaway-postgres"), [], {
            stdio: ["pipe", "pipe", "log"],
            orphan: "clear",
        });
        const { stdin, stdout } = this.part.child;
        // What became of it is said by its end.
        stdin.on("error", () => {});
        stdin.write("database\n");
        const answer = await createInterface({ input: stdout })[Symbol.asyncIterator]().next();
        if (answer.done) {
            await this.part.ended;
            throw this.part.failure;
        }
        this.address = answer.value;
    }

    async stop() {
        this.part?.child.stdin.end();
        await this.part?.ended;
    }
}

/** One server. Its ports stay the same when it is started again. */
class Server {
    constructor(number, database, ports) {
        this.number = number;
        this.database = database;
        this.address = `${HOST}:${ports[0]}`;
        this.metrics = `${HOST}:${ports[1]}`;
    }

    get running() {
        return this.part !== undefined && this.part.fate === undefined;
    }

    async start() {
        const addresses = ["--listen", this.address, "--cluster-listen", `${HOST}:0`, "--metrics-listen", this.metrics];
        // In the environment, where other users of this machine can't see it.
        const env = { CONURBATION_STORE: this.database.address };
        const part = new Part(`server ${this.number}`, PROGRAM, [...addresses, "--behind-proxy"], { env });
        this.part = part;
        await part.answers(`http://${this.address}/readyz`);
        part.ended.then((how) => {
            if (stopping.signal.aborted) return;
            say(`Server ${this.number} has ended: ${how}. To start it again, type: start ${this.number}`);
        });
    }

    introduce() {
        const { pid } = this.part.child;
        say(`Server ${this.number}: http://${this.address}  process ${pid}  http://${this.metrics}/metrics`);
    }

    async stop() {
        await this.part?.stop();
    }
}

/** Whether nobody listens at a port. */
async function isFree(port) {
    const probe = createServer().listen(port, HOST);
    const free = await once(probe, "listening").then(
        () => true,
        () => false,
    );
    if (free) await once(probe.close(), "close");
    return free;
}

/** Ports at which nobody listens. */
async function freePorts(count) {
    const found = new Set();
    while (found.size < count) {
        const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
        if (await isFree(port)) found.add(port);
    }
    return [...found];
}

function say(line) {
    process.stdout.write(`${line}\n`);
}

/** Everything that is to be stopped, in the order of its start. */
const parts = [];

async function start() {
    if (NODES !== 2 && NODES !== 3) throw new Error("NODES has to be 2 or 3");
    if (PORT && !(await isFree(PORT)))
        throw new Error(`Port ${PORT} is taken. Try another one, such as PORT=${PORT + 1}`);
    say("Starting a database, the servers and a balancer …");
    const database = new Database();
    parts.push(database);
    await database.start();
    stopping.signal.throwIfAborted();
    const ports = await freePorts(2 * NODES + 1);
    const port = PORT || ports.pop();
    const servers = Array.from({ length: NODES }, (_, i) => new Server(i + 1, database, ports.splice(0, 2)));
    parts.push(...servers);
    await Promise.all(servers.map((server) => server.start()));
    for (const server of servers) server.introduce();

    const nodes = servers.map(({ number, address }) => [`NODE_${number}`, address]);
    const balancer = new Part("balancer", "haproxy", ["-db", "-f", join(ROOT, "deploy/haproxy.cfg")], {
        // Debian has it there, where only root looks.
        env: { ...Object.fromEntries(nodes), LISTEN: `${HOST}:${port}`, PATH: `${process.env.PATH}:/usr/sbin` },
    });
    parts.push(balancer);
    await balancer.answers(`http://${HOST}:${port}/readyz`);
    for (const part of [balancer, database.part]) part.ended.then(() => stopping.signal.aborted || fail(part.failure));
    obey(servers);
    say(`
Open http://${HOST}:${port} and play. Then try in another terminal, and see the game go on:
  kill -9 PROCESS      a server dies
  kill PROCESS         it is stopped, as for an update
  kill -STOP PROCESS   it hangs; kill -CONT PROCESS ends that
How many people are connected to a server, and how many rooms it has in memory:
  curl -s http://${servers[0].metrics}/metrics | grep -E "^conurbation_(sockets|rooms) "
The logs are in ${directory}.
Type "start 1" to start server 1 again. Ctrl-C, or the end of standard input, ends everything and deletes the data and
the logs.`);
}

/** Carries out commands from standard input, whose end stops everything. */
function obey(servers) {
    createInterface({ input: process.stdin }).on("line", (line) => {
        const [, number] = /^start (\d+)$/i.exec(line.trim()) ?? [];
        const server = servers[number - 1];
        if (line.trim() === "") return;
        if (!number) say('Only "start 1" and so on is understood.');
        else if (!server) say(`There is no server ${number}.`);
        else if (server.running) say(`Server ${number} is running, or about to. If it hangs: kill -CONT PROCESS`);
        else
            server.start().then(
                () => server.introduce(),
                (error) => stopping.signal.aborted || say(error.message),
            );
    });
}

function stop(reason) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    say(`${reason}: stopping …`);
}

function fail(error) {
    if (stopping.signal.aborted) return;
    process.exitCode = 1;
    process.stderr.write(`${error.message}\n`);
    stop("It can't go on");
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
process.stdin.on("end", () => stop("Standard input has ended"));
process.stdin.on("error", () => stop("Standard input has failed"));
// The reader of standard output may be gone.
process.stdout.on("error", () => stop("Standard output has failed"));
process.stderr.on("error", () => {});

const starting = start().catch(fail);
await stopped;
// No more orders.
process.stdin.destroy();
await starting;
// Nobody comes to servers that are about to end, and they end before their database.
for (const group of [parts.filter((part) => part instanceof Part), parts.filter((part) => part instanceof Server)]) {
    await Promise.all(group.map((part) => part.stop()));
}
await parts[0]?.stop();
rmSync(directory, { recursive: true, force: true });
say("Everything is stopped and deleted.");
