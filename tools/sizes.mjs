#!/usr/bin/env node
/** Finds source files of more than 400 lines, and lines of more than 120 characters. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const MAX_LINES = 400;
const MAX_WIDTH = 120;
const SOURCE = /\.(rs|ts|svelte|css|html|m?js|sh)$|^tools\/[\w-]+$/;
const GENERATED = ["web/src/protocol/types.ts", "web/src/protocol/square_off.ts"];

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
for (const file of files.filter((name) => SOURCE.test(name) && !GENERATED.includes(name))) {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    if (lines.length > MAX_LINES) report(`${file}: ${lines.length} lines, at most ${MAX_LINES}`);
    lines.forEach((line, index) => {
        const width = [...line].length;
        if (width > MAX_WIDTH) report(`${file}:${index + 1}: ${width} characters, at most ${MAX_WIDTH}`);
    });
}

function report(finding) {
    console.error(finding);
    process.exitCode = 1;
}
