/** Where the whole table does not fit on the screen, a replay scrolls to what was just built. */

const STONES = "[data-city] [data-cell]";
/** A duplex is drawn as so many stones. */
const HALVES = 2;

/** Remembers what lay on the table when it was called last. */
export function follower(): (table: ParentNode) => void {
    let known: ReadonlySet<string> = new Set();
    return (table) => {
        const stones = new Map(
            [...table.querySelectorAll<HTMLElement>(STONES)].map((stone) => [
                `${stone.closest<HTMLElement>("[data-city]")!.dataset["city"]} ${stone.dataset["cell"]}`,
                stone,
            ]),
        );
        const built = [...stones].filter(([cell]) => !known.has(cell));
        known = new Set(stones.keys());
        // More than a duplex is another turn, or other cities on the screen.
        if (built.length <= HALVES) for (const [, stone] of built) stone.scrollIntoView({ block: "nearest" });
    };
}
