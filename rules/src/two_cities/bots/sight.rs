//! What one seat may see of a game, and nothing else. Bots decide on this alone: they are never given the game.

use arrayvec::ArrayVec;

use super::super::action::DraftPicks;
use super::super::city::City;
use super::super::game::Game;
use super::super::ring::{Ring, Side};
use super::super::tile::Tile;
use super::super::view::Phase;
use super::super::{BUILDING_HAND, MAX_SEATS};

/// What one seat sees when it has to decide.
pub(super) struct Sight {
    pub ring: Ring,
    /// Whose sight it is.
    pub seat: usize,
    pub round: u8,
    pub turn: u8,
    pub phase: Phase,
    pub cities: ArrayVec<City, MAX_SEATS>,
    /// The tiles to decide about, each with its number: the hand while choosing, the revealed tiles that are not placed
    /// yet while placing. Empty when the seat owes nothing now.
    pub tiles: ArrayVec<(u8, Tile), BUILDING_HAND>,
    /// Its cities that still get one of them.
    pub owed: ArrayVec<Side, 2>,
    /// Tiles that it picked already and that its choice has to hold.
    pub draft: DraftPicks,
}

impl Sight {
    /// What the seat sees, if it has something to decide now.
    pub fn new(game: &Game, seat: usize) -> Option<Self> {
        let own = game.seats.get(seat)?;
        let (tiles, owed) = match game.phase {
            Phase::Choose if own.chosen.is_none() => {
                ((0..).zip(own.hand.iter().copied()).collect(), Side::BOTH.into_iter().collect())
            }
            Phase::Place => {
                let revealed = (0..).zip(own.chosen.into_iter().flatten());
                (
                    revealed.filter(|(tile, _)| own.placed[usize::from(*tile)].is_none()).collect(),
                    Side::BOTH.into_iter().filter(|side| own.owes(*side)).collect(),
                )
            }
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
        };
        (!sight.tiles.is_empty()).then_some(sight)
    }

    /// The number of the seat's city on a side.
    pub fn city(&self, side: Side) -> usize {
        self.ring.city(self.seat, side)
    }
}
