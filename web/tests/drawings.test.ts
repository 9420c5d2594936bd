import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, test } from "vitest";

const TEMPLATES = resolve(import.meta.dirname, "../../server/templates");
const STYLES = resolve(import.meta.dirname, "../src/styles/pages");

const read = (folder: string, name: string): string => readFileSync(resolve(folder, name), "utf8");

/** Pages that draw buildings, each with the name of its style sheet. */
const pages = readdirSync(TEMPLATES)
    .map((name) => read(TEMPLATES, name))
    .filter((page) => page.includes("{{ draw::symbols() }}"))
    .map((page) => /draw::style\(page, "(\w+)"\)/.exec(page)?.[1]);

test("every page that draws buildings has their colours", () => {
    expect(pages).toContain("records");
    for (const style of pages) expect(read(STYLES, `${style}.css`), style).toContain('@import "./drawings.css";');
});
