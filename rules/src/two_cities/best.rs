//! The highest score of any city, had the order of its tiles not mattered, with the proof that none scores more: every
//! mixture of sixteen buildings either can't, whatever its arrangement, or has been searched whole.

use super::building::{Building, Type};
use super::city::CityBoard;
use super::hindsight::{ByType, FACTORY, OFFICE, SQUARES, Search, TAVERN, best_city, halves};
use super::score::{Sheet, score_offices, score_taverns};
use super::supply::DUPLEX_TILES;
use super::tile::Tile;
use crate::common::byte;

/// What a factory is worth in the city with the most of them.
const FACTORY_WORTH: u8 = 4;
const OTHERS: [Building; 5] = [Building::Shop, Building::Factory, Building::Office, Building::Park, Building::House];

/// The best city, and what was done to know that.
#[derive(Debug, Clone)]
pub struct Proof {
    /// A city with the highest score.
    pub city: CityBoard,
    /// Its score, with the most factories of the game.
    pub sheet: Sheet,
    /// The tiles that it is made of.
    pub tiles: Vec<Tile>,
    /// How many mixtures of buildings there are.
    pub mixtures: usize,
    /// How many of them had to be searched; what the others could score at most is no more than the best city has.
    pub searched: usize,
}

/// The best city of any sixteen buildings, as if there were no duplexes.
pub fn best_of_single_tiles() -> Proof {
    prove(&[vec![]])
}

/// The best city of twelve building tiles and two of the duplexes, as every city of a game is made.
pub fn best_as_dealt() -> Proof {
    let pairs = DUPLEX_TILES.iter().enumerate().flat_map(|(at, tile)| {
        let others = DUPLEX_TILES.iter().skip(at + 1);
        others.map(|other| Vec::from([*tile, *other]))
    });
    prove(&pairs.collect::<Vec<_>>())
}

/// The best city with one of these sets of duplexes.
fn prove(duplexes: &[Vec<Tile>]) -> Proof {
    let mut mixtures: Vec<(usize, ByType<usize>)> =
        mixtures().into_iter().map(|counts| (at_most(counts), counts)).collect();
    mixtures.sort_unstable_by(|one, other| other.cmp(one));
    let mut best: Option<(CityBoard, Sheet, Vec<Tile>)> = None;
    let mut searched = 0;
    for (most, counts) in &mixtures {
        let enough = |best: &Option<(CityBoard, Sheet, Vec<Tile>)>| {
            best.as_ref().is_some_and(|(_, sheet, _)| usize::from(sheet.total) >= *most)
        };
        if enough(&best) {
            break;
        }
        searched += 1;
        for tiles in duplexes.iter().filter_map(|duplexes| completed(duplexes, *counts)) {
            let found = best_city(&tiles, FACTORY_WORTH);
            let better = |sheet: &Sheet| best.as_ref().is_none_or(|(_, best, _)| sheet.total > best.total);
            best = found.filter(|(_, sheet)| better(sheet)).map(|(city, sheet)| (city, sheet, tiles)).or(best);
            if enough(&best) {
                break;
            }
        }
    }
    let (city, sheet, tiles) = best.expect("sixteen buildings make a city");
    Proof { city, sheet, tiles, mixtures: mixtures.len(), searched }
}

/// Every way to split sixteen squares among the six types.
fn mixtures() -> Vec<ByType<usize>> {
    fn split(kind: usize, left: usize, counts: ByType<usize>, all: &mut Vec<ByType<usize>>) {
        let mut counts = counts;
        if kind + 1 == Type::ALL.len() {
            counts[kind] = left;
            all.push(counts);
            return;
        }
        for count in 0..=left {
            counts[kind] = count;
            split(kind + 1, left - count, counts, all);
        }
    }
    let mut all = Vec::new();
    split(0, SQUARES, ByType::default(), &mut all);
    all
}

/// The most that any arrangement of a mixture could score.
fn at_most(counts: ByType<usize>) -> usize {
    let taverns = score_taverns(evenly([0; 4], counts[TAVERN]));
    let fixed = taverns + score_offices(byte(counts[OFFICE]));
    usize::from(fixed) + counts[FACTORY] * usize::from(FACTORY_WORTH) + Search::new(counts).at_most()
}

/// Taverns of each kind after so many more, each of the kind with the fewest: that makes the best sets.
fn evenly(mut kinds: [u8; 4], more: usize) -> [u8; 4] {
    for _ in 0..more {
        if let Some(fewest) = kinds.iter_mut().min() {
            *fewest += 1;
        }
    }
    kinds
}

/// These duplexes with the building tiles that make up the mixture; `None` if they have too many of a type.
fn completed(duplexes: &[Tile], mut counts: ByType<usize>) -> Option<Vec<Tile>> {
    let mut kinds = [0; 4];
    for half in duplexes.iter().copied().flat_map(halves) {
        let kind = half.kind() as usize;
        counts[kind] = counts[kind].checked_sub(1)?;
        if let Some(kind) = Building::TAVERNS.iter().position(|tavern| *tavern == half) {
            kinds[kind] += 1;
        }
    }
    let full = evenly(kinds, counts[TAVERN]);
    let taverns = Building::TAVERNS
        .iter()
        .zip(full)
        .zip(kinds)
        .flat_map(|((tavern, full), had)| vec![Tile::Single(*tavern); usize::from(full - had)]);
    let others = OTHERS.iter().flat_map(|building| vec![Tile::Single(*building); counts[building.kind() as usize]]);
    Some(duplexes.iter().copied().chain(others).chain(taverns).collect())
}
