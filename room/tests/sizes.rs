//! The size of a view: what every move costs everyone on the line.

mod common;

use common::Party;
use conurbation_room::{Deed, Options, Seating, Stage};
use conurbation_rules::two_cities::{self, Phase};

/// Bytes: what any view of a full table may take.
const MAX: usize = 5 * 1024;

/// Small random numbers, the same ones in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// The sizes of the views of all players after every move of a game in which everyone does anything.
fn sizes(names: &[String], game: u64) -> Vec<usize> {
    let mut dice = Dice(game);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut party =
        Party::sitting(&names, Options { score_preview: true, seating: Seating::Hand, ..Options::default() });
    for _ in 0..game {
        // Every game is dealt from another seed.
        party.does(names[0], Deed::Shuffle);
    }
    party.does(names[0], Deed::Seat);
    party.does(names[0], Deed::Start);
    let mut sizes = Vec::new();
    while party.room.stage() == Stage::Playing {
        let who = names[dice.below(names.len())];
        let spots = party.spots(who);
        let hand = party.hand(who).hand.len();
        let deed = match party.table().phase {
            Phase::Choose if hand > 0 => {
                let first = dice.below(hand);
                two_cities::Deed::Choose([first as u8, ((first + 1 + dice.below(hand - 1)) % hand) as u8])
            }
            Phase::Place if !spots.is_empty() => {
                let (tile, side, cell) = spots[dice.below(spots.len())];
                two_cities::Deed::Place { tile, side, cell }
            }
            _ => continue,
        };
        let deed = party.act(deed);
        party.does(who, deed);
        sizes.extend(names.iter().map(|who| party.view(who).len()));
    }
    sizes
}

/// Half of all views take at most `limit` bytes, and every one at most [`MAX`].
#[track_caller]
fn small_enough(what: &str, names: &[String], games: u64, limit: usize) {
    let mut sizes: Vec<usize> = (0..games).flat_map(|game| sizes(names, game)).collect();
    sizes.sort_unstable();
    let part = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
    let (median, max) = (part(50), part(100));
    println!("{what}: {} views, median {median}, 95 % up to {}, max {max} bytes", sizes.len(), part(95));
    assert!(median <= limit, "{what}: median {median} bytes");
    assert!(max <= MAX, "{what}: max {max} bytes");
}

#[test]
fn seven_friends() {
    let names = ["Ann", "Robert", "Cem", "Diana", "Eva", "Frank", "Gus"].map(str::to_owned);
    small_enough("seven friends", &names, 3, 2 * 1024);
}

#[test]
fn seven_long_names() {
    let names: Vec<String> = (0..7).map(|number| format!("{number}{}", "x".repeat(23))).collect();
    small_enough("seven names of 24 letters", &names, 2, 2_200);
}

#[test]
fn seven_names_of_pictures() {
    let names: Vec<String> = (0..7).map(|number| "🏙".repeat(23) + &number.to_string()).collect();
    small_enough("seven names of 24 characters of 4 bytes", &names, 2, 2_700);
}
