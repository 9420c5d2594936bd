/** All games, in the order in which they are offered. Another one is a line here. */

import type { GameClient, GameId } from "../kit/game";
import type { Request, Options, RoomView } from "../protocol/types";
import { automas } from "./automas";
import { squareOff } from "./square_off";
import { twoCities } from "./two_cities";

const BY_ID: Record<GameId, GameClient> = {
    two_cities: twoCities,
    automas,
    square_off: squareOff,
};

/** A game by what the choices call it. */
export const gameCalled = (id: string): GameClient | undefined => (BY_ID as Record<string, GameClient>)[id];

/** The game that a room plays. */
export function gameOf({ options: { game } }: { options: Pick<Options, "game"> }): GameClient {
    return BY_ID[idOf(game)];
}

/** The seats that a room waits for; a paused game waits for the host alone. */
export const awaited = (room: RoomView): readonly number[] => (room.paused ? [] : (room.awaited ?? []));

/** Whether this move is sent without the player noticing. */
export function inPassing(request: Request): boolean {
    return typeof request === "object" && "play" in request && BY_ID[idOf(request.play)].inPassing(request.play);
}

/** What has no parts is its own name; what has some lies under it. */
export function idOf(tagged: GameId | object): GameId {
    return typeof tagged === "string" ? tagged : (Object.keys(tagged)[0] as GameId);
}
