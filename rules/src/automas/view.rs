//! What viewers see of a solo game. All tiles are face up, so everyone sees the same; the piles and the deck are face
//! down and have no field here (law 5).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::PLAYER;
use super::automa::AutomaTurn;
use super::game::Game;
use super::setup::Mode;
use crate::common::{Round, Seat, Turn, byte};
use crate::two_cities::gain::spots;
use crate::two_cities::ranking::Standing;
use crate::two_cities::{CityView, MAX_SEATS, Places, Side, Tile};

/// What everyone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloTableView"))]
pub struct TableView {
    /// The mode.
    pub mode: Mode,
    /// The level of difficulty, 1 to 7.
    pub level: u8,
    /// Round, 1 to 3.
    pub round: Round,
    /// Turn within the round, from 1.
    pub turn: Turn,
    /// How many turns this round has.
    pub turns: u8,
    /// Whether tiles are being assigned or inserted.
    pub phase: Phase,
    /// The hands. In rounds 1 and 3 of the Full mode the player's, Autommaso's and Automarta's; otherwise only the
    /// player's.
    #[cfg_attr(feature = "ts", ts(type = "string[][]"))]
    pub hands: Vec<Vec<Tile>>,
    /// The neighbour who gets the rest of a hand after this turn, if any.
    pub pass: Option<Side>,
    /// Leftville and Righttown.
    pub cities: [CityView; 2],
    /// The city between the Automas.
    pub automacity: AutomacityView,
    /// The tiles assigned to Leftville and to Righttown this turn; [`Insert`](super::Move::Insert) names them by their
    /// places here.
    pub assigned: [Vec<Assigned>; 2],
    /// What the Automas did this turn, in order; empty if they do nothing.
    pub moves: Vec<AutomaTurn>,
    /// Present once the game is over.
    pub result: Option<ResultView>,
}

/// The phases of a turn. In the second round of the Full mode both turns are assigned before tiles are inserted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloPhase"))]
pub enum Phase {
    /// The player assigns tiles of the hand to cities.
    Assign,
    /// The player inserts the tiles assigned to Leftville and Righttown.
    Insert,
    /// The game is over.
    Ended,
}

/// The city without a grid, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAutomacity"))]
pub struct AutomacityView {
    /// Its tiles, in the order they came.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub tiles: Vec<Tile>,
    /// How many tiles, counted from the last, came this turn.
    pub last: u8,
    /// In the assign phase of the Simple mode: the tile that waits for the player's.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub assigned: Option<Tile>,
    /// The current score by type in the order of the reference card, then the total, before the level's change. Absent
    /// when the room hides the score preview and the game is not over.
    pub score: Option<[u8; 7]>,
}

/// A tile assigned to one of the player's cities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAssigned"))]
pub struct Assigned {
    /// The tile.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub tile: Tile,
    /// Who assigned it.
    pub by: Assigner,
    /// Whether it has been inserted.
    pub placed: bool,
}

/// Who assigned a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAssigner"))]
pub enum Assigner {
    /// The player.
    Player,
    /// The Automa who shares the city.
    Automa,
    /// Nobody: it was drawn for the city.
    Chance,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloResultView"))]
pub struct ResultView {
    /// One entry per seat, best first: 0 the player, 1 Autommaso, 2 Automarta.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Standing>"))]
    pub ranking: ArrayVec<Standing, MAX_SEATS>,
    /// What the level added to Automacity's score.
    pub change: i8,
    /// Automacity's total with that change: what counts for the Automas.
    pub automacity_total: u8,
}

/// What the player's own seat sees in addition; empty for every other seat.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloSeatView"))]
pub struct SeatView {
    /// In the insert phase: every legal place of every tile still to be inserted. Its `tile` is the place among the
    /// tiles assigned to the city.
    pub places: Vec<Places>,
}

impl Game {
    /// What everyone sees. With `preview` also the current scores, which are always there at the end.
    pub fn table_view(&self, preview: bool) -> TableView {
        let over = self.phase == Phase::Ended;
        let sheets = (preview || over).then(|| self.sheets());
        let hands = if self.automas_act() { &self.hands[..] } else { &self.hands[..1] };
        TableView {
            mode: self.setup.mode(),
            level: self.setup.level(),
            round: self.round,
            turn: self.turn,
            turns: self.turns(),
            phase: self.phase,
            hands: hands.to_vec(),
            pass: self.pass(),
            cities: Side::BOTH
                .map(Side::index)
                .map(|index| CityView::new(&self.cities[index], sheets.map(|sheets| sheets.own[index]))),
            automacity: AutomacityView {
                tiles: self.automacity.tiles().to_vec(),
                last: self.fresh,
                assigned: self.waiting,
                score: sheets.map(|sheets| sheets.automacity.in_order()),
            },
            assigned: self.assigned.each_ref().map(|assigned| assigned.to_vec()),
            moves: self.moves.clone(),
            result: sheets.filter(|_| over).map(|sheets| ResultView {
                ranking: self.ranking(&sheets),
                change: self.setup.change(),
                automacity_total: self.automacity_total(&sheets),
            }),
        }
    }

    /// What the player's seat sees in addition. With `preview` also the score change of each legal place.
    pub fn seat_view(&self, seat: Seat, preview: bool) -> SeatView {
        if seat != PLAYER || self.phase != Phase::Insert {
            return SeatView::default();
        }
        let mut places = Vec::new();
        for side in Side::BOTH {
            let others = preview.then(|| self.other_factories(side));
            for (index, assigned) in self.assigned[side.index()].iter().enumerate().filter(|(_, at)| !at.placed) {
                let spots = spots(&self.cities[side.index()], assigned.tile, others.as_ref().map(<[u8; 2]>::as_slice));
                places.push(Places { tile: byte(index), side, spots });
            }
        }
        SeatView { places }
    }
}
