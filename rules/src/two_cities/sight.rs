//! What one seat may see of a game or remember of it, and nothing else. Bots decide by this alone: they are never given
//! the game.

use std::iter;

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::action::DraftPicks;
use super::building::Building;
use super::city::CityBoard;
use super::game::{Game, Hand};
use super::phase::Phase;
use super::ring::{Ring, Side};
use super::supply::{BUILDING_TILES, DUPLEX_TILES};
use super::tile::Tile;
use super::{BUILDING_HAND, MAX_SEATS};
use crate::common::{City, Round, Seat, Turn};
use crate::shuffle::draws;

/// Factories of some cities.
pub(crate) type Factories = ArrayVec<u8, MAX_SEATS>;

/// The factories of all cities but one.
pub(crate) fn all_but(factories: impl IntoIterator<Item = u8>, city: City) -> Factories {
    factories.into_iter().enumerate().filter(|(other, _)| *other != city.index()).map(|(_, count)| count).collect()
}

/// What one seat sees, and remembers of its round, when it has to decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// The table.
    pub ring: Ring,
    /// Whose sight it is.
    pub seat: Seat,
    /// The round.
    pub round: Round,
    /// The turn of the round.
    pub turn: Turn,
    /// Whether tiles are being chosen or placed.
    pub phase: Phase,
    /// The cities, in the order of [`Ring::city`].
    pub cities: ArrayVec<CityBoard, MAX_SEATS>,
    /// The tiles to decide about, each with its number: the hand while choosing, the revealed tiles not placed yet
    /// while placing. Never empty.
    pub tiles: ArrayVec<(u8, Tile), BUILDING_HAND>,
    /// Its cities that still get one of them.
    pub owed: ArrayVec<Side, 2>,
    /// Tiles that it has already picked and that its choice must include.
    pub draft: DraftPicks,
    /// By seat, the revealed tiles that are still to be placed and the sides that they can go to. All empty while
    /// choosing.
    pub open: ArrayVec<Open, MAX_SEATS>,
    /// By seat, the tiles that it holds if they are known, those that it has chosen in secret included, in the order of
    /// their codes: its own, and those that it has passed on itself in this round. Which of them were taken since is
    /// public.
    pub hands: ArrayVec<Option<Hand>, MAX_SEATS>,
    /// The tiles that can still be dealt or are held where it can't see them, in the order of the box: building tiles,
    /// and duplexes. Those that were discarded unseen are among them.
    pub unseen: [Vec<Tile>; 2],
}

/// What a seat still has to place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Open {
    /// The tiles, each with its number.
    pub tiles: ArrayVec<(u8, Tile), 2>,
    /// The sides of the cities that get them.
    pub sides: ArrayVec<Side, 2>,
}

impl Sight {
    /// What the seat sees, if it has something to decide now.
    pub fn new(game: &Game, seat: Seat) -> Option<Self> {
        let own = game.seats.get(seat.index())?;
        let open: ArrayVec<Open, MAX_SEATS> = game
            .seats
            .iter()
            .map(|at| match at.chosen.filter(|_| game.phase == Phase::Place) {
                None => Open::default(),
                Some(revealed) => Open {
                    tiles: (0..).zip(revealed).filter(|(tile, _)| at.placed[usize::from(*tile)].is_none()).collect(),
                    sides: Side::BOTH.into_iter().filter(|side| at.owes(*side)).collect(),
                },
            })
            .collect();
        let (tiles, owed) = match game.phase {
            Phase::Choose if own.chosen.is_none() => {
                ((0..).zip(own.hand.iter().copied()).collect(), Side::BOTH.into_iter().collect())
            }
            Phase::Place => (open[seat.index()].tiles.iter().copied().collect(), open[seat.index()].sides.clone()),
            Phase::Choose | Phase::Ended => return None,
        };
        let hands: ArrayVec<Option<Hand>, MAX_SEATS> =
            Seat::first(game.seats()).map(|other| remembered(game, seat, other)).collect();
        let unseen = unseen(game, open.iter().flat_map(|open| &open.tiles).map(|(_, tile)| *tile), &hands);
        let sight = Self {
            ring: game.ring(),
            seat,
            round: game.round,
            turn: game.turn,
            phase: game.phase,
            cities: game.cities.clone(),
            tiles,
            owed,
            draft: own.draft.clone(),
            open,
            hands,
            unseen,
        };
        (!sight.tiles.is_empty()).then_some(sight)
    }

