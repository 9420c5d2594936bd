//! What viewers see of a game. [`TableView`] has no field for hidden things; what only one seat may see is in its
//! [`SeatView`], which is built for that seat only (law 5).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::MAX_SEATS;
use super::action::DraftPicks;
use super::building::Building;
use super::city::{BOARD, Cell, CityBoard};
use super::gain::{self, Spot};
use super::game::{Game, Hand, Player};
use super::phase::Phase;
use super::ranking::{Goal, Standing, leaders, rank};
use super::ring::Side;
use super::score::Sheet;
use super::sight::{Factories, all_but};
use super::tile::Tile;
use crate::common::{City, Round, Seat, Turn, byte, hex};

/// What everyone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Round, from 1.
    pub round: Round,
    /// The name of the round, if its number is not enough: two players play each one twice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round_name: Option<String>,
    /// Turn within the round, from 1.
    pub turn: Turn,
    /// How many turns this round has.
    pub turns: u8,
    /// Whether tiles are being chosen or placed.
    pub phase: Phase,
    /// The neighbour who gets the rest of a hand after this turn, if any.
    pub pass: Option<Side>,
    /// By seat, clockwise.
    pub seats: Vec<SeatState>,
    /// By city; the room's layout says who owns each.
    pub cities: Vec<CityView>,
    /// The seats that would win by their results alone if the game ended now; left out when all would, when the room
    /// hides the score preview, and once the game is over.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub leaders: ArrayVec<Seat, MAX_SEATS>,
    /// Present once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<ResultView>,
}

/// One seat, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatState {
    /// The two revealed tiles; only in the place phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "[string, string]", optional))]
    pub revealed: Option<[Tile; 2]>,
    /// For each revealed tile, the city it was placed into, if any; left out while neither is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub placed: Option<[Option<Side>; 2]>,
    /// The cities that this seat holds back from; left out when there is none.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Side>>", optional))]
    pub holding: ArrayVec<Side, 2>,
    /// The cities that this seat is called to place into first; left out when there is none.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Side>>", optional))]
    pub called: ArrayVec<Side, 2>,
}

/// One city, as everyone sees it. Cells are `[row, column]` on a 7×7 board on which the first tile took `[3, 3]`, so
/// that they stay the same while the city grows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// City notation of its bounding box (empty text for an empty city).
    pub map: String,
    /// The cell of the bounding box's top left corner.
    pub at: Cell,
    /// The area that the finished city can still lie in: top left and bottom right cell, inclusive.
    pub frame: [Cell; 2],
    /// The current score by type in the order of the reference card, then the total. Absent when the room hides the
    /// score preview and the game is not over.
    pub score: Option<[u8; 7]>,
    /// The cells filled by the last placement in this city, for showing where it went.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Cell>"))]
    pub last: ArrayVec<Cell, 2>,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultView {
    /// How a seat's two cities make its result.
    pub goal: Goal,
    /// One entry per seat, best first; tied seats in seat order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Standing>"))]
    pub ranking: ArrayVec<Standing, MAX_SEATS>,
}

/// What only one seat sees.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand in the choose phase; empty once the choice is made, because the hand can't be looked at again.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hand: Hand,
    /// Places in the hand picked so far, before the choice is made.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub draft: DraftPicks,
    /// The two chosen tiles, until they are revealed.
    #[cfg_attr(feature = "ts", ts(type = "[string, string] | null"))]
    pub chosen: Option<[Tile; 2]>,
    /// In the place phase: every legal place of every tile still to be placed.
    pub places: Vec<Places>,
    /// In the place phase: where partners could place their remaining tiles, for making proposals. Left out when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PartnerSpots>>", optional))]
    pub partners: Vec<PartnerSpots>,
}

/// The legal places of a partner's tiles in the shared city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerSpots {
    /// Whose tiles.
    pub seat: Seat,
    /// For each revealed tile the cells of its first half, as a set: each hexadecimal digit holds four cells, row by
    /// row on the 7×7 board, the first in the highest bit; trailing zeros are left out. Empty for a tile that can't be
    /// placed there.
    pub spots: [String; 2],
    /// For each tile what the city's score changes by, cell after cell, as its owner sees it. Left out without the
    /// score preview.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gains: Option<[Vec<i16>; 2]>,
}

/// The legal places of one tile in one city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// 0 or 1: which of the two revealed tiles.
    pub tile: u8,
    /// Into which city.
    pub side: Side,
    /// Cells of the tile's first half: `[row, column]`, followed by the change of this city's score if the score
    /// preview is on.
    #[cfg_attr(feature = "ts", ts(type = "([number, number] | [number, number, number])[]"))]
    pub spots: Vec<Spot>,
}

