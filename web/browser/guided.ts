/** Where somebody's guide is. */

import type { Person } from "./people";

/** Screens that the guide must not cover anything on. */
export const GUIDED = [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
] as const;

/** The guide has come to this step, and points at something if the step is about it. */
export async function at({ page }: Person, step: string, target?: string): Promise<void> {
    await page.locator(`[data-testid="guide"][data-step="${step}"]`).waitFor();
    if (target === undefined) return;
    await page.locator(`[data-guided][data-testid^="${target}"]`).first().waitFor();
}
