// Generated from the Rust code by `make types`. Do not edit.

/** `[row, column]` on the 7×7 board of a city. */
export type Cell = [number, number];

export type Absence = "wait" | "partner" | "bot" | "vote";

export type Access = "private" | "public";

export type Action = { "two_cities": TableAction } | { "automas": SoloAction } | { "square_off": SquareOffAction };

export type Argument = { 
/**
 * What the city gains most by it.
 */
merit: Merit, 
/**
 * What the merit counts; 0 if nothing.
 */
count: number, 
/**
 * What the whole city's score changes by. Absent where the room hides the score preview.
 */
points?: number, };

export type AutomaTurn = { 
/**
 * Which Automa.
 */
automa: SoloAutoma, 
/**
 * The number of the card that was drawn: its place in the [deck](super::DECK), from 1.
 */
card: number, 
/**
 * The tile that it assigned to the city shared with the player.
 */
shared: SoloChoice, 
/**
 * The tile that it inserted into Automacity.
 */
automacity: SoloChoice, };

export type AwayView = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What happens to it.
 */
what: Meanwhile, 
/**
 * Whether they won't be back: they left the game for good, or deleted their data. Left out if not.
 */
for_good?: boolean, 
/**
 * The vote so far, if the players vote.
 */
vote?: VoteView, };

export type Body = { "text": string } | { "phrase": Phrase } | { "proposal": { 
/**
 * The round it is meant for.
 */
round: Round, 
/**
 * The turn it is meant for.
 */
turn: Turn, 
/**
 * Whose tile: a seat of the city's two partners.
 */
seat: Seat, 
/**
 * 0 or 1: which of that seat's revealed tiles.
 */
tile: number, 
/**
 * The cell of its first half.
 */
cell: [number, number], } } | { "answer": { 
/**
 * The line number of the proposal.
 */
to: number, 
/**
 * Accept or decline.
 */
accept: boolean, } };

export type Branch = { 
/**
 * The SHA-256 of the file of the other game.
 */
from: string, 
/**
 * How many of its actions came before: those with which this game begins.
 */
actions: number, };

export type CampaignGame = { 
/**
 * Whether the player won it, alone or not.
 */
won: boolean, 
/**
 * The player's lower city.
 */
lower: number, 
/**
 * The type chosen for the bonus.
 */
bonus: Type, 
/**
 * What that type scored in the lower city, twice that after a win.
 */
points: number, };

export type CampaignView = { 
/**
 * How many games it has.
 */
length: number, 
/**
 * The games that are over and have their bonus.
 */
games: Array<CampaignGame>, 
/**
 * Campaign points so far.
 */
total: number, 
/**
 * Whether all games are played.
 */
finished: boolean, 
/**
 * Present while the bonus of the last game is still to be chosen.
 */
due?: Due, };

export type Channel = "table" | { "city": City } | "watchers";

export type Choice = { 
/**
 * What is chosen.
 */
name: ChoiceName, 
/**
 * What it is now.
 */
value: ChoiceValue, 
/**
 * What it can be; left out if it is fixed.
 */
values?: Array<ChoiceValue>, };

export type ChoiceName = "game" | "mode" | "level" | "starters" | "start" | "campaign" | "seats" | "seating" | "clock" | "absence" | "access" | "watchers" | "talk_while_choosing" | "score_preview";

export type ChoiceValue = boolean | number | string;

export type CitiesReview = { 
/**
 * Every choice and every placement, in the order of the game.
 */
decisions: Array<Decision>, 
/**
 * By seat, how well it decided.
 */
seats: Array<Tally>, 
/**
 * Of each shared city, how well its partners decided: their choices, and where they placed tiles in it.
 */
partnerships: Array<[City, Tally]>, 
/**
 * By seat, by how much the hands that were dealt raised its lead over what average hands would have led to, in
 * hundredths of a point.
 */
luck: Array<number>, 
/**
 * Up to three turns in which the game turned most, the greatest first.
 */
turning_points: Array<TurningPoint>, 
/**
 * What the tiles of each finished city could have made.
 */
hindsight: Array<Hindsight>, };

export type City = number;

export type CityView = { 
/**
 * City notation of its bounding box (empty text for an empty city).
 */
map: string, 
/**
 * The cell of the bounding box's top left corner.
 */
at: [number, number], 
/**
 * The area that the finished city can still lie in: top left and bottom right cell, inclusive.
 */
frame: [[number, number], [number, number]], 
/**
 * The current score by type in the order of the reference card, then the total. Absent when the room hides the
 * score preview and the game is not over.
 */
score: [number, number, number, number, number, number, number] | null, 
/**
 * The cells filled by the last placement in this city, for showing where it went.
 */
last: Array<[number, number]>, };

export type ClockRule = "none" | "slow" | "relaxed" | "brisk";

export type Command = { 
/**
 * Made by the client. The same id sent twice is applied once and answered the same (law 3).
 */
id: string, 
/**
 * What is asked of the room.
 */
do: Request, };

export type CommonRefusal = { "code": "no_such_seat", 
/**
 * The seat that was named.
 */
seat: Seat, } | { "code": "game_over" };

export type ContributionView = { 
/**
 * Who sat there.
 */
by: Member, 
/**
 * Their part, in hex; `null` for bots and for players who gave none.
 */
number: string | null, };

export type DealView = { "day": string } | "game";

export type Decision = { 
/**
 * The number of the action that was played, from 0.
 */
action: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * Every option that makes a difference, and what it was worth, best first.
 */
options: Array<Valued>, 
/**
 * The one that was played.
 */
played: Valued, 
/**
 * How good it was.
 */
mark: Mark, };

export type Door = "open" | "knock" | "locked";

