#!/usr/bin/env node
// Checks that every file which the docs name exists, so that a renamed file is renamed in the docs as well.
//
// A name stands between backticks, from the top of the repository or from any folder on; NAME stands for any word.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const documents = tracked.filter((file) => file.endsWith(".md") && file !== "CHANGELOG.md");
const REFERENCE = /`([\w./-]+\.(?:rs|ts|mjs|svelte|css|html|ftl|sql|sh|txt|toml))`/g;

const missing = [];
let references = 0;
for (const document of documents) {
    for (const [number, line] of readFileSync(document, "utf8").split("\n").entries()) {
        for (const [, name] of line.matchAll(REFERENCE)) {
            references += 1;
            const named = new RegExp(`(?:^|/)${name.replaceAll(".", "\\.").replace("NAME", "\\w+")}$`);
            if (!tracked.some((file) => named.test(file))) {
                missing.push(`${document}:${number + 1}: there is no file ${name}`);
            }
        }
    }
}
if (references === 0) missing.push("no references found");
for (const line of missing) console.error(line);
process.exit(missing.length === 0 ? 0 : 1);