    /// The number of the seat's city on a side.
    pub fn city(&self, side: Side) -> City {
        self.ring.city(self.seat, side)
    }

    /// How many factories each of the other cities has.
    pub fn other_factories(&self, city: City) -> Factories {
        all_but(self.cities.iter().map(|city| city.count(Building::Factory)), city)
    }

    /// The tiles that are revealed or in the seat's own hand.
    pub fn shown(&self) -> Vec<Tile> {
        let own = self.tiles.iter().filter(|_| self.phase == Phase::Choose);
        self.open.iter().flat_map(|open| &open.tiles).chain(own).map(|(_, tile)| *tile).collect()
    }

    /// Random numbers for this decision: always the same ones, from nothing that is hidden. Their seed is made of the
    /// bytes seat, round and turn, then four for each tile to decide about: its number, and the tile.
    pub fn stream(&self) -> ChaCha8Rng {
        let tiles = self.tiles.iter().flat_map(|(number, tile)| [*number].into_iter().chain(tile.code()));
        draws([self.seat.number(), self.round.number(), self.turn.number()].into_iter().chain(tiles))
    }

    /// A number to seed other random numbers with: the first of the [`stream`](Self::stream).
    pub fn number(&self) -> u64 {
        self.stream().next_u64()
    }
}

/// What a seat knows of the tiles that another one holds. A hand is known to all who have passed it on.
fn remembered(game: &Game, seat: Seat, holder: Seat) -> Option<Hand> {
    let to = game.kind().passes_to();
    let mut knows = seat == holder;
    let mut next = seat;
    for _ in 1..game.turn.number() {
        next = to.map_or(next, |side| game.ring().neighbour(next, side));
        knows |= next == holder;
    }
    let player = game.seats.get(holder.index()).filter(|_| knows)?;
    let secret = player.chosen.filter(|_| game.phase == Phase::Choose).into_iter().flatten();
    let mut hand: Hand = player.hand.iter().copied().chain(secret).collect();
    hand.sort_unstable_by_key(|tile| tile.code());
    Some(hand)
}

/// The building tiles and the duplexes that are neither built, nor revealed, nor in a known hand.
fn unseen(game: &Game, open: impl Iterator<Item = Tile>, hands: &[Option<Hand>]) -> [Vec<Tile>; 2] {
    let in_sight = || hands.iter().flatten().flatten().copied();
    let mut seen = BUILDING_TILES.map(|(building, _)| {
        game.cities.iter().map(|city| usize::from(city.count(building))).sum::<usize>()
            - halves(&game.duplexes_built).filter(|half| *half == building).count()
    });
    let mut duplexes = game.duplexes_built.clone();
    for tile in in_sight().chain(open) {
        match tile {
            Tile::Single(building) => seen[building as usize] += 1,
            Tile::Lying(..) | Tile::Standing(..) => duplexes.push(tile),
        }
    }
    let buildings = BUILDING_TILES.into_iter().flat_map(|(building, count)| {
        iter::repeat_n(Tile::Single(building), count.saturating_sub(seen[building as usize]))
    });
    [buildings.collect(), DUPLEX_TILES.into_iter().filter(|tile| !duplexes.contains(tile)).collect()]
}

fn halves(duplexes: &[Tile]) -> impl Iterator<Item = Building> {
    duplexes.iter().flat_map(|tile| [Some(tile.buildings().0), tile.buildings().1]).flatten()
}