export type DrawView = { 
/**
 * The server's part, in hex.
 */
secret: string, 
/**
 * The hash of the room's code.
 */
room: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The players' parts, in the order of the seats before the seating was drawn.
 */
contributions: Array<ContributionView>, };

export type Due = { 
/**
 * Whether the player won it, alone or not.
 */
won: boolean, 
/**
 * The player's lower city.
 */
lower: number, 
/**
 * What each type would give, in the order of the reference card; nothing for types chosen before.
 */
points: [number | null, number | null, number | null, number | null, number | null, number | null], };

export type ForAway = { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * The legal places of that seat's tiles in the shared city; sides are as that seat sees them.
 */
places: Array<Places>, };

export type GameRefusal = { "code": "other_game" } | CommonRefusal | TableRefusal | SoloRefusal | SquareOffRefusal;

export type Goal = "lower" | "sum";

export type HandedView = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who made the link to it that works at the moment.
 */
link?: Member, 
/**
 * Whose seat it was: they may take it back.
 */
from?: Member, 
/**
 * The people at the table who agree that it may be handed on.
 */
agreed: Array<Member>, 
/**
 * How many it takes.
 */
needed: number, };

export type Hindsight = { 
/**
 * In city notation.
 */
map: string, 
/**
 * Its points.
 */
most: number, 
/**
 * The points that the city has.
 */
reached: number, };

export type Kind = "two_cities" | { "automas": { 
/**
 * The Simple or the Full mode.
 */
mode: SoloMode, 
/**
 * How hard it is, 1 to 7.
 */
level: number, } } | { "square_off": SquareOffVariant };

export type KnockView = { 
/**
 * Names the knock in an answer.
 */
id: string, 
/**
 * Who they say they are.
 */
name: string, };

export type LastResultView = { 
/**
 * The number of its game.
 */
game_no: number, 
/**
 * The member on each seat at its end.
 */
seats: Array<Member>, 
/**
 * Their names.
 */
names: Array<string>, 
/**
 * The seat I had.
 */
seat: Seat | null, 
/**
 * What everyone saw of it.
 */
table: ResultTable, 
/**
 * What only my seat saw of it.
 */
mine: PrivateView | null, };

export type Layout = { "cities": Array<[Seat | null, Seat | null]> } | { "sides": [Array<Seat>, Array<Seat>] };

export type LeadStep = { 
/**
 * The number of the game in its room, from 0.
 */
game: number, 
/**
 * Where its replay stands: what the client makes of it. The room only passes it on.
 */
at: number, };

export type LeadView = { 
/**
 * Who leads.
 */
by: Member, 
/**
 * To where.
 */
to: LeadStep, 
/**
 * Who follows, in the order in which they began to; left out if nobody does.
 */
followers?: Array<Member>, };

export type Length = "none" | "three" | "six";

export type Level = "gentle" | "steady" | "sharp" | "master";

export type Line = { 
/**
 * Number within its channel and game, from 0, without gaps.
 */
no: number, 
/**
 * Which game of the room it belongs to, from 0; city channels start over with each game.
 */
game: number, 
/**
 * Where it was said.
 */
channel: Channel, 
/**
 * The member who said it.
 */
by: Member, 
/**
 * Milliseconds since 1970-01-01 UTC.
 */
at: number, 
/**
 * What was said.
 */
body: Body, 
/**
 * The reason for a proposal, as the house sees it. Where the room hides the score preview, only bots give one.
 */
why?: Argument, };

export type Mark = "best" | "good" | "doubtful" | "missed";

export type Meanwhile = "wait" | "held" | "partners" | "ask" | "side";

export type Member = number;

export type MemberView = { 
/**
 * Number within the room.
 */
no: Member, 
/**
 * Name.
 */
name: string, 
/**
 * Whether they are connected; a house bot always is.
 */
here: boolean, 
/**
 * Whether they deleted their data, so that they can't come back; left out if not.
 */
forgotten?: boolean, 
/**
 * The level of a house bot; left out for people.
 */
bot?: Level, };

export type Merit = "shop_row" | "most_factories" | "factories" | "tavern_set" | "offices" | "offices_by_tavern" | "park_group" | "house" | "for_houses" | "later";

export type Moment = { 
/**
 * Milliseconds since the game began.
 */
at: number, 
/**
 * What was played: several actions when a clock ran out; left out when it was something else.
 */
played?: Array<[Seat, Action]>, 
/**
 * What everyone saw from then on, with everyone connected. Left out if it was the same.
 */
room?: RoomView, 
/**
 * What these seats alone saw from then on. Left out if nobody saw anything new.
 */
seats?: Array<[Seat, PrivateView]>, };

export type MyView = { 
/**
 * How many of my commands the room has accepted, not counting talk. Only mine: a number that rose with others'
 * commands would tell me what they do in secret.
 */
no: number, 
/**
 * My member number, once I have joined.
 */
member: Member | null, 
/**
 * My seat.
 */
seat: Seat | null, 
/**
 * What only my seat sees of the game.
 */
game: PrivateView | null, 
/**
 * What I may place for partners who are away; left out when there is nothing.
 */
for_away?: Array<ForAway>, 
/**
 * What the others on my side hold, and where; left out when there is nothing.
 */
signs?: Array<SignView>, 
/**
 * The result of the game before, until I leave it; left out if there is none.
 */
result?: LastResultView, 
/**
 * For the host: those who were removed and may be let back in; left out when there are none.
 */
removed?: Array<RemovedView>, 
/**
 * For those who can let them in: who knocks; left out when nobody does.
 */
knocks?: Array<KnockView>, };

