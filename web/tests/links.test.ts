import { afterEach, expect, test, vi } from "vitest";

import { browser } from "../src/net/browser";
import { keyIn, seatLink } from "../src/net/links";

const KEY = "0b6a3f0e-8a2d-4c1b-9f65-6f2f0c3f7f11";

afterEach(() => vi.unstubAllGlobals());

/** The addresses and protocols of the sockets that are opened from here on, on a page of this address. */
function opened(page: string): string[][] {
    const sockets: string[][] = [];
    vi.stubGlobal("location", new URL(page));
    vi.stubGlobal("WebSocket", function (address: string, protocols: string[]) {
        sockets.push([address, ...protocols]);
    });
    return sockets;
}

test("a link to a seat carries its key where no server sees it", () => {
    vi.stubGlobal("location", new URL("https://cities.example/r/ABC#main"));
    const link = new URL(seatLink("ABC", KEY));
    expect(link.href).toBe(`https://cities.example/r/ABC#seat=${KEY}`);
    expect(keyIn(link.hash)).toBe(KEY);
});

test.each(["", "#", "#main", "#seat=", "#other=1"])("%j is no key", (fragment) => {
    expect(keyIn(fragment)).toBeNull();
});

test("the key is shown for as long as there is one, and never in the address", () => {
    const sockets = opened("https://cities.example/r/ABC");
    let key: string | null = KEY;
    const network = browser("ABC", () => key);
    network.open();
    key = "what a header can't hold";
    network.open();
    key = null;
    network.open();
    const address = "wss://cities.example/r/ABC/ws";
    expect(sockets).toEqual([
        [address, "conurbation", `seat.${KEY}`],
        [address, "conurbation"],
        [address, "conurbation"],
    ]);
});
