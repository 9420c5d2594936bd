/**
 * Links to a seat: `/r/CODE#seat=KEY`. Browsers send the fragment to no server, so the key is in no log on the way;
 * only the page reads it.
 */

import { roomAddress } from "./addresses";

const NAME = "seat";

/** The whole link, to be given away. */
export function seatLink(code: string, key: string): string {
    return `${location.origin}${roomAddress(code)}#${NAME}=${encodeURIComponent(key)}`;
}

/** The key in the fragment of an address, `null` if it is none of a link to a seat. */
export function keyIn(fragment: string): string | null {
    const key = new URLSearchParams(fragment.replace(/^#/, "")).get(NAME);
    return key === "" ? null : key;
}
