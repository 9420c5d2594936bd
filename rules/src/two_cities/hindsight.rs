//! The best city that its own tiles could have made, had everyone known them all and their order not mattered. Exact,
//! by branch and bound.
//!
//! An arrangement decides four things: the lines of shops, the groups of parks, which offices lie beside a tavern, and
//! which houses beside a factory. So the search settles where the duplexes lie, then all shops, all parks, all
//! factories and all taverns, the most promising squares first, and goes back as soon as what is left can't beat the
//! best city found. Which of the last squares are houses and which offices follows from what each would score there.

use std::array;
use std::cmp::Reverse;
use std::sync::LazyLock;

use super::building::{Building, Type};
use super::city::{CityBoard, SIZE};
use super::score::{SHOP_SPLITS, Sheet, around, score_city, score_parks};
use super::tile::Tile;
use crate::common::byte;

/// Squares of a finished city.
pub(super) const SQUARES: usize = (SIZE * SIZE) as usize;
/// By type of building, a number or the squares where they lie, on a packed 4×4 board.
pub(super) type ByType<T> = [T; Type::ALL.len()];

const SHOP: usize = Type::Shop as usize;
pub(super) const FACTORY: usize = Type::Factory as usize;
pub(super) const TAVERN: usize = Type::Tavern as usize;
pub(super) const OFFICE: usize = Type::Office as usize;
const PARK: usize = Type::Park as usize;
const HOUSE: usize = Type::House as usize;

/// The best city of these tiles, and its score if each factory is worth `factory_worth`. `None` unless they have
/// sixteen buildings and fit into a city. It is meant for two duplexes, as a city has them: each one more takes about
/// twenty times as long.
pub fn best_city(tiles: &[Tile], factory_worth: u8) -> Option<(CityBoard, Sheet)> {
    let buildings: Vec<Building> = tiles.iter().flat_map(|tile| halves(*tile)).collect();
    if buildings.len() != SQUARES {
        return None;
    }
    let counts = array::from_fn(|kind| buildings.iter().filter(|building| building.kind() as usize == kind).count());
    let duplexes: Vec<Tile> = tiles.iter().copied().filter(|tile| tile.buildings().1.is_some()).collect();
    let mut search = Search::new(counts);
    // What single tiles could reach, no duplex can surpass.
    search.run(&Lying::default());
    let limit = search.best.take().map_or(0, |(points, ..)| points);
    for lying in Lying::all(&duplexes) {
        if search.best.as_ref().is_some_and(|(points, ..)| *points >= limit) {
            break;
        }
        search.run(&lying);
    }
    let (_, squares, lying) = search.best?;
    let city = built(&squares, &lying, buildings);
    Some((city, score_city(&city, factory_worth)))
}

/// The best city of the tiles that were placed in a finished one with this score: each of its factories is worth the
/// same, wherever it lies.
pub fn best_arrangement(city: &CityBoard, sheet: Sheet, tiles: &[Tile]) -> Option<(CityBoard, Sheet)> {
    best_city(tiles, sheet.factories.checked_div(city.count(Building::Factory)).unwrap_or_default())
}

/// The buildings of a tile.
pub(super) fn halves(tile: Tile) -> impl Iterator<Item = Building> {
    let (first, second) = tile.buildings();
    [Some(first), second].into_iter().flatten()
}

/// Duplexes that lie somewhere.
#[derive(Debug, Clone, Default)]
struct Lying {
    /// Each half and its square.
    halves: Vec<(Building, u16)>,
    /// All squares that they cover, by type.
    squares: ByType<u16>,
}

impl Lying {
    /// All ways in which the duplexes can lie.
    fn all(duplexes: &[Tile]) -> Vec<Self> {
        let mut all = vec![Self::default()];
        for tile in duplexes {
            all = all.iter().flat_map(|lying| lying.with(*tile)).collect();
        }
        all
    }