export type Options = { 
/**
 * Which game is played.
 */
game: Kind, 
/**
 * Number of seats: 2 to 7 at a table and in City Square Off, 1 against the Automas.
 */
seats: number, 
/**
 * How the players are ordered around the table.
 */
seating: Seating, 
/**
 * Time for each phase; none for a single player or in a race.
 */
clock: ClockRule, 
/**
 * What happens to the seat of someone who is away.
 */
absence: Absence, 
/**
 * Whether the games of this room make up a campaign; only against the Automas. Left out if they do not.
 */
campaign?: Length, 
/**
 * Who may find and watch the room.
 */
access: Access, 
/**
 * Whether people without a seat may watch.
 */
watchers: boolean, 
/**
 * Whether partners may talk about their city while tiles are being chosen.
 */
talk_while_choosing: boolean, 
/**
 * Whether scores and score changes are shown before the game is over.
 */
score_preview: boolean, };

export type Outlook = { 
/**
 * Its result in the end, in hundredths of a point: the lower of its cities, or with two players their sum.
 */
result: number, 
/**
 * By how much the seat is ahead of the best of the others, or behind, in hundredths of a point; the first tiebreak
 * counts a hundredth of its points. A partner has the shared city too, so there the other cities of the two are
 * compared. That is what wins games, so options are compared by it. Of a lead of more than three points, each
 * further point counts a tenth.
 */
lead: number, };

export type OutsideView = "may_knock" | "knocking" | "turned_away";

export type Part = { 
/**
 * The line of the score sheet that it belongs to.
 */
kind: Type, 
/**
 * What these buildings score for.
 */
why: Why, 
/**
 * How much.
 */
points: number, 
/**
 * The buildings: row and column in the city notation, from 0, row by row.
 */
cells: Array<[number, number]>, };

export type PartnerSpots = { 
/**
 * Whose tiles.
 */
seat: Seat, 
/**
 * For each revealed tile the cells of its first half, as a set: each hexadecimal digit holds four cells, row by
 * row on the 7×7 board, the first in the highest bit; trailing zeros are left out. Empty for a tile that can't be
 * placed there.
 */
spots: [string, string], 
/**
 * For each tile what the city's score changes by, cell after cell, as its owner sees it. Left out without the
 * score preview.
 */
gains?: [Array<number>, Array<number>], };

export type PausedView = { 
/**
 * Who paused it. They need not be the host any more, nor in the room.
 */
by: Member, 
/**
 * Milliseconds left of the phase; `null` without a clock.
 */
left: number | null, };

export type Phase = "choose" | "place" | "ended";

export type Phrase = "hello" | "you_first" | "thinking" | "shops" | "factories" | "taverns" | "offices" | "parks" | "houses" | "good_idea" | "rather_not" | "thanks" | "well_played" | "show_talk" | "keep_talk";

export type Places = { 
/**
 * 0 or 1: which of the two revealed tiles.
 */
tile: number, 
/**
 * Into which city.
 */
side: Side, 
/**
 * Cells of the tile's first half: `[row, column]`, followed by the change of this city's score if the score
 * preview is on.
 */
spots: ([number, number] | [number, number, number])[], };

export type PrivateView = { "two_cities": SeatView } | { "automas": SoloSeatView } | { "square_off": SquareOffSeatView };

export type PublicView = { "two_cities": TableView } | { "automas": SoloTableView } | { "square_off": SquareOffTableView };

export type RaceTime = { "since": number } | { "taken": number };

export type Refusal = { "code": "not_a_member" } | { "code": "removed" } | { "code": "room_full", 
/**
 * Most members a room can hold.
 */
limit: number, } | { "code": "no_watchers" } | { "code": "locked" } | { "code": "knock_first" } | { "code": "door_open" } | { "code": "too_many_knock", 
/**
 * How many can.
 */
limit: number, } | { "code": "no_such_knock" } | { "code": "bad_name", 
/**
 * Most characters.
 */
limit: number, } | { "code": "unreadable_name" } | { "code": "name_taken" } | { "code": "name_looks_like", 
/**
 * What it looks like.
 */
name: string, } | { "code": "not_host" } | { "code": "host_not_away" } | { "code": "wrong_stage" } | { "code": "no_such_seat", 
/**
 * The last seat's number.
 */
last: number, } | { "code": "seat_taken" } | { "code": "no_free_seat" } | { "code": "not_seated" } | { "code": "seats_free", 
/**
 * How many.
 */
free: number, } | { "code": "other_shuffle" } | { "code": "has_contributed" } | { "code": "paused" } | { "code": "not_paused" } | { "code": "no_clock" } | { "code": "time_given" } | { "code": "not_away" } | { "code": "player_here" } | { "code": "other_rule" } | { "code": "not_your_city" } | { "code": "no_bot" } | { "code": "has_seat" } | { "code": "no_such_key" } | { "code": "no_campaign" } | { "code": "in_campaign" } | { "code": "bonus_due" } | { "code": "bonus_chosen" } | { "code": "bonus_used" } | { "code": "deal_fixed" } | { "code": "day_over" } | { "code": "bad_options" } | { "code": "bad_arrangement" } | { "code": "no_such_member" } | { "code": "in_mid_game" } | { "code": "host_stays" } | { "code": "bad_text", 
/**
 * Most characters.
 */
limit: number, } | { "code": "muted" } | { "code": "watchers_muted" } | { "code": "host_speaks" } | { "code": "not_your_channel" } | { "code": "talk_closed" } | { "code": "plans_wait" } | { "code": "bad_proposal" } | { "code": "no_such_proposal" } | GameRefusal;

export type RemovedView = { 
/**
 * The number they had.
 */
no: Member, 
/**
 * The name they had.
 */
name: string, };

