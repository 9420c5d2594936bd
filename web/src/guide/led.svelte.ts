/** Whom a guide leads, and what the browser keeps of that. */

import type { View } from "../protocol/types";
import { forget, kept, recall, remember } from "../state/storage";

/**
 * What the browser keeps of a player's guides. `true`: those who were led, or wanted none, aren't asked again. Before
 * that where they are, in the one game that they are led through.
 */
const key = (game: string): string => `guide.${game}`;
type Place = {
    readonly match: string;
    readonly step: string;
    /** The turn in which it was begun, as the game counts them. */
    readonly from: number;
};

/** It was seen, or isn't wanted. */
export const know = (game: string): void => remember(key(game), true);

/** The same, or it was begun in another match and not seen to its end. */
export const isKnown = (game: string): boolean => recall(key(game)) !== null;

/** Some guide isn't offered any more. */
export const isAnyKnown = (): boolean => kept("guide.").length > 0;

/** All guides are offered again. */
export const offerAgain = (): void => kept("guide.").forEach(forget);

/** Where the player is in this match of the game, unless they aren't led through it. */
export function placeIn(game: string, match: string): Partial<Place> | undefined {
    const place = recall(key(game)) as Partial<Place> | true | null;
    return typeof place === "object" && place?.match === match ? place : undefined;
}

/** Which of all games of a name a room plays. */
export const matchOf = (code: string, { room }: View): string => `${code} ${room.game_no}`;

/** The player goes on to a step. */
export const arrive = (game: string, place: Place): void => remember(key(game), place);

/** They were led through this match when its page was left. */
export const isUnderWay = (game: string, match: string): boolean => placeIn(game, match) !== undefined;

/** The turn in which the guide through this match was begun, or begins now. */
export const begunIn = (game: string, match: string, now: number): number => placeIn(game, match)?.from ?? now;

/** The match that this page leads its player through; what is kept would lead those in other tabs, too. */
let led = $state<string | null>(null);

/** Leads the player through a match from now on, or through none. New screens resume a guide that is unfinished. */
export const lead = (match: string | null): void => void (led = match);

export const isLed = (match: string): boolean => led === match;
