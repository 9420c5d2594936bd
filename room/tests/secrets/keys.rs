//! Who sees links to seats, seeds, and what follows from a seed.

use conurbation_room::{Event, Options, Request, Seating, Stage};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::Secret;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use proptest::prelude::*;

use crate::common::random::{Story, cases, some_key, stories};
use crate::common::{OUTSIDER, Party, room_hash, seed};
use crate::{NAMES, WATCHER, screen};

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn the_key_of_a_link_is_kept_nowhere(story in stories(40)) {
        let mut party = Story { begins: 3 + story.begins % 4, ..story.clone() }.begin(0);
        for push in story.pushes {
            party.push(push);
            links_are_kept(&party);
        }
    }

    #[test]
    fn a_seed_is_secret_until_its_game_is_over(story in stories(40)) {
        let mut party = story.begin(0);
        let mut told = Vec::new();
        seeds_are_kept(&party, &mut told);
        for push in story.pushes {
            party.push(push);
            seeds_are_kept(&party, &mut told);
        }
    }
}

/// A key is on nobody's screen, not even its maker's, nor in the log or the state of the room.
#[track_caller]
fn links_are_kept(party: &Party) {
    let screens: String = party.guests.iter().map(|who| screen(party, who)).collect();
    let records = party.log.iter().flat_map(Event::to_record).collect();
    let records = String::from_utf8(records).expect("records are JSON");
    let printed = format!("{:?} {:?}", party.room, party.log);
    let summary = serde_json::to_string(&party.room.summary()).expect("a summary has a JSON form");
    for number in 0..4 {
        let key = some_key(number).0.to_string();
        // Its hash is in the log, but on no screen.
        let hash = hex::encode(some_key(number).hash().0);
        for (text, secret) in
            [(&screens, &key), (&records, &key), (&printed, &key), (&summary, &key), (&screens, &hash)]
        {
            assert!(!text.contains(secret), "{secret} is told");
        }
    }
}

/// `told` collects the secrets of the games that are over: whoever still reads a result sees its secret.
#[track_caller]
fn seeds_are_kept(party: &Party, told: &mut Vec<Secret>) {
    let over = party.room.stage() == Stage::Ended;
    if over {
        told.push(party.last_secret());
    }
    let screens: String = party.all_views().into_iter().map(|(view, lines)| view + &lines).collect();
    // Everything random that was ever drawn, including that of shuffled seats and of undone seatings.
    for number in 1..200 {
        let random = seed(number);
        let (shown, stage) = (screens.contains(&random.reveal()), party.room.stage());
        assert!(!shown || told.iter().any(|secret| secret.0 == random.0), "number {number} at stage {stage:?}");
        assert!(shown || !over || random.0 != party.last_secret().0, "number {number} is not told at the end");
    }
    let members = party.room.public_view(|_| true).members;
    for member in members {
        let part = party.number(member.no.number()).to_string();
        assert!(
            !told.is_empty() || !screens.contains(&part),
            "a part of {} at stage {:?}",
            member.name,
            party.room.stage()
        );
    }
    if let Some(seating) = party.room.public_view(|_| true).seating {
        assert_eq!(seating.commitment, party.last_secret().commitment());
        let revealed = seating.seed.map(|hex| serde_json::from_value::<Seed>(hex.into()).unwrap());
        assert_eq!(revealed, over.then(|| party.last_seed()));
        let draw = seating.draw.map(|draw| (draw.secret, draw.room));
        assert_eq!(draw, over.then(|| (party.last_secret(), room_hash())), "it is what the server had committed to");
    }
}

/// In two games that were dealt differently, others see no difference but the commitment before the reveal.
#[test]
fn hands_are_seen_only_by_their_holders() {
    let dealt = |seed: usize, picks: [u8; 2]| {
        let options = Options { seating: Seating::Hand, ..Options::default() };
        let mut party = Party::sitting(&NAMES[..5], options);
        party.sets_seats("Ann", 6);
        party.does("Ann", Request::SetBot { seat: Seat::new(5), level: Some(Level::Steady) });
        party.joins(WATCHER);
        for _ in 0..seed {
            party.does("Ann", Request::Seat);
            party.does("Ann", Request::Unseat);
        }
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        for who in &NAMES[1..5] {
            party.chooses(who, picks);
        }
        party.house_plays_on();
        party
    };
    let [one, other] = [dealt(0, [0, 1]), dealt(3, [6, 2])];
    for who in [WATCHER, OUTSIDER] {
        let masked =
            |party: &Party| screen(party, who).replace(&party.last_secret().commitment().to_string(), "commitment");
        assert_eq!(masked(&one), masked(&other), "{who} can tell");
    }
    // Players see their own hand, and otherwise only what everyone sees.
    assert_ne!(one.hand("Ann").hand, other.hand("Ann").hand);
    let public = |party: &Party| {
        let room = party.sees("Ann")["room"].to_string();
        room.replace(&party.last_secret().commitment().to_string(), "commitment")
    };
    assert_eq!(public(&one), public(&other));
    assert!(one.hand("Bob").hand.is_empty(), "the hand is hidden once its player has chosen");
}

#[test]
fn debug_output_contains_neither_seed_nor_secret() {
    let party = Party::playing(&NAMES[..3], Options::default());
    let printed = format!("{:?} {:?}", party.room, party.log);
    for hidden in [party.last_seed().0, party.last_secret().0] {
        assert!(!printed.contains(&Seed(hidden).reveal()) && !printed.contains(&format!("{hidden:?}")));
    }
}
