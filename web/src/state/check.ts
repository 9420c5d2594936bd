/** Checks that a game's shuffle is the one the server committed to, as far as this browser can tell. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { DrawView, Member, RoomView, SeatingView } from "../protocol/types";
import { contributionsTo } from "./contributions";

/**
 * `ok`, or what is wrong: the secret is not the one committed to; the commitment is not the one this browser was shown;
 * its number was left out; the room is another one; the seed doesn't follow. Or why it can't be checked: `old`, the
 * server drew the seed alone, as it used to; `none`, this browser contributed nothing; `other`, the player's number is
 * another one: made by another browser of theirs, or else by the server.
 */
export type Verdict = "ok" | "secret" | "commitment" | "number" | "room" | "seed" | "old" | "none" | "other";

/** Checks the shuffle of a game that is over, for a member of the room. */
export function check(code: string, { seating, game_no }: RoomView, me: Member | null): Verdict {
    const draw = seating?.draw;
    const parts = contributionsTo(code, game_no);
    if (seating?.day !== undefined) return parts.length > 0 ? "number" : checkDay(seating, seating.day);
    if (parts.length === 0) return draw ? "none" : "old";
    // This browser contributed, so the server must show a draw.
    if (!draw) return "number";
    const commitment = hash("conurbation commitment 1", hexToBytes(draw.secret));
    if (commitment !== seating.commitment) return "secret";
    const own = parts.filter((part) => part.commitment === commitment);
    if (own.length === 0) return "commitment";
    const used = own.some(({ number }) => draw.contributions.some((part) => part.number === number));
    const instead = used ? null : (draw.contributions.find(({ by }) => by === me)?.number ?? null);
    if (!used && instead === null) return "number";
    if (draw.room !== hash("conurbation room 1", utf8ToBytes(code))) return "room";
    if (seedOf(draw, game_no) !== seating.seed) return "seed";
    return used ? "ok" : "other";
}

/** Checks a deal of a day: nobody added to it, so it follows from the day's secret and the number of seats alone. */
function checkDay({ draw, commitment, seed }: SeatingView, day: string): Verdict {
    if (!draw || draw.contributions.some(({ number }) => number !== null)) return "number";
    if (hash("conurbation commitment 1", hexToBytes(draw.secret)) !== commitment) return "secret";
    if (draw.room !== hash("conurbation day 1", utf8ToBytes(day))) return "room";
    return seedOf(draw, 0) === seed ? "ok" : "seed";
}

/** The seed that follows from everything it is drawn from, as in `rules/src/draw.rs`. */
export function seedOf({ secret, room, rules, contributions }: DrawView, game: number): string {
    return hash(
        "conurbation seed 1",
        hexToBytes(secret),
        hexToBytes(room),
        bigEndian(game, 4),
        bigEndian(rules, 2),
        bigEndian(contributions.length, 1),
        ...contributions.map(({ number }) => hexToBytes(number ?? "")),
    );
}

/** How often the seating of a game was drawn, as far as this browser took part. */
export function draws(code: string, game: number): number {
    return new Set(contributionsTo(code, game).map(({ commitment }) => commitment)).size;
}

/** SHA-256 of fields, each preceded by its length in two bytes. */
function hash(purpose: string, ...fields: Uint8Array[]): string {
    const all = [utf8ToBytes(purpose), ...fields];
    return bytesToHex(sha256(concatBytes(...all.flatMap((field) => [bigEndian(field.length, 2), field]))));
}

function bigEndian(value: number, length: number): Uint8Array {
    return Uint8Array.from({ length }, (_, index) => (value / 256 ** (length - 1 - index)) & 0xff);
}
