/** What a page holds in memory. */

import type { Page } from "playwright-core";

export interface Memory {
    /** Of the script's own. */
    bytes: number;
    nodes: number;
    listeners: number;
}

/** What is in use once all garbage is gone. */
export async function memory(page: Page): Promise<Memory> {
    const tools = await page.context().newCDPSession(page);
    await tools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await tools.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await tools.send("Memory.getDOMCounters");
    await tools.detach();
    return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
