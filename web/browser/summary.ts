/** What failed, a line each, as the last thing printed: where only the end of a long output is kept, that is there. */

import { stripVTControlCharacters } from "node:util";

import type { Reporter, TestModule } from "vitest/node";

/** Most characters of a line. */
const LINE = 300;

/** The first line that says something, and what was received there in place of what was expected. */
function brief(message: string, diff = ""): string {
    const lines = stripVTControlCharacters(diff).split("\n");
    const received = lines.filter((line) => /^\+ .*"/.test(line));
    return [message.split("\n")[0], ...received].join(" ").slice(0, LINE);
}

export default class Summary implements Reporter {
    onTestRunEnd(modules: readonly TestModule[]): void {
        for (const module of modules) {
            for (const test of module.children.allTests("failed")) {
                for (const { message, diff } of test.result().errors ?? []) {
                    console.error(`${module.relativeModuleId}, ${test.name}: ${brief(message, diff)}`);
                }
            }
        }
    }
}
