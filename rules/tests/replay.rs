//! The same setup, seed and actions give the same game, byte for byte; and a game uses every tile at most once.

mod common;

use std::collections::HashMap;

use common::{Dice, Table, all_bytes, dealt_hands, shuffled_piles};
use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{BUILDING_TILES, Building, CityBoard, DUPLEX_TILES, Game, Phase, Setup, Tile};

#[test]
fn a_replayed_game_shows_the_same_bytes_at_every_step() {
    let mut dice = Dice::new(1);
    for seats in 2..=7 {
        for _ in 0..3 {
            let values: Vec<u8> = (0..seats).map(|seat| (seat * 37 + 11) % 101).collect();
            let (setup, seed) = (Setup::new(&values).unwrap(), dice.seed());

            let mut shown = Vec::new();
            let actions = dice.play_out(&mut Game::new(&setup, &seed), |game| shown.push(all_bytes(game)));

            let mut again = Game::new(&setup, &seed);
            for ((seat, action), bytes) in actions.iter().zip(&shown) {
                assert_eq!(&all_bytes(&again), bytes);
                // Logs store text, so text is what is replayed.
                let stored = serde_json::to_string(action).unwrap();
                again.play(*seat, &serde_json::from_str(&stored).unwrap()).unwrap();
            }
            assert_eq!(Some(&all_bytes(&again)), shown.last());
        }
    }
}

#[test]
fn a_different_seed_gives_a_different_game() {
    let hands = |seed| {
        let table = Table::dealt(&[1, 2, 3], &Seed([seed; 32]));
        table.seats().map(|seat| table.hand(Seat::new(seat))).collect::<Vec<_>>()
    };
    assert_ne!(hands(1), hands(2));
}

/// Computed independently by the algorithm in `docs/shuffle.md`: anyone who checks a game relies on it.
#[test]
fn the_deal_of_a_seed_never_changes() {
    let write = |hand: &Vec<Tile>| hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let written = |seats| -> Vec<Vec<String>> {
        dealt_hands(&Seed([7; 32]), seats).iter().map(|round| round.iter().map(write).collect()).collect()
    };
    let hands = written(3);
    assert_eq!(hands[0], ["O S P H D P H", "P O O F P D S", "E S O E P M O"]);
    assert_eq!(hands[1], ["DP HB H/S", "S/B S/F F/E", "O/P D/H P/H"]);
    assert_eq!(hands[2], ["S H O F O D E", "H M E P O F H", "O F M F O S F"]);
    let hands = written(2);
    assert_eq!(hands[0], ["O S P H D P H", "P O O F P D S"]);
    assert_eq!(hands[1], ["E S O E P M O", "S H O F O D E"]);
    assert_eq!(hands[2], ["DP HB H/S", "S/B S/F F/E"]);
}

/// The order before the shuffle, as `docs/shuffle.md` gives it.
#[test]
fn the_lists_before_the_shuffle_never_change() {
    let buildings: String =
        BUILDING_TILES.map(|(building, count)| building.letter().to_string().repeat(count)).concat();
    assert_eq!(
        buildings,
        "SSSSSSSSSSSSSSSSFFFFFFFFFFFFFFFFMMMMMDDDDDEEEEEBBBBB".to_owned()
            + "OOOOOOOOOOOOOOOOOOOOPPPPPPPPPPPPPPPPHHHHHHHHHHHHHHHHHHHH"
    );
    assert_eq!(
        DUPLEX_TILES.map(|tile| tile.to_string()).join(" "),
        "FS S/F OS O/S SH H/S EF F/E DP M/P HB D/H PF P/F PO O/P HP P/H SM S/B FO F/O OH H/O"
    );
}

fn counted(tiles: impl IntoIterator<Item = Tile>) -> HashMap<Tile, usize> {
    let mut counts = HashMap::new();
    for tile in tiles {
        *counts.entry(tile).or_default() += 1;
    }
    counts
}

#[test]
fn the_piles_are_the_132_tiles_of_the_box() {
    let (buildings, duplexes) = shuffled_piles(&Seed([1; 32]));
    assert_eq!((buildings.len(), duplexes.len()), (108, 24));
    assert_eq!(counted(buildings), BUILDING_TILES.map(|(building, count)| (Tile::Single(building), count)).into());
    assert_eq!(counted(duplexes), counted(DUPLEX_TILES));
}

/// The revealed tiles, which end up in the cities.
fn revealed(game: &Game) -> Vec<Tile> {
    game.table_view(false).seats.iter().filter_map(|seat| seat.revealed).flatten().collect()
}

/// Plays a game and accounts for every tile of the box.
fn every_tile_is_accounted_for(seats: u8, dice: &mut Dice) {
    let seed = dice.seed();
    let values: Vec<u8> = (0..seats).collect();
    let mut game = Game::new(&Setup::new(&values).unwrap(), &seed);
    let mut phase = Phase::Ended;
    let mut placed = Vec::new();
    dice.play_out(&mut game, |game| {
        if game.phase() != phase && game.phase() == Phase::Place {
            placed.extend(revealed(game));
        }
        phase = game.phase();
    });

    assert!(game.cities().iter().all(CityBoard::is_finished));
    // The cities hold what was revealed.
    let mut buildings = [0usize; Building::COUNT];
    for tile in &placed {
        let (first, second) = tile.buildings();
        buildings[first as usize] += 1;
        if let Some(second) = second {
            buildings[second as usize] += 1;
        }
    }
    let count = |building| game.cities().iter().map(|city| usize::from(city.count(building))).sum::<usize>();
    let built = Building::ALL.map(count);
    assert_eq!(buildings, built);

    // Everything dealt was revealed except one discarded tile of each hand.
    for (round, hands) in dealt_hands(&seed, seats).into_iter().enumerate() {
        // All but one tile of each hand is placed, two at a time.
        let given: usize = hands.iter().map(|hand| hand.len() - 1).sum();
        let mut left = counted(hands.into_iter().flatten());
        for tile in placed.drain(..given) {
            let count = left.get_mut(&tile).filter(|count| **count > 0);
            *count.unwrap_or_else(|| panic!("{tile} was not dealt that often")) -= 1;
        }
        assert_eq!(left.values().sum::<usize>(), usize::from(seats), "discards of round {}", round + 1);
    }
}

#[test]
fn no_tile_is_lost_or_duplicated() {
    let mut dice = Dice::new(2);
    for seats in 2..=7 {
        for _ in 0..10 {
            every_tile_is_accounted_for(seats, &mut dice);
        }
    }
}

#[test]
fn tiles_never_run_out() {
    // Seven players need the most tiles; two players have the most rounds.
    let mut dice = Dice::new(3);
    for number in 0..300 {
        let mut game = dice.game(if number % 2 == 0 { 7 } else { 2 });
        dice.play_out(&mut game, |_| ());
        assert!(game.cities().iter().all(CityBoard::is_finished));
    }
}
