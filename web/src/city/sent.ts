import type { Cell, Side } from "../protocol/types";

/** A tile that the room has been asked to place, and where; `side` is the viewer's. */
export type Sent = { side: Side; tile: string; cell: Cell };
