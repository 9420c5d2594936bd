/** Pictures as files: skylines, drawn by the browser, and those that the server makes. They are shared or saved. */

import { LINES } from "../protocol/sheet";
import { SIZE, type Colour, type Palette } from "./skyline";

const NAMES = ["paper", "sheet", "ink", "ink-soft", "line", "accent", ...LINES.map(({ type }) => type)] as const;

/** The colours of the page as it is now, light or dark. */
export function palette(): Palette {
    const probe = document.createElement("span");
    // Colours that fade into each other would be read half-way.
    probe.style.transition = "none";
    document.body.append(probe);
    const read = (name: string): Colour => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe)
            .color.match(/[\d.]+/g)!
            .slice(0, 3)
            .map(Number) as unknown as Colour;
    };
    const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<
        (typeof NAMES)[number],
        Colour
    >;
    probe.remove();
    const light = ([red, green, blue]: Colour): number => red + green + blue;
    return { ...colours, dark: light(colours.paper) < light(colours.ink) };
}

export const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture as a PNG. */
export async function png(svg: string): Promise<Blob> {
    const image = new Image(SIZE.width, SIZE.height);
    image.src = address(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
    canvas.getContext("2d")!.drawImage(image, 0, 0, SIZE.width, SIZE.height);
    return new Promise((done, failed) =>
        canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture came"))), "image/png"),
    );
}

/** The sizes of the server's pictures, in pixels: of a whole game, and of a city that grows. */
export const GAME = { width: 1200, height: 630 } as const;
export const GROWN = { width: 600, height: 720 } as const;

/** A picture that the server makes. */
export async function fetched(path: string): Promise<Blob> {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`the picture did not come: ${answer.status}`);
    return answer.blob();
}

const typeOf = (name: string): string => (name.endsWith(".svg") ? "image/svg+xml" : "image/png");

/** Whether this browser hands a picture of this name on to other programs. */
export const canShare = (name: string): boolean =>
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [new File([], name, { type: typeOf(name) })] });

/** Hands it on; whoever thinks better of it has done nothing. */
export async function share(blob: Blob, name: string, text: string): Promise<void> {
    try {
        await navigator.share({ files: [new File([blob], name, { type: typeOf(name) })], text });
    } catch (error) {
        if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
}

export function save(blob: Blob, name: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
