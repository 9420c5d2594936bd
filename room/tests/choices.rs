//! What the host can choose: every choice offered leads to valid options, and all valid options can be reached.

mod common;

use std::collections::{HashMap, HashSet};

use common::alone::alone;
use common::sides::square_off;
use common::{Party, code, setting};
use conurbation_room::{Absence, Choice, ChoiceName, ClockRule, Length, Options, Seating, Value};
use conurbation_rules::automas::{LEVELS, Mode};
use conurbation_rules::games::Kind;
use conurbation_rules::square_off::{Mode as Grid, Variant};
use serde_json::json;

/// A map key for options, which have neither `Ord` nor `Hash`.
fn key(options: &Options) -> String {
    serde_json::to_string(options).unwrap()
}

/// The choices that no other choice depends on.
const ALONE: [ChoiceName; 4] =
    [ChoiceName::Access, ChoiceName::Watchers, ChoiceName::TalkWhileChoosing, ChoiceName::ScorePreview];

/// All options that the other choices can lead to, from every kind of room.
fn reachable() -> HashMap<String, Options> {
    let mut reached = HashMap::new();
    let mut open = Kind::FIRST.map(Options::first).to_vec();
    while let Some(options) = open.pop() {
        if reached.insert(key(&options), options).is_none() {
            let choices = options.choices(|_| true);
            let choices = choices.iter().filter(|choice| !ALONE.contains(&choice.name));
            let next = choices.flat_map(|Choice { name, values, .. }| values.iter().map(|value| (*name, value)));
            open.extend(next.map(|(name, value)| options.with(name, value).expect("an offered value can be chosen")));
        }
    }
    reached
}

fn value_of(options: &Options, wanted: ChoiceName) -> Option<Value> {
    options.choices(|_| true).into_iter().find(|choice| choice.name == wanted).map(|choice| choice.value)
}

fn names(options: &Options) -> Vec<ChoiceName> {
    options.choices(|_| true).iter().map(|choice| choice.name).collect()
}

#[test]
fn every_choice_leads_to_valid_options_with_that_value() {
    for options in reachable().values() {
        assert!(options.valid(), "{options:?}");
        for Choice { name, value, values } in options.choices(|_| true) {
            assert!(values.contains(&value), "{name:?} is {value:?} in {options:?}");
            for value in values {
                let next = options.with(name, &value).unwrap();
                assert_eq!(value_of(&next, name).as_ref(), Some(&value), "{name:?} in {options:?}");
            }
        }
    }
}

#[test]
fn choosing_the_current_value_changes_nothing() {
    for options in reachable().values() {
        for Choice { name, value, .. } in options.choices(|_| true) {
            assert_eq!(options.with(name, &value).as_ref(), Some(options), "{name:?}");
        }
    }
}

#[test]
fn all_valid_options_can_be_chosen() {
    let reached: HashSet<String> = reachable().into_keys().collect();
    let grids = [Grid::Base, Grid::Sprint, Grid::Sprawl];
    let variants = grids.into_iter().flat_map(|mode| {
        let starts = [(false, false), (false, true), (true, false), (true, true)];
        starts.map(|(left_over, anywhere)| Kind::SquareOff(Variant { mode, left_over, anywhere }))
    });
    let solo =
        [Mode::Simple, Mode::Full].into_iter().flat_map(|mode| LEVELS.map(move |level| Kind::Automas { mode, level }));
    let mut valid = 0;
    for game in variants.chain(solo).chain([Kind::TwoCities]) {
        for options in all_for(game) {
            valid += 1;
            assert!(reached.contains(&key(&options)), "{options:?}");
        }
    }
    println!("{valid} valid options, {} reached", reached.len());
}

/// All valid options of a game, except for the choices that no other depends on.
fn all_for(game: Kind) -> Vec<Options> {
    let mut all: Vec<Options> = game.seats().map(|seats| Options { seats, ..Options::first(game) }).collect();
    let mut vary = |change: &dyn Fn(Options) -> Vec<Options>| all = all.drain(..).flat_map(change).collect();
    vary(&|o| {
        [ClockRule::None, ClockRule::Slow, ClockRule::Relaxed, ClockRule::Brisk]
            .map(|clock| Options { clock, ..o })
            .into()
    });
    vary(&|o| {
        let rules = [Absence::Wait, Absence::Partner, Absence::Bot, Absence::Vote];
        rules.map(|absence| Options { absence, ..o }).into()
    });
    vary(&|o| [Length::None, Length::Three, Length::Six].map(|campaign| Options { campaign, ..o }).into());
    vary(&|o| {
        let seatings: &[Seating] = match game {
            Kind::TwoCities => &[Seating::Card, Seating::Values, Seating::Hand],
            Kind::Automas { .. } => &[Seating::Values],
            Kind::SquareOff(_) => &[Seating::Values, Seating::Hand],
        };
        seatings.iter().map(|seating| Options { seating: *seating, ..o }).collect()
    });
    all.retain(Options::valid);
    all
}

