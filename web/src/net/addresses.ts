/** The addresses of a room and its games, relative to the server's own. */

export function roomAddress(code: string): string {
    return `/r/${encodeURIComponent(code)}`;
}

/** The replay of a room's finished game, by its number; with `.json`, `.png` and the like behind it, its files. */
export function gameAddress(code: string, game: number): string {
    return `${roomAddress(code)}/games/${game}`;
}
