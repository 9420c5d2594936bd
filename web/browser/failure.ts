/** When a test fails, saves screenshots of everyone's page in `test-results`. */

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import { beforeEach } from "vitest";

import { present } from "./people";

const FOLDER = resolve(import.meta.dirname, "../test-results/failed");

beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
        mkdirSync(FOLDER, { recursive: true });
        const pages = present.filter(({ page }) => !page.isClosed());
        // A page that can't be photographed any more must not hide why the test failed.
        await Promise.allSettled(
            pages.map(({ name, page }, i) => page.screenshot({ path: `${FOLDER}/${i}-${name}.png`, timeout: 5_000 })),
        );
    });
});
