//! The clock: how long a phase lasts, and what happens to players who take longer.

mod common;

use common::{Party, THREE};
use conurbation_room::{ClockRule, EventKind, Member, Options, Request, Stage};
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{self, Phase};
use serde_json::{Value, json};

fn with(clock: ClockRule) -> Options {
    Options { clock, ..Options::default() }
}

#[test]
fn phases_have_their_time_limits() {
    for (clock, choosing, placing) in [(ClockRule::Brisk, 60_000, 90_000), (ClockRule::Relaxed, 180_000, 240_000)] {
        let mut party = Party::sitting(&THREE, with(clock));
        assert_eq!(party.room.deadline(), None, "there is no clock before the game");
        party.does("Ann", Request::Seat);
        assert_eq!(party.room.deadline(), None);
        party.now += 5_000;
        party.does("Ann", Request::Start);
        assert_eq!(party.room.deadline(), Some(party.now + choosing));
        assert_eq!(party.sees("Bob")["room"]["deadline"], json!(party.now + choosing));

        let began = party.now;
        party.now += 1_000;
        party.chooses("Ann", [0, 1]);
        assert_eq!(party.room.deadline(), Some(began + choosing), "the phase has not changed");
        party.now += 1_000;
        party.all_choose();
        assert_eq!(party.room.deadline(), Some(party.now + placing));
        party.now += 1_000;
        party.all_place();
        assert_eq!(party.room.deadline(), Some(party.now + choosing), "the next turn");
        party.play_to_the_end();
        assert_eq!((party.room.deadline(), party.room.stage()), (None, Stage::Ended));
        assert_eq!(party.sees("Bob")["room"]["deadline"], Value::Null);
    }
}

#[test]
fn without_a_clock_time_never_runs_out() {
    let mut party = Party::playing(&THREE, with(ClockRule::None));
    party.now += 1_000_000_000;
    assert_eq!((party.room.deadline(), party.room.time_up(party.now)), (None, None));
    assert_eq!(party.room.restart_clock(party.now), None);
}

#[test]
fn time_is_up_at_the_deadline_and_not_before() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    let deadline = party.room.deadline().unwrap();
    assert_eq!(party.room.time_up(deadline - 1), None);
    party.now = deadline;
    assert!(party.clock_fires());
    assert_eq!(party.table().phase, Phase::Place);
    assert_eq!(party.room.deadline(), Some(deadline + 90_000), "the next phase has its full time");
    assert!(!party.clock_fires(), "it fires once");
}

#[test]
fn the_clock_acts_only_for_players_who_have_not() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    let seats = party.players();
    let (quick, slow) = (seats[0].as_str(), seats[1].as_str());
    let hand = party.hand(quick).hand;
    party.chooses(quick, [6, 2]);
    let drafted = party.hand(slow).hand;
    let draft = party.act(two_cities::Move::Draft([5, 3].into_iter().collect()));
    party.does(slow, draft);
    party.now = party.room.deadline().unwrap();
    party.clock_fires();

    let revealed = |party: &Party, seat: Seat| party.table().seats[seat.index()].revealed.unwrap();
    assert_eq!(revealed(&party, Seat::new(0)), [hand[6], hand[2]], "a choice that was made stays");
    let mut taken = revealed(&party, Seat::new(1)).map(|tile| tile.to_string());
    let mut wanted = [drafted[5], drafted[3]].map(|tile| tile.to_string());
    taken.sort();
    wanted.sort();
    assert_eq!(taken, wanted, "the draft counts");
    let EventKind::TimeUp { actions } = &party.log.last().unwrap().what else { panic!("the clock fired") };
    assert_eq!(actions.iter().map(|(seat, _)| seat.number()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(party.log.last().unwrap().by, None, "no member asked for it");
}

#[test]
fn late_players_are_shown_until_the_next_phase() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    let late = |party: &Party| party.room.public_view(|_| true).late.into_iter().map(Seat::number).collect::<Vec<_>>();
    let quick = party.players()[0].clone();
    party.chooses(&quick, [0, 1]);
    assert!(late(&party).is_empty());
    party.now = party.room.deadline().unwrap();
    party.clock_fires();
    assert_eq!(late(&party), [1, 2]);
    party.now = party.room.deadline().unwrap();
    party.clock_fires();
    assert_eq!(late(&party), [0, 1, 2], "nobody has placed, and each is named once");
    for who in party.players() {
        party.chooses(&who, [0, 1]);
    }
    assert!(late(&party).is_empty(), "this phase ended in time");
}

