//! Finds the turning points of a game.

use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{CityBoard, Game, Ring};
use serde::Serialize;

use crate::two_cities::judge::Judge;
use crate::two_cities::outlook::Outlook;
use crate::two_cities::table::Table;
use crate::two_cities::values::VALUES;

/// How many turning points are told.
const MOST: usize = 3;

/// A turn in which somebody's lead changed much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The turn, in words.
    #[serde(skip)]
    pub turn: String,
    /// The number of the action that ended it, from 0.
    pub action: usize,
    /// Whose lead changed most.
    pub seat: Seat,
    /// The lead that could be expected before and after the turn, in hundredths of a point.
    pub lead: [i32; 2],
}

impl TurningPoint {
    /// By how much the lead changed, either way.
    pub fn swing(&self) -> i32 {
        (self.lead[1] - self.lead[0]).abs()
    }
}

/// The leads of all seats from turn to turn, as everybody could see them.
pub(super) struct Leads {
    turn: String,
    now: Vec<i32>,
    swings: Vec<TurningPoint>,
}

impl Leads {
    pub fn new(game: &Game) -> Self {
        Self { turn: game.heading(), now: leads(game), swings: Vec::new() }
    }

    /// A turn has ended with an action.
    pub fn turned(&mut self, game: &Game, action: usize) {
        let leads = leads(game);
        let swings = self.now.iter().zip(&leads).enumerate().map(|(seat, (before, after))| TurningPoint {
            turn: self.turn.clone(),
            action,
            seat: Seat::at(seat),
            lead: [*before, *after],
        });
        // Of equal swings that of the first seat.
        let most = swings.rev().max_by_key(TurningPoint::swing);
        self.swings.extend(most.filter(|swing| swing.swing() > 0));
        (self.turn, self.now) = (game.heading(), leads);
    }

    /// The greatest swings, the greatest first.
    pub fn turning_points(mut self) -> Vec<TurningPoint> {
        self.swings.sort_by_key(|swing| -swing.swing());
        self.swings.truncate(MOST);
        self.swings
    }
}

fn leads(game: &Game) -> Vec<i32> {
    let cities: Vec<CityBoard> = game.cities().to_vec();
    let judge = Judge::new(&VALUES);
    let table = Table::between_turns(&judge, Ring::new(game.seats()), &cities);
    Seat::first(game.seats()).map(|seat| Outlook::of(&table, seat).lead).collect()
}
