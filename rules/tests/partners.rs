//! What partners are told about each other: who shares which city, and where the other's tiles could go.

mod common;

use common::{Dice, Table};
use conurbation_rules::common::{Layout, Seat};
use conurbation_rules::games::{Kind, Proposal};
use conurbation_rules::square_off::Variant;
use conurbation_rules::two_cities::ranking::rank;
use conurbation_rules::two_cities::{BOARD, Cell, Game, Ring, Side};

/// Whether a set of cells, as written in views, has this one.
fn has(set: &str, [row, column]: Cell) -> bool {
    let place = usize::from(row * BOARD + column);
    let digit = set.chars().nth(place / 4).and_then(|digit| digit.to_digit(16)).unwrap_or_default();
    digit & (8 >> (place % 4)) != 0
}

#[test]
fn a_partners_places_are_exactly_what_can_be_proposed() {
    let mut dice = Dice::new(21);
    for seats in 2..=7 {
        let mut game = dice.game(seats);
        dice.play_out(&mut game, |game| Seat::first(seats).for_each(|seat| compare(game, seat)));
    }
}

fn compare(game: &Game, seat: Seat) {
    let partners = game.seat_view(seat, true).partners;
    let unscored = game.seat_view(seat, false).partners;
    assert!(unscored.iter().all(|told| told.gains.is_none()), "the room hides scores");
    let ring = Ring::new(game.seats());
    for side in Side::BOTH {
        let city = ring.city(seat, side);
        let Some(partner) = ring.partner(seat, side) else { continue };
        let told = partners.iter().find(|told| told.seat == partner);
        let places = game.seat_view(partner, true).places;
        for tile in [0, 1] {
            let gains = told.and_then(|told| told.gains.as_ref()).map_or(&[][..], |gains| &gains[usize::from(tile)]);
            let owners = places.iter().find(|places| (places.tile, places.side) == (tile, side.other()));
            let seen: Vec<_> = owners.iter().flat_map(|places| &places.spots).filter_map(|spot| spot.gain()).collect();
            assert_eq!(gains, seen, "{seat} sees what {partner} sees");
        }
        for (tile, cell) in [0, 1].into_iter().flat_map(|tile| cells().map(move |cell| (tile, cell))) {
            let proposal = Proposal { turn: game.turn(), city, seat: partner, tile, cell };
            let shown = told.is_some_and(|told| has(&told.spots[usize::from(tile)], cell));
            assert_eq!(shown, game.proposable(&proposal), "{seat} sees {proposal:?}");
        }
    }
    assert!(game.seats() > 2 || partners.is_empty(), "two players share no city");
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..BOARD).flat_map(|row| (0..BOARD).map(move |column| [row, column]))
}

#[test]
fn the_layout_matches_the_ring() {
    for seats in 2..=7 {
        let ring = Ring::new(seats);
        let Layout::Cities(cities) = Kind::TwoCities.layout(seats) else { panic!("cities lie around the table") };
        for seat in Seat::first(seats) {
            for side in Side::BOTH {
                assert_eq!(cities[ring.city(seat, side).index()][side.index()], Some(seat));
            }
        }
        let owned = cities.iter().flatten().flatten().count();
        assert_eq!((cities.len(), owned), (usize::from(ring.cities()), 2 * usize::from(seats)));
    }
    let [_, solo, sides, ..] = Kind::FIRST;
    assert_eq!(solo.layout(1), Kind::TwoCities.layout(3), "the Automas sit around the table too");
    assert_eq!(
        sides.layout(5),
        Layout::Sides([vec![0, 2, 4], vec![1, 3]].map(|seats| seats.into_iter().map(Seat::new).collect()))
    );
    assert_eq!(Kind::SquareOff(Variant::default()), sides);
}

#[test]
fn two_player_rounds_have_names_and_the_result_follows_the_goal() {
    for seats in [2, 3] {
        let mut names = Vec::new();
        let mut table = Table::of(seats);
        let mut dice = Dice::new(3);
        dice.play_out(&mut table.game, |game| names.extend(game.table_view(false).round_name));
        names.dedup();
        let expected: &[&str] = if seats == 2 { &["1a", "1b", "2a", "2b", "3a", "3b"] } else { &[] };
        assert_eq!(names, expected);
        for standing in table.game.table_view(false).result.expect("the game is over").ranking {
            let [lower, higher] = [standing.lower, standing.higher].map(u16::from);
            assert_eq!(standing.result, if seats == 2 { lower + higher } else { lower });
        }
    }
}

#[test]
fn whoever_would_win_by_their_result_leads() {
    let (mut alone, mut several) = (0, 0);
    for seats in 2..=7 {
        let look = |game: &Game| {
            let view = game.table_view(true);
            assert!(game.table_view(false).leaders.is_empty(), "the table plays without scores");
            if view.result.is_some() {
                assert!(view.leaders.is_empty(), "the game is over");
                return;
            }
            let ranking = rank(Ring::new(seats), game.cities(), &game.sheets());
            let mut first: Vec<Seat> = ranking
                .iter()
                .filter(|standing| standing.result == ranking[0].result)
                .map(|standing| standing.seat)
                .collect();
            first.sort();
            if first.len() == usize::from(seats) {
                first.clear();
            }
            alone += u32::from(first.len() == 1);
            several += u32::from(first.len() > 1);
            assert_eq!(view.leaders.to_vec(), first);
        };
        Dice::new(5).play_out(&mut Table::of(seats).game, look);
    }
    assert!(alone > 0 && several > 0, "{alone} and {several}");
}
