/** A page on its way: how much jumps while it loads, and when what it is for can be seen. */

import type { CDPSession, Page } from "playwright-core";

/** What Chromium's tools call "Slow 4G". */
const SLOW_4G = {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
};

/** An element that moved without anybody having touched the page. */
export interface Shift {
    value: number;
    moved: string[];
}

export interface Loaded {
    /** From the click on a link until something is painted, and until `hook` is there, in ms. */
    painted: number;
    seen: number;
    shifts: Shift[];
}

interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
}

declare global {
    interface Window {
        shifts?: Shift[];
        seen?: number;
    }
}

/** To be run in a page before anything else. */
function watch(hook: string): void {
    const shifts: Shift[] = (window.shifts = []);
    const name = (node: Node | null): string => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "gone";
    };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue;
            shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
        }
    }).observe({ type: "layout-shift", buffered: true });
    const look = (): void => {
        if (document.querySelector(hook)) window.seen = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}

/** Goes to a page over a slow line, as somebody new, and waits until `hook` is seen and all is quiet. */
export async function load(page: Page, address: string, hook: string): Promise<Loaded> {
    const tools: CDPSession = await page.context().newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await tools.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.addInitScript(watch, hook);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(hook).first().waitFor();
    await page.waitForLoadState("networkidle");
    const loaded = await page.evaluate(() => ({
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        seen: window.seen!,
        shifts: window.shifts!,
    }));
    await tools.detach();
    return loaded;
}

export const jumps = (shifts: Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);
