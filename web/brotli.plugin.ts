import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** What gains by it; pictures and fonts are compressed already. The manifests in `.vite` are for the server alone. */
const TEXT = /^[^.].*\.(js|css|svg|json)$/;

/** Each file once more, compressed as well as can be, under its name with `.br`: the server has no time for that. */
export function brotli(): Plugin {
    return {
        name: "brotli",
        apply: "build",
        writeBundle({ dir }, bundle) {
            for (const file of Object.keys(bundle).filter((file) => TEXT.test(file)))
                writeFileSync(`${dir}/${file}.br`, brotliCompressSync(readFileSync(`${dir}/${file}`)));
        },
    };
}
