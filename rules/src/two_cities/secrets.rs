//! The proof of law 5 for this game: two states that differ only in what a viewer may not see look the same to it, byte
//! for byte, and make the stand-in and its bots act the same.
//!
//! `tests/secrets.rs` checks the same for everything players do in secret. Swapping face-down tiles needs private
//! access, so it is tested here.

use super::bots::{self, finish_phase};
use super::gain::Spot;
use super::game::{Game, Player, Setup};
use super::phase::Phase;
use super::proposal::Proposal;
use super::round_kind::RoundKind;
use super::sight::Sight;
use super::tile::Tile;
use crate::common::{Level, Seat, Turn, byte};
use crate::shuffle::{Purpose, Seed};

/// The same game with all tiles that the viewer can't see swapped at random, and other drafts for the other seats. A
/// viewer of `None` is a spectator.
fn scrambled(game: &Game, viewer: Option<Seat>, seed: &Seed) -> Game {
    let mut other = game.clone();
    let (phase, round) = (game.phase, game.kind());
    let mut covered: Vec<&mut Tile> = Vec::new();
    for (index, seat) in other.seats.iter_mut().enumerate() {
        let own = viewer == Some(Seat::at(index));
        let Player { hand, chosen, draft, .. } = seat;
        if !own && chosen.is_none() && phase == Phase::Choose {
            let held = u32::from(byte(hand.len()));
            let first = seed.draw(Purpose::Seats, held);
            let picks = [first, (first + 1) % held].map(byte);
            *draft = picks.into_iter().take(seed.draw(Purpose::Values, 3) as usize).collect();
        }
        // A seat's own hand is hidden once its choice is made.
        if !own || chosen.is_some() {
            covered.extend(hand.iter_mut());
        }
        if !own && phase == Phase::Choose {
            covered.extend(chosen.iter_mut().flatten());
        }
    }
    // Hands are swapped with the pile that they were dealt from.
    let (pile, other_pile) = if round == RoundKind::Duplexes {
        (&mut other.duplexes, &mut other.buildings)
    } else {
        (&mut other.buildings, &mut other.duplexes)
    };
    covered.extend(pile.iter_mut());
    swap(covered, seed);
    seed.shuffle(Purpose::Duplexes, other_pile);
    other
}

/// Swaps tiles at random.
fn swap(covered: Vec<&mut Tile>, seed: &Seed) {
    let mut tiles: Vec<Tile> = covered.iter().map(|tile| **tile).collect();
    seed.shuffle(Purpose::Buildings, &mut tiles);
    for (place, tile) in covered.into_iter().zip(tiles) {
        *place = tile;
    }
}

/// The same game with all tiles swapped at random that a seat neither sees nor remembers, and with other choices out of
/// the hands that it does remember.
fn beyond_memory(game: &Game, seat: Seat, seed: &Seed) -> Game {
    let mut other = game.clone();
    let known = |holder: usize| {
        let to = game.kind().passes_to();
        let mut next = seat;
        let passed = (1..game.turn.number()).map(|_| {
            next = to.map_or(next, |side| game.ring().neighbour(next, side));
            next
        });
        passed.chain([seat]).collect::<Vec<_>>().contains(&Seat::at(holder))
    };
    let mut covered: Vec<&mut Tile> = Vec::new();
    for (index, player) in other.seats.iter_mut().enumerate() {
        let secret = player.chosen.as_mut().filter(|_| game.phase == Phase::Choose);
        if !known(index) {
            covered.extend(player.hand.iter_mut().chain(secret.into_iter().flatten()));
        } else if let (Some([first, _]), Some(held)) = (secret, player.hand.first_mut()) {
            std::mem::swap(first, held);
        }
    }
    let (pile, other_pile) = match game.kind() {
        RoundKind::Duplexes => (&mut other.duplexes, &mut other.buildings),
        RoundKind::Buildings(_) => (&mut other.buildings, &mut other.duplexes),
    };
    covered.extend(pile.iter_mut());
    swap(covered, seed);
    seed.shuffle(Purpose::Duplexes, other_pile);
    other
}

fn bytes(game: &Game, viewer: Option<Seat>) -> Vec<String> {
    let views = [false, true].into_iter();
    views
        .flat_map(|preview| {
            let own = viewer.map(|seat| serde_json::to_string(&game.seat_view(seat, preview)).unwrap());
            [serde_json::to_string(&game.table_view(preview)).unwrap(), own.unwrap_or_default()]
        })
        .collect()
}

