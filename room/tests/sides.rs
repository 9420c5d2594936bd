//! City Square Off: what a side shares, what it hides from the other one, and what the house does.
//!
//! Even seats play for side 0, odd ones for side 1. With four players, Ann and Cem play against Bob and Dia.

mod common;

use common::sides::square_off;
use common::{OUTSIDER, Party, code, count, say};
use conurbation_room::{Absence, Body, Channel, ClockRule, Options, Request, Stage, Step};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::square_off::{self, Grid, Mode, Phase, Reason, Tile, solver};
use serde_json::json;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];
const NOBODY: [u8; 0] = [];

fn playing(names: &[&str], mode: Mode) -> Party {
    Party::playing(names, square_off(mode))
}

/// A table of people, with house bots in place of `None`.
fn with_bots(seats: &[Option<&str>], options: Options) -> Party {
    let names: Vec<&str> = seats.iter().copied().flatten().collect();
    let mut party = Party::joined(&names, Options { seats: count(seats), ..options });
    for (seat, who) in (0..).zip(seats) {
        match who {
            Some(who) => party.does(who, Request::Sit { seat: Seat::new(seat) }),
            None => party.does(names[0], Request::SetBot { seat: Seat::new(seat), level: Some(Level::Steady) }),
        }
    }
    party.does(names[0], Request::Seat);
    party.does(names[0], Request::Start);
    party
}

/// Everyone who can read this text.
fn readers(party: &Party, text: &str) -> Vec<&'static str> {
    let all = ["Ann", "Bob", "Cem", "Dia", "Wim", OUTSIDER];
    all.into_iter().filter(|who| party.reads(who).contains(text)).collect()
}

/// The seats that the house is to move for.
fn house(party: &Party) -> Vec<u8> {
    party.room.house_turns().iter().map(|turn| turn.seat.number()).collect()
}

/// The tiles that cover a whole grid around a starter.
fn covering(starter: Tile) -> Vec<Tile> {
    let mut grid = Grid::default();
    grid.lay(starter);
    solver::from_where_it_stood(&grid).tiles[1..].to_vec()
}

fn done(party: &Party) -> [bool; 2] {
    party.grids().sides.map(|side| side.done)
}

#[test]
fn four_play_a_whole_game_and_another_one() {
    let mut party = playing(&FOUR, Mode::Base);
    for _ in 0..2 {
        assert_eq!(party.sees("Ann")["room"]["layout"], json!({ "sides": [[0, 2], [1, 3]] }));
        party.play_to_the_end();
        let result = party.grids().result.expect("the game is over");
        assert!(matches!(result.outcome.reason, Reason::Fit | Reason::Groups), "{:?}", result.outcome);
        party.does("Ann", Request::Rematch);
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
    }
    party.restarts();
    assert_eq!(party.grids().phase, Phase::Start, "the log is complete");
}

#[test]
fn anyone_on_a_side_can_lay_move_and_confirm() {
    let mut party = playing(&FOUR, Mode::Base);
    let [one, other] = [party.lays_of("Ann")[0], party.lays_of("Cem")[1]];
    party.lays("Ann", one);
    assert_eq!(party.grid_of("Cem").laid, Some(one));
    party.lays("Cem", other);
    assert_eq!(party.grid_of("Ann").laid, Some(other), "Cem moved it");
    let too_late = party.act_on_grid(square_off::Move::Done(one));
    assert_eq!(party.refused("Ann", too_late), code("moved"), "Cem has moved it since");
    party.is_done("Ann");
    assert_eq!(done(&party), [true, false]);
    let again = party.act_on_grid(square_off::Move::Done(other));
    assert_eq!(party.refused("Cem", again), code("nothing_to_confirm"), "Ann confirmed it for both");
    party.lays_something("Dia");
    assert_eq!((party.grids().phase, party.grids().turn), (Phase::Place, Turn::FIRST));
}

#[test]
fn a_side_can_talk_among_itself_at_any_time() {
    let mut party = playing(&FOUR, Mode::Base);
    party.joins("Wim");
    for phase in [Phase::Start, Phase::Place] {
        assert_eq!(party.grids().phase, phase);
        for (side, team) in [["Ann", "Cem"], ["Bob", "Dia"]].into_iter().enumerate() {
            let channel = Channel::City(City::at(side));
            for who in ["Ann", "Bob", "Cem", "Dia", "Wim"] {
                if team.contains(&who) {
                    let text = format!("{who} to side {side} in {phase:?}");
                    party.says(who, channel, &text);
                    assert_eq!(readers(&party, &text), team);
                } else {
                    assert_eq!(party.refused(who, say(channel, "May I?")), code("not_your_channel"));
                }
            }
        }
        for who in ["Cem", "Bob"] {
            party.lays_something(who);
        }
    }
    assert_eq!(party.refused("Ann", say(Channel::City(City::new(2)), "Who is there?")), code("not_your_channel"));
}

