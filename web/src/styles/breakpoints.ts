/** A table has its boards above and what is tapped below, or, lying on its side, between them. */
export const PHONE = "(max-width: 899px) or (max-height: 499px)";

/** Where layouts change. Style sheets write `@media (--phone)`; scripts import `PHONE`, and so none of the others. */
export const BREAKPOINTS = {
    phone: PHONE,
    /** A phone in one hand. */
    upright: "(orientation: portrait) and (max-width: 40rem)",
    /** Tall enough for two boards one above the other, whatever bars the browser has. */
    slim: "(orientation: portrait) and (max-width: 40rem) and (max-aspect-ratio: 8/15)",
    /** A tablet in two hands. */
    tablet: "(orientation: portrait) and (min-width: 40.01rem) and (max-width: 899px)",
    desk: "(min-width: 900px) and (min-height: 500px)",
    /** A desk on which a table has no line to spare. */
    "low-desk": "(min-width: 900px) and (min-height: 500px) and (max-height: 53rem)",
    /** Below a city there is room for what every button is called that a tile has there, and a proposal. */
    "worded-desk": "(min-width: 1340px) and (min-height: 500px)",
    /** A table has room to spare. */
    "wide-desk": "min-width: 1200px",
    /** Text in one narrow column. */
    narrow: "max-width: 40rem",
    /** Text with a picture beside it. */
    beside: "min-width: 48rem",
    /** A phone on its side. */
    lying: "max-height: 30rem",
    /** Two columns of cards, or one. */
    columns: "min-width: 60rem",
    "one-column": "max-width: 59.99rem",
    /** Text with its contents beside it. */
    contents: "min-width: 64rem",
} as const;