#[test]
fn independent_options_change_nothing_else() {
    for first in [Options { seats: 4, ..Options::default() }, alone(Mode::Full, 3, Length::Six), square_off(Grid::Base)]
    {
        for Choice { name, value, values } in
            first.choices(|_| true).into_iter().filter(|one| ALONE.contains(&one.name))
        {
            assert_eq!(values.len(), 2, "{name:?}");
            let other = first.with(name, values.iter().find(|other| **other != value).unwrap()).unwrap();
            assert!(other != first && other.valid(), "{name:?}");
            assert_eq!(other.with(name, &value), Some(first), "{name:?}");
        }
    }
}

#[test]
fn two_players_have_no_partners() {
    let table = Options { seats: 4, absence: Absence::Partner, ..Options::default() };
    let duel = table.with(ChoiceName::Seats, &Value::Number(2)).unwrap();
    assert_eq!(duel, Options { seats: 2, absence: Absence::Vote, ..table });
    assert!(duel.with(ChoiceName::Absence, &Value::Word("partner".to_owned())).is_none());
    assert!(!names(&duel).contains(&ChoiceName::TalkWhileChoosing));
    let waiting = Options { absence: Absence::Wait, ..table };
    assert_eq!(waiting.with(ChoiceName::Seats, &Value::Number(2)).unwrap().absence, Absence::Wait);
}

#[test]
fn a_single_player_has_no_clock_and_no_rule_for_absence() {
    use ChoiceName::{Access, Campaign, Game, Level, Mode as Name, ScorePreview, Watchers};
    let table = Options { seats: 4, clock: ClockRule::Brisk, absence: Absence::Partner, ..Options::default() };
    let solo = table.with(Game, &Value::Word("automas".to_owned())).unwrap();
    assert_eq!(solo, alone(Mode::Simple, 2, Length::None));
    assert_eq!(names(&solo), [Game, Name, Level, Campaign, Access, Watchers, ScorePreview]);
    let back = alone(Mode::Full, 7, Length::Six).with(Game, &Value::Word("two_cities".to_owned())).unwrap();
    assert_eq!(back, Options::default());
}

#[test]
fn a_game_of_two_sides_keeps_the_seats_and_has_no_seating_cards() {
    use ChoiceName::{
        Absence as Away, Access, Clock as Time, Game, Mode, Seating as Order, Seats, Start, Starters, Watchers,
    };
    let table = Options { seats: 4, clock: ClockRule::Brisk, absence: Absence::Partner, ..Options::default() };
    let sides = table.with(Game, &Value::Word("square_off".to_owned())).unwrap();
    assert_eq!(sides, Options { seats: 4, clock: ClockRule::Brisk, ..square_off(Grid::Base) });
    assert_eq!(names(&sides), [Game, Mode, Starters, Start, Seats, Order, Time, Away, Access, Watchers]);
    assert!(sides.with(Order, &Value::Word("card".to_owned())).is_none());
    let sprint = sides.with(Mode, &Value::Word("sprint".to_owned())).unwrap();
    assert_eq!(sprint, Options { seats: 4, ..square_off(Grid::Sprint) }, "a race is its own clock");
    assert!(!names(&sprint).contains(&Time));
}

#[test]
fn the_slow_clock_leaves_no_rule_for_absence_to_choose() {
    assert!(names(&Options::default()).contains(&ChoiceName::Absence));
    assert!(!names(&Options { clock: ClockRule::Slow, ..Options::default() }).contains(&ChoiceName::Absence));
}

#[test]
fn the_view_has_the_choices_until_the_game_begins() {
    let mut party = Party::sitting(&["Ann", "Bob"], Options::default());
    let clock = |party: &Party| {
        let view = party.sees("Bob");
        let choices = view["room"]["choices"].as_array().cloned().unwrap_or_default();
        choices.into_iter().find(|choice| choice["name"] == "clock")
    };
    let values = ["none", "slow", "relaxed", "brisk"];
    assert_eq!(clock(&party), Some(json!({ "name": "clock", "value": "none", "values": values })));
    party.does("Ann", setting(ChoiceName::Clock, "brisk"));
    assert_eq!(clock(&party), Some(json!({ "name": "clock", "value": "brisk", "values": values })));
    party.does("Ann", conurbation_room::Request::Seat);
    assert!(clock(&party).is_some());
    party.does("Ann", conurbation_room::Request::Start);
    assert_eq!(clock(&party), None);
    assert_eq!(party.refused("Ann", setting(ChoiceName::Clock, "none")), code("wrong_stage"));
}