export type Replay = { 
/**
 * When it began, in milliseconds since 1970-01-01 UTC.
 */
began: number, 
/**
 * Every change that anyone saw, in order. The first one shows the deal.
 */
moments: Array<Moment>, };

export type Request = { "join": { 
/**
 * 1 to [`MAX_NAME`](crate::MAX_NAME) characters, all of them legible, and not to be mistaken for another name.
 */
name: string, } } | { "sit": { 
/**
 * Seat number, from 0, clockwise.
 */
seat: Seat, } } | "sit_down" | "stand" | { "set_option": { 
/**
 * What is chosen.
 */
name: ChoiceName, 
/**
 * Which value.
 */
value: ChoiceValue, } } | { "arrange": Array<Member | null> } | { "set_bot": { 
/**
 * Seat number.
 */
seat: Seat, 
/**
 * How well it plays; `null` to send it away.
 */
level: Level | null, } } | "shuffle" | "seat" | { "contribute": { 
/**
 * The commitment that it answers: a number made for one shuffle never counts in another.
 */
to: string, 
/**
 * 32 random bytes, in hex.
 */
number: string, } } | "unseat" | "start" | { "play": Action } | { "play_for": { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * What that seat does.
 */
action: Action, } } | { "vote": { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * Whether the house should play it.
 */
hold: boolean, } } | "leave_game" | "give_time" | "pause" | "resume" | { "offer_seat": { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * The key in the link: random, made by the client. The room keeps its hash alone.
 */
key: SeatKey, } } | { "agree_hand_on": { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * Whether one agrees.
 */
agree: boolean, } } | { "take_back": { 
/**
 * Which seat.
 */
seat: Seat, } } | { "take_seat": { 
/**
 * The key in the link.
 */
key: SeatKey, 
/**
 * A name, from guests who are not members yet; members keep theirs.
 */
name: string | null, } } | { "choose_bonus": Type } | "rematch" | "leave_result" | { "make_host": { 
/**
 * The member's number.
 */
member: Member, } } | { "set_door": { 
/**
 * How.
 */
door: Door, } } | { "knock": { 
/**
 * Who one is, like the name of [`Join`](Self::Join).
 */
name: string, } } | { "answer_knock": { 
/**
 * Which knock, by its id in the view.
 */
knock: string, 
/**
 * Whether they may come in.
 */
admit: boolean, } } | { "kick": { 
/**
 * The member's number.
 */
member: Member, } } | { "remove": { 
/**
 * The member's number.
 */
member: Member, } } | { "readmit": { 
/**
 * The number they had.
 */
member: Member, } } | { "mute": { 
/**
 * The member's number.
 */
member: Member, 
/**
 * Whether they are muted.
 */
on: boolean, } } | { "mute_watchers": { 
/**
 * Whether they are muted.
 */
on: boolean, } } | "clear_talk" | "unsay" | { "show": Sign | null } | { "lead": LeadStep | null } | { "follow": boolean } | { "say": { 
/**
 * Where.
 */
channel: Channel, 
/**
 * What.
 */
body: Body, } };

export type ResultTable = { 
/**
 * The options it was played with.
 */
options: Options, 
/**
 * Who built or played with whom.
 */
layout: Layout, 
/**
 * How the players were seated.
 */
seating: SeatingView, 
/**
 * Who had won how often, and when it ended.
 */
tally: TallyView, 
/**
 * The time of the race, if it was one.
 */
race?: RaceTime, 
/**
 * The game.
 */
game: PublicView, };

export type ResultView = { 
/**
 * How a seat's two cities make its result.
 */
goal: Goal, 
/**
 * One entry per seat, best first; tied seats in seat order.
 */
ranking: Array<Standing>, };

export type Review = { "game": "two_cities" } & CitiesReview | { "game": "square_off" } & SquareOffReview;

export type RoomView = { 
/**
 * The stage of the room.
 */
stage: Stage, 
/**
 * Its options.
 */
options: Options, 
/**
 * What the host can choose; left out once the game has begun.
 */
choices?: Array<Choice>, 
/**
 * The host's member number.
 */
host: Member, 
/**
 * Whether the host is away, so that any player may become the host; left out if not.
 */
host_away?: boolean, 
/**
 * How many guests look on at a running game without a seat, from a hundred on roughly; left out if nobody does.
 */
watching?: number, 
/**
 * The member whose role the host has while they stand in; that member may take it back. Left out if the role is
 * the host's own.
 */
stands_in_for?: Member, 
/**
 * Everyone who joined, and neither was removed nor gave way to a newcomer, by number.
 */
members: Array<MemberView>, 
/**
 * The member number for each seat.
 */
seats: Array<Member | null>, 
/**
 * Who builds or plays with whom.
 */
layout: Layout, 
/**
 * Number of the game in this room, from 0; a rematch adds one.
 */
game_no: number, 
/**
 * Where the deal of the first game comes from, if others have it too; left out once that game has begun.
 */
deal?: DealView, 
/**
 * Who has won how often; left out before the end of the first game, and while another one is played.
 */
tally?: TallyView, 
/**
 * The members who still look at the result of the game before, connected or not; left out when there are none.
 */
readers?: Array<Member>, 
/**
 * The shuffle that is under way; present while `shuffling`.
 */
shuffling?: ShufflingView, 
/**
 * How the players were seated; present from `seated` on.
 */
seating: SeatingView | null, 
/**
 * The seats that a running game waits for, paused or not; left out if nobody waits for anyone, as in a race.
 */
awaited?: Array<Seat>, 
/**
 * When the clock of this phase runs out, in milliseconds since 1970-01-01 UTC.
 */
deadline: number | null, 
/**
 * The time of a race that is on or over; left out if the game is none.
 */
race?: RaceTime, 
/**
 * The seats whose time ran out at the end of the previous phase, so that the house acted; left out when there are
 * none.
 */
late?: Array<Seat>, 
/**
 * The players who gave the table more time in this phase; left out when there are none.
 */
gave_time?: Array<Member>, 
/**
 * Present while the game is paused.
 */
paused?: PausedView, 
/**
 * The seats whose players are away; left out when there are none.
 */
away?: Array<AwayView>, 
/**
 * The members whom the host lets say nothing; left out when there are none.
 */
muted?: Array<Member>, 
/**
 * Whether nobody without a seat may say anything, but the host; left out if they may.
 */
watchers_muted?: boolean, 
/**
 * How newcomers get in; left out while they just come.
 */
door?: Door, 
/**
 * The seats that are being handed on, or were by others than their players; left out when there are none.
 */
handed?: Array<HandedView>, 
/**
 * Whether too few people are at the table to agree that somebody else's seat may be handed on; left out if not,
 * and when no game is on.
 */
too_few_to_agree?: boolean, 
/**
 * The campaign, if the room plays one.
 */
campaign?: CampaignView, 
/**
 * Who leads through the replay of a finished game; left out if nobody does.
 */
lead?: LeadView, 
/**
 * The game; present from `playing` on.
 */
game: PublicView | null, };

