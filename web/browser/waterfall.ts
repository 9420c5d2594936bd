/** What a page fetches, and when: each address with the times at which it was asked for, answered and there. */

import type { CDPSession, Page } from "playwright-core";

interface Fetched {
    what: string;
    /** Milliseconds since the page itself was asked for. */
    asked: number;
    answered?: number;
    there?: number;
    bytes?: number;
}

/** Notes from now on what the page fetches. What it returns prints that. */
export async function waterfall(page: Page): Promise<() => string> {
    const tools: CDPSession = await page.context().newCDPSession(page);
    await tools.send("Network.enable");
    const all = new Map<string, Fetched>();
    let start: number | undefined;
    const since = (seconds: number): number => Math.round(1000 * (seconds - (start ??= seconds)));
    const note = (id: string, url: string, asked: number): void => {
        const { pathname } = new URL(url);
        all.set(id, { what: pathname.replace(/^\/assets\//, ""), asked });
    };
    tools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) =>
        note(requestId, request.url, since(timestamp)),
    );
    tools.on("Network.responseReceived", ({ requestId, timestamp }) => {
        const one = all.get(requestId);
        if (one) one.answered = since(timestamp);
    });
    tools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
        const one = all.get(requestId);
        if (one) [one.there, one.bytes] = [since(timestamp), encodedDataLength];
    });
    tools.on("Network.webSocketCreated", ({ requestId, url }) => note(requestId, url, -1));
    tools.on("Network.webSocketWillSendHandshakeRequest", ({ requestId, timestamp }) => {
        all.get(requestId)!.asked = since(timestamp);
    });
    tools.on("Network.webSocketHandshakeResponseReceived", ({ requestId, timestamp }) => {
        all.get(requestId)!.answered = since(timestamp);
    });
    tools.on("Network.webSocketFrameReceived", ({ requestId, timestamp, response }) => {
        const one = all.get(requestId)!;
        if (response.payloadData.startsWith('{"view"')) {
            one.there ??= since(timestamp);
            one.bytes ??= response.payloadData.length;
        }
    });
    return () => {
        const cell = (figure: number | undefined): string => String(figure ?? "-").padStart(7);
        const rows = [...all.values()].map(({ what, asked, answered, there, bytes }) =>
            [...[asked, answered, there, bytes].map(cell), `  ${what}`].join(""),
        );
        return ["  asked answer  there  bytes  what", ...rows].join("\n");
    };
}
