//! Provokes every refusal once and checks how it looks on the wire and that it changed nothing.

#[path = "../common/mod.rs"]
mod common;

mod room;
mod table;

use common::alone::alone;
use common::sides::square_off;
use common::{Party, THREE, join, sit};
use conurbation_room::{Absence, ClockRule, Length, Options, Refusal, Request, Room};
use conurbation_rules::automas::Mode;
use conurbation_rules::games::Kind;
use conurbation_rules::square_off::Mode as Grid;
use serde_json::Value;
use uuid::Uuid;

/// A new refusal does not compile here until it has a number, and then it needs a provocation below.
const fn number(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NotAMember => 0,
        Refusal::Removed => 1,
        Refusal::RoomFull { .. } => 2,
        Refusal::NoWatchers => 3,
        Refusal::BadName { .. } => 4,
        Refusal::NameTaken => 5,
        Refusal::NotHost => 6,
        Refusal::WrongStage => 7,
        Refusal::NoSuchSeat { .. } => 8,
        Refusal::SeatTaken => 9,
        Refusal::NotSeated => 10,
        Refusal::SeatsFree { .. } => 11,
        Refusal::BadOptions => 12,
        Refusal::BadArrangement => 13,
        Refusal::NoSuchMember => 14,
        Refusal::InMidGame => 15,
        Refusal::HostStays => 16,
        Refusal::BadText { .. } => 17,
        Refusal::NotYourChannel => 18,
        Refusal::TalkClosed => 19,
        Refusal::BadProposal => 20,
        Refusal::NoSuchProposal => 21,
        Refusal::Paused => 22,
        Refusal::NotPaused => 23,
        Refusal::NoClock => 24,
        Refusal::TimeGiven => 25,
        Refusal::NotAway => 26,
        Refusal::OtherRule => 27,
        Refusal::NotYourCity => 28,
        Refusal::NoBot => 29,
        Refusal::HasSeat => 30,
        Refusal::NoSuchKey => 31,
        Refusal::NoCampaign => 32,
        Refusal::InCampaign => 33,
        Refusal::BonusDue => 34,
        Refusal::BonusChosen => 35,
        Refusal::BonusUsed => 36,
        Refusal::PlansWait => 37,
        Refusal::Game(_) => 38,
        Refusal::UnreadableName => 39,
        Refusal::NameLooksLike { .. } => 40,
        Refusal::PlayerHere => 45,
        Refusal::HostNotAway => 41,
        Refusal::Muted => 42,
        Refusal::WatchersMuted => 43,
        Refusal::HostSpeaks => 44,
        Refusal::OtherShuffle => 46,
        Refusal::HasContributed => 47,
        Refusal::Locked => 48,
        Refusal::KnockFirst => 49,
        Refusal::DoorOpen => 50,
        Refusal::TooManyKnock { .. } => 51,
        Refusal::NoSuchKnock => 52,
        Refusal::NoFreeSeat => 53,
        Refusal::DealFixed => 54,
        Refusal::DayOver => 55,
    }
}
const NUMBERS: usize = 56;

/// The refusals provoked so far.
struct Provoked([bool; NUMBERS]);

impl Provoked {
    /// Sends a request that must be refused; the refusal must look like this on the wire.
    #[track_caller]
    fn by(&mut self, party: &mut Party, who: &str, request: Request, wire: Value) {
        let why = party.refused(who, request);
        assert_eq!(why, wire);
        let refusal: Refusal = serde_json::from_value(wire).unwrap();
        self.0[number(&refusal)] = true;
        assert_eq!(serde_json::to_value(refusal).unwrap(), why, "it reads back from the wire unchanged");
    }
}

#[test]
fn every_refusal_has_its_json() {
    let mut provoked = Provoked([false; NUMBERS]);
    room::who_comes_in(&mut provoked);
    room::who_knocks(&mut provoked);
    room::who_sits_where(&mut provoked);
    room::what_the_host_may(&mut provoked);
    room::who_contributes(&mut provoked);
    room::what_a_deal_fixes(&mut provoked);
    room::what_is_said(&mut provoked);
    table::what_is_played(&mut provoked);
    table::what_the_house_does(&mut provoked);
    table::who_is_away(&mut provoked);
    table::when_time_stands_still(&mut provoked);
    room::who_takes_a_seat_over(&mut provoked);
    table::what_a_campaign_allows(&mut provoked);
    assert_eq!(provoked.0, [true; NUMBERS], "one provocation of each");
}

/// Nobody can set options that don't go together, or open a room with them.
#[test]
fn options_go_together() {
    let one = alone(Mode::Full, 7, Length::Six);
    let two = Options { seats: 2, ..Options::default() };
    for good in [
        one,
        two,
        Options { absence: Absence::Partner, ..Options::default() },
        Options { absence: Absence::Vote, clock: ClockRule::Brisk, ..square_off(Grid::Base) },
        Options { seats: 7, clock: ClockRule::Slow, ..square_off(Grid::Sprawl) },
        Options { seats: 3, absence: Absence::Wait, ..square_off(Grid::Sprint) },
    ] {
        let mut party = Party::joined(&["Ann"], Options::default());
        party.chooses_options("Ann", good);
        assert!(Room::open(party.id("Ann"), good, 0).is_ok(), "{good:?}");
    }
    let level = |level| Options { game: Kind::Automas { mode: Mode::Simple, level }, ..one };
    for bad in [
        Options { seats: 1, ..two },
        Options { seats: 2, ..one },
        Options { seats: 3, ..one },
        Options { clock: ClockRule::Brisk, ..one },
        Options { clock: ClockRule::Slow, ..one },
        Options { absence: Absence::Bot, ..one },
        Options { absence: Absence::Vote, ..one },
        Options { absence: Absence::Partner, ..two },
        Options { campaign: Length::Three, ..two },
        Options { campaign: Length::Six, ..Options::default() },
        level(0),
        level(8),
        Options { seats: 1, ..square_off(Grid::Base) },
        Options { seats: 8, ..square_off(Grid::Base) },
        Options { seats: 4, absence: Absence::Partner, ..square_off(Grid::Base) },
        Options { campaign: Length::Three, ..square_off(Grid::Base) },
        Options { clock: ClockRule::Brisk, ..square_off(Grid::Sprint) },
        Options { clock: ClockRule::Slow, ..square_off(Grid::Sprint) },
    ] {
        assert_eq!(Room::open(Uuid::nil(), bad, 0), Err(Refusal::BadOptions), "{bad:?}");
    }
}
