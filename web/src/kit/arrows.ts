const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The arrow keys lead from button to button of a group or toolbar and around its ends, and don't scroll the page. What
 * only explains a word is left out.
 */
export function arrows(event: KeyboardEvent & { currentTarget: Element }): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const group = event.currentTarget.closest("[role=group], [role=toolbar]");
    const buttons = [...(group?.querySelectorAll<HTMLElement>("button:not(:disabled, [data-meaning])") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
