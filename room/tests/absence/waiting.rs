//! Who can be away, and the rule that the table waits for them.

use conurbation_room::{Absence, ClockRule, EventKind, Length, Options, Request};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::two_cities::{self, Side};
use serde_json::{Value, json};

use crate::common::alone::alone;
use crate::common::{Party, code};
use crate::{FOUR, NOBODY, away, house, others_choose, place_for, playing, vote, with};

#[test]
fn the_room_knows_who_can_be_away_and_who_is() {
    let mut party = Party::joined(&["Ann", "Bob"], Options { seats: 3, ..with(Absence::Bot) });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Gentle) });
    let can_be = |party: &Party| {
        party.room.can_be_away().map(|(seat, member)| (seat.number(), member.number())).collect::<Vec<_>>()
    };
    let are =
        |party: &Party| party.room.away().map(|(seat, member)| (seat.number(), member.number())).collect::<Vec<_>>();
    assert_eq!(can_be(&party), [], "nobody is away before the game");
    party.does("Ann", Request::Seat);
    assert_eq!(can_be(&party), []);
    party.does("Ann", Request::Start);
    assert_eq!((can_be(&party), are(&party)), (vec![(0, 0), (1, 1)], vec![]), "bots are never away");

    party.goes_away("Bob");
    assert_eq!((can_be(&party), are(&party)), (vec![(0, 0)], vec![(1, 1)]));
    let event = party.log.last().unwrap();
    assert_eq!((event.by, &event.what), (None, &EventKind::WentAway { seat: Seat::new(1) }));
    assert_eq!(party.room.went_away(Seat::new(1), party.now), None, "once");
    for seat in [2, 3] {
        assert_eq!(party.room.went_away(Seat::new(seat), party.now), None, "neither a bot nor an empty seat");
    }
    assert_eq!(party.room.came_back(Seat::new(0), party.now), None, "Ann was not away");
    party.comes_back("Bob");
    assert_eq!((can_be(&party), are(&party)), (vec![(0, 0), (1, 1)], vec![]));
    assert_eq!(party.room.came_back(Seat::new(1), party.now), None);
}

#[test]
fn with_the_slow_clock_nobody_counts_as_away() {
    let mut party = Party::playing(&FOUR, Options { clock: ClockRule::Slow, ..with(Absence::Bot) });
    assert_eq!(party.room.can_be_away().count(), 0);
    assert_eq!(party.room.went_away(Seat::new(1), party.now), None);
    party.all_choose();
    assert_eq!(party.room.went_away(Seat::new(1), party.now), None);
}

#[test]
fn the_room_waits_for_a_single_player() {
    let party = Party::playing(&["Ann"], alone(Mode::Full, 4, Length::None));
    assert_eq!((party.room.can_be_away().count(), party.room.went_away(Seat::new(0), party.now)), (0, None));
}

#[test]
fn nobody_is_away_after_a_game() {
    let mut party = playing(Absence::Bot);
    party.goes_away("Bob");
    party.play_to_the_end();
    assert_eq!(party.room.can_be_away().count(), 0);
    assert_eq!(house(&party), NOBODY);
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!((away(&party), house(&party)), (Value::Null, vec![]), "nobody is away in a new game");
}

#[test]
fn under_the_rule_to_wait_nobody_plays_for_an_absent_player() {
    let mut party = playing(Absence::Wait);
    party.goes_away("Bob");
    assert_eq!(away(&party), json!([{ "seat": 1, "what": "wait" }]));
    others_choose(&mut party, "Bob");
    assert!(!party.house_moves() && party.choosing(), "nobody chooses for him");
    assert_eq!(party.refused("Ann", vote(Seat::new(1), true)), code("other_rule"));
    party.comes_back("Bob");
    assert_eq!(away(&party), Value::Null);
    party.chooses("Bob", [4, 2]);

    party.goes_away("Bob");
    let place = place_for(&party, Seat::new(1), 0, Side::Left, [3, 3]);
    assert_eq!(party.refused("Cem", place), code("other_rule"));
    assert!(!party.house_moves(), "nobody places for him");
    party.comes_back("Bob");
    party.all_place();
    assert!(party.choosing());
}

#[test]
fn the_clock_runs_out_for_absent_players_under_every_rule() {
    for absence in [Absence::Wait, Absence::Partner, Absence::Bot, Absence::Vote] {
        let mut party = Party::playing(&FOUR, Options { clock: ClockRule::Brisk, ..with(absence) });
        let wanted = party.hand("Bob").hand[5];
        let draft = party.act(two_cities::Move::Draft([5].into_iter().collect()));
        party.does("Bob", draft);
        party.goes_away("Bob");
        party.now = party.room.deadline().unwrap();
        assert!(party.clock_fires());
        assert!(party.table().seats[1].revealed.unwrap().contains(&wanted), "{absence:?}: his draft counts");
    }
}
