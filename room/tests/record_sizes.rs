//! The size of a record: with a bound on it, a limit on the number of records is one on their bytes.

mod common;

use std::fs;

use common::random::{cases, stories};
use conurbation_room::{
    Absence, Access, Body, Channel, ClockRule, Event, EventKind, Length, Line, MAX_EVENT_BYTES, MAX_LINE_BYTES,
    MAX_MEMBERS, MAX_NAME, MAX_NUMBERS, MAX_TEXT, Member, Options, Saying, SeatKey, Seating,
};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::{City, Seat, Turn};
use conurbation_rules::draw::{Contribution, Hash, Secret};
use conurbation_rules::games::{Action, Kind, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{self, Move, Piece, Solution, Tile};
use conurbation_rules::two_cities::{Argument, Merit};
use proptest::prelude::*;
use uuid::Uuid;

/// The longest number of a member, and of a seat at the fullest table.
const MEMBER: Member = Member::new(MAX_NUMBERS);
const SEATS: u8 = 7;

/// A text of the longest characters. Escaped ones take two bytes, and those that take more are refused.
fn longest(characters: u16) -> String {
    "𝄞".repeat(characters.into())
}

fn name() -> String {
    longest(MAX_NAME.into())
}

fn event(what: EventKind) -> Event {
    Event { at: u64::MAX, by: Some(MEMBER), command: Some(Uuid::max()), what }
}

fn tile() -> Tile {
    Tile { piece: Piece::from_letter('a').expect("a piece"), facing: u8::MAX, at: [i8::MIN, i8::MIN] }
}

/// An action with an answer to it that names all tiles.
fn solved() -> Action {
    let solution = Solution { back: u8::MAX, tiles: vec![tile(); square_off::TILES] };
    Action::SquareOff(square_off::Action { turn: Turn::new(u8::MAX), what: Move::Solved(solution) })
}

/// The largest events of each kind whose size depends on what people ask for.
fn largest() -> Vec<Event> {
    let options = Options {
        game: Kind::Automas { mode: Mode::Simple, level: 7 },
        seats: SEATS,
        seating: Seating::Values,
        clock: ClockRule::Relaxed,
        absence: Absence::Partner,
        campaign: Length::Three,
        access: Access::Private,
        watchers: false,
        talk_while_choosing: false,
        score_preview: false,
    };
    let (guest, seat) = (Uuid::max(), Seat::new(SEATS));
    let members = vec![MEMBER; SEATS.into()];
    let kinds = [
        EventKind::Opened { options, guest },
        EventKind::OptionsSet(options),
        EventKind::Joined { guest, name: name(), instead_of: Some(MEMBER) },
        EventKind::Renamed { name: name() },
        EventKind::SeatTaken { seat, guest, name: Some(name()), instead_of: Some(MEMBER) },
        EventKind::Forgotten { member: MEMBER, name: name() },
        EventKind::Rematched { readers: vec![MEMBER; MAX_MEMBERS.into()] },
        EventKind::Arranged(members.iter().copied().map(Some).collect()),
        EventKind::BotSet { seat, level: Some(Level::Gentle) },
        EventKind::Committed { secret: Secret([255; 32]), room: Hash([255; 32]) },
        EventKind::Contributed(Contribution([255; 32])),
        EventKind::SeatOffered { seat, key: SeatKey(guest).hash() },
        EventKind::Seated {
            rules: 1,
            seed: Seed([255; 32]),
            seats: members,
            values: vec![100; SEATS.into()],
            card: Some(u8::MAX),
            starters: None,
        },
        EventKind::Played { seat, action: solved() },
    ];
    kinds.map(event).into()
}

#[test]
fn no_event_is_larger_than_its_bound() {
    let sizes = largest().into_iter().map(|event| (event.to_record().len(), event));
    let (most, event) = sizes.max_by_key(|(size, _)| *size).unwrap();
    assert!(most <= MAX_EVENT_BYTES, "{most} bytes: {event:?}");
    assert!(most > MAX_EVENT_BYTES / 2, "the bound is not much larger than what it bounds: {most}");
    // A grid is solved once in a game. What can be done again and again is smaller.
    let again = largest().into_iter().filter(|event| !matches!(event.what, EventKind::Played { .. }));
    assert!(again.map(|event| event.to_record().len()).all(|size| size <= MAX_EVENT_BYTES / 3));
}

#[test]
fn no_line_of_talk_is_larger_than_its_bound() {
    let line = Line {
        no: u32::MAX,
        game: u32::MAX,
        channel: Channel::City(City::new(SEATS)),
        by: MEMBER,
        at: u64::MAX,
        body: Body::Text(longest(MAX_TEXT)),
        why: Some(Argument { merit: Merit::OfficesByTavern, count: u8::MAX, points: Some(i16::MIN) }),
    };
    let saying = Saying { line, command: Uuid::max(), partners: Some(vec![MEMBER; SEATS.into()]) };
    let size = saying.to_record().len();
    assert!((MAX_LINE_BYTES / 2..=MAX_LINE_BYTES).contains(&size), "{size} bytes");
}

#[test]
fn records_of_golden_logs_are_within_their_bounds() {
    for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")).unwrap() {
        let path = file.unwrap().path();
        let kind = path.to_string_lossy();
        for (suffix, most) in [(".events.jsonl", MAX_EVENT_BYTES), (".talk.jsonl", MAX_LINE_BYTES)] {
            if kind.ends_with(suffix) {
                let text = fs::read_to_string(&path).unwrap();
                assert!(text.lines().all(|line| line.len() <= most), "{kind}");
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn records_of_any_room_are_within_their_bounds(story in stories(60)) {
        let mut party = story.begin(0);
        for push in &story.pushes {
            party.push(*push);
        }
        prop_assert!(party.log.iter().all(|event| event.to_record().len() <= MAX_EVENT_BYTES));
        prop_assert!(party.said.iter().all(|saying| saying.to_record().len() <= MAX_LINE_BYTES));
    }
}
