//! Reviews a finished game: what every decision was worth given what its player knew, how well everyone decided, what
//! was luck, and where the game turned.

mod luck;
mod turning;
mod words;

use conurbation_rules::common::{City, Seat, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::hindsight::best_arrangement;
use conurbation_rules::two_cities::{Action, Game, Move, Phase, Refusal, Ring, Setup, Sight, Tile};
use serde::Serialize;

use super::search::{Effort, Valued, Way, plainest, search};
use crate::common::{Mark, Scale, Tally};
pub use turning::TurningPoint;

/// In hundredths of a point of the lead. What two searches find differs by about the first.
const SCALE: Scale = Scale { up_to: [5, 25, 75], half: 100 };

/// What the engine says of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CitiesReview"))]
pub struct Review {
    /// Every choice and every placement, in the order of the game.
    pub decisions: Vec<Decision>,
    /// By seat, how well it decided.
    pub seats: Vec<Tally>,
    /// Of each shared city, how well its partners decided: their choices, and where they placed tiles in it.
    pub partnerships: Vec<(City, Tally)>,
    /// By seat, by how much the hands that were dealt raised its lead over what average hands would have led to, in
    /// hundredths of a point.
    pub luck: Vec<i32>,
    /// Up to three turns in which the game turned most, the greatest first.
    pub turning_points: Vec<TurningPoint>,
    /// What the tiles of each finished city could have made.
    pub hindsight: Vec<Hindsight>,
}

/// The best city that the tiles of one could have made, had all been known and their order not mattered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hindsight {
    /// In city notation.
    pub map: String,
    /// Its points.
    pub most: u8,
    /// The points that the city has.
    pub reached: u8,
}

/// One decision of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// The number of the action that was played, from 0.
    pub action: usize,
    /// Who decided.
    pub seat: Seat,
    /// The turn, in words.
    #[serde(skip)]
    pub turn: String,
    /// What the seat saw.
    #[serde(skip)]
    pub sight: Sight,
    /// Every option that makes a difference, and what it was worth, best first.
    pub options: Vec<Valued>,
    /// The one that was played.
    pub played: Valued,
    /// How good it was.
    pub mark: Mark,
}

impl Decision {
    /// The best option.
    pub fn best(&self) -> Valued {
        self.options.first().copied().unwrap_or(self.played)
    }

    /// How much more the best option was worth, in hundredths of a point.
    pub fn loss(&self) -> i32 {
        loss(&self.options, self.played)
    }

    /// Whether there was anything to decide.
    pub fn is_free(&self) -> bool {
        self.options.len() > 1
    }

    /// The city of a placement.
    fn city(&self) -> Option<City> {
        match self.played.way {
            Way::Choose(_) => None,
            Way::Place { side, .. } => Some(self.sight.city(side)),
        }
    }
}

/// Reviews a game. The same game always gets the same review. The error is that of the first action which is not legal.
pub fn review<'a>(
    setup: &Setup,
    seed: &Seed,
    actions: impl IntoIterator<Item = (Seat, &'a Action)>,
    effort: Effort,
) -> Result<Review, Refusal> {
    let mut game = Game::new(setup, seed);
    let ring = Ring::new(game.seats());
    let mut decisions = Vec::new();
    let mut luck = vec![0; game.seats().into()];
    let mut leads = turning::Leads::new(&game);
    luck::add(&mut luck, &game);
    let mut placed = Vec::new();
    for (number, (seat, action)) in actions.into_iter().enumerate() {
        decisions.extend(decision(&game, number, seat, action, effort));
        let (round, turn) = game.turn();
        placed.extend(game.placement(seat, action));
        game.play(seat, action)?;
        if game.turn() != (round, turn) || game.phase() == Phase::Ended {
            leads.turned(&game, number);
        }
        if game.turn().0 != round {
            luck::add(&mut luck, &game);
        }
    }
    let tally = |concerns: &dyn Fn(&Decision) -> bool| {
        let theirs = decisions.iter().filter(|decision| decision.is_free() && concerns(decision));
        Tally::of(theirs.map(Decision::loss), &SCALE)
    };
    let shared = City::first(ring.cities()).filter_map(|city| Some((city, ring.partners(city)?)));
    Ok(Review {
        seats: Seat::first(ring.seats()).map(|seat| tally(&|decision| decision.seat == seat)).collect(),
        partnerships: shared
            .map(|(city, partners)| {
                let theirs = |decision: &Decision| {
                    partners.contains(&decision.seat) && decision.city().is_none_or(|placed| placed == city)
                };
                (city, tally(&theirs))
            })
            .collect(),
        turning_points: leads.turning_points(),
        hindsight: hindsight(&game, &placed),
        luck,
        decisions,
    })
}

/// Empty before the end.
fn hindsight(game: &Game, placed: &[(City, Tile)]) -> Vec<Hindsight> {
    let cities = City::first(byte(game.cities().len())).zip(game.cities()).zip(game.sheets());
    let all = cities.map(|((city, board), sheet)| {
        let tiles: Vec<Tile> = placed.iter().filter(|(other, _)| *other == city).map(|(_, tile)| *tile).collect();
        let (best, most) = best_arrangement(board, sheet, &tiles)?;
        Some(Hindsight { map: best.to_string(), most: most.total, reached: sheet.total })
    });
    all.collect::<Option<_>>().unwrap_or_default()
}

/// What an action decides; nothing for a draft, and for letting the partner place first.
fn decision(game: &Game, action: usize, seat: Seat, played: &Action, effort: Effort) -> Option<Decision> {
    let way = match played.what {
        Move::Choose([one, other]) => Way::Choose([one.min(other), one.max(other)]),
        Move::Place { tile, side, cell } => Way::Place { tile, side, cell },
        Move::Draft(_) | Move::Hold { .. } => return None,
    };
    let mut sight = Sight::new(game, seat)?;
    // What was picked before says nothing of what else was possible.
    sight.draft.clear();
    let options = search(&sight, effort, Some(way));
    let plain = plainest(&sight, way);
    let played = options.iter().copied().find(|option| option.way == plain)?;
    let mark = Mark::of(loss(&options, played), &SCALE);
    Some(Decision { action, seat, turn: game.heading(), sight, options, played, mark })
}

fn loss(options: &[Valued], played: Valued) -> i32 {
    options.first().map_or(0, |best| best.outlook.lead - played.outlook.lead).max(0)
}
