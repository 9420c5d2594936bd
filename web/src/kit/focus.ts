/** Where the keyboard goes on when what had the focus goes: else its place on the page would be lost. */
export const toMain = (): void => document.getElementById("main")?.focus({ preventScroll: true });
