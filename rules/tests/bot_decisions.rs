//! What bots do in some recorded games. Their decisions are pinned, so that no dependency, platform or language version
//! changes how they play unnoticed.
//!
//! To change how bots play, delete `golden/bots.txt` and run this test: it records the moves again.

use std::fmt::Write;
use std::path::Path;
use std::{fs, iter};

use conurbation_rules::automas::Mode;
use conurbation_rules::games::{Action, Game, Kind, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{self, Variant};
use conurbation_rules::{common::Seat, two_cities};

/// How many moves of each game are recorded.
const MOVES: usize = 10;

fn kinds() -> Vec<(&'static str, Kind, u8)> {
    let square_off = |mode| Kind::SquareOff(Variant { mode, ..Variant::default() });
    vec![
        ("two", Kind::TwoCities, 2),
        ("three", Kind::TwoCities, 3),
        ("seven", Kind::TwoCities, 7),
        ("simple", Kind::Automas { mode: Mode::Simple, level: 4 }, 1),
        ("full", Kind::Automas { mode: Mode::Full, level: 4 }, 1),
        ("base", square_off(square_off::Mode::Base), 2),
        ("sprint", square_off(square_off::Mode::Sprint), 2),
        ("sprawl", square_off(square_off::Mode::Sprawl), 2),
    ]
}

/// The first moves of a game between bots: awaited seats act in turn around the table.
fn moves(kind: Kind, seats: u8, level: Level) -> Vec<(Seat, Action)> {
    let values: Vec<u8> = (1..=seats).collect();
    let mut game = Game::new(&kind.setup(&values, None).unwrap(), &Seed([seats; 32]));
    let around = iter::repeat_with(|| Seat::first(seats)).flatten();
    let acted = around.filter_map(|seat| {
        let action = game.bot(seat, level)?;
        game.play(seat, &action).unwrap();
        Some((seat, action))
    });
    acted.take(MOVES).collect()
}

/// A move without its turn.
fn written(action: &Action) -> String {
    let what = match action {
        Action::TwoCities(two_cities::Action { what, .. }) => serde_json::to_string(what),
        Action::Automas(action) => serde_json::to_string(&action.what),
        Action::SquareOff(action) => serde_json::to_string(&action.what),
    };
    what.unwrap()
}

#[test]
fn bots_play_as_recorded() {
    let mut played = String::new();
    for (name, kind, seats) in kinds() {
        for level in [Level::Gentle, Level::Steady, Level::Sharp] {
            writeln!(played, "{name}, {level:?}").unwrap();
            for (seat, action) in moves(kind, seats, level) {
                writeln!(played, "  {seat} {}", written(&action)).unwrap();
            }
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/bots.txt");
    let Ok(recorded) = fs::read_to_string(&file) else {
        fs::write(&file, played).unwrap();
        panic!("recorded again: review the changes and rerun");
    };
    let differing = recorded.lines().zip(played.lines()).enumerate().find(|(_, (recorded, played))| recorded != played);
    assert_eq!(differing, None, "line, recorded and played");
    assert_eq!(recorded.lines().count(), played.lines().count());
}
