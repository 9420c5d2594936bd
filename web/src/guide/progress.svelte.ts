/** Progress through guides, kept in the browser, and whether this page shows one. */

import type { View } from "../protocol/types";
import { forget, kept, recall, remember } from "../state/storage";

/**
 * The storage key of a guide. Its value is `true` once the guide was finished or declined, and isn't offered again;
 * until then the player's place in it, in the one match that it leads through.
 */
const key = (game: string): string => `guide.${game}`;
type Place = {
    readonly match: string;
    readonly step: string;
    /** The turn in which it was begun, as the game counts them. */
    readonly from: number;
};

/** Marks a guide as finished or declined. */
export const retire = (game: string): void => remember(key(game), true);

/** Whether a guide is still offered: it was neither finished, declined nor begun in any match. */
export const isOffered = (game: string): boolean => recall(key(game)) === null;

/** Whether any guide can be offered again. */
export const canOfferAgain = (): boolean => kept("guide.").length > 0;

/** Forgets all progress, so that guides are offered again. */
export const offerAgain = (): void => kept("guide.").forEach(forget);

/** The player's place in the guide through this match; `undefined` if there is none. */
export function placeIn(game: string, match: string): Partial<Place> | undefined {
    const place = recall(key(game)) as Partial<Place> | true | null;
    return typeof place === "object" && place?.match === match ? place : undefined;
}

/** Identifies a single game played in a room. */
export const matchOf = (code: string, { room }: View): string => `${code} ${room.game_no}`;

/** Stores the step that the player has reached. */
export const arrive = (game: string, place: Place): void => remember(key(game), place);

/** Whether a guide through this match was begun and not finished. */
export const isUnderWay = (game: string, match: string): boolean => placeIn(game, match) !== undefined;

/** The turn in which the guide through this match was begun; `now` if it begins now. */
export const begunIn = (game: string, match: string, now: number): number => placeIn(game, match)?.from ?? now;

/** The match that this page guides its player through. Not read from storage, which would start it in every tab. */
let guided = $state<string | null>(null);

/** Starts guiding through a match, or stops with `null`. New screens resume an unfinished guide. */
export const guideThrough = (match: string | null): void => void (guided = match);

export const isGuided = (match: string): boolean => guided === match;
