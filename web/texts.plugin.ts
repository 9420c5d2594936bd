import { readdirSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
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
 * language's. They are parsed here, so that no browser has to bring a parser along. `virtual:texts` tells their
 * addresses by language.
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
            const read = async (language: string): Promise<FluentResource> => {
                const paths = files.map((file) => `${LOCALES}${language}/${file}`);
                paths.forEach((path) => this.addWatchFile(path));
                const texts = await Promise.all(paths.map((path) => this.fs.readFile(path, { encoding: "utf8" })));
                return new FluentResource(texts.join("\n"));
            };
            const fallback = await read(FALLBACK);
            const entries = (await this.fs.readdir(LOCALES)).sort().map(async (language) => {
                const source = packed(await read(language), fallback);
                if (serving) return `${language}: ${JSON.stringify(`data:,${encodeURIComponent(source)}`)}`;
                const file = this.emitFile({ type: "asset", name: `texts-${language}.json`, source });
                return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
            });
            return `export default { ${(await Promise.all(entries)).join(", ")} };`;
        },
    };
}

/** A resource as JSON. What a language lacks it says in English; no text has attributes. */
function packed(own: FluentResource, fallback: FluentResource): string {
    const messages = new Map([...fallback.body, ...own.body].map(({ id, value }) => [id, { id, value }]));
    return JSON.stringify({ body: [...messages.values()] });
}
