/** When to try again after a connection was lost or refused. Pure: chance comes in as a number from 0 to 1. */

/** Clients that were cut off at once, as by a restart, spread their return over this time, in ms. */
const SPREAD_MS = 600;
/** Waits between attempts, in ms: increasing, but with the handshake never more than a second. */
const WAITS_MS = [250, 500, 800];
/** The wait between attempts of a page that nobody looks at, in ms. */
const HIDDEN_MS = 15_000;
/** The first and the longest wait after the server has turned a connection away, in ms. */
const AWAY_MS = 4_000;
const LONGEST_AWAY_MS = 60_000;

/** The wait before the first attempt after a loss. */
export function firstWait(chance: number): number {
    return SPREAD_MS * chance;
}

/**
 * The wait that the server asks for when it closes a connection (`retry-after=3`, in seconds), and up to half as long
 * again, so that not all return at once. 0 from one of several servers, which spreads them itself. `null` if it asks
 * for none.
 */
export function toldWait(reason: string, chance: number): number | null {
    const told = /^retry-after=(\d\d?)$/.exec(reason);
    return told && 1_000 * Number(told[1]) * (1 + 0.5 * chance);
}

/** The wait before the next probe of the server; `failures` counts from 1. */
export function nextWait(failures: number, visible: boolean, chance: number): number {
    const wait = visible ? WAITS_MS[Math.min(failures, WAITS_MS.length) - 1]! : HIDDEN_MS;
    // Only ever shorter: the longest wait is what a player sees.
    return wait * (1 - 0.3 * chance);
}

/** The wait after being turned away for the `times`-th time in a row, counted from 0. */
export function awayWait(times: number, chance: number): number {
    return Math.min(AWAY_MS * 2 ** times, LONGEST_AWAY_MS) * (0.5 + 0.5 * chance);
}
