/**
 * Which tile, or which words with a `data-meaning`, somebody asks about: by resting on it, by the keyboard's focus, or
 * by a long press.
 */

export type Asked = { about: HTMLElement; by: "pointer" | "focus" };

/** How long a mouse rests, and a finger stays, before it asks, in ms. */
const REST_MS = 450;
const PRESS_MS = 550;
/** How far a finger trembles, in CSS pixels. */
const TREMBLE = 9;

/** Not the small pictures of cities, and not where something else explains itself. */
const TILE = ".screen .half";
const ELSEWHERE = ".mini, dialog, .flying";
/** Words that explain themselves to whoever asks, or presses them. */
const WORDS = "[data-meaning]";

function askedAt(target: EventTarget | null): HTMLElement | null {
    if (!(target instanceof Element)) return null;
    const half = target.closest<HTMLElement>(TILE);
    return target.closest<HTMLElement>(WORDS) ?? (half?.closest(ELSEWHERE) ? null : half);
}

/** Calls `then` with what the user asks about, and with `null` when that ends. Returns a function that stops it. */
export function pointing(then: (asked: Asked | null) => void): () => void {
    /** In a microtask: the focus also moves during rendering, when state must not be set. */
    const tell = (asked: Asked | null): void => queueMicrotask(() => then(asked));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    /** A long press is no tap. */
    let swallow = false;
    /** The mouse's last position, and what has come under it since: not asked about until the mouse moves. */
    let mouse = { x: NaN, y: NaN };
    let came: HTMLElement | null = null;

    const later = (about: HTMLElement, after: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            swallow = pressed !== null;
            tell({ about, by: "pointer" });
        }, after);
    };
    const end = (): void => {
        clearTimeout(timer);
        tell(null);
    };

    const bound = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void =>
        document.addEventListener(type, listener, { capture: true, signal: bound.signal });

    on("pointerover", ({ target, pointerType, buttons, clientX, clientY }) => {
        if (pointerType !== "mouse") return;
        end();
        const about = buttons === 0 ? askedAt(target) : null;
        const rests = clientX === mouse.x && clientY === mouse.y;
        came = rests ? about : null;
        if (about && !rests) later(about, REST_MS);
    });
    on("pointerdown", ({ target, pointerType, clientX, clientY }) => {
        end();
        [swallow, pressed, came] = [false, null, null];
        const about = askedAt(target);
        if (pointerType === "mouse" || !about) return;
        pressed = { x: clientX, y: clientY };
        later(about, PRESS_MS);
    });
    on("pointermove", ({ clientX, clientY, pointerType }) => {
        if (pointerType === "mouse") {
            if (came && (clientX !== mouse.x || clientY !== mouse.y)) {
                later(came, REST_MS);
                came = null;
            }
            mouse = { x: clientX, y: clientY };
        }
        if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) {
            pressed = null;
            end();
        }
    });
    for (const type of ["pointerup", "pointercancel"] as const) {
        on(type, () => {
            if (pressed && !swallow) clearTimeout(timer);
            pressed = null;
        });
    }
    on("click", (event) => {
        const words = event.target instanceof Element ? event.target.closest<HTMLElement>(WORDS) : null;
        if (!swallow) {
            if (words) tell({ about: words, by: "focus" });
            return;
        }
        swallow = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    });
    on("contextmenu", (event) => {
        if (pressed) event.preventDefault();
    });
    on("focusin", ({ target }) => {
        // A finger that was lifted leaves the focus behind.
        if (swallow) return;
        end();
        const button = target instanceof HTMLElement && target.matches(":focus-visible") ? target : null;
        const tile = button?.matches(".screen *") && button.querySelector(".half") && !button.querySelector(ELSEWHERE);
        if (button && (tile || button.matches(WORDS))) tell({ about: button, by: "focus" });
    });
    on("focusout", () => !swallow && end());
    on("keydown", ({ key }) => key === "Escape" && end());
    return () => {
        clearTimeout(timer);
        bound.abort();
    };
}
