/** The program under test: the built `conurbation`, with a store of its own that is thrown away. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { Balancer } from "./balancer";
import { database } from "./postgres";

const target = process.env["CARGO_TARGET_DIR"] ?? resolve(import.meta.dirname, "../../target");
export const PROGRAM = process.env["CONURBATION_PROGRAM"] ?? join(target, "debug/conurbation");

/** One address plays all the parts here. */
const LIMITS = ["rooms-per-minute", "rooms-per-day", "requests-per-minute"].flatMap((what) => [`--${what}`, "100000"]);
const MORE_LIMITS = ["--sockets-per-address", "1000", "--commands-per-second", "1000", "--changes-per-second", "1000"];

/** The points of a city as `conurbation score` prints them. */
export interface Sheet {
    shops: number;
    factories: number;
    taverns: number;
    offices: number;
    parks: number;
    houses: number;
    total: number;
}

/** How many servers share a database. */
const NODES = 2;

export class Program {
    private children: ChildProcess[] = [];
    private port = 0;

    private constructor(
        private readonly folder: string,
        private readonly store: string,
        private settings: readonly string[],
        /** In front of several servers. */
        private readonly balancer: Balancer | undefined,
    ) {}

    /**
     * Starts a server on a free port, with a new store. With `STORE=postgres` in the environment these are several
     * servers on a database, and every second person is connected to another one. `settings` are for the command line.
     */
    static async start(...settings: string[]): Promise<Program> {
        const folder = mkdtempSync(join(tmpdir(), "conurbation-"));
        const shared = process.env["STORE"] === "postgres";
        const store = shared ? await database() : `sqlite:${join(folder, "rooms.db")}`;
        const program = new Program(folder, store, settings, shared ? await Balancer.start() : undefined);
        await program.run();
        return program;
    }

    get url(): string {
        return `http://127.0.0.1:${this.port}`;
    }

    /** `kill -9`: nothing is written any more. */
    async kill(): Promise<void> {
        await this.end("SIGKILL");
    }

    /** Starts it again, on the same port and with the same store; with other settings if there are any. */
    async restart(...settings: string[]): Promise<void> {
        if (settings.length > 0) this.settings = settings;
        await this.run();
    }

    /** Ends it and throws its store away. */
    async stop(): Promise<void> {
        await this.end("SIGKILL");
        this.balancer?.stop();
        rmSync(this.folder, { recursive: true, force: true });
    }

    /** Runs `conurbation admin`, as an operator would. Returns its output. */
    admin(...order: string[]): string {
        return execFileSync(PROGRAM, ["admin", ...order, "--store", this.store], { encoding: "utf8" });
    }

    private async run(): Promise<void> {
        if (!this.balancer) {
            this.port = await this.serve(this.port);
            return;
        }
        const shared = ["--cluster-listen", "127.0.0.1:0"];
        this.balancer.ports = await Promise.all(Array.from({ length: NODES }, () => this.serve(0, ...shared)));
        this.port = this.balancer.port;
    }

    /** Starts one server. Its port. */
    private async serve(port: number, ...more: string[]): Promise<number> {
        const listen = ["--listen", `127.0.0.1:${port}`, "--store", this.store];
        const child = spawn(PROGRAM, [...listen, ...LIMITS, ...MORE_LIMITS, ...this.settings, ...more], {
            stdio: ["ignore", "pipe", "inherit"],
            env: { ...process.env, RUST_LOG: "warn" },
        });
        this.children.push(child);
        const failed = once(child, "exit").then(([code]) => {
            throw new Error(`${PROGRAM} ended with ${code}`);
        });
        // Nobody awaits this any more when the program is ended later.
        failed.catch(() => {});
        return Promise.race([failed, portOf(child)]);
    }

    private async end(signal: NodeJS.Signals): Promise<void> {
        const running = this.children.filter((child) => child.exitCode === null && child.signalCode === null);
        this.children = [];
        const ended = running.map((child) => once(child, "exit"));
        for (const child of running) child.kill(signal);
        await Promise.all(ended);
    }
}

/** The port in `Conurbation is open at http://127.0.0.1:12345`. */
async function portOf(child: ChildProcess): Promise<number> {
    for await (const line of createInterface({ input: child.stdout! })) {
        const address = /open at (http:\S+)/.exec(line)?.[1];
        if (address) {
            // What it prints further, a QR code, must not fill the pipe.
            child.stdout!.resume();
            return Number(new URL(address).port);
        }
    }
    throw new Error("the server did not say where it is");
}

/** What `conurbation score` says of the cities of one game. */
export function score(cities: readonly string[]): (Sheet & { city: string })[] {
    return JSON.parse(execFileSync(PROGRAM, ["score", ...cities], { encoding: "utf8" })) as (Sheet & {
        city: string;
    })[];
}
