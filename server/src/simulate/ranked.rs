//! What is counted in the games that end with a ranking: Between Two Cities, also against the Automas.

use conurbation_rules::games::{Game, PublicView};
use conurbation_rules::two_cities::ranking::Standing;
use serde::Serialize;

use super::figures::{Counts, Distribution, real, rounded, wilson};
use super::play::Tally;

/// A win in parts: any number of winners up to seven can share it without a remainder.
const WIN: u64 = 420;

/// The games counted so far.
#[derive(Debug, Clone)]
pub struct Ranked {
    entrants: Vec<Counted>,
    automacity: Counts,
}

/// The games of one entrant.
#[derive(Debug, Clone, Default)]
struct Counted {
    games: u64,
    /// Parts of wins: [`WIN`] for a game won alone.
    wins: u64,
    results: Counts,
    /// Points of all its cities together, two per game.
    points: u64,
}

/// How one game ended.
struct Ended {
    /// In any order.
    ranking: Vec<Standing>,
    /// Automacity's total, in the solo game.
    automacity: Option<u8>,
}

/// The results of all games.
#[derive(Debug, Serialize)]
pub struct Results {
    /// In the given order; in the solo game both Automas come after the player.
    entrants: Vec<Entrant>,
    /// Automacity's scores with what the level adds; only in the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    automacity: Option<Distribution>,
}

/// One entrant in the output.
#[derive(Debug, Serialize)]
struct Entrant {
    name: String,
    /// A win shared by `k` counts as `1/k` for each of them.
    wins: f64,
    win_rate: f64,
    /// The 95 % confidence interval of the rate.
    win_rate_95: [f64; 2],
    /// Of the results: the lower city, or the sum of both cities with two players.
    result: Distribution,
    /// Mean score of its cities.
    city_mean: f64,
}

impl Ranked {
    pub fn new(entrants: usize) -> Self {
        Self { entrants: vec![Counted::default(); entrants], automacity: Counts::default() }
    }

    /// What was counted, without entrants that played no game.
    pub fn results(&self, names: &[String]) -> Results {
        let entrant = |(name, counted): (&String, &Counted)| {
            let (games, wins) = (real(counted.games), real(counted.wins) / real(WIN));
            Some(Entrant {
                name: name.clone(),
                wins: rounded(wins),
                win_rate: rounded(wins / games),
                win_rate_95: wilson(wins / games, games),
                result: counted.results.distribution()?,
                city_mean: rounded(real(counted.points) / (2.0 * games)),
            })
        };
        Results {
            entrants: names.iter().zip(&self.entrants).filter_map(entrant).collect(),
            automacity: self.automacity.distribution(),
        }
    }

    fn count_end(&mut self, ended: &Ended, entrant_on: impl Fn(usize) -> usize) {
        let winners: u64 = ended.ranking.iter().map(|standing| u64::from(standing.place == 1)).sum();
        for standing in &ended.ranking {
            let counted = &mut self.entrants[entrant_on(standing.seat.index())];
            counted.games += 1;
            if standing.place == 1 {
                counted.wins += WIN / winners;
            }
            counted.results.count(standing.result);
            counted.points += u64::from(standing.lower) + u64::from(standing.higher);
        }
        if let Some(total) = ended.automacity {
            self.automacity.count(total.into());
        }
    }
}

impl Tally for Ranked {
    fn count(&mut self, game: &Game, entrant_on: impl Fn(usize) -> usize) {
        let ended = Ended::new(game).expect("a finished game with a ranking");
        self.count_end(&ended, entrant_on);
    }

    fn add(&mut self, other: Self) {
        for (own, others) in self.entrants.iter_mut().zip(other.entrants) {
            own.games += others.games;
            own.wins += others.wins;
            own.results.add(others.results);
            own.points += others.points;
        }
        self.automacity.add(other.automacity);
    }
}

impl Ended {
    /// The result, which everyone sees at the end.
    fn new(game: &Game) -> Option<Self> {
        match game.public_view(false) {
            PublicView::TwoCities(view) => Some(Self { ranking: view.result?.ranking.to_vec(), automacity: None }),
            PublicView::Automas(view) => {
                let result = view.result?;
                let automacity = Some(result.automacity_total);
                Some(Self { ranking: result.ranking.to_vec(), automacity })
            }
            PublicView::SquareOff(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use conurbation_rules::common::Seat;

    use super::*;

    #[test]
    fn a_shared_win_is_divided_among_all_who_share_it() {
        for winners in 1..=7u8 {
            let standing = |seat: Seat| Standing {
                seat,
                place: if seat.number() < winners { 1 } else { winners + 1 },
                result: 50,
                lower: 50,
                higher: 60,
                counts: [0; 6],
                decided: None,
            };
            let ended = Ended { ranking: Seat::first(7).map(standing).collect(), automacity: None };
            let mut tally = Ranked::new(7);
            tally.count_end(&ended, |seat| seat);
            let parts: Vec<u64> = tally.entrants.iter().map(|counted| counted.wins).collect();
            assert_eq!(parts.iter().sum::<u64>(), WIN, "{parts:?}");
            assert!(parts[..winners.into()].iter().all(|part| *part == parts[0]), "{parts:?}");
        }
    }
}
