/**
 * What the rest of the client asks a game. A folder in `games/` gives one such object, and `games/registry.ts` lists
 * them; nothing outside those folders knows which games there are.
 */

import type { Component, Snippet } from "svelte";
import type { Action, Channel, Level, Line, Options, Phrase, RoomView, Stage, View } from "../protocol/types";
import type { Room } from "../state/room.svelte";

/** What options, views and actions call a game. */
export type GameId = Action extends infer One ? (One extends unknown ? keyof One : never) : never;

export interface GameClient {
    /** What texts and fields of the options call it. */
    readonly choice: string;
    readonly options: GameOptions;
    readonly lobby: GameLobby;
    readonly talk: GameTalk;

    /** Fetches the screen of a running game. */
    readonly play: () => Promise<Screen>;
    /** Fetches the screen of a finished game. */
    readonly end: () => Promise<Screen>;
    /** Whether the first of them is fetched while people gather, and not only once the order is settled. */
    readonly early: boolean;

    /** The seats that a running game waits for, if it is not paused. */
    readonly awaited: (room: RoomView) => number[];
    /** What somebody who is waited for has to do, as the key of a text. */
    readonly yourTurn: (room: RoomView) => string;
    /** Whether a player sends this without noticing: then a refusal is not shown. */
    readonly inPassing: (action: Action) => boolean;
}

/** A page of its own, fetched when it is needed. */
export type Screen = { default: Component<ScreenProps> };
export type ScreenProps = { room: Room; view: View; talk: TalkSnippet };
/** Draws the talk of a channel; where proposals are made, the game says how they read. */
export type TalkSnippet = Snippet<[channel: Channel, proposals?: Proposals]>;

/** The talk of partners. */
export interface GameTalk {
    /** What those who share a channel share. The channel's texts are called after it. */
    readonly shares: "city" | "side";
    /** What partners can say with one tap. */
    readonly phrases: readonly Phrase[];
    /** The seats that share a city, or play for a side. */
    readonly sharedBy: (room: RoomView, no: number) => readonly number[];
    /** Whether partners have to choose without talking now. */
    readonly choosing: (room: RoomView) => boolean;
}

/** What became of a proposal. */
export type Outcome = "open" | "accepted" | "declined" | "withdrawn";

/** How a channel shows what was proposed in it. `lines` are those of the channel. */
export interface Proposals {
    readonly sentence: (view: View, line: Line) => string;
    readonly outcome: (lines: readonly Line[], line: Line) => Outcome;
    /** Whether it can still be answered. */
    readonly answerable: (view: View, lines: readonly Line[], line: Line) => boolean;
}

// The lobby

export interface GameLobby {
    /** One person plays: nobody is waited for or invited to play, and no seats are arranged. */
    readonly alone: boolean;
    /** The side that a seat plays for, where two sides face each other; `null` where all sit around one table. */
    readonly sideOf: ((seat: number) => number) | null;
    /** The key of the heading. */
    readonly title: (stage: Stage) => string;
    /** Asks someone to join, who has no name yet; `host` is empty as long as nobody has one. */
    readonly invitation: (room: RoomView, host: string) => string;
    /** With whom the viewer plays who sits on `seat`. */
    readonly partners: (room: RoomView, seat: number) => string;
    /** What a bot of that level does, as the key of a text. */
    readonly levelHint: (options: Options, level: Level) => string;
    /** Instead of the usual next step. */
    readonly Step?: LobbyPart;
    /** Stands below the next step. */
    readonly Extra?: LobbyPart;
    /** Drawn at the table, clockwise after the seats: who sits there that nobody plays, and what lies between all of them. */
    readonly setting?: (options: Options) => Setting;
}

export type LobbyPart = Component<{ room: Room; view: View }>;
export type Setting = { others: string[]; between: string[]; middle: string };

// Options

export type ChoiceName =
    | "game"
    | "mode"
    | "level"
    | "starters"
    | "start"
    | "campaign"
    | "seats"
    | "seating"
    | "clock"
    | "absence"
    | "access";
export type SwitchName = "watchers" | "talk_while_choosing" | "score_preview";
export type Value = string | number;

/** A choice of one among several. */
export type Choice = { name: ChoiceName; values: readonly Value[] };

/** What the host can choose, so that whatever is chosen goes together with the rest (`Options::valid` in the room). */
export interface GameOptions {
    /** This game instead of another one, with as much of the rest as can stay. */
    readonly anew: (options: Options) => Options;
    /** Besides game and access, what there is to choose, given what is chosen already. */
    readonly choices: (options: Options) => Choice[];
    /** The switches that make a difference. */
    readonly switches: (options: Options) => SwitchName[];
    /** The values of the choices that are part of the game itself. */
    readonly own: (options: Options) => Partial<Record<ChoiceName, Value>>;
    /** The options with another value; `null` where nothing else changes with it. */
    readonly changed: (options: Options, name: ChoiceName, value: Value) => Options | null;
    /** What a choice means, where this game says it in its own words. */
    readonly hint?: (options: Options, name: ChoiceName) => string | null;
}