impl Game {
    /// What everyone sees. With `preview` also the current scores, which are always there at the end.
    pub fn table_view(&self, preview: bool) -> TableView {
        let over = self.phase == Phase::Ended;
        let sheets = (preview || over).then(|| self.sheets());
        let cities = self.cities.iter().enumerate();
        TableView {
            round: self.round,
            round_name: self.ring().round_name(self.round),
            turn: self.turn,
            turns: self.turns(),
            phase: self.phase,
            pass: self.pass(),
            seats: self.seats.iter().map(|seat| self.seat_state(seat)).collect(),
            cities: cities
                .map(|(index, city)| CityView::new(city, sheets.as_ref().map(|sheets| sheets[index])))
                .collect(),
            leaders: sheets.as_ref().filter(|_| !over).map(|sheets| leaders(self.ring(), sheets)).unwrap_or_default(),
            result: sheets.filter(|_| over).map(|sheets| ResultView {
                goal: self.ring().goal(),
                ranking: rank(self.ring(), &self.cities, &sheets),
            }),
        }
    }

    fn seat_state(&self, player: &Player) -> SeatState {
        let marked = |marks: [bool; 2]| Side::BOTH.into_iter().filter(|side| marks[side.index()]).collect();
        SeatState {
            revealed: player.chosen.filter(|_| self.phase == Phase::Place),
            placed: Some(player.placed).filter(|placed| *placed != [None; 2]),
            holding: marked(player.holding),
            called: marked(player.called),
        }
    }

    /// What only one seat sees. With `preview` also the score change of each legal place.
    pub fn seat_view(&self, seat: Seat, preview: bool) -> SeatView {
        let Some(at) = self.seats.get(seat.index()) else { return SeatView::default() };
        SeatView {
            hand: if at.chosen.is_none() { at.hand.clone() } else { ArrayVec::new() },
            draft: at.draft.clone(),
            chosen: at.chosen.filter(|_| self.phase == Phase::Choose),
            places: if self.phase == Phase::Place { self.places(seat, preview) } else { Vec::new() },
            partners: self.partner_spots(seat, preview),
        }
    }

    /// Where the partners of a seat could place in the cities that they share with it.
    fn partner_spots(&self, seat: Seat, preview: bool) -> Vec<PartnerSpots> {
        if self.phase != Phase::Place {
            return Vec::new();
        }
        let place = |[row, column]: Cell| usize::from(row * BOARD + column);
        let spots = |side: Side| {
            let partner = self.ring().partner(seat, side)?;
            let number = self.ring().city(seat, side);
            let (at, city) = (&self.seats[partner.index()], &self.cities[number.index()]);
            let tiles = at.chosen.filter(|_| at.owes(side.other()))?;
            let others = preview.then(|| self.other_factories(number));
            let legal = |index: usize| match at.placed[index] {
                None => gain::spots(city, tiles[index], others.as_deref()),
                Some(_) => Vec::new(),
            };
            let legal = [legal(0), legal(1)];
            let cells = |spots: &Vec<Spot>| hex(spots.iter().map(|spot| place(spot.cell())));
            let gains = |spots: &Vec<Spot>| spots.iter().filter_map(|spot| spot.gain()).collect();
            Some(PartnerSpots {
                seat: partner,
                spots: legal.each_ref().map(cells),
                gains: preview.then(|| legal.each_ref().map(gains)),
            })
        };
        Side::BOTH.into_iter().filter_map(spots).collect()
    }

    /// The legal places of a seat's tiles in the cities that it shares with this partner.
    pub fn places_for(&self, seat: Seat, partner: Seat, preview: bool) -> Vec<Places> {
        let mut places = self.seat_view(seat, preview).places;
        places.retain(|places| self.ring().partner(seat, places.side) == Some(partner));
        places
    }

    /// Every legal place of every tile that the seat still has to place.
    pub(super) fn places(&self, seat: Seat, preview: bool) -> Vec<Places> {
        let at = &self.seats[seat.index()];
        let mut all = Vec::new();
        for side in Side::BOTH.into_iter().filter(|side| at.owes(*side)) {
            let city = self.ring().city(seat, side);
            let others = preview.then(|| self.other_factories(city));
            for (index, tile) in at.chosen.into_iter().flatten().enumerate() {
                if at.placed[index].is_some() {
                    continue;
                }
                let spots = gain::spots(&self.cities[city.index()], tile, others.as_deref());
                all.push(Places { tile: byte(index), side, spots });
            }
        }
        all
    }

    /// How many factories each of the other cities has.
    pub(super) fn other_factories(&self, city: City) -> Factories {
        all_but(self.cities.iter().map(|city| city.count(Building::Factory)), city)
    }
}

impl CityView {
    /// A city as it stands, with its score if that is shown.
    pub(crate) fn new(city: &CityBoard, score: Option<Sheet>) -> Self {
        Self {
            map: city.to_string(),
            at: city.bounds()[0],
            frame: city.frame(),
            score: score.as_ref().map(Sheet::in_order),
            last: city.last(),
        }
    }
}
