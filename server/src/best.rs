//! `conurbation best`: the highest score that one city can reach, proved anew.

use std::time::Instant;

use conurbation_rules::two_cities::Tile;
use conurbation_rules::two_cities::best::{Proof, best_as_dealt, best_of_single_tiles};
use conurbation_rules::two_cities::score::Sheet;
use serde::Serialize;

/// A proof, as the command prints it.
#[derive(Debug, Serialize)]
struct Proved {
    city: String,
    #[serde(flatten)]
    sheet: Sheet,
    tiles: Vec<Tile>,
    mixtures: usize,
    searched: usize,
    seconds: f64,
}

/// What the command prints.
#[derive(Debug, Serialize)]
struct Best {
    as_dealt: Proved,
    single_tiles: Proved,
}

/// The best city of the tiles of a game, and of sixteen single buildings, as JSON.
pub fn best() -> String {
    let best = Best { as_dealt: proved(best_as_dealt), single_tiles: proved(best_of_single_tiles) };
    serde_json::to_string_pretty(&best).expect("numbers and texts have a JSON form")
}

fn proved(prove: fn() -> Proof) -> Proved {
    let began = Instant::now();
    let Proof { city, sheet, tiles, mixtures, searched } = prove();
    Proved { city: city.to_string(), sheet, tiles, mixtures, searched, seconds: began.elapsed().as_secs_f64() }
}
