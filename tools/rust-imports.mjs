/**
 * Which file of a Rust crate imports which, read from `use` declarations and paths in the code. Not a compiler: it
 * doesn't see what macros make of their arguments, nor methods that another file adds to a type.
 *
 * A name that a module passes on (`pub use`) counts as imported from the file that declares it. Test modules don't
 * count, and neither does passing on what the module doesn't use itself.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const IDENT = "[A-Za-z_][A-Za-z0-9_]*";
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/;
const LITERAL = /\b(?:r|br)(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^']*|[^'\\\n])'/;
const SKIPPED = new RegExp(`${LITERAL.source}|${COMMENT.source}`, "g");
const SEEN_FROM = /\bpub\(in [^)]*\)/g;
const USE = /(?:^|[\s;{}])(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/g;
const DECLARED = new RegExp(
    `\\b(?:struct|enum|union|trait|type|fn|const|static|macro_rules!)\\s+(?:mut\\s+)?(${IDENT})`,
    "g",
);

/** `[{ from, to, what }]`, files relative to the folder of `root`, which is the crate's `lib.rs` or `main.rs`. */
export function importsOf(root) {
    const modules = new Map();
    load(modules, [], root);
    const source = dirname(root);
    return [...modules.values()].flatMap((module) =>
        imported(module).flatMap((path) => {
            const found = resolve(modules, module.path, path);
            if (!found || found.module === module) return [];
            return [{ from: relative(source, module.file), to: relative(source, found.module.file), what: found.name }];
        }),
    );
}

function load(modules, path, file) {
    const code = withoutTests(readFileSync(file, "utf8").replace(SKIPPED, '""'));
    const children = [...code.matchAll(new RegExp(`\\bmod\\s+(${IDENT})\\s*;`, "g"))].map(([, name]) => name);
    const uses = [...code.matchAll(USE)].flatMap(([, pub, tree]) =>
        leaves(tree.replace(/\s+/g, " ").trim(), []).map((use) => ({ ...use, passedOn: pub !== undefined })),
    );
    const declared = new Set([...code.matchAll(DECLARED)].map(([, name]) => name));
    const body = code.replace(USE, ";").replace(SEEN_FROM, "pub");
    modules.set(path.join("::"), { path, file, children, uses, declared, body });
    const folder = /(?:mod|lib|main)\.rs$/.test(file) ? dirname(file) : file.slice(0, -".rs".length);
    for (const name of children) {
        const beside = join(folder, `${name}.rs`);
        load(modules, [...path, name], existsSync(beside) ? beside : join(folder, name, "mod.rs"));
    }
}

/** Cuts out whatever follows `#[cfg(test)]`: a declaration up to its semicolon or a block up to its last brace. */
function withoutTests(code) {
    for (let at; (at = code.search(/#\[cfg\(test\)\]/)) >= 0;) {
        let end = at;
        for (let depth = 0; end < code.length; end++) {
            if (code[end] === "{") depth++;
            if (code[end] === "}") depth--;
            if ((code[end] === "}" || code[end] === ";") && depth === 0) break;
        }
        code = code.slice(0, at) + code.slice(end + 1);
    }
    return code;
}

/** The paths of a `use` tree: `a::{b, c::{self, D as E}}` is `a::b`, `a::c` and `a::c::D`, known as `E`. */
function leaves(tree, before) {
    const group = /^(.*?)\{(.*)\}$/.exec(tree);
    if (group) {
        const path = [...before, ...group[1].split("::").filter(Boolean)];
        return split(group[2]).flatMap((one) => leaves(one, path));
    }
    const [name, alias] = tree.split(" as ");
    const path = [...before, ...name.split("::").map((part) => part.trim())];
    if (path.length > 1 && path.at(-1) === "self") path.pop();
    return [{ path, known: alias?.trim() ?? path.at(-1) }];
}

/** Splits at the commas outside braces. */
function split(list) {
    let depth = 0;
    const parts = [""];
    for (const char of list) {
        if (char === "{") depth++;
        if (char === "}") depth--;
        if (char === "," && depth === 0) parts.push("");
        else parts[parts.length - 1] += char;
    }
    return parts.map((part) => part.trim()).filter(Boolean);
}

/** The paths that a module imports; what it passes on only if it uses that itself. */
function imported({ uses, body, children }) {
    const own = uses.filter(({ passedOn, known }) => !passedOn || new RegExp(`\\b${known}\\b`).test(body));
    const known = new Map(own.map((use) => [use.known, use.path]));
    const paths = own.map(({ path }) => path);
    for (const [written] of body.matchAll(new RegExp(`(?<![\\w:])${IDENT}(?:::${IDENT})+`, "g"))) {
        const [first, ...rest] = written.split("::");
        if (["crate", "self", "super"].includes(first) || children.includes(first)) paths.push([first, ...rest]);
        else if (known.has(first)) paths.push([...known.get(first), ...rest]);
    }
    return paths;
}

/** The item that `path` means in the module `from`, and where it is declared; `null` if in another crate. */
function resolve(modules, from, path, seen = new Set()) {
    const start = walk(modules, from, path);
    if (!start) return null;
    const { at, rest } = start;
    const module = modules.get(at.join("::"));
    const name = rest[0] ?? at.at(-1) ?? "crate";
    const key = `${at.join("::")} ${name}`;
    if (rest.length === 0 || module.declared.has(name) || seen.has(key)) return { module, name };
    seen.add(key);
    for (const use of module.uses) {
        if (use.known !== name && use.known !== "*") continue;
        const path = use.known === "*" ? [...use.path.slice(0, -1), ...rest] : [...use.path, ...rest.slice(1)];
        const found = resolve(modules, at, path, seen);
        if (found && (use.known === name || found.module.declared.has(name))) return found;
    }
    return { module, name };
}

/** Follows `path` down the modules: where that ends, and what is left of the path. */
function walk(modules, from, path) {
    const [first, ...rest] = path;
    let at = from;
    if (first === "crate") at = [];
    else if (first === "super") {
        at = from.slice(0, -1);
        for (; rest[0] === "super"; rest.shift()) at = at.slice(0, -1);
    } else if (first !== "self") {
        if (!modules.get(from.join("::")).children.includes(first)) return null;
        rest.unshift(first);
    }
    while (modules.get(at.join("::")).children.includes(rest[0])) at = [...at, rest.shift()];
    return { at, rest };
}
