#!/usr/bin/env node
/**
 * Finds import cycles in Rust crates and in the client: `tools/circles.mjs rules web`. No cycle may cross folders, or
 * include more than three files.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import * as rust from "./rust-imports.mjs";
import * as web from "./web-imports.mjs";

/** Most files in an import cycle. */
const MAX_FILES = 3;

let found = 0;
for (const part of process.argv.slice(2)) {
    const root = ["lib.rs", "main.rs"].map((name) => join(part, "src", name)).find(existsSync);
    const files = root ? rust.importsOf(root) : web.importsOf(join(part, "src"));
    const folders = files
        .map(({ from, to, what }) => ({ from: dirname(from), to: dirname(to), what: `${basename(from)} ${what}` }))
        .filter(({ from, to }) => from !== to);
    for (const circle of circles(folders)) report(`${part}: folders import each other`, circle, folders);
    for (const circle of circles(files)) {
        if (circle.length > MAX_FILES) report(`${part}: ${circle.length} files import each other`, circle, files);
    }
}
process.exitCode = found === 0 ? 0 : 1;

function report(title, circle, edges) {
    found++;
    console.error(`${title}: ${circle.join(", ")}`);
    const inside = edges.filter(({ from, to }) => circle.includes(from) && circle.includes(to));
    const pairs = new Map();
    for (const { from, to, what } of inside) {
        const pair = `${from} -> ${to}`;
        pairs.set(pair, (pairs.get(pair) ?? new Set()).add(what));
    }
    for (const [pair, uses] of pairs) console.error(`    ${pair}: ${[...uses].join(", ")}`);
}

/** The strongly connected components of two or more nodes. */
function circles(edges) {
    const next = new Map();
    for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
    const reach = new Map([...next.keys()].map((node) => [node, reached(node, next)]));
    const done = new Set();
    return [...next.keys()].sort().flatMap((node) => {
        if (done.has(node)) return [];
        const circle = [...reach.get(node)].filter((other) => reach.get(other)?.has(node)).sort();
        for (const one of circle) done.add(one);
        return circle.length > 1 ? [circle] : [];
    });
}

function reached(node, next) {
    const seen = new Set();
    const open = [node];
    for (let at; (at = open.pop()) !== undefined;) {
        for (const one of next.get(at) ?? []) if (!seen.has(one)) (seen.add(one), open.push(one));
    }
    return seen;
}
