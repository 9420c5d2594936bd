// Generated from the Rust types by `make types`. Do not edit.
/* placeholder: this hand-written copy stands in until the generator runs; the names and shapes are the same. */
export type Side = "left" | "right";
export type Cell = [number, number];
export type Type = "shop" | "factory" | "tavern" | "office" | "park" | "house";
export type Phase = "choose" | "place" | "ended";
export type Sheet = { shops: number; factories: number; taverns: number; offices: number; parks: number; houses: number; total: number };
export type SeatState = { value: number; done: boolean; revealed: [string, string] | null; placed: [Side | null, Side | null]; holding: Side[]; called: Side[] };
export type CityView = { map: string; at: Cell; frame: [Cell, Cell]; score: Sheet | null; last: Cell[] };
export type Tiebreak = "result" | "higher" | Type | "shared";
export type Standing = { seat: number; place: number; lower: number; higher: number; counts: [number, number, number, number, number, number]; decided: Tiebreak | null };
export type ResultView = { ranking: Standing[] };
export type TableView = { round: number; turn: number; turns: number; phase: Phase; pass: Side | null; seats: SeatState[]; cities: CityView[]; result: ResultView | null };
export type Places = { tile: number; side: Side; spots: ([number, number] | [number, number, number])[] };
export type SeatView = { hand: string[]; draft: number[]; chosen: [string, string] | null; places: Places[] };
export type TableDeed = { draft: number[] } | { choose: [number, number] } | { place: { tile: number; side: Side; cell: Cell } } | { hold: { side: Side; on: boolean } };
export type TableAction = { round: number; turn: number; do: TableDeed };
export type Action = { two_cities: TableAction };
export type PublicView = { two_cities: TableView };
export type PrivateView = { two_cities: SeatView };
export type Seating = "card" | "values" | "hand";
export type Clock = "none" | "relaxed" | "brisk";
export type Access = "private" | "public";
export type Options = { seats: number; seating: Seating; clock: Clock; access: Access; watchers: boolean; talk_while_choosing: boolean; score_preview: boolean };
export type Stage = "open" | "seated" | "playing" | "ended";
export type MemberView = { no: number; name: string; here: boolean };
export type SeatingView = { card: number | null; values: number[]; fingerprint: string; seed: string | null };
export type RoomView = { stage: Stage; options: Options; host: number; members: MemberView[]; seats: (number | null)[]; game_no: number; seating: SeatingView | null; deadline: number | null; game: PublicView | null };
export type MyView = { member: number | null; seat: number | null; game: PrivateView | null };
export type View = { room: RoomView; me: MyView };
export type Channel = "table" | { city: number } | "watchers";
export type Phrase = "hello" | "you_first" | "thinking" | "shops" | "factories" | "taverns" | "offices" | "parks" | "houses" | "good_idea" | "rather_not" | "thanks" | "well_played";
export type Body = { text: string } | { phrase: Phrase } | { proposal: { seat: number; tile: number; cell: Cell } } | { answer: { to: number; accept: boolean } };
export type Line = { no: number; game: number; channel: Channel; by: number; at: number; body: Body };
export type Deed =
    | { join: { name: string } }
    | { sit: { seat: number } }
    | "stand"
    | { set_options: Options }
    | { arrange: (number | null)[] }
    | "shuffle"
    | "seat"
    | "unseat"
    | "start"
    | { play: Action }
    | "rematch"
    | { make_host: { member: number } }
    | { remove: { member: number } }
    | { say: { channel: Channel; body: Body } };
export type Command = { id: string; do: Deed };
export type WireRefusal = { code: string } & Record<string, string | number>;
export type ServerMessage = { hello: { now: number } } | { view: View } | { talk: Line[] } | { ack: { id: string } } | { refused: { id: string | null; why: WireRefusal } };
