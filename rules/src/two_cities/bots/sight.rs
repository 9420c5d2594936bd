//! What one seat may see of a game, and nothing else. Bots decide by this alone: they are never given the game.

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;

use crate::common::{City, Round, Seat, Turn};
use crate::shuffle::draws;
use crate::two_cities::action::DraftPicks;
use crate::two_cities::building::Building;
use crate::two_cities::city::CityBoard;
use crate::two_cities::game::Game;
use crate::two_cities::phase::Phase;
use crate::two_cities::ring::{Ring, Side};
use crate::two_cities::tile::Tile;
use crate::two_cities::{BUILDING_HAND, MAX_SEATS};

/// Factories of some cities.
pub(super) type Factories = ArrayVec<u8, MAX_SEATS>;

/// The factories of all cities but one.
pub(super) fn beside(factories: impl IntoIterator<Item = u8>, city: City) -> Factories {
    factories.into_iter().enumerate().filter(|(other, _)| *other != city.index()).map(|(_, count)| count).collect()
}

/// What one seat sees when it has to decide.
pub(super) struct Sight {
    pub ring: Ring,
    /// Whose sight it is.
    pub seat: Seat,
    pub round: Round,
    pub turn: Turn,
    pub phase: Phase,
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
}

/// What a seat still has to place.
#[derive(Default)]
pub(super) struct Open {
    pub tiles: ArrayVec<(u8, Tile), 2>,
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
        };
        (!sight.tiles.is_empty()).then_some(sight)
    }

    /// The number of the seat's city on a side.
    pub fn city(&self, side: Side) -> City {
        self.ring.city(self.seat, side)
    }

    /// How many factories each of the other cities has.
    pub fn factories_beside(&self, city: City) -> Factories {
        beside(self.cities.iter().map(|city| city.count(Building::Factory)), city)
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
}
