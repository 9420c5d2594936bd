//! The size of a view, which every move sends to everyone.

mod common;

use common::alone::alone;
use common::sides::square_off;
use common::{Party, count};
use conurbation_room::{Absence, Length, Options, Request, Seating, Stage};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Level, PublicView};
use conurbation_rules::square_off::{self, Mode as Grid, Phase, Piece};
use conurbation_rules::two_cities;

/// The most bytes that a view of a full table may take.
const MAX: usize = 5 * 1024;

/// Small random numbers, the same ones in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// A table: people by name, then this many bots, and the seats whose players are away.
struct Table<'a> {
    names: &'a [String],
    bots: u8,
    away: &'a [usize],
    options: Options,
}

/// A table of people only.
fn people(names: &[String]) -> Table<'_> {
    let options = Options { score_preview: true, seating: Seating::Hand, ..Options::default() };
    Table { names, bots: 0, away: &[], options }
}

/// The sizes of all players' views after every move of a game of random moves.
fn sizes(table: &Table<'_>, game: u64) -> Vec<usize> {
    let mut dice = Dice(game);
    let names: Vec<&str> = table.names.iter().map(String::as_str).collect();
    let seats = count(&names) + table.bots;
    let mut party = Party::joined(&names, Options { seats, ..table.options });
    for (seat, name) in (0..).zip(&names) {
        party.does(name, Request::Sit { seat: Seat::new(seat) });
    }
    for seat in count(&names)..seats {
        party.does(names[0], Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    for _ in 0..game {
        // Every game gets another seed.
        party.does(names[0], Request::Shuffle);
    }
    party.does(names[0], Request::Seat);
    party.does(names[0], Request::Start);
    for seat in table.away {
        party.goes_away(names[*seat]);
    }
    let mut sizes = Vec::new();
    while party.room.stage() == Stage::Playing {
        if !party.house_moves() {
            let who = names[dice.below(names.len())];
            let Some(request) = anything(&party, who, &mut dice) else { continue };
            party.does(who, request);
        }
        sizes.extend(names.iter().map(|who| party.view(who).len()));
    }
    sizes
}

/// A random move that a player can make now, if any.
fn anything(party: &Party, who: &str, dice: &mut Dice) -> Option<Request> {
    let spots = party.spots(who);
    let hand = party.hand(who).hand.len();
    if !spots.is_empty() {
        let (tile, side, cell) = spots[dice.below(spots.len())];
        return Some(party.place(tile, side, cell));
    }
    match party.game() {
        PublicView::TwoCities(_) if hand > 0 => {
            let first = dice.below(hand);
            let second = (first + 1 + dice.below(hand - 1)) % hand;
            Some(party.act(two_cities::Move::Choose([first, second].map(|at| at.try_into().expect("a hand is small")))))
        }
        PublicView::TwoCities(_) => None,
        PublicView::SquareOff(_) => on_grid(party, who, dice),
        PublicView::Automas(_) => {
            let first = u8::try_from(dice.below(3)).expect("one of three");
            Some(party.assigning([first, (first + 1) % 3, (first + 2) % 3]))
        }
    }
}

/// The same on a grid, where everyone confirms at once. In a race they take back a tile now and then, and give up in
/// the end.
fn on_grid(party: &Party, who: &str, dice: &mut Dice) -> Option<Request> {
    let laid = party.grids().sides[usize::from(party.seat(who) % 2)].grid.clone();
    let lays = party.lays_of(who);
    let racing = party.grids().phase == Phase::Race;
    if racing && dice.below(60) == 0 {
        return Some(party.act_on_grid(square_off::Move::GiveUp));
    }
    if racing && (lays.is_empty() || dice.below(4) == 0) {
        let tiles: Vec<char> = laid.chars().filter(char::is_ascii_lowercase).collect();
        let tile = tiles.get(dice.below(tiles.len().max(1)))?;
        let piece = Piece::from_letter(*tile).expect("every letter on a grid is a piece");
        return Some(party.act_on_grid(square_off::Move::Lift(piece)));
    }
    if party.grid_of(who).laid.is_some() || lays.is_empty() {
        return party.simplest_on_grid(who);
    }
    Some(party.act_on_grid(square_off::Move::Lay(lays[dice.below(lays.len())])))
}

/// At least half of the views take at most `limit` bytes, and all of them at most [`MAX`].
#[track_caller]
fn small_enough(what: &str, table: &Table<'_>, games: u64, limit: usize) {
    let mut sizes: Vec<usize> = (0..games).flat_map(|game| sizes(table, game)).collect();
    sizes.sort_unstable();
    let part = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
    let (median, max) = (part(50), part(100));
    println!("{what}: {} views, median {median}, 95 % up to {}, max {max} bytes", sizes.len(), part(95));
    assert!(median <= limit, "{what}: median {median} bytes");
    assert!(max <= MAX, "{what}: max {max} bytes");
}

fn friends() -> [String; 7] {
    ["Ann", "Robert", "Cem", "Diana", "Eva", "Frank", "Gus"].map(str::to_owned)
}

#[test]
fn seven_friends() {
    let names = friends();
    small_enough("seven friends", &people(&names), 3, 2 * 1024);
}

#[test]
fn seven_long_names() {
    let names: Vec<String> = (0..7).map(|number| format!("{number}{}", "x".repeat(23))).collect();
    small_enough("seven names of 24 letters", &people(&names), 2, 2_200);
}

#[test]
fn seven_names_of_emoji() {
    let names: Vec<String> = (0..7).map(|number| "🏙".repeat(23) + &number.to_string()).collect();
    small_enough("seven names of 24 characters of 4 bytes", &people(&names), 2, 2_700);
}

/// Bots act at once, so most views are of people who have tiles to place.
#[test]
fn friends_and_bots() {
    let names = friends();
    for people_there in [6, 2, 1] {
        let bots = 7 - people_there;
        let table = Table { bots, ..people(&names[..people_there.into()]) };
        small_enough(&format!("{people_there} friends and {bots} bots"), &table, 3, 2_400);
    }
}

/// Their partners' views list what they could place for them.
#[test]
fn three_of_seven_are_away() {
    let names = friends();
    for absence in [Absence::Vote, Absence::Bot, Absence::Partner] {
        let table = people(&names);
        let table = Table { away: &[1, 3, 5], options: Options { absence, ..table.options }, ..table };
        small_enough(&format!("three of seven away, {absence:?}"), &table, 3, 2_300);
    }
}

#[test]
fn a_single_player() {
    for mode in [Mode::Simple, Mode::Full] {
        let names = ["Ann".to_owned()];
        let table = Table { options: alone(mode, 4, Length::Six), ..people(&names) };
        small_enough(&format!("alone, {mode:?}"), &table, 20, 2_200);
    }
}

/// Views list the places of the card's tile, or in a race those of every tile in hand.
#[test]
fn two_sides() {
    let names = friends();
    for (mode, players, median) in [(Grid::Base, 2, 1_200), (Grid::Sprint, 2, 1_350), (Grid::Sprawl, 6, 2_000)] {
        let table = Table { options: square_off(mode), ..people(&names[..players]) };
        small_enough(&format!("{mode:?} with {players}"), &table, 5, median);
    }
}