export type Round = number;

export type Seat = number;

export type SeatKey = string;

export type SeatState = { 
/**
 * The two revealed tiles; only in the place phase.
 */
revealed?: [string, string], 
/**
 * For each revealed tile, the city it was placed into, if any; left out while neither is placed.
 */
placed?: [Side | null, Side | null], 
/**
 * The cities that this seat holds back from; left out when there is none.
 */
holding?: Array<Side>, 
/**
 * The cities that this seat is called to place into first; left out when there is none.
 */
called?: Array<Side>, };

export type SeatView = { 
/**
 * The hand in the choose phase; empty once the choice is made, because the hand can't be looked at again.
 */
hand: string[], 
/**
 * Places in the hand picked so far, before the choice is made.
 */
draft: number[], 
/**
 * The two chosen tiles, until they are revealed.
 */
chosen: [string, string] | null, 
/**
 * In the place phase: every legal place of every tile still to be placed.
 */
places: Array<Places>, 
/**
 * In the place phase: where partners could place their remaining tiles, for making proposals. Left out when empty.
 */
partners?: Array<PartnerSpots>, };

export type Seating = "card" | "values" | "hand";

export type SeatingView = { 
/**
 * The question card, 0 to 14, for a seating by card.
 */
card: number | null, 
/**
 * Seating value of each seat.
 */
values: Array<number>, 
/**
 * What the server committed to before anyone contributed (law 10). In games that were seated before players
 * contributed, SHA-256 of the seed.
 */
commitment: string, 
/**
 * The seed in hex, once the game is over.
 */
seed: string | null, 
/**
 * What the seed was drawn from, once the game is over; left out for games seated before players contributed.
 */
draw?: DrawView, 
/**
 * Where the game comes from; left out unless it goes on from another one or, once it is
 * over, has its deal.
 */
branch?: Branch, 
/**
 * The day whose deal it has; left out unless it has one.
 */
day?: string, };

export type ServerMessage = { "hello": { 
/**
 * The server's clock, in milliseconds since 1970-01-01 UTC: what deadlines are measured by.
 */
now: number, } } | { "view": View } | { "talk": Array<Line> } | { "storage": { 
/**
 * Whether it works.
 */
works: boolean, } } | { "outside": OutsideView } | { "unsaid": Unsaid } | { "moved": Record<symbol, never> } | { "ack": { 
/**
 * The command's id.
 */
id: string, 
/**
 * A view whose `me.no` is at least this shows what the command did.
 */
no: number, } } | { "refused": { 
/**
 * The command's id; absent when the message could not be read.
 */
id: string | null, 
/**
 * Why.
 */
why: WireRefusal, } };

export type ShufflingView = { 
/**
 * The hash of the server's part.
 */
commitment: string, 
/**
 * The players who have contributed.
 */
contributed: Array<Member>, };

export type Side = "left" | "right";

export type Sign = { "two_cities": TableSign } | { "square_off": SquareOffSign };

export type SignView = { 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * Which piece they hold, and where.
 */
sign: Sign, };

export type SoloAction = { 
/**
 * Round, from 1.
 */
round: Round, 
/**
 * Turn within the round, from 1.
 */
turn: Turn, 
/**
 * The move.
 */
do: SoloMove, };

export type SoloAssigned = { 
/**
 * The tile.
 */
tile: string, 
/**
 * Who assigned it.
 */
by: SoloAssigner, 
/**
 * Whether it has been inserted.
 */
placed: boolean, };

export type SoloAssigner = "player" | "automa" | "chance";

export type SoloAutoma = "autommaso" | "automarta";

export type SoloAutomacity = { 
/**
 * Its tiles, in the order they came.
 */
tiles: string[], 
/**
 * How many tiles, counted from the last, came this turn.
 */
last: number, 
/**
 * In the assign phase of the Simple mode: the tile that waits for the player's.
 */
assigned: string | null, 
/**
 * The current score by type in the order of the reference card, then the total, before the level's change. Absent
 * when the room hides the score preview and the game is not over.
 */
score: [number, number, number, number, number, number, number] | null, };

export type SoloChoice = { 
/**
 * The column of the card.
 */
column: Array<SoloSymbol>, 
/**
 * Index in the column of the symbol that decided.
 */
decided: number, 
/**
 * The hand that was chosen from.
 */
hand: string[], 
/**
 * Index in that hand of the tile that was taken.
 */
taken: number, 
/**
 * The different tiles that were compared, in the symbol order; empty if nothing had to be compared.
 */
compared: Array<SoloCompared>, 
/**
 * Whether several of them added the most, so that the symbol order decided.
 */
tied: boolean, };

