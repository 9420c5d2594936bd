/** The screens that people have. */

import type { CDPSession, Page } from "playwright-core";

export interface Size {
    readonly width: number;
    readonly height: number;
}

/** In CSS pixels: two laptops and a desk. */
export const DESKS: readonly Size[] = [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
];
export const PHONE: Size = { width: 390, height: 844 };
/** What is used with a finger: a tablet, a phone, what its browser leaves of it, and the phone on its side. */
export const TOUCHED: readonly Size[] = [
    { width: 820, height: 1180 },
    PHONE,
    { width: 390, height: 664 },
    { width: 844, height: 390 },
];
export const SIZES: readonly Size[] = [...DESKS, ...TOUCHED];

const isTouched = ({ width }: Size): boolean => TOUCHED.some((size) => size.width === width);

/** The emulation of a finger ends with the session that asked for it. */
const sessions = new WeakMap<Page, CDPSession>();

/** Makes a page as large as a screen, and has it believe in a finger if that is what the screen is used with. */
export async function fit(page: Page, size: Size): Promise<void> {
    const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, devtools);
    await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: isTouched(size), maxTouchPoints: 5 });
    await page.setViewportSize(size);
}
