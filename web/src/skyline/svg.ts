/** SVG as text. */

type Attributes = Readonly<Record<string, string | number>>;

export function tag(name: string, attributes: Attributes, inside = ""): string {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${name}${written.join("")}>${inside}</${name}>`;
}

/** A line of text at a size, in pixels. What it says must be escaped. */
export const textAt = (at: readonly [number, number], size: number, said: string, more: Attributes): string =>
    tag("text", { x: at[0], y: at[1], "font-size": size.toFixed(1), ...more }, said);
