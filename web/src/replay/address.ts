/** The addresses of games on this server, and of two of them side by side. Pure. */

/** A game of a room, or one that was uploaded. */
const GAME = /^\/(?:r\/[^/]+\/games\/\d+|games\/[^/.]+)$/;

/** A room. */
const ROOM = /^\/r\/[^/]+\/?$/;

/** The path of the game that a link leads to, of a room its first one; `null` if it leads elsewhere. */
export function pathOf(link: string, origin = location.origin): string | null {
    const text = link.trim();
    const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
    if (url?.origin !== origin) return null;
    if (ROOM.test(url.pathname)) return `${url.pathname.replace(/\/$/, "")}/games/0`;
    return GAME.test(url.pathname) ? url.pathname : null;
}

/** The address at which a game is shown beside another one. */
export const besideOf = (address: string, other: string): string => `${address}?beside=${encodeURIComponent(other)}`;

/** Which game another one is to be shown beside; `null` for none. */
export function besideIn(search: string, origin = location.origin): string | null {
    const other = new URLSearchParams(search).get("beside");
    return other === null ? null : pathOf(other, origin);
}
