import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import members from "../../room/src/decide/members.rs?raw";
import { FILES } from "../texts.plugin";

const locales = import.meta.glob<string>("../../server/locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const refusals = import.meta.glob<string>(
    [
        "../../rules/src/games/types.rs",
        "../../rules/src/*/{action,refusal}.rs",
        "../../room/src/refusal.rs",
        "../../server/src/rooms/connected/wire.rs",
    ],
    { query: "?raw", import: "default", eager: true },
);
const LANGUAGES = ["en", "de", "es", "ru"];

const read = (language: string, file: string): string => locales[`../../server/locales/${language}/${file}`] ?? "";

/** What a message asks for: the names behind `$`. */
function variables(text: string): string[] {
    return [...new Set([...text.matchAll(/\$([a-z_]+)/gi)].map((found) => found[1]!))].sort();
}

/** The messages of a file: key → variables. */
function messages(text: string): Map<string, string[]> {
    const blocks = text.split(/^(?=[a-z][\w-]* *=)/m).filter((block) => /^[a-z]/.test(block));
    return new Map(
        blocks.map((block) => [block.slice(0, block.search(/ *=/)), variables(block.replaceAll(/^#.*$/gm, ""))]),
    );
}

describe.each(FILES)("%s", (file) => {
    const english = messages(read("en", file));

    test.each(LANGUAGES.slice(1))("says in %s what it says in English, with the same variables", (language) => {
        const other = messages(read(language, file));
        expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
        // A language may use a number that English doesn't ("waiting for"), but only variables that the code passes.
        const given = new Map(["waiting-for", "table-waiting"].map((key) => [key, ["count", "names"]]));
        for (const [key, asked] of other) {
            if (given.has(key)) expect(given.get(key), key).toEqual(expect.arrayContaining(asked));
            else expect(asked, key).toEqual(english.get(key));
        }
    });

    test.each(LANGUAGES)("is read without an error in %s", (language) => {
        const bundle = new FluentBundle(language);
        expect(bundle.addResource(new FluentResource(read(language, file)))).toEqual([]);
        for (const [key, asked] of messages(read(language, file))) {
            const errors: Error[] = [];
            const pattern = bundle.getMessage(key)?.value;
            expect(pattern, key).not.toBeNull();
            const args = Object.fromEntries(asked.map((name) => [name, 3]));
            expect(bundle.formatPattern(pattern!, args, errors), key).not.toContain("{");
            expect(errors, key).toEqual([]);
        }
    });
});

// The client and the pages each read several files as one, and share some: a key means the same everywhere.
test.each(LANGUAGES)("no message stands twice in %s", (language) => {
    const keys = Object.entries(locales)
        .filter(([path]) => path.includes(`/${language}/`))
        .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!));
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

/** Words to avoid, because the rest of that language's texts use another term. */
const OTHER_WORDS: [language: string, word: RegExp, term: string][] = [
    ["es", /piezas? inicial/i, "loseta inicial"],
    ["es", /casillas? abierta/i, "casilla libre"],
    ["es", /City Sprint/, "Carreras urbanas"],
    ["es", /City Sprawl|Expansión(?! de la ciudad)/, "Expansión de la ciudad"],
    ["ru", /начальн\S* плит/i, "стартовая плитка"],
];

test.each(OTHER_WORDS)("in %s nothing is called %s but %s", (language, word, term) => {
    const lines = [...FILES, "pages.ftl", "rules.ftl"].flatMap((file) => read(language, file).split("\n"));
    expect(lines.filter((line) => word.test(line))).toEqual([]);
    expect(lines.some((line) => line.toLowerCase().includes(term.toLowerCase()))).toBe(true);
});

test.each(LANGUAGES)("nobody can take a name that in %s stands for someone else", (language) => {
    const reserved = /WORDS_OF_THE_PAGE[^=]*= \[([^\]]*)\]/.exec(members)?.[1]?.toLowerCase() ?? "";
    for (const key of ["talk-you", "talk-gone", "seat-you", "badge-host", "site-name"]) {
        const files = [...FILES, "pages.ftl"].map((file) => read(language, file)).join("\n");
        const word = new RegExp(`^${key} = (.*)$`, "m").exec(files)?.[1]?.toLowerCase();
        expect(reserved, key).toContain(`"${word}"`);
    }
});

/** Every code in the Rust enums of refusals, and the two that the client makes itself. */
test("every refusal has its message", () => {
    const found = Object.values(refusals)
        .map(refusalsIn)
        .filter((codes) => codes.length > 0);
    expect(found).toHaveLength(7);
    const codes = found.flat();
    expect(codes.length).toBeGreaterThan(40);
    const known = messages(read("en", "refusals.ftl"));
    const missing = [...codes, "too-big", "outbox-full", "unknown"].filter((code) => !known.has(`refusal-${code}`));
    expect(missing).toEqual([]);
});

function refusalsIn(text: string): string[] {
    const body = /pub enum \w*Refusal \{([\s\S]*?)^\}/m.exec(text)?.[1] ?? "";
    return [...body.matchAll(/^ {4}([A-Z]\w*)(?= \{|,)/gm)].map((found) =>
        found[1]!.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    );
}
