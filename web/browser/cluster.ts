/** `make cluster`: several servers on one database, with a balancer in front of them. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface, type Interface } from "node:readline";

import { PROGRAM } from "./program";

const TOOL = resolve(import.meta.dirname, "../../tools/cluster.mjs");

/** One of the servers, as the tool says it. */
export class Node {
    constructor(
        readonly number: number,
        readonly pid: number,
        private readonly metrics: string,
    ) {}

    /** What it counts under a name now; 0 if it has been killed. */
    async count(name: "rooms" | "sockets"): Promise<number> {
        const text = await fetch(this.metrics).then(
            (answer) => answer.text(),
            () => "",
        );
        return Number(new RegExp(`^conurbation_${name} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
    }
}

export class Cluster {
    private readonly running = new Map<number, Node>();

    private constructor(
        private readonly tool: ChildProcess,
        /** Everything that the tool keeps is there. */
        readonly folder: string,
        private readonly said: Interface,
    ) {}

    /** Spawns it without waiting for it to be up: see `url`. */
    static start(program = PROGRAM): Cluster {
        const folder = mkdtempSync(join(tmpdir(), "conurbation-tried-"));
        // PostgreSQL has another user, if this one is root.
        chmodSync(folder, 0o755);
        const tool = spawn(TOOL, {
            stdio: ["pipe", "pipe", "inherit"],
            env: { ...process.env, PROGRAM: program, NODES: "2", PORT: "0", TMPDIR: folder },
        });
        const cluster = new Cluster(tool, folder, createInterface({ input: tool.stdout }));
        cluster.said.on("line", (line) => cluster.note(line));
        return cluster;
    }

    get nodes(): Node[] {
        return [...this.running.values()];
    }

    /** The balancer's address, once it is open. */
    url(): Promise<string> {
        return this.says(/^Open (http:\S+) /);
    }

    /** Starts a server again that was killed. */
    async again({ number }: Node): Promise<void> {
        this.tool.stdin!.write(`start ${number}\n`);
        await this.says(new RegExp(`^Server ${number}: (http:\\S+)`));
    }

    /** Waits until a server has ended, from now on. */
    async ends({ number }: Node): Promise<void> {
        await this.says(new RegExp(`^(Server ${number} has ended)`));
    }

    /** Ctrl-C. The exit code. */
    async interrupt(): Promise<number | null> {
        this.tool.kill("SIGINT");
        return this.ended();
    }

    /** Kills the tool, which then can't stop its processes. */
    kill(): void {
        this.tool.kill("SIGKILL");
    }

    /** Its exit code, when it has ended. */
    async ended(): Promise<number | null> {
        if (this.tool.exitCode === null) await once(this.tool, "exit");
        return this.tool.exitCode;
    }

    /** The processes that have something to do with it. */
    processes(): string[] {
        return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && this.mentionedBy(pid));
    }

    /** Throws away what it has left behind. */
    async stop(): Promise<void> {
        if (this.tool.exitCode === null && this.tool.signalCode === null) await this.interrupt();
        rmSync(this.folder, { recursive: true, force: true });
    }

    private mentionedBy(pid: string): boolean {
        return ["cmdline", "environ"].some((file) => {
            try {
                return readFileSync(`/proc/${pid}/${file}`, "latin1").includes(this.folder);
            } catch {
                // It has ended meanwhile, or is somebody else's.
                return false;
            }
        });
    }

    private note(line: string): void {
        const [, number, pid, metrics] = /^Server (\d): http:\S+ +process (\d+) +(http:\S+)$/.exec(line) ?? [];
        if (number) this.running.set(Number(number), new Node(Number(number), Number(pid), metrics!));
    }

    private says(what: RegExp): Promise<string> {
        return new Promise((found, missing) => {
            this.said.on("line", (line) => {
                const match = what.exec(line)?.[1];
                if (match) found(match);
            });
            this.said.once("close", () => missing(new Error(`${TOOL} has ended`)));
        });
    }
}
