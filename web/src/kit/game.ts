/**
 * What the rest of the client asks a game. A folder in `games/` gives one such object, and `games/registry.ts` lists
 * them. A room knows no game but by these; the reviews of a replay and the score pad are made for particular ones.
 */

import type { Component, Snippet } from "svelte";
import type {
    Action,
    Channel,
    Choice,
    CityView,
    Layout,
    Level,
    Line,
    Options,
    Phrase,
    RoomView,
    Stage,
    View,
} from "../protocol/types";
import type { Room } from "../state/room.svelte";

/** What options, views and actions call a game. */
export type GameId = Action extends infer One ? (One extends unknown ? keyof One : never) : never;

export interface GameClient {
    /** What texts and fields of the options call it. */
    readonly choice: string;
    /** What a choice means, where this game says it in its own words; `null` where it does not. */
    readonly hint?: (choice: Choice, layout: Layout) => string | null;
    readonly lobby: GameLobby;
    readonly talk: GameTalk;

    /** Fetches the screen of a running game. */
    readonly play: () => Promise<Screen>;
    /** Fetches the screen of a finished game. */
    readonly end: () => Promise<Screen>;
    /** Fetches what the reference card is about, where there is one. */
    readonly card?: () => Promise<{ reading: (view: View) => Reading }>;
    /** Whether `play` is fetched while people gather, and not only once the order is settled. */
    readonly playsEarly: boolean;
    /** Whether the end is near, so that `end` is fetched. */
    readonly nearsEnd: (room: RoomView) => boolean;

    /** Whether its guide can be begun now; where this is missing, in every turn. */
    readonly guides?: (room: RoomView) => boolean;
    /** Whether there are turns to tell of to those who look away: a solo game and a race wait for nobody. */
    readonly hasTurns: (options: Options) => boolean;
    /** What a player that the game waits for has to do, as the key of a text; `null` while they let others go first. */
    readonly yourTurn: (room: RoomView, seat: number) => string | null;
    /** Whether this is sent without the player noticing: then a refusal is not shown. */
    readonly inPassing: (action: Action) => boolean;
}

/** A page of its own, fetched when it is needed. */
export type Screen = { default: Component<ScreenProps> };
export type ScreenProps = {
    room: Room;
    view: View;
    talk: TalkSnippet;
    /** How long this turn had been on, in seconds, where a game that is over is shown again. */
    elapsed?: number | undefined;
};
/** What the reference card is about. */
export type Reading = {
    cities: readonly { view: CityView; label: string }[];
    /** The factory counts of cities without a grid. */
    further: readonly number[];
    /** The city that is looked at first: one of the viewer's. */
    first: number;
    /** The viewer's two cities, if they have any, and whether both count in the end. */
    mine: { cities: readonly CityView[]; both: boolean } | null;
};
/**
 * Draws the talk of a channel, that of the table with tabs for the channels beside it. Where proposals are made, the
 * game says how they read.
 */
export type TalkSnippet = Snippet<[channel: Channel, proposals?: Proposals, beside?: readonly Channel[]]>;

/** The talk of partners. */
export interface GameTalk {
    /** What the people of a channel share. The channel's texts are named after it. */
    readonly shares: "city" | "side";
    /** What partners can say with one tap. */
    readonly phrases: readonly Phrase[];
    /** Whether partners have to choose without talking now. */
    readonly choosing: (room: RoomView) => boolean;
}

/** What became of a proposal. */
export type Outcome = "open" | "accepted" | "declined" | "withdrawn";

/** A line, or how many proposals there were in a turn, which `key` names, and how many of them were agreed. */
export type Entry = Line | { key: string; made: number; agreed: number };

/** How a channel shows that something was proposed in it. `lines` are those of the channel. */
export interface Proposals {
    /** What stands in the channel. */
    readonly entries: (lines: readonly Line[]) => Entry[];
}

// The lobby

export interface GameLobby {
    /** One person plays: nobody is waited for or invited to play, and no seats are arranged. */
    readonly alone: boolean;
    /** The key of the heading. */
    readonly title: (stage: Stage) => string;
    /** Asks someone without a name to join; `host` is empty until somebody has one. */
    readonly invitation: (room: RoomView, host: string) => string;
    /** Tells the viewer on `seat` who their partners are. */
    readonly partners: (room: RoomView, seat: number) => string;
    /** Whether bots can be masters of it. */
    readonly masters?: (options: Options) => boolean;
    /** What a bot of that level does, as the key of a text. */
    readonly levelHint: (options: Options, level: Level) => string;
    /** Fetches what begins the game as soon as its only player has come in. */
    readonly begin?: () => Promise<{ begin: (room: Room) => Promise<void> }>;
    /** Fetches what replaces the usual next step. */
    readonly step?: () => Promise<LobbyPart>;
    /** Fetches what stands below the next step. */
    readonly extra?: () => Promise<LobbyPart>;
    /** Drawn at the table, clockwise after the seats: those whom nobody plays, and what lies between all of them. */
    readonly setting?: (options: Options) => Setting;
}

export type LobbyPart = { default: Component<{ room: Room; view: View }> };
export type Setting = { others: string[]; between: string[]; middle: string };
