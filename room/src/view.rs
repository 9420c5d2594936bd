//! What a viewer sees of a room: a part that is the same for everyone, and a part for this viewer alone.

use std::num::NonZeroUsize;

use conurbation_rules::common::{Layout, Seat};
use conurbation_rules::games::{Game, Level, PrivateView, PublicView};
use conurbation_rules::two_cities::Places;
use serde::Serialize;
use uuid::Uuid;

use crate::absence::Meanwhile;
use crate::aftermath::LastResultView;
use crate::campaign::CampaignView;
use crate::choices::Choice;
use crate::clock::RaceTime;
use crate::deal::{Deal, DealView};
use crate::door::Door;
use crate::knocks::{KnockView, Knocks};
use crate::leading::{LeadView, Leading};
use crate::member::Member;
use crate::options::{Absence, Options};
use crate::results::TallyView;
use crate::signs::{SignView, Signs};
use crate::stage::Stage;
use crate::state::{Place, Room, Table};
use crate::view_of_hand_over::HandedView;
use crate::view_of_shuffle::{SeatingView, ShufflingView, seating_view};

/// The whole view of one viewer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The same for every viewer.
    pub room: RoomView,
    /// For this viewer alone.
    pub me: MyView,
}

/// What everyone may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    /// The stage of the room.
    pub stage: Stage,
    /// Its options.
    pub options: Options,
    /// What the host can choose; left out once the game has begun.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Choice>>", optional))]
    pub choices: Vec<Choice>,
    /// The host's member number.
    pub host: Member,
    /// Whether the host is away, so that any player may become the host; left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub host_away: bool,
    /// How many guests look on at a running game without a seat, from a hundred on roughly; left out if nobody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub watching: Option<NonZeroUsize>,
    /// The member whose role the host has while they stand in; that member may take it back. Left out if the role is
    /// the host's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stands_in_for: Option<Member>,
    /// Everyone who joined, and neither was removed nor gave way to a newcomer, by number.
    pub members: Vec<MemberView>,
    /// The member number for each seat.
    pub seats: Vec<Option<Member>>,
    /// Who builds or plays with whom.
    pub layout: Layout,
    /// Number of the game in this room, from 0; a rematch adds one.
    pub game_no: u32,
    /// Where the deal of the first game comes from, if others have it too; left out once that game has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deal: Option<DealView>,
    /// Who has won how often; left out before the end of the first game, and while another one is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tally: Option<TallyView>,
    /// The members who still look at the result of the game before, connected or not; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Member>>", optional))]
    pub readers: Vec<Member>,
    /// The shuffle that is under way; present while `shuffling`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffling: Option<ShufflingView>,
    /// How the players were seated; present from `seated` on.
    pub seating: Option<SeatingView>,
    /// The seats that a running game waits for, paused or not; left out if nobody waits for anyone, as in a race.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub awaited: Vec<Seat>,
    /// When the clock of this phase runs out, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub deadline: Option<u64>,
    /// The time of a race that is on or over; left out if the game is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub race: Option<RaceTime>,
    /// The seats whose time ran out at the end of the previous phase, so that the house acted; left out when there are
    /// none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub late: Vec<Seat>,
    /// The players who gave the table more time in this phase; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Member>>", optional))]
    pub gave_time: Vec<Member>,
    /// Present while the game is paused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub paused: Option<PausedView>,
    /// The seats whose players are away; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<AwayView>>", optional))]
    pub away: Vec<AwayView>,
    /// The members whom the host lets say nothing; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Member>>", optional))]
    pub muted: Vec<Member>,
    /// Whether nobody without a seat may say anything, but the host; left out if they may.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub watchers_muted: bool,
    /// How newcomers get in; left out while they just come.
    #[serde(skip_serializing_if = "Door::is_open")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Door>", optional))]
    pub door: Door,
    /// The seats that are being handed on, or were by others than their players; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<HandedView>>", optional))]
    pub handed: Vec<HandedView>,
    /// Whether too few people are at the table to agree that somebody else's seat may be handed on; left out if not,
    /// and when no game is on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub too_few_to_agree: bool,
    /// The campaign, if the room plays one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub campaign: Option<CampaignView>,
    /// Who leads through the replay of a finished game; left out if nobody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lead: Option<LeadView>,
    /// The game; present from `playing` on.
    pub game: Option<PublicView>,
}