export type SoloCompared = { 
/**
 * The tile.
 */
tile: string, 
/**
 * Points, all changes of the city counted.
 */
points: number, };

export type SoloMode = "simple" | "full";

export type SoloMove = { "assign": { 
/**
 * For Leftville.
 */
left: number, 
/**
 * For Righttown.
 */
right: number, 
/**
 * For Automacity: given in the Simple mode, left out in the Full mode.
 */
automacity?: number, } } | { "insert": { 
/**
 * The city: Leftville or Righttown.
 */
side: Side, 
/**
 * 0 or 1: which of the two tiles assigned there.
 */
tile: number, 
/**
 * The cell of its first half (left or top one; a single building is its own first half).
 */
cell: [number, number], } };

export type SoloPhase = "assign" | "insert" | "ended";

export type SoloRefusal = { "code": "not_assigning" } | { "code": "not_inserting" } | { "code": "nothing_for_automacity" } | { "code": "not_for_automacity" } | CommonRefusal | TableRefusal;

export type SoloResultView = { 
/**
 * One entry per seat, best first: 0 the player, 1 Autommaso, 2 Automarta.
 */
ranking: Array<Standing>, 
/**
 * What the level added to Automacity's score.
 */
change: number, 
/**
 * Automacity's total with that change: what counts for the Automas.
 */
automacity_total: number, };

export type SoloSeatView = { 
/**
 * In the insert phase: every legal place of every tile still to be inserted. Its `tile` is the place among the
 * tiles assigned to the city.
 */
places: Array<Places>, };

export type SoloSymbol = "house" | "factory" | "new" | "most";

export type SoloTableView = { 
/**
 * The mode.
 */
mode: SoloMode, 
/**
 * The level of difficulty, 1 to 7.
 */
level: number, 
/**
 * Round, 1 to 3.
 */
round: Round, 
/**
 * Turn within the round, from 1.
 */
turn: Turn, 
/**
 * How many turns this round has.
 */
turns: number, 
/**
 * Whether tiles are being assigned or inserted.
 */
phase: SoloPhase, 
/**
 * The hands. In rounds 1 and 3 of the Full mode the player's, Autommaso's and Automarta's; otherwise only the
 * player's.
 */
hands: string[][], 
/**
 * The neighbour who gets the rest of a hand after this turn, if any.
 */
pass: Side | null, 
/**
 * Leftville and Righttown.
 */
cities: [CityView, CityView], 
/**
 * The city between the Automas.
 */
automacity: SoloAutomacity, 
/**
 * The tiles assigned to Leftville and to Righttown this turn; [`Insert`](super::Move::Insert) names them by their
 * places here.
 */
assigned: [Array<SoloAssigned>, Array<SoloAssigned>], 
/**
 * What the Automas did this turn, in order; empty if they do nothing.
 */
moves: Array<AutomaTurn>, 
/**
 * Present once the game is over.
 */
result: SoloResultView | null, };

export type SquareOffAction = { 
/**
 * 0 for the starters; then the number of the card, or 1 for the race of City Sprint.
 */
turn: Turn, 
/**
 * The move.
 */
do: SquareOffMove, };

export type SquareOffDecision = { 
/**
 * The number of the action that confirmed the tile, from 0.
 */
action: number, 
/**
 * Whose action it was.
 */
seat: Seat, 
/**
 * The places that look best, and what they were worth, likeliest win first.
 */
options: Array<SquareOffValued>, 
/**
 * Where the tile was laid.
 */
played: SquareOffValued, 
/**
 * How many shapes were still to come.
 */
to_come: number, 
/**
 * How good it was.
 */
mark: Mark, };

export type SquareOffFit = { 
/**
 * The side.
 */
side: number, 
/**
 * The action that confirmed the tile with which it parts, the latest one possible.
 */
action: number, 
/**
 * Where that tile and all later ones would have lain, the last tile included.
 */
tiles: Array<SquareOffTile>, };

export type SquareOffMode = "base" | "sprint" | "sprawl";

export type SquareOffMove = { "lay": SquareOffTile } | { "lift": string } | { "done": SquareOffTile } | "give_up" | "solve";

export type SquareOffOutlook = { 
/**
 * How likely the side wins, in tenths of a percent; a draw counts half.
 */
chance: number, 
/**
 * How many more cards have tiles that fit on the side's grid until the game ends, in hundredths.
 */
turns: number, 
/**
 * How many of the tiles to come would have a place right after it.
 */
fits: number, };

export type SquareOffPhase = "start" | "place" | "race" | "ended";

export type SquareOffReason = "fit" | "groups" | "outside" | "covered" | "gave_up";

export type SquareOffRefusal = { "code": "starter_taken" } | { "code": "not_this_piece" } | { "code": "no_such_facing" } | { "code": "off_grid" } | { "code": "off_centre" } | { "code": "on_tile" } | { "code": "apart" } | { "code": "not_laid" } | { "code": "nothing_to_confirm" } | { "code": "moved" } | { "code": "no_team" } | { "code": "nothing_to_solve" } | { "code": "other_turn", 
/**
 * The current turn.
 */
turn: Turn, } | CommonRefusal;

export type SquareOffRescue = { 
/**
 * The number of the move, from 0.
 */
action: number, 
/**
 * The side.
 */
side: number, 
/**
 * How many of the last tiles had to be taken back first.
 */
back: number, 
/**
 * The covered grid, drawn as in the views of the game.
 */
grid: string, };

