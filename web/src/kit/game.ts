/**
 * The interface of a game to the rest of the client. Each folder in `games/` exports one such object, and
 * `games/registry.ts` lists them. Rooms know games only by this; replay reviews and the score pad are game-specific.
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

/** A game's key in options, views and actions. */
export type GameId = Action extends infer One ? (One extends unknown ? keyof One : never) : never;

export interface GameClient {
    /** Its name in text keys and in the fields of the options. */
    readonly choice: string;
    /** What a choice means, where this game says it in its own words; `null` where it does not. */
    readonly hint?: (choice: Choice, layout: Layout) => string | null;
    readonly lobby: GameLobby;
    readonly talk: GameTalk;

    /** Fetches the screen of a running game. */
    readonly play: () => Promise<Screen>;
    /** Fetches the screen of a finished game. */
    readonly end: () => Promise<Screen>;
    /** Loads the reference card's data, if the game has a card. */
    readonly card?: () => Promise<{ reading: (view: View) => Reading }>;
    /** Whether `play` is loaded while people gather, not only once the order is settled. */
    readonly playsEarly: boolean;
    /** Whether the end is near enough to load `end`. */
    readonly nearsEnd: (room: RoomView) => boolean;

    /** Whether its guide can be begun now; if missing, always. */
    readonly guides?: (room: RoomView) => boolean;
    /** Whether players can be notified of their turns: a solo game and a race have none. */
    readonly hasTurns: (options: Options) => boolean;
    /** The text key for what an awaited player has to do; `null` while they let others go first. */
    readonly yourTurn: (room: RoomView, seat: number) => string | null;
    /** Whether this action is sent in the background: its refusal is then not shown. */
    readonly inPassing: (action: Action) => boolean;
}

/** A page of its own, fetched when it is needed. */
export type Screen = { default: Component<ScreenProps> };
export type ScreenProps = {
    room: Room;
    view: View;
    talk: TalkSnippet;
    /** In a replay: how long this turn had been on, in seconds. */
    elapsed?: number | undefined;
};
/** What the reference card is about. */
export type Reading = {
    cities: readonly { view: CityView; label: string }[];
    /** The factory counts of cities without a grid. */
    further: readonly number[];
    /** The city shown first: one of the viewer's. */
    first: number;
    /** The viewer's two cities, if they have any, and whether both count in the end. */
    mine: { cities: readonly CityView[]; both: boolean } | null;
};
/**
 * Draws a channel's talk; the table's has tabs for the channels in `beside`. `proposals`: how the game words proposals
 * made in it.
 */
export type TalkSnippet = Snippet<[channel: Channel, proposals?: Proposals, beside?: readonly Channel[]]>;

/** The talk of partners. */
export interface GameTalk {
    /** What the people in a channel share; part of its text keys. */
    readonly shares: "city" | "side";
    /** What partners can say with one tap. */
    readonly phrases: readonly Phrase[];
    /** Whether partners have to choose without talking now. */
    readonly choosing: (room: RoomView) => boolean;
}

/** What became of a proposal. */
export type Outcome = "open" | "accepted" | "declined" | "withdrawn";

/** A line, or how many proposals were made, agreed and declined in the turn that `key` identifies. */
export type Entry = Line | { key: string; made: number; agreed: number; declined: number };

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
