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

/** The game with this name in the options. */
export const gameCalled = (id: string): GameClient | undefined => (BY_ID as Record<string, GameClient>)[id];

/** The game that a room plays. */
export function gameOf({ options: { game } }: { options: Pick<Options, "game"> }): GameClient {
    return BY_ID[idOf(game)];
}

/** The seats that a room waits for; none while the game is paused, which is the host's to end. */
export const awaited = (room: RoomView): readonly number[] => (room.paused ? [] : (room.awaited ?? []));

/** Whether this move is sent in the background. */
export function inPassing(request: Request): boolean {
    return typeof request === "object" && "play" in request && BY_ID[idOf(request.play)].inPassing(request.play);
}

/** The game's name: the value itself, or the only key of a tagged one. */
export function idOf(tagged: GameId | object): GameId {
    return typeof tagged === "string" ? tagged : (Object.keys(tagged)[0] as GameId);
}