#[test]
fn half_a_draft_counts_too() {
    for pick in 0..7 {
        let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
        let who = party.players()[2].clone();
        let wanted = party.hand(&who).hand[usize::from(pick)];
        let draft = party.act(two_cities::Move::Draft([pick].into_iter().collect()));
        party.does(&who, draft);
        party.now = party.room.deadline().unwrap();
        party.clock_fires();
        assert!(party.table().seats[2].revealed.unwrap().contains(&wanted), "tile {pick} was picked");
    }
}

#[test]
fn the_clock_alone_plays_a_game_to_the_end() {
    for names in [&THREE[..], &["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus"]] {
        let mut party = Party::playing(names, with(ClockRule::Brisk));
        let mut phases = 0;
        while let Some(deadline) = party.room.deadline() {
            party.now = deadline;
            assert!(party.clock_fires());
            phases += 1;
        }
        assert_eq!((phases, party.room.stage()), (14, Stage::Ended), "seven turns of two phases");
    }
}

#[test]
fn a_clock_starts_over_after_a_restart() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    party.now += 1_000_000;
    let event = party.room.restart_clock(party.now).unwrap();
    assert_eq!((event.by, &event.what), (None, &EventKind::ClockRestarted));
    party.take(event);
    assert_eq!(party.room.deadline(), Some(party.now + 60_000));
    assert!(!party.clock_fires());
}

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

#[test]
fn the_slow_clock_counts_in_days() {
    let mut party = Party::playing(&THREE, with(ClockRule::Slow));
    assert_eq!(party.room.deadline(), Some(party.now + 2 * DAY));
    party.now += DAY;
    party.all_choose();
    assert_eq!(party.room.deadline(), Some(party.now + 2 * DAY), "placing takes as long");
    party.now += 2 * DAY;
    assert!(party.clock_fires());
    assert!(party.choosing());
}

#[test]
fn every_player_may_give_time_once_a_phase() {
    for (clock, gift) in [(ClockRule::Brisk, MINUTE), (ClockRule::Relaxed, 2 * MINUTE), (ClockRule::Slow, DAY)] {
        let mut party = Party::playing(&THREE, with(clock));
        let deadline = party.room.deadline().unwrap();
        assert_eq!(party.sees("Ann")["room"]["gave_time"], Value::Null);
        party.now += 30_000;
        party.does("Bob", Request::GiveTime);
        assert_eq!(party.room.deadline(), Some(deadline + gift), "whenever it is given");
        assert_eq!(party.refused("Bob", Request::GiveTime), json!({ "code": "time_given" }));
        party.does("Ann", Request::GiveTime);
        assert_eq!(party.room.deadline(), Some(deadline + 2 * gift));
        assert_eq!(party.sees("Cem")["room"]["gave_time"], json!([1, 0]), "everyone sees who gave time");
        assert_eq!(party.room.time_up(deadline + 2 * gift - 1), None);

        party.all_choose();
        let whole = party.room.deadline().unwrap() - party.now;
        assert_eq!(party.sees("Cem")["room"]["gave_time"], Value::Null, "the next phase has its own time");
        party.does("Bob", Request::GiveTime);
        assert_eq!(party.room.deadline(), Some(party.now + whole + gift));
    }
}

#[test]
fn only_players_give_time_and_only_to_a_running_clock() {
    let mut party = Party::sitting(&THREE, with(ClockRule::Brisk));
    party.joins("Dia");
    assert_eq!(party.refused("Ann", Request::GiveTime), json!({ "code": "wrong_stage" }));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!(party.refused("Dia", Request::GiveTime), json!({ "code": "not_seated" }));
    let mut unhurried = Party::playing(&THREE, with(ClockRule::None));
    assert_eq!(unhurried.refused("Ann", Request::GiveTime), json!({ "code": "no_clock" }));
}

