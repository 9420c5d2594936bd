/** Which file of the client imports which: TypeScript and Svelte, types too. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;
const IMPORT = /\b(?:import|export)\b([^;"'`()]*?)\bfrom\s*"(\.[^"]*)"|\bimport\s*\(?\s*"(\.[^"]*)"/g;

/** `[{ from, to, what }]`, files relative to `folder`. */
export function importsOf(folder) {
    return readdirSync(folder, { recursive: true })
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .flatMap((name) => {
            const code = readFileSync(join(folder, name), "utf8").replace(COMMENT, "");
            return [...code.matchAll(IMPORT)].flatMap(([, what = "", path, bare = path]) => {
                const file = resolve(join(folder, dirname(name), bare));
                return file
                    ? [{ from: name, to: relative(folder, file), what: what.replace(/[\s{}]+/g, " ").trim() }]
                    : [];
            });
        });
}

function resolve(path) {
    return [path, `${path}.ts`, join(path, "index.ts")].find((one) => existsSync(one) && statSync(one).isFile());
}