#[test]
fn there_is_nothing_to_propose() {
    let mut party = playing(&FOUR, Mode::Base);
    let body = Body::Proposal { round: Round::new(1), turn: Turn::new(0), seat: Seat::new(2), tile: 0, cell: [3, 3] };
    assert_eq!(party.refused("Ann", Request::Say { channel: Channel::City(City::new(0)), body }), code("bad_proposal"));
}

#[test]
fn a_side_of_one_has_no_channel() {
    let mut party = playing(&["Ann", "Bob", "Cem"], Mode::Base);
    party.says("Cem", Channel::City(City::new(0)), "We are two");
    assert_eq!(readers(&party, "We are two"), ["Ann", "Cem"]);
    assert_eq!(party.refused("Bob", say(Channel::City(City::new(1)), "Am I alone?")), code("not_your_channel"));
    let tile = party.lays_of("Bob")[0];
    assert_eq!(party.refused("Bob", party.showing(Some(tile))), code("no_team"));
}

#[test]
fn talk_on_a_sides_channel_is_read_back_unchanged() {
    let old = r#"{"v":1,"no":0,"game":0,"channel":{"city":1},"by":1,"at":7,"body":{"text":"Psst"},
        "command":"67e55044-10b1-426f-9247-bb680e5fe0c8","partners":[1,2]}"#;
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    party.talk.apply_record(old.as_bytes()).expect("it is a record");
    assert_eq!(readers(&party, "Psst"), ["Bob", "Cem"]);
}

#[test]
fn team_mates_play_on_when_a_player_is_away() {
    let options = Options { absence: Absence::Bot, clock: ClockRule::Brisk, ..square_off(Mode::Base) };
    let mut party = Party::playing(&FOUR, options);
    party.goes_away("Ann");
    assert_eq!(party.sees("Bob")["room"]["away"], json!([{ "seat": 0, "what": "side" }]));
    assert_eq!(house(&party), NOBODY, "Cem is there");
    party.lays_something("Cem");
    party.lays_something("Dia");
    assert_eq!(party.grids().turn, Turn::new(1));

    // Now nobody on the side is present.
    party.goes_away("Cem");
    assert_eq!(house(&party), [0], "the first of the house's two seats acts for the side");
    party.house_plays_on();
    assert_eq!(done(&party), [true, false]);
    party.lays_something("Bob");
    let thought =
        party.room.house_turns()[0].game.bot(Seat::new(0), Level::Steady).expect("the side has a tile to lay");
    party.comes_back("Cem");
    assert_eq!(house(&party), NOBODY);
    let late = party.room.house_plays(Seat::new(0), &thought, party.now).expect_err("Cem is back");
    assert_eq!(
        serde_json::to_value(late).unwrap(),
        code("not_away"),
        "a move worked out before he came back is too late"
    );
    party.lays_something("Cem");
}

#[test]
fn votes_count_only_when_nobody_on_the_side_is_present() {
    let mut party = playing(&FOUR, Mode::Base);
    party.goes_away("Ann");
    for who in ["Bob", "Dia"] {
        party.does(who, Request::Vote { seat: Seat::new(0), hold: true });
    }
    assert_eq!((house(&party), party.sees("Bob")["room"]["away"][0]["what"].clone()), (NOBODY.to_vec(), json!("side")));
    party.goes_away("Cem");
    assert_eq!((house(&party), party.sees("Bob")["room"]["away"][0]["what"].clone()), (vec![0], json!("held")));
}

#[test]
fn a_bot_leaves_its_side_to_people_who_are_present() {
    let mut party = with_bots(&[Some("Ann"), Some("Bob"), None, None], square_off(Mode::Base));
    assert_eq!(house(&party), NOBODY);
    let options = Options { absence: Absence::Bot, ..square_off(Mode::Base) };
    party = with_bots(&[Some("Ann"), Some("Bob"), None, None], options);
    party.goes_away("Bob");
    assert_eq!(house(&party), [1], "for Bob, whose side is otherwise a bot");
}

