#!/usr/bin/env node
// Checks that every test which docs/security.md names exists: a promise without a test is none.
//
// A name is that of a test function, or of a file or folder of tests right below `tests/`. Only the last column of
// tables with the heading "test" counts.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const DOCUMENT = "docs/security.md";

const files = execFileSync("git", ["ls-files", "*.rs", "*.ts"], { encoding: "utf8" }).trim().split("\n");
const rust = files.filter((file) => file.endsWith(".rs")).map((file) => readFileSync(file, "utf8"));
const places = files.flatMap((file) => /\/tests\/(\w+)/.exec(file)?.[1] ?? []);
/** The attribute, further ones and comments below it, and the function. */
const TEST = /#\[(?:tokio::)?test\b[^\n]*\n(?:\s*(?:#\[|\/\/)[^\n]*\n)*\s*(?:async )?fn (\w+)\(/g;
const functions = rust.flatMap((text) => [...text.matchAll(TEST)].map(([, name]) => name));
const tests = new Set([...functions, ...places]);

const missing = [];
let promises = 0;
let counts = false;
for (const [number, line] of readFileSync(DOCUMENT, "utf8").split("\n").entries()) {
    const cells = line.split("|").map((cell) => cell.trim());
    const last = cells.at(-2) ?? "";
    if (!line.startsWith("|")) counts = false;
    else if (last === "test") counts = true;
    else if (counts && !/^-+$/.test(last)) {
        promises += 1;
        const names = [...last.matchAll(/`(\w+)`/g)].map(([, name]) => name);
        if (names.length === 0) missing.push(`${DOCUMENT}:${number + 1}: a promise without a test`);
        for (const name of names.filter((name) => !tests.has(name))) {
            missing.push(`${DOCUMENT}:${number + 1}: there is no test ${name}`);
        }
    }
}
if (promises === 0) missing.push(`${DOCUMENT}: no promises found`);
for (const line of missing) console.error(line);
process.exit(missing.length === 0 ? 0 : 1);
