/** Moves the focus to the main part when the focused element is removed: keyboard users would lose their place. */
export const toMain = (): void => document.getElementById("main")?.focus({ preventScroll: true });