/// Calls `look` with every state of some games, from the first choice to the end.
fn every_state_of_some_games(mut look: impl FnMut(&Game, &Seed)) {
    for seats in 2..=7u8 {
        let values: Vec<u8> = (0..seats).collect();
        let mut game = Game::new(&Setup::new(&values).unwrap(), &Seed([seats; 32]));
        let mut moment = 0u8;
        let mut show = |game: &Game| {
            moment += 1;
            look(game, &Seed([moment; 32]));
        };
        while game.phase() != Phase::Ended {
            let actions = finish_phase(&game);
            assert!(!actions.is_empty(), "the game goes on");
            for (seat, action) in actions {
                show(&game);
                game.play(seat, &action).unwrap();
            }
        }
        show(&game);
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::first(game.seats()).map(Some).chain([None])
}

#[test]
fn hidden_state_changes_no_byte_for_a_viewer() {
    every_state_of_some_games(|game, seed| {
        for viewer in viewers(game) {
            let other = scrambled(game, viewer, seed);
            assert_ne!(format!("{game:?}"), format!("{other:?}"), "something was swapped");
            assert_eq!(bytes(game, viewer), bytes(&other, viewer), "as {viewer:?} sees it");
        }
    });
}

#[test]
fn hidden_state_does_not_change_what_the_stand_in_does() {
    every_state_of_some_games(|game, seed| {
        for seat in Seat::first(game.seats()) {
            let other = scrambled(game, Some(seat), seed);
            let moves =
                |game: &Game| -> Vec<_> { finish_phase(game).into_iter().filter(|(by, _)| *by == seat).collect() };
            assert_eq!(moves(game), moves(&other), "seat {seat}");
        }
    });
}

/// A legal proposal for a tile of the seat, if there is one to place.
fn proposal(game: &Game, seat: Seat) -> Option<Proposal> {
    let places = game.seat_view(seat, false).places.into_iter().next()?;
    let Spot::Plain(row, column) = places.spots[0] else { panic!("no preview was asked for") };
    let city = game.ring().city(seat, places.side);
    Some(Proposal { turn: game.turn(), city, seat, tile: places.tile, cell: [row, column] })
}

#[test]
fn hidden_state_does_not_change_what_a_bot_does() {
    every_state_of_some_games(|game, seed| {
        for seat in Seat::first(game.seats()) {
            let other = scrambled(game, Some(seat), seed);
            // Sharp bots are slow: one of them is asked in every third state.
            let levels = if seed.0[0] % (3 * game.seats()) == seat.number() { 3 } else { 2 };
            for level in [Level::Gentle, Level::Steady, Level::Sharp].into_iter().take(levels) {
                let does = |game: &Game| {
                    let agrees = proposal(game, seat).map(|proposal| bots::agrees(game, seat, level, &proposal));
                    (bots::next(game, seat, level), bots::plan(game, seat, level), agrees)
                };
                assert_eq!(does(game), does(&other), "{level:?} for seat {seat}");
            }
        }
    });
}

#[test]
fn a_sight_has_nothing_that_its_seat_neither_sees_nor_remembers() {
    let mut swapped = 0;
    every_state_of_some_games(|game, seed| {
        for seat in Seat::first(game.seats()) {
            let other = beyond_memory(game, seat, seed);
            swapped += u32::from(format!("{game:?}") != format!("{other:?}"));
            assert_eq!(Sight::new(game, seat), Sight::new(&other, seat), "seat {seat}");
        }
    });
    assert!(swapped > 1000, "{swapped}");
}

#[test]
fn what_a_seat_has_passed_on_it_remembers_as_it_is() {
    every_state_of_some_games(|game, _| {
        for seat in Seat::first(game.seats()) {
            let Some(sight) = Sight::new(game, seat) else { continue };
            let known = sight.hands.iter().flatten().count();
            let turns = if game.kind() == RoundKind::Duplexes { 1 } else { game.turn.number() };
            assert_eq!(known, usize::from(turns.min(game.seats())));
            for (player, hand) in
                game.seats.iter().zip(&sight.hands).filter_map(|(at, hand)| Some((at, hand.as_ref()?)))
            {
                assert!(player.hand.iter().all(|tile| hand.contains(tile)));
            }
        }
    });
}

#[test]
fn the_unseen_tiles_are_those_of_the_box_that_are_nowhere_to_be_seen() {
    every_state_of_some_games(|game, _| {
        for seat in Seat::first(game.seats()) {
            let Some(Sight { unseen: [buildings, duplexes], hands, open, cities, .. }) = Sight::new(game, seat) else {
                continue;
            };
            let seen =
                hands.iter().flatten().flatten().chain(open.iter().flat_map(|open| &open.tiles).map(|(_, tile)| tile));
            let squares: usize = seen.map(|tile| if tile.buildings().1.is_some() { 2 } else { 1 }).sum();
            let built: usize = cities.iter().map(|city| usize::from(city.size())).sum();
            assert_eq!(buildings.len() + 2 * duplexes.len() + squares + built, 108 + 48);
        }
    });
}

#[test]
fn visible_tiles_do_change_the_bytes() {
    // The counterpart: swapping tiles that a viewer holds is visible, so the tests above do compare something.
    every_state_of_some_games(|game, seed| {
        if game.phase() == Phase::Choose
            && game.turn().1 == Turn::new(1)
            && game.seats.iter().all(|seat| seat.chosen.is_none())
        {
            let other = scrambled(game, None, seed);
            let seen_by =
                Seat::first(game.seats()).filter(|seat| bytes(game, Some(*seat)) != bytes(&other, Some(*seat)));
            assert!(seen_by.count() > 1);
        }
    });
}