    /// The same with one more duplex.
    fn with(&self, tile: Tile) -> Vec<Self> {
        /// Squares that have one to their right, and one below.
        const NOT_RIGHT: u16 = 0x7777;
        const NOT_BOTTOM: u16 = 0x0fff;
        let (first, second) = tile.buildings();
        let (room, step) = if matches!(tile, Tile::Standing(..)) { (NOT_BOTTOM, 4) } else { (NOT_RIGHT, 1) };
        let free = !self.covered();
        let anchors = (0..16).map(|place| 1u16 << place).filter(|anchor| {
            let covered = anchor | anchor << step;
            room & anchor != 0 && free & covered == covered
        });
        let placed = |anchor: u16| {
            let mut lying = self.clone();
            for (half, square) in [(Some(first), anchor), (second, anchor << step)] {
                let Some(half) = half else { continue };
                lying.halves.push((half, square));
                lying.squares[half.kind() as usize] |= square;
            }
            lying
        };
        anchors.map(placed).collect()
    }

    fn covered(&self) -> u16 {
        self.squares.iter().fold(0, |all, squares| all | squares)
    }
}

/// Sets of squares by how many they have, best first by what they are for.
struct Sets([Vec<u16>; SQUARES + 1]);

impl Sets {
    fn by<K: Ord>(worth: impl Fn(u16) -> K) -> Self {
        let mut sets: [Vec<u16>; SQUARES + 1] = array::from_fn(|_| Vec::new());
        for set in 0..=u16::MAX {
            sets[set.count_ones() as usize].push(set);
        }
        for sets in &mut sets {
            sets.sort_by_key(|set| worth(*set));
        }
        Self(sets)
    }

    /// Those of `count` squares within `room` that have all of `wanted`.
    fn within(&self, count: usize, room: u16, wanted: u16) -> impl Iterator<Item = u16> {
        self.0[count].iter().copied().filter(move |set| set & !room == 0 && wanted & !set == 0)
    }
}

static FOR_SHOPS: LazyLock<Sets> = LazyLock::new(|| Sets::by(|set| Reverse(SHOP_SPLITS[set as usize])));
static FOR_PARKS: LazyLock<Sets> = LazyLock::new(|| Sets::by(|set| Reverse(score_parks(set))));
/// Beside as few others as possible.
static FOR_FACTORIES: LazyLock<Sets> = LazyLock::new(|| Sets::by(beside));
/// Beside as many others as possible.
static FOR_TAVERNS: LazyLock<Sets> = LazyLock::new(|| Sets::by(|set| Reverse(beside(set))));

/// How many squares lie beside these.
fn beside(set: u16) -> usize {
    count(around(set) & !set)
}

const fn count(set: u16) -> usize {
    set.count_ones() as usize
}

/// A search for the best arrangement. Points are only those that an arrangement decides.
pub(super) struct Search {
    counts: ByType<usize>,
    /// Points of a house that is beside no factory.
    house: usize,
    /// The most offices that can lie beside a tavern.
    offices: usize,
    /// The most that houses and offices can score.
    rest: usize,
    best: Option<(usize, ByType<u16>, Lying)>,
}

impl Search {
    pub(super) fn new(counts: ByType<usize>) -> Self {
        let house = (0..HOUSE).filter(|kind| counts[*kind] > 0).count();
        let mut search = Self { counts, house, offices: 0, rest: 0, best: None };
        let first = |sets: &Sets, count: usize| sets.0[count].first().map_or(0, |set| beside(*set));
        let spoilt = first(&FOR_FACTORIES, counts[FACTORY]);
        search.offices = first(&FOR_TAVERNS, counts[TAVERN]).min(counts[OFFICE]);
        search.rest = search.houses(SQUARES - counts[FACTORY] - spoilt) + search.offices;
        search
    }

    /// What no arrangement can surpass.
    pub(super) fn at_most(&self) -> usize {
        let first = |sets: &Sets, kind: usize| sets.0[self.counts[kind]].first().copied().unwrap_or_default();
        let shops = SHOP_SPLITS[first(&FOR_SHOPS, SHOP) as usize];
        usize::from(shops) + usize::from(score_parks(first(&FOR_PARKS, PARK))) + self.rest
    }

    /// The most that houses can score if so many squares are beside no factory.
    fn houses(&self, quiet: usize) -> usize {
        let quiet = quiet.min(self.counts[HOUSE]);
        quiet * self.house + (self.counts[HOUSE] - quiet)
    }

    /// Whether so many points would be no more than the best city has.
    fn is_beaten(&self, points: usize) -> bool {
        self.best.as_ref().is_some_and(|(best, ..)| points <= *best)
    }

