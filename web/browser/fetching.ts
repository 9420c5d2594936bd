/** What a page fetches, and how much of it. */

import { gzipSync } from "node:zlib";

import type { Page, Response } from "playwright-core";

/** These are compressed already. */
const DENSE = /\.(png|woff2)$/;

export interface Fetched {
    path: string;
    type: string;
    /** Compressed, as the server sends it to those who understand gzip. */
    bytes: number;
}

/** What the page fetches while `visit` is under way, each address once. */
export async function fetched(page: Page, visit: () => Promise<unknown>): Promise<Fetched[]> {
    // What the page before is still fetching can't be read any more once it is left.
    await page.waitForLoadState("networkidle");
    const responses: Response[] = [];
    const note = (response: Response): void => void responses.push(response);
    page.on("response", note);
    await visit();
    await page.waitForLoadState("networkidle");
    page.off("response", note);
    const all = new Map<string, Fetched>();
    for (const response of responses.filter((response) => response.status() === 200)) {
        const path = new URL(response.url()).pathname;
        const type = response.request().resourceType();
        // Files are asked for again: a browser gives no body of what it took from its cache or has left behind.
        const answer = type === "document" ? response : await page.request.get(response.url());
        const body = await answer.body();
        const bytes = DENSE.test(path) ? body.length : gzipSync(body).length;
        all.set(path, { path, type, bytes });
    }
    return [...all.values()];
}

export const sum = (files: readonly Fetched[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);
