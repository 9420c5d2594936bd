/** A throw-away PostgreSQL for the servers of one file of tests. It ends with this process. */

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const TOOL = resolve(import.meta.dirname, "../../tools/throwaway-postgres");

let server: { order: (order: string) => void; answers: AsyncIterator<string> } | undefined;

/** The address of a new, empty database. */
export async function database(): Promise<string> {
    if (!server) {
        const child = spawn(TOOL, { stdio: ["pipe", "pipe", "inherit"] });
        // It keeps this process from ending no longer than the tests do.
        child.unref();
        const lines = createInterface({ input: child.stdout });
        server = { order: (order) => child.stdin.write(`${order}\n`), answers: lines[Symbol.asyncIterator]() };
    }
    server.order("database");
    const answer = await server.answers.next();
    if (answer.done) throw new Error(`${TOOL} has ended`);
    return answer.value;
}