export type SquareOffResultView = { 
/**
 * For each side the sizes of its groups of open squares, largest first.
 */
sizes: [Array<number>, Array<number>], 
/**
 * For each side its groups, drawn as in [`SideView::grid`]: `a` for the largest one, then `b` and so on.
 */
groups: [string, string], 
/**
 * The side that won, unless the game is a draw.
 */
winner: number | null, 
/**
 * What decided it.
 */
reason: SquareOffReason, };

export type SquareOffReview = { 
/**
 * Every tile that was laid after a card, in the order of the game.
 */
decisions: Array<SquareOffDecision>, 
/**
 * By side, how well it decided.
 */
sides: Array<Tally>, 
/**
 * Up to three turns in which the chances changed most, the greatest first.
 */
turning_points: Array<SquareOffTurningPoint>, 
/**
 * For each side that could not lay the last tile: how it could have.
 */
fits: Array<SquareOffFit>, 
/**
 * After moves of a race, how their side's grid could have been covered from there on.
 */
rescues: Array<SquareOffRescue>, };

export type SquareOffSeatView = { 
/**
 * The tile it laid this turn and may still move.
 */
laid: SquareOffTile | null, 
/**
 * Where it may lay the pieces in its hand: for each piece and each of its facings, a set of [`Tile::at`]. Each
 * hexadecimal digit holds four places, row by row from the top left, the first in the highest bit; trailing zeros
 * are left out. Rows and columns go from 0 to 8, in City Sprawl from -4 to 8 once the starters are laid.
 */
places: Record<string, string[]>, 
/**
 * After a race, once asked for.
 */
solution: SquareOffSolution | null, };

export type SquareOffSideView = { 
/**
 * Its final tiles, row by row with `/` between: the letter of a piece, or `.` for an empty square. Nine rows of
 * nine squares; in City Sprawl with four more on each side, 17 rows of 17.
 */
grid: string, 
/**
 * The letter of its starter, once it has taken one.
 */
starter: string | null, 
/**
 * Whether it is done with this turn.
 */
done: boolean, 
/**
 * How many squares of the grid are open.
 */
open: number, 
/**
 * How many of its squares lie outside the grid.
 */
outside: number, };

export type SquareOffSign = { 
/**
 * The turn it is meant for.
 */
turn: Turn, 
/**
 * The piece, and where it would lie, legal or not.
 */
tile: SquareOffTile, };

export type SquareOffSolution = { 
/**
 * How many of the last tiles must be taken back first.
 */
back: number, 
/**
 * The covered grid, drawn as in [`SideView::grid`].
 */
grid: string, };

export type SquareOffTableView = { 
/**
 * The mode.
 */
mode: SquareOffMode, 
/**
 * The phase.
 */
phase: SquareOffPhase, 
/**
 * 0 for the starters; then the number of the card, or 1 for the race.
 */
turn: Turn, 
/**
 * The letters of the cards turned so far; the last one is the current one.
 */
cards: string, 
/**
 * The letters of the starters that the sides choose from.
 */
starters: string, 
/**
 * The two sides.
 */
sides: [SquareOffSideView, SquareOffSideView], 
/**
 * Present once the game is over.
 */
result: SquareOffResultView | null, };

export type SquareOffTile = { 
/**
 * Which piece.
 */
piece: string, 
/**
 * Its orientation: an index into the piece's facings.
 */
facing: number, 
/**
 * The top left corner of its bounding box, `[row, column]`; that square itself may be empty.
 */
at: [number, number], };

export type SquareOffTurningPoint = { 
/**
 * The number of the action that ended it, from 0.
 */
action: number, 
/**
 * The side whose chance became less.
 */
side: number, 
/**
 * How likely it was to win before and after the turn, in tenths of a percent.
 */
chance: [number, number], };

export type SquareOffValued = { 
/**
 * The tile, and where it lies.
 */
tile: SquareOffTile, 
/**
 * What can be expected.
 */
outlook: SquareOffOutlook, };

export type SquareOffVariant = { 
/**
 * How the game is played.
 */
mode: SquareOffMode, 
/**
 * Whether the sides choose from two starters only: those left unused in the previous game.
 */
left_over: boolean, 
/**
 * Whether a starter may lie anywhere on the grid.
 */
anywhere: boolean, };

export type Stage = "open" | "shuffling" | "seated" | "playing" | "ended";

export type Standing = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its place, from 1; tied seats share a place.
 */
place: number, 
/**
 * What counts in the end, by the game's goal.
 */
result: number, 
/**
 * The lower score of its two cities.
 */
lower: number, 
/**
 * The higher score of its two cities: the first tiebreak, unless the goal is the sum.
 */
higher: number, 
/**
 * Buildings in both cities together, by type in the order of the reference card: the further tiebreaks.
 */
counts: [number, number, number, number, number, number], 
/**
 * What sets it apart from the next seat in the ranking; not set for the last one.
 */
decided: Tiebreak | null, };

export type TableAction = { 
/**
 * Round, from 1.
 */
round: Round, 
/**
 * Turn within the round, from 1.
 */
turn: Turn, 
/**
 * The move.
 */
do: TableMove, };

export type TableMove = { "draft": Array<number> } | { "choose": [number, number] } | { "place": { 
/**
 * 0 or 1: which of the two revealed tiles.
 */
tile: number, 
/**
 * Into which of the seat's two cities.
 */
side: Side, 
/**
 * The cell of its first half (left or top one; a single building is its own first half).
 */
cell: [number, number], } } | { "hold": { 
/**
 * From which of the seat's two cities.
 */
side: Side, 
/**
 * `true` to hold back, `false` to stop.
 */
on: boolean, } };

