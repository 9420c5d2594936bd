/** What is wrong with a screen: what axe finds, and what is cut, covered or too small to be touched. */

import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** CSS pixels of what is touched, at the least, either way. */
const TARGET = 44;

/** Everything that axe finds in a page as it is now, of any weight. */
export async function axeFaults(page: Page): Promise<string[]> {
    if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
    return violations.map(({ id, impact, nodes }) => {
        const where = nodes.map((node) => `${String(node.target)} ${node.any[0]?.message ?? ""}`).slice(0, 4);
        return `${impact} ${id} at ${where.join("; ")}`;
    });
}

/** What can't be read or used in a page as large as it is now. `names` are those that people gave themselves. */
export function clumsy(page: Page, names: readonly string[], touched: boolean): Promise<string[]> {
    return page.evaluate(look, { names, target: touched ? TARGET : 0 });
}

/** To be run in a page. */
function look({ names, target }: { names: readonly string[]; target: number }): string[] {
    const found: string[] = [];
    const root = document.documentElement;
    const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";

    /**
     * What lies over the rest on purpose, and not for long: a notice that can be put away, and the bar over the
     * masthead while the connection is lost. It would be worse if everything moved under a finger about to tap.
     */
    const PASSING = '[data-testid="notice"], [data-testid="connection"]';

    const called = (one: Element): string => {
        const words = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
        return one.getAttribute("data-testid") ?? `${one.tagName.toLowerCase()}.${one.className} “${words}”`;
    };

    const shown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

    /** For screen readers alone. */
    const unseen = (one: Element): boolean => {
        for (let at: Element | null = one; at; at = at.parentElement) {
            if (getComputedStyle(at).clipPath === "inset(50%)") return true;
        }
        return false;
    };

    const modal = document.querySelector("dialog:modal");
    const inReach = (one: Element): boolean => !modal || modal.contains(one);

    function overflow(): void {
        if (root.scrollWidth <= root.clientWidth) return;
        const widest = [...document.body.querySelectorAll("*")].filter(
            (one) => Math.abs(one.getBoundingClientRect().right - root.scrollWidth) < 1,
        );
        found.push(`the page is ${root.scrollWidth} wide: ${widest.slice(0, 3).map(called).join(", ")}`);
    }

    /** Names that people typed may be cut where the whole of them can be had. */
    function isWholeNameElsewhere(one: Element, text: string): boolean {
        const rest = names.reduce((left, name) => left.replaceAll(name, ""), text);
        const whole = one.closest("[title], [aria-label]");
        const said = `${whole?.getAttribute("title") ?? ""} ${whole?.getAttribute("aria-label") ?? ""}`;
        const named = names.filter((name) => text.includes(name));
        // "Ada und Ben" are two names.
        return !/\p{L}{4}/u.test(rest) && named.length > 0 && named.every((name) => said.includes(name));
    }

    /** What lets nothing be seen beyond its edges, across or down. */
    function hidesBeyond(one: Element): { across: boolean; down: boolean } {
        const { overflowX, overflowY } = getComputedStyle(one);
        const hides = (how: string): boolean => how === "hidden" || how === "clip";
        return { across: hides(overflowX), down: hides(overflowY) };
    }

    /** Whether a text reaches beyond what shows it. */
    function isCut(part: HTMLElement, text: DOMRect): boolean {
        const own = hidesBeyond(part);
        if (own.across && part.scrollWidth > part.clientWidth + 1) return true;
        if (own.down && part.scrollHeight > part.clientHeight + 1) return true;
        let marked = false;
        for (let at: HTMLElement | null = part; at && at !== document.body; at = at.parentElement) {
            const { overflow, position } = getComputedStyle(at);
            if (/auto|scroll/.test(overflow)) return false;
            const { across, down } = hidesBeyond(at);
            const box = at.getBoundingClientRect();
            if (across && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
            if (down && (text.top < box.top - 1 || text.bottom > box.bottom + 1)) return true;
            // Words beyond the edge of their own button; a mark may lie over its corner.
            const beyond = text.left < box.left - 1 || text.right > box.right + 1;
            if (at.matches("button, .btn") && !marked && beyond) return true;
            marked ||= position === "absolute";
        }
        return false;
    }

    function cut(): void {
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = words.nextNode(); node; node = words.nextNode()) {
            const part = node.parentElement!;
            if (node.nodeValue!.trim() === "" || !(part instanceof HTMLElement)) continue;
            if (part.closest("option, textarea") || !shown(part) || unseen(part)) continue;
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (box.width === 0 || !isCut(part, box) || isWholeNameElsewhere(part, part.textContent)) continue;
            found.push(`cut: ${called(part)} ${part.scrollWidth} in ${part.clientWidth}`);
        }
    }

    /** What the page shows beyond its own end, over what stands below. */
    function spilled(): void {
        const footer = document.querySelector("body > footer");
        if (!footer || !shown(footer)) return;
        const end = footer.getBoundingClientRect().top;
        for (const one of document.querySelectorAll<HTMLElement>("main *")) {
            if (one.getBoundingClientRect().bottom <= end + 1 || !shown(one) || unseen(one)) continue;
            let at: HTMLElement | null = one;
            while (at && at.tagName !== "MAIN") {
                const { overflow, position } = getComputedStyle(at);
                if (at.tagName === "DIALOG" || position === "fixed") break;
                if (at !== one && overflow !== "visible" && at.getBoundingClientRect().bottom <= end + 1) break;
                at = at.parentElement;
            }
            if (at?.tagName === "MAIN") found.push(`over the footer: ${called(one)}`);
        }
    }

    /** Whether its middle is scrolled away inside of something. */
    function isScrolledAway(one: Element, x: number, y: number): boolean {
        for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
            if (getComputedStyle(at).overflow === "visible") continue;
            const { left, right, top, bottom } = at.getBoundingClientRect();
            if (x < left || x > right || y < top || y > bottom) return true;
        }
        return false;
    }

    /** Whether it stays at the edge of the screen while the page passes below it: nothing is covered for good. */
    function isSticky(one: Element): boolean {
        for (let at: Element | null = one; at; at = at.parentElement) {
            if (getComputedStyle(at).position === "sticky") return true;
        }
        return false;
    }

    function covered(): void {
        const before = scrollY;
        const toMiddle = (one: Element): DOMRect => {
            scrollTo(0, scrollY + one.getClientRects()[0]!.top - innerHeight / 2);
            return one.getClientRects()[0]!;
        };
        for (const one of document.querySelectorAll<HTMLElement>(CONTROLS)) {
            if (!shown(one) || unseen(one) || !inReach(one)) continue;
            if (getComputedStyle(one).pointerEvents === "none") continue;
            let box = one.getClientRects()[0];
            if (!box || box.width === 0) continue;
            if ((box.top + box.bottom) / 2 >= innerHeight - 1 || (box.top + box.bottom) / 2 < 0) {
                box = toMiddle(one);
            }
            const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (above && isSticky(above) && !above.contains(one) && !one.contains(above)) box = toMiddle(one);
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (y < 0 || y >= innerHeight - 1 || isScrolledAway(one, x, y)) continue;
            const top = document.elementFromPoint(x, y);
            if (top?.closest(PASSING)) continue;
            if (top && (one.contains(top) || top.closest("label")?.control === one)) continue;
            found.push(
                `covered: ${called(one)} by ${top ? called(top) : `the edge at ${Math.round(x)}, ${Math.round(y)}`}`,
            );
        }
        scrollTo(0, before);
    }

    /** Links in running text are as high as the text. */
    function isRunningText(one: Element): boolean {
        if (one.tagName !== "A" || getComputedStyle(one).display !== "inline") return false;
        const block = one.closest("p, li, dd, td, figcaption, h1, h2, h3");
        return block !== null && block.textContent.trim().length > one.textContent.trim().length;
    }

    /** Cells of a city and squares of a grid have sizes of their own. */
    const isCell = (one: Element): boolean => one.closest(".board") !== null;

    /** What takes a touch around it, without being drawn. */
    function around(one: Element): DOMRect {
        const { content, position, width, height } = getComputedStyle(one, "::after");
        const there = content !== "none" && position === "absolute";
        return there ? new DOMRect(0, 0, parseFloat(width), parseFloat(height)) : new DOMRect();
    }

    function small(): void {
        for (const one of document.querySelectorAll<HTMLElement>(CONTROLS)) {
            if (!shown(one) || unseen(one) || !inReach(one) || isCell(one) || isRunningText(one)) continue;
            const label = one instanceof HTMLInputElement ? one.labels?.[0] : null;
            const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
            boxes.push(around(one));
            const width = Math.max(...boxes.map((box) => box.width));
            const height = Math.max(...boxes.map((box) => box.height));
            if (Math.min(width, height) >= target - 0.5) continue;
            found.push(`small: ${called(one)} is ${Math.round(width)} × ${Math.round(height)}`);
        }
    }

    overflow();
    cut();
    covered();
    spilled();
    if (target > 0) small();
    return found;
}
