import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** Where the server keeps all texts. */
const LOCALES = decodeURIComponent(new URL("../server/locales/", import.meta.url).pathname);
const FALLBACK = "en";
/** The files of the pages that the server writes. */
const PAGES = ["pages.ftl", "rules.ftl"];
/** The files that are the client's: the room's, and the score pad's. */
export const FILES = readdirSync(LOCALES + FALLBACK)
    .filter((file) => !PAGES.includes(file))
    .sort();
/** What only the score pad says, and what else it needs. */
const PAD = "pad.ftl";
const FILES_OF_PAD = [PAD, "card.ftl", "end.ftl", "room.ftl", "skyline.ftl", "solo.ftl", "table.ftl", "tiles.ftl"];
const FILES_OF_ROOM = FILES.filter((file) => file !== PAD);

const MODULE = "virtual:texts";

/**
 * The client's texts as files of their own, one for each language: they are no scripts, and a browser reads only its
 * language's. `virtual:texts` tells their addresses by language. They end in .txt, which every server knows to be text.
 */
export function texts(): Plugin {
    let serving = false;
    return {
        name: "texts",
        configResolved: ({ command }) => void (serving = command === "serve"),
        resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
        async load(id) {
            if (id !== `\0${MODULE}`) return null;
            const files = this.environment.name === "pad" ? FILES_OF_PAD : FILES_OF_ROOM;
            const read = async (language: string): Promise<string> => {
                const paths = files.map((file) => `${LOCALES}${language}/${file}`);
                paths.forEach((path) => this.addWatchFile(path));
                const texts = await Promise.all(paths.map((path) => this.fs.readFile(path, { encoding: "utf8" })));
                return bare(texts.join("\n"));
            };
            const fallback = await read(FALLBACK);
            const entries = (await this.fs.readdir(LOCALES)).sort().map(async (language) => {
                const source = complete(await read(language), fallback);
                if (serving) return `${language}: ${JSON.stringify(`data:,${encodeURIComponent(source)}`)}`;
                const file = this.emitFile({ type: "asset", name: `texts-${language}.txt`, source });
                return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
            });
            return `export default { ${(await Promise.all(entries)).join(", ")} };`;
        },
    };
}

/** Comments stay behind: nobody reads them on the way. */
function bare(source: string): string {
    return source.replaceAll(/^#.*\n/gm, "").replaceAll(/^\n+/gm, "");
}

const MESSAGE = /^(?=[a-z])/im;
const key = (message: string): string => message.slice(0, message.search(/ *=/));

/** What a language lacks it says in English. */
function complete(own: string, fallback: string): string {
    const known = new Set(own.split(MESSAGE).map(key));
    const missing = fallback.split(MESSAGE).filter((message) => !known.has(key(message)));
    return [own, ...missing].join("");
}
