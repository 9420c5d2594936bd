/** The program under test: the built `conurbation`, with a store of its own that is thrown away. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { database } from "./postgres";

const target = process.env["CARGO_TARGET_DIR"] ?? resolve(import.meta.dirname, "../../target");
const PROGRAM = process.env["CONURBATION_PROGRAM"] ?? join(target, "debug/conurbation");

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

export class Program {
    private child: ChildProcess | undefined;
    private port = 0;

    private constructor(
        private readonly folder: string,
        private readonly store: string,
        private settings: readonly string[],
    ) {}

    /**
     * Starts a server on a free port, with a new store: a file, or a database with `STORE=postgres` in the environment.
     * `settings` are for its command line.
     */
    static async start(...settings: string[]): Promise<Program> {
        const folder = mkdtempSync(join(tmpdir(), "conurbation-"));
        const file = `sqlite:${join(folder, "rooms.db")}`;
        const program = new Program(folder, process.env["STORE"] === "postgres" ? await database() : file, settings);
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
        rmSync(this.folder, { recursive: true, force: true });
    }

    /** What whoever runs the server does with `conurbation admin`. What it prints. */
    admin(...order: string[]): string {
        return execFileSync(PROGRAM, ["admin", ...order, "--store", this.store], { encoding: "utf8" });
    }

    private async run(): Promise<void> {
        const settings = [
            "--listen",
            `127.0.0.1:${this.port}`,
            "--store",
            this.store,
            ...LIMITS,
            ...MORE_LIMITS,
            ...this.settings,
        ];
        const child = spawn(PROGRAM, settings, {
            stdio: ["ignore", "pipe", "inherit"],
            env: { ...process.env, RUST_LOG: "warn" },
        });
        this.child = child;
        const failed = once(child, "exit").then(([code]) => {
            throw new Error(`${PROGRAM} ended with ${code}`);
        });
        // Whoever ends it later is not waiting for this any more.
        failed.catch(() => {});
        this.port = await Promise.race([failed, portOf(child)]);
    }

    private async end(signal: NodeJS.Signals): Promise<void> {
        const child = this.child;
        if (child?.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
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