#[test]
fn extra_time_survives_a_restart() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    party.does("Bob", Request::GiveTime);
    party.now += 1_000_000;
    party.restarts();
    let event = party.room.restart_clock(party.now).unwrap();
    party.take(event);
    assert_eq!(party.room.deadline(), Some(party.now + 2 * MINUTE));
}

#[test]
fn a_pause_stops_clock_and_game_and_keeps_the_time_left() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    party.does("Bob", Request::GiveTime);
    party.now += 50_000;
    party.does("Ann", Request::Pause);
    // Two minutes less fifty seconds.
    let left = 70_000;
    let room = party.sees("Cem")["room"].clone();
    assert_eq!((&room["deadline"], &room["paused"]), (&Value::Null, &json!({ "by": 0, "left": left })));
    assert_eq!(room["gave_time"], json!([1]));

    party.now += 3 * DAY;
    assert_eq!((party.room.time_up(party.now), party.room.restart_clock(party.now)), (None, None));
    for request in [two_cities::Move::Draft([0].into_iter().collect()), two_cities::Move::Choose([0, 1])] {
        let request = party.act(request);
        assert_eq!(party.refused("Bob", request), json!({ "code": "paused" }));
    }
    for request in [Request::GiveTime, Request::Pause] {
        assert_eq!(party.refused("Ann", request), json!({ "code": "paused" }));
    }
    party.says("Bob", conurbation_room::Channel::Table, "The pizza is here.");
    assert_eq!(party.refused("Bob", Request::Resume), json!({ "code": "not_host" }));

    party.restarts();
    party.does("Ann", Request::Resume);
    assert_eq!(party.sees("Cem")["room"]["paused"], Value::Null);
    assert_eq!(party.room.deadline(), Some(party.now + left));
    assert_eq!(party.refused("Ann", Request::Resume), json!({ "code": "not_paused" }));
    party.now += left;
    assert!(party.clock_fires());
}

#[test]
fn another_pause_keeps_the_time_left_then() {
    let mut party = Party::playing(&THREE, with(ClockRule::Relaxed));
    party.all_choose();
    for left in [200_000, 160_000, 120_000] {
        party.now += 40_000;
        party.does("Ann", Request::Pause);
        party.now += DAY;
        assert_eq!(party.sees("Bob")["room"]["paused"]["left"], left);
        party.does("Ann", Request::Resume);
        assert_eq!(party.room.deadline(), Some(party.now + left));
    }
}

#[test]
fn a_pause_keeps_the_name_of_who_made_it() {
    let mut party = Party::playing(&THREE, with(ClockRule::Brisk));
    let makes_host = |member| Request::MakeHost { member: Member::new(member) };
    party.does("Ann", Request::Pause);
    party.does("Ann", makes_host(1));
    let by = |party: &Party| party.sees("Cem")["room"]["paused"]["by"].clone();
    assert_eq!(by(&party), 0, "Bob is the host now");
    party.restarts();
    assert_eq!(by(&party), 0);

    party.does("Bob", Request::Resume);
    party.does("Bob", Request::Pause);
    party.does("Bob", makes_host(0));
    assert_eq!(by(&party), 1, "Ann is the host again");
}

#[test]
fn a_game_without_a_clock_can_be_paused() {
    let mut party = Party::playing(&THREE, with(ClockRule::None));
    party.does("Ann", Request::Pause);
    assert_eq!(party.sees("Bob")["room"]["paused"], json!({ "by": 0, "left": null }));
    let choice = party.act(two_cities::Move::Choose([0, 1]));
    assert_eq!(party.refused("Bob", choice), json!({ "code": "paused" }));
    party.does("Ann", Request::Resume);
    assert_eq!(party.room.deadline(), None);
    party.chooses("Bob", [0, 1]);
    party.play_to_the_end();
    assert_eq!(party.refused("Ann", Request::Pause), json!({ "code": "wrong_stage" }));
}