#[test]
fn bots_play_one_side_or_both() {
    for mode in [Mode::Base, Mode::Sprawl] {
        let mut party = with_bots(&[Some("Ann"), None, Some("Cem"), None], square_off(mode));
        assert_eq!(house(&party), [1], "the first seat of the side acts");
        party.play_to_the_end();
        assert_eq!(party.room.stage(), Stage::Ended);
    }
    let mut party = Party::joined(&["Ann"], square_off(Mode::Base));
    for seat in [0, 1] {
        party.does("Ann", Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.house_plays_on();
    assert_eq!(party.room.stage(), Stage::Ended, "Ann watches two bots");
}

#[test]
fn the_house_keeps_its_pace_in_a_race_and_a_pause_takes_no_time() {
    let mut party = with_bots(&[Some("Ann"), None], square_off(Mode::Sprint));
    party.house_plays_on();
    party.now += 70_000;
    party.lays_something("Ann");
    let began = party.now;
    let turn = |party: &Party| party.room.house_turns().pop().expect("the bot races");
    let due = turn(&party).game.race().expect("a race").bot_due(Seat::new(1), Level::Steady);
    assert!(due > 0, "the bot takes some time");
    let step = |party: &Party| party.talk.house_step(&party.room, &turn(party), party.now, 8_000);
    assert_eq!(step(&party), Step::Wait(began + due));
    party.now += 1_000;
    party.does("Ann", Request::Pause);
    assert_eq!(house(&party), NOBODY);
    party.now += 500_000;
    party.does("Ann", Request::Resume);
    assert_eq!(step(&party), Step::Wait(party.now - 1_000 + due));
    party.now += due;
    assert_eq!(step(&party), Step::Think(vec![]));
}

#[test]
fn a_player_who_leaves_during_a_pause_is_played_for_once_it_ends() {
    let options = Options { absence: Absence::Bot, ..square_off(Mode::Sprint) };
    let mut party = Party::playing(&["Ann", "Bob"], options);
    for who in ["Ann", "Bob"] {
        party.lays_something(who);
    }
    party.now += 500_000;
    party.does("Ann", Request::Pause);
    party.now += 3_000_000;
    party.goes_away("Bob");
    party.does("Ann", Request::Resume);
    let turn = party.room.house_turns().pop().expect("the house plays for Bob");
    let due = party.now + 20_000;
    assert_eq!(party.talk.house_step(&party.room, &turn, party.now, 8_000), Step::Wait(due));
}

#[test]
fn nobody_wins_a_race_by_leaving_it_to_the_house() {
    let options = Options { absence: Absence::Bot, ..square_off(Mode::Sprint) };
    let mut party = Party::playing(&["Ann", "Bob"], options);
    for who in ["Ann", "Bob"] {
        party.lays_something(who);
    }
    party.lays("Bob", party.lays_of("Bob")[0]);
    party.now += 500_000;
    party.goes_away("Bob");
    // The house carries on where Bob stopped, at its own pace: a tile every twenty seconds.
    for _ in 0..3 {
        let turn = party.room.house_turns().pop().expect("the house plays for Bob");
        let due = party.now + 20_000;
        assert_eq!(party.talk.house_step(&party.room, &turn, party.now, 8_000), Step::Wait(due));
        party.now = due;
        assert_eq!(party.talk.house_step(&party.room, &turn, party.now, 8_000), Step::Think(vec![]));
        assert!(party.house_moves());
    }
}

#[test]
fn a_whole_side_is_late_together() {
    let mut party = Party::playing(&FOUR, Options { clock: ClockRule::Brisk, ..square_off(Mode::Base) });
    party.lays_something("Dia");
    party.now = party.room.deadline().expect("the clock runs");
    assert!(party.clock_fires());
    assert_eq!((party.grids().turn, party.sees("Bob")["room"]["late"].clone()), (Turn::FIRST, json!([0, 2])));
}

/// Both fill the last hole: whoever comes first in the log has won, also after a restart.
#[test]
fn of_two_simultaneous_winners_the_first_in_the_log_wins() {
    for first in [0, 1] {
        let names = ["Ann", "Bob"];
        let mut party = playing(&names, Mode::Sprint);
        let starters = [party.lays_of("Ann")[0], party.lays_of("Bob").pop().expect("there is a starter")];
        for (who, starter) in names.into_iter().zip(starters) {
            party.lays(who, starter);
            party.is_done(who);
        }
        let coverings = starters.map(covering);
        for (who, tiles) in names.into_iter().zip(&coverings) {
            for tile in &tiles[..tiles.len() - 1] {
                party.lays(who, *tile);
            }
        }
        let last = |side: usize| *coverings[side].last().expect("there is a last tile");
        let [winner, loser] = [first, 1 - first];
        let [one, other] = [winner, loser].map(|side| party.act_on_grid(square_off::Move::Lay(last(side))));
        let decided = party
            .decide(names[loser], party.id("a command"), &other)
            .expect("the move is legal")
            .expect("the move changes something");
        party.does(names[winner], one);
        assert!(party.room.apply(&decided).is_err(), "the race was already over");
        party.restarts();
        let outcome = party.grids().result.expect("the race is over").outcome;
        assert_eq!((outcome.winner.map(usize::from), outcome.reason), (Some(winner), Reason::Covered));
        assert_eq!(party.refused(names[loser], other), code("game_over"));
    }
}

/// `docs/protocol.md` shows exactly the view that Ann gets here.
#[test]
fn the_view_in_the_protocol_docs_is_a_real_one() {
    let mut party = playing(&["Ann", "Bob"], Mode::Base);
    for who in ["Ann", "Bob"] {
        party.lays_something(who);
    }
    party.lays("Ann", party.lays_of("Ann")[0]);
    let page = include_str!("../../docs/protocol.md");
    let (_, shown) = page.split_once("```json square-off\n").expect("the page shows a view of this game");
    assert_eq!(shown.lines().next(), Some(format!("{{\"view\":{}}}", party.view("Ann")).as_str()));
}
