/**
 * What this browser added to shuffles: numbers, and the commitments that they answer. They are kept for the check after
 * the game.
 */

/** A number that this browser made, and the commitment that it answers. */
export interface Part {
    commitment: string;
    number: string;
}

/** Each part is an entry of its own, `conurbation.part.CODE.GAME.COMMITMENT.NUMBER`: tabs can't lose each other's. */
const PREFIX = "conurbation.part.";
/** Most parts that are kept; the oldest make room. */
const KEPT = 60;

/** What this browser added to the shuffles of a game, the latest last; several if the seating was drawn again. */
export function partsOf(code: string, game: number): Part[] {
    const of = `${PREFIX}${code}.${game}.`;
    return kept()
        .filter((key) => key.startsWith(of))
        .map((key) => {
            const [commitment = "", number = ""] = key.slice(of.length).split(".");
            return { commitment, number };
        });
}

/** Keeps a part. Returns its number. */
export function keep(code: string, game: number, commitment: string, number: string): string {
    try {
        localStorage.setItem(`${PREFIX}${code}.${game}.${commitment}.${number}`, String(Date.now()));
        kept()
            .slice(0, -KEPT)
            .forEach((key) => localStorage.removeItem(key));
    } catch {
        // A browser that keeps nothing can't check the shuffle later, but its number counts.
    }
    return number;
}

/** The keys of all parts, the oldest first. */
function kept(): string[] {
    try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
        return keys.sort((a, b) => Number(localStorage.getItem(a)) - Number(localStorage.getItem(b)));
    } catch {
        return [];
    }
}