    /// Looks for a better city in which the duplexes lie like this.
    fn run(&mut self, lying: &Lying) {
        let most_parks = FOR_PARKS.0[self.counts[PARK]].first().map_or(0, |set| usize::from(score_parks(*set)));
        let room = |kind: usize| !(lying.covered() & !lying.squares[kind]);
        for shops in FOR_SHOPS.within(self.counts[SHOP], room(SHOP), lying.squares[SHOP]) {
            let by_shops = usize::from(SHOP_SPLITS[shops as usize]);
            if self.is_beaten(by_shops + most_parks + self.rest) {
                break;
            }
            for parks in FOR_PARKS.within(self.counts[PARK], room(PARK) & !shops, lying.squares[PARK]) {
                let points = by_shops + usize::from(score_parks(parks));
                if self.is_beaten(points + self.rest) {
                    break;
                }
                self.places_the_rest(lying, shops, parks, points);
            }
        }
    }

    /// Where factories, taverns, offices and houses lie best between these shops and parks, which score `points`.
    fn places_the_rest(&mut self, lying: &Lying, shops: u16, parks: u16, points: usize) {
        let left = !(shops | parks);
        let room = |kind: usize| left & !(lying.covered() & !lying.squares[kind]);
        for factories in FOR_FACTORIES.within(self.counts[FACTORY], room(FACTORY), lying.squares[FACTORY]) {
            let loud = around(factories);
            let quiet = count(left & !factories & !loud);
            if self.is_beaten(points + self.houses(quiet) + self.offices) {
                continue;
            }
            for taverns in FOR_TAVERNS.within(self.counts[TAVERN], room(TAVERN) & !factories, lying.squares[TAVERN]) {
                let near = around(taverns);
                let open = left & !factories & !taverns;
                let (houses, offices) = self.divided(open, loud, near, lying);
                let spoilt = count(houses & loud);
                let by_houses = (self.counts[HOUSE] - spoilt) * self.house + spoilt;
                let points = points + by_houses + count(offices & near);
                if !self.is_beaten(points) {
                    let squares = [shops, factories, taverns, offices, parks, houses];
                    self.best = Some((points, squares, lying.clone()));
                }
            }
        }
    }

    /// Which of the open squares are houses, and which offices: houses go where they gain most over an office.
    fn divided(&self, open: u16, loud: u16, near: u16, lying: &Lying) -> (u16, u16) {
        let mut houses = lying.squares[HOUSE];
        let open = open & !houses;
        let free = open & !lying.squares[OFFICE];
        // How much more a house scores than an office: all its points, one less beside a tavern, 1 beside a factory.
        let [first, second] = [free & !loud & near, free & loud & !near];
        let between = if self.house > 1 { [first, second] } else { [second, first] };
        for squares in [free & !loud & !near, between[0], between[1], free & loud & near] {
            let mut squares = squares;
            while squares != 0 && count(houses) < self.counts[HOUSE] {
                houses |= squares & squares.wrapping_neg();
                squares &= squares - 1;
            }
        }
        (houses, open & !houses)
    }
}

/// The city with these squares. The duplexes' taverns are of the kinds printed on them.
fn built(squares: &ByType<u16>, lying: &Lying, mut buildings: Vec<Building>) -> CityBoard {
    let mut take = |wanted: &dyn Fn(Building) -> bool| {
        let at = buildings.iter().position(|building| wanted(*building));
        at.map(|at| buildings.swap_remove(at))
    };
    let mut placed: Vec<(Building, u16)> = Vec::with_capacity(SQUARES);
    for (half, square) in &lying.halves {
        placed.extend(take(&|building| building == *half).map(|building| (building, *square)));
    }
    for (kind, squares) in squares.iter().enumerate() {
        for square in (0..16).map(|place| 1 << place).filter(|square| squares & !lying.covered() & square != 0) {
            placed.extend(take(&|building| building.kind() as usize == kind).map(|building| (building, square)));
        }
    }
    CityBoard::arranged(placed.into_iter().map(|(building, square)| {
        let place = byte(square.trailing_zeros());
        (place / SIZE, place % SIZE, building)
    }))
}