export type TableRefusal = { "code": "wrong_turn", 
/**
 * The current round.
 */
round: Round, 
/**
 * The current turn.
 */
turn: Turn, } | { "code": "not_choosing" } | { "code": "not_placing" } | { "code": "already_chosen" } | { "code": "same_tile_twice" } | { "code": "not_in_hand", 
/**
 * How many tiles the hand holds.
 */
held: number, } | { "code": "no_such_tile" } | { "code": "tile_already_placed" } | { "code": "city_already_served" } | { "code": "no_such_cell" } | { "code": "occupied" } | { "code": "not_adjacent" } | { "code": "outside_frame" } | { "code": "first_tile_in_the_middle" } | { "code": "no_partner" } | { "code": "nothing_to_hold_back" } | { "code": "partner_has_placed" } | { "code": "called_to_place" } | CommonRefusal;

export type TableSign = { 
/**
 * The round it is meant for.
 */
round: Round, 
/**
 * The turn it is meant for.
 */
turn: Turn, 
/**
 * The shared city.
 */
city: City, 
/**
 * Whose tile: the player's or the partner's.
 */
seat: Seat, 
/**
 * Which of that seat's revealed tiles.
 */
tile: number, 
/**
 * The cell of its first half, where it can lie.
 */
cell: [number, number], };

export type TableView = { 
/**
 * Round, from 1.
 */
round: Round, 
/**
 * The name of the round, if its number is not enough: two players play each one twice.
 */
round_name?: string, 
/**
 * Turn within the round, from 1.
 */
turn: Turn, 
/**
 * How many turns this round has.
 */
turns: number, 
/**
 * Whether tiles are being chosen or placed.
 */
phase: Phase, 
/**
 * The neighbour who gets the rest of a hand after this turn, if any.
 */
pass: Side | null, 
/**
 * By seat, clockwise.
 */
seats: Array<SeatState>, 
/**
 * By city; the room's layout says who owns each.
 */
cities: Array<CityView>, 
/**
 * The seats that would win by their results alone if the game ended now; left out when all would, when the room
 * hides the score preview, and once the game is over.
 */
leaders?: Array<Seat>, 
/**
 * Present once the game is over.
 */
result?: ResultView, };

export type Tally = { 
/**
 * How many decisions got each mark, in the order of [`Mark::ALL`].
 */
marks: [number, number, number, number], 
/**
 * How much was given away in all: hundredths of a point, or tenths of a percent of a win.
 */
lost: number, 
/**
 * In tenths of a percent: 1000 if nothing was given away. A decision that gives away a point, or a tenth of a win,
 * counts half, one that gives away twice as much a third. `None` if there was nothing to decide.
 */
accuracy: number | null, };

export type TallyView = { 
/**
 * How many games were played to their end.
 */
games: number, 
/**
 * When the last of them ended, in milliseconds since 1970-01-01 UTC, to the minute.
 */
ended: number, 
/**
 * The players who are here, those with the most wins first.
 */
players: Array<WinsView>, };

export type Tiebreak = "result" | "higher" | "shared" | Type;

export type Turn = number;

export type TurningPoint = { 
/**
 * The number of the action that ended it, from 0.
 */
action: number, 
/**
 * Whose lead changed most.
 */
seat: Seat, 
/**
 * The lead that could be expected before and after the turn, in hundredths of a point.
 */
lead: [number, number], };

export type Type = "shop" | "factory" | "tavern" | "office" | "park" | "house";

export type Unsaid = "all" | { "by": Member };

export type Valued = { 
/**
 * What is done.
 */
way: Way, 
/**
 * What can be expected of it.
 */
outlook: Outlook, };

export type View = { 
/**
 * The same for every viewer.
 */
room: RoomView, 
/**
 * For this viewer alone.
 */
me: MyView, };

export type VoteView = { 
/**
 * The members who want it, including those who are away themselves.
 */
by: Array<Member>, 
/**
 * How many of their votes count: those of people at the table.
 */
cast: number, 
/**
 * How many votes it takes.
 */
needed: number, };

export type Way = { "choose": [number, number] } | { "place": { 
/**
 * Its number.
 */
tile: number, 
/**
 * Into which of the seat's cities.
 */
side: Side, 
/**
 * The cell of its first half.
 */
cell: [number, number], } };

export type Why = "shop_line" | "most_factories" | "second_most_factories" | "fewer_factories" | "tavern_set" | "offices" | "offices_beside_tavern" | "park_group" | "houses" | "houses_beside_factory";

export type WinsView = { 
/**
 * The player.
 */
member: Member, 
/**
 * How many games they finished.
 */
played: number, 
/**
 * How many of these they won, alone or with others.
 */
won: number, };

export type WireRefusal = { "code": "malformed" } | { "code": "too_fast", 
/**
 * How long to wait.
 */
seconds: number, } | { "code": "too_many_join", 
/**
 * How long to wait.
 */
seconds: number, } | { "code": "too_much_talk", 
/**
 * How long to wait.
 */
seconds: number, } | { "code": "log_full" } | { "code": "busy" } | { "code": "store_failed" } | Refusal;

/** Rows and columns of the board of a city. */
export const BOARD = 7;

/** Most characters of a name. */
export const MAX_NAME = 24;

/** Most characters of a line of talk. */
export const MAX_TEXT = 500;

/** What each level of difficulty, from 1, adds to Automacity's score. */
export const LEVEL_CHANGES: readonly number[] = [-6, -4, -2, 0, 2, 4, 6];

/** The buildings in the order in which an Automa prefers them among equals. */
export const SYMBOL_ORDER = ["S", "F", "M", "D", "E", "B", "O", "P", "H"] as const;