/// A paused game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PausedView {
    /// Who paused it. They need not be the host any more, nor in the room.
    pub by: Member,
    /// Milliseconds left of the phase; `null` without a clock.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left: Option<u64>,
}

/// A seat whose player is away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AwayView {
    /// Which seat.
    pub seat: Seat,
    /// What happens to it.
    pub what: Meanwhile,
    /// Whether they won't be back: they left the game for good, or deleted their data. Left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub for_good: bool,
    /// The vote so far, if the players vote.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<VoteView>,
}

/// A vote on whether the house should play for someone who is away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoteView {
    /// The members who want it, including those who are away themselves.
    pub by: Vec<Member>,
    /// How many of their votes count: those of people at the table.
    pub cast: u8,
    /// How many votes it takes.
    pub needed: u8,
}

/// A member as everyone sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberView {
    /// Number within the room.
    pub no: Member,
    /// Name.
    pub name: String,
    /// Whether they are connected; a house bot always is.
    pub here: bool,
    /// Whether they deleted their data, so that they can't come back; left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub forgotten: bool,
    /// The level of a house bot; left out for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<Level>,
}

/// What one viewer alone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyView {
    /// How many of my commands the room has accepted, not counting talk. Only mine: a number that rose with others'
    /// commands would tell me what they do in secret.
    pub no: u32,
    /// My member number, once I have joined.
    pub member: Option<Member>,
    /// My seat.
    pub seat: Option<Seat>,
    /// What only my seat sees of the game.
    pub game: Option<PrivateView>,
    /// What I may place for partners who are away; left out when there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<ForAway>>", optional))]
    pub for_away: Vec<ForAway>,
    /// What the others on my side hold, and where; left out when there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SignView>>", optional))]
    pub signs: Vec<SignView>,
    /// The result of the game before, until I leave it; left out if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<LastResultView>,
    /// For the host: those who were removed and may be let back in; left out when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<RemovedView>>", optional))]
    pub removed: Vec<RemovedView>,
    /// For those who can let them in: who knocks; left out when nobody does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<KnockView>>", optional))]
    pub knocks: Vec<KnockView>,
}

/// Someone who was removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RemovedView {
    /// The number they had.
    pub no: Member,
    /// The name they had.
    pub name: String,
}

/// What may be placed for a partner who is away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForAway {
    /// Whose seat.
    pub seat: Seat,
    /// The legal places of that seat's tiles in the shared city; sides are as that seat sees them.
    pub places: Vec<Places>,
}

impl Room {
    /// The part of the view that is the same for everyone, while the host is not away. `here` says whether a member has
    /// an open connection.
    pub fn public_view(&self, here: impl Fn(Member) -> bool) -> RoomView {
        self.public_view_of(here, (false, 0), &Leading::default())
    }

    /// The same, with whether the host is away, how many guests without a seat are connected, and who leads through a
    /// finished game.
    pub fn public_view_of(
        &self,
        here: impl Fn(Member) -> bool,
        (host_away, unseated): (bool, usize),
        leading: &Leading,
    ) -> RoomView {
        let stage = self.stage();
        RoomView {
            stage,
            options: self.options,
            choices: match stage {
                Stage::Open | Stage::Shuffling | Stage::Seated => {
                    self.options.choices(|options| self.allows(options).is_ok())
                }
                Stage::Playing | Stage::Ended => Vec::new(),
            },
            host: self.host,
            host_away: self.is_host_gone(host_away),
            watching: NonZeroUsize::new(unseated).filter(|_| stage == Stage::Playing),
            stands_in_for: (self.host != self.rightful_host).then_some(self.rightful_host),
            members: self.member_views(here),
            seats: self.seats.clone(),
            layout: self.options.game.layout(self.options.seats),
            game_no: self.game_no,
            deal: self.deal.as_ref().map(Deal::view),
            tally: self.tally(),
            readers: self.readers(),
            shuffling: self.shuffling_view(),
            seating: match &self.place {
                Place::Open | Place::Shuffling(_) => None,
                Place::Seated(seated) => Some(seating_view(seated, false)),
                Place::Table(table) => Some(seating_view(&table.seated, stage == Stage::Ended)),
            },
            awaited: self.awaited(),
            deadline: self.table().and_then(|_| self.deadline()),
            race: self.table().and_then(Table::race_time),
            late: self.table().map(|table| table.clock.late.clone()).unwrap_or_default(),
            gave_time: self.table().map(|table| table.clock.gave.clone()).unwrap_or_default(),
            paused: self.table().and_then(|table| {
                let left = table.clock.left(self.options.clock, table.game.pace());
                Some(PausedView { by: table.clock.paused_by()?, left })
            }),
            away: self.away_views(),
            muted: self.people.keys().copied().filter(|no| self.is_present(*no) && self.is_muted(*no)).collect(),
            watchers_muted: self.watchers_muted,
            door: self.door,
            handed: self.handed_views(),
            too_few_to_agree: stage == Stage::Playing && self.too_few_to_agree(),
            campaign: self.campaign(),
            lead: leading.view(self),
            game: self.game().map(|game| game.public_view(self.options.score_preview)),
        }
    }

