import { asking } from "../kit/asking.svelte";
import type { View } from "../protocol/types";
import { awaited, gameOf } from "../games/registry";

/**
 * What the viewer has to do, as the key of a text; `null` if they are not waited for, let others go first, or wait for
 * an answer themselves.
 */
export function turnOf({ room, me: { seat } }: View): string | null {
    const mine = seat !== null && awaited(room).includes(seat) && asking.partners.length === 0;
    return mine ? gameOf(room).yourTurn(room, seat) : null;
}
