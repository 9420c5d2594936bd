/**
 * The player's part of a shuffle: once the server has committed to its own part, this browser makes a number, keeps it
 * with the commitment, and sends it.
 */

import type { Request, View } from "../protocol/types";
import { contributionsTo, keep } from "./contributions";

/** The shuffle answered last. */
let answered: string | null = null;

/** Adds the player's part to the shuffle that is under way, once. */
export function contribute(code: string, { room, me }: View, send: (request: Request) => unknown): void {
    const commitment = room.shuffling?.commitment;
    if (commitment === undefined || commitment === answered) return;
    if (me.seat === null || me.member === null || room.shuffling?.contributed.includes(me.member)) return;
    answered = commitment;
    // The same number again after a reload or in another tab. Another browser of the player's makes one of its own,
    // and the first of them counts.
    const made = contributionsTo(code, room.game_no).find((part) => part.commitment === commitment);
    const number = made?.number ?? keep(code, room.game_no, commitment, newNumber());
    send({ contribute: { to: commitment, number } });
}

function newNumber(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