    /// The part of the view for one guest alone, at a door where nobody knocks.
    pub fn my_view(&self, guest: Uuid, signs: &Signs) -> MyView {
        self.my_view_of(guest, signs, (&Knocks::default(), false))
    }

    /// The same, with those who knock, and whether the host is away.
    pub fn my_view_of(&self, guest: Uuid, signs: &Signs, (knocks, host_away): (&Knocks, bool)) -> MyView {
        let member = self.member(guest);
        let seat = member.and_then(|member| self.seat_of(member));
        let game = self.game().zip(seat).map(|(game, seat)| game.private_view(seat, self.options.score_preview));
        let for_away = seat.map(|seat| self.for_away(seat)).unwrap_or_default();
        let signs = seat.map(|seat| signs.seen_from(self, seat)).unwrap_or_default();
        let removed = if member == Some(self.host) { self.removed_views() } else { Vec::new() };
        let answers = member.is_some_and(|member| self.answers_door(member, host_away));
        let knocks = if answers { knocks.views(self) } else { Vec::new() };
        let result = member.and_then(|member| self.result_view(member));
        MyView { no: self.commands_of(guest), member, seat, game, for_away, signs, result, removed, knocks }
    }

    fn removed_views(&self) -> Vec<RemovedView> {
        let people = self.people.iter().filter(|(_, person)| person.removed);
        people.filter_map(|(no, person)| Some(RemovedView { no: *no, name: person.name.clone()? })).collect()
    }

    /// People and seated bots, by number.
    fn member_views(&self, here: impl Fn(Member) -> bool) -> Vec<MemberView> {
        let people = self.people.iter().filter(|(_, person)| !person.removed).filter_map(|(no, person)| {
            let (name, forgotten) = (person.name.clone()?, self.is_forgotten(*no));
            Some(MemberView { no: *no, name, here: here(*no), forgotten, bot: None })
        });
        let bots = self.bots.iter().filter_map(|(no, level)| {
            let name = self.name(no)?.to_owned();
            Some(MemberView { no, name, here: true, forgotten: false, bot: Some(level) })
        });
        let mut all: Vec<MemberView> = people.chain(bots).collect();
        all.sort_unstable_by_key(|member| member.no);
        all
    }

    /// The seats that a running game waits for, paused or not.
    pub(crate) fn awaited(&self) -> Vec<Seat> {
        let Some(game) = self.game().filter(|game| game.has_turns()) else { return Vec::new() };
        self.all_seats().filter(|seat| game.is_awaited(*seat)).collect()
    }

    fn away_views(&self) -> Vec<AwayView> {
        let away = self.table().map(|table| &table.away[..]).unwrap_or_default();
        let seats = self.all_seats().zip(away).filter_map(|(seat, votes)| Some((seat, votes.clone()?)));
        let view = |(seat, votes): (Seat, Vec<Member>)| {
            let what = self.meanwhile(seat);
            let asked = self.options.absence == Absence::Vote && what != Meanwhile::Side;
            let vote = asked.then(|| VoteView { cast: self.cast(&votes), needed: self.votes_needed(), by: votes });
            let for_good = self.seats[seat.index()].is_some_and(|member| self.is_gone(member));
            AwayView { seat, what, for_good, vote }
        };
        seats.map(view).collect()
    }

    /// What a seat may place for partners who are away.
    fn for_away(&self, own: Seat) -> Vec<ForAway> {
        let game = self.game().filter(|_| self.options.absence == Absence::Partner);
        let Some(cities) = game.and_then(Game::shared_cities) else { return Vec::new() };
        let places = |(seat, _)| {
            let places = cities.places_for(seat, own, self.options.score_preview);
            (!places.is_empty()).then_some(ForAway { seat, places })
        };
        self.away().filter_map(places).collect()
    }
}
