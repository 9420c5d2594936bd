/** Prints the failures again at the very end, a line each, for logs of which only the end is kept. */

import { stripVTControlCharacters } from "node:util";

import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Most characters of a line. */
const LINE = 300;

/** The first line that says something, and what was received there in place of what was expected. */
function brief(message: string, diff = ""): string {
    const lines = stripVTControlCharacters(diff).split("\n");
    const received = lines.filter((line) => /^\+ .*"/.test(line));
    return [message.split("\n")[0], ...received].join(" ").slice(0, LINE);
}

const tell = (where: string, errors: readonly SerializedError[] = []): void => {
    for (const { message, diff } of errors) console.error(`${where}: ${brief(message, diff as string | undefined)}`);
};

export default class Summary implements Reporter {
    onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
        tell("unhandled", unhandled);
        for (const module of modules) {
            // A file that can't be read, or whose preparations failed.
            tell(module.relativeModuleId, module.errors());
            for (const test of module.children.allTests("failed")) {
                tell(`${module.relativeModuleId}, ${test.fullName}`, test.result().errors);
            }
        }
    }
}
