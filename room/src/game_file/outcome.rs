//! The outcome of a game, as its file records it.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Game, PublicView};
use conurbation_rules::two_cities::CityView;
use conurbation_rules::two_cities::ranking::Standing;
use serde::{Deserialize, Serialize};

use crate::record::ReasonWord;

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum OutcomeRecord {
    TwoCities {
        cities: Vec<CityRecord>,
        ranking: Vec<RankRecord>,
    },
    Automas {
        /// Leftville and Righttown.
        cities: [CityRecord; 2],
        /// The points of Automacity that count, with what the level adds.
        automacity: u8,
        /// Seats 1 and 2 are Autommaso and Automarta.
        ranking: Vec<RankRecord>,
    },
    SquareOff {
        /// The side that won; `None` in a draw.
        winner: Option<u8>,
        reason: ReasonWord,
        /// The letters of the tiles, row by row.
        grids: [String; 2],
    },
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityRecord {
    /// In city notation.
    map: String,
    points: u8,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RankRecord {
    seat: Seat,
    place: u8,
    result: u16,
}

impl OutcomeRecord {
    /// How a game ended; `None` while it is running.
    pub fn of(game: &Game) -> Option<Self> {
        Some(match game.public_view(true) {
            PublicView::TwoCities(table) => Self::TwoCities {
                cities: table.cities.iter().map(city).collect(),
                ranking: ranks(&table.result?.ranking),
            },
            PublicView::Automas(table) => {
                let result = table.result?;
                let cities = table.cities.each_ref().map(city);
                Self::Automas { cities, automacity: result.automacity_total, ranking: ranks(&result.ranking) }
            }
            PublicView::SquareOff(table) => {
                let outcome = table.result?.outcome;
                let grids = table.sides.map(|side| side.grid);
                Self::SquareOff { winner: outcome.winner, reason: outcome.reason.into(), grids }
            }
        })
    }
}

fn city(view: &CityView) -> CityRecord {
    let points = view.score.map_or(0, |[.., total]| total);
    CityRecord { map: view.map.clone(), points }
}

fn ranks(ranking: &[Standing]) -> Vec<RankRecord> {
    let rank = |standing: &Standing| RankRecord { seat: standing.seat, place: standing.place, result: standing.result };
    ranking.iter().map(rank).collect()
}
