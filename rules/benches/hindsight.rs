//! How long the best arrangement of a city's tiles takes, over 1,000 cities of random tiles: the middle one and the
//! longest. Criterion measures means of one thing, and here the longest of many matters.

use std::time::{Duration, Instant};

use conurbation_rules::shuffle::{Purpose, Seed};
use conurbation_rules::two_cities::hindsight::best_city;
use conurbation_rules::two_cities::{BUILDING_TILES, DUPLEX_TILES, Tile};

/// A city's share of both piles.
const BUILDINGS: usize = 12;
const DUPLEXES: usize = 2;

fn city(number: u32) -> Vec<Tile> {
    let mut key = [0; 32];
    key[..4].copy_from_slice(&number.to_le_bytes());
    let seed = Seed(key);
    let mut buildings: Vec<Tile> =
        BUILDING_TILES.iter().flat_map(|&(building, count)| vec![Tile::Single(building); count]).collect();
    let mut duplexes = DUPLEX_TILES.to_vec();
    seed.shuffle(Purpose::Buildings, &mut buildings);
    seed.shuffle(Purpose::Duplexes, &mut duplexes);
    buildings.into_iter().take(BUILDINGS).chain(duplexes.into_iter().take(DUPLEXES)).collect()
}

fn main() {
    // The tables are made once.
    best_city(&city(0), 3);
    let mut spans: Vec<(Duration, u32)> = (1..=1000)
        .map(|number| {
            let tiles = city(number);
            let began = Instant::now();
            assert!(best_city(&tiles, 3).is_some());
            (began.elapsed(), number)
        })
        .collect();
    spans.sort_unstable();
    let text = |tiles: Vec<Tile>| tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (longest, number) = spans[spans.len() - 1];
    println!("1,000 cities: half within {:?}, 99 % within {:?}", spans[500].0, spans[990].0);
    println!("longest {longest:?}: {}", text(city(number)));
}
