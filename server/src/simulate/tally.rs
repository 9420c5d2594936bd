//! What is counted while games are played.

use serde::Serialize;

use super::Ended;
use super::figures::{Counts, Distribution, rounded, wilson};

/// A win in parts: every number of winners up to seven shares it in whole ones.
const WIN: u64 = 420;

/// All games that were counted so far.
#[derive(Debug)]
pub struct Tally {
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
    /// Points of all its cities together, two a game.
    points: u64,
}

/// One entrant in the output.
#[derive(Debug, Serialize)]
pub struct Entrant {
    name: String,
    /// A win shared by `k` counts as `1/k` for each of them.
    wins: f64,
    win_rate: f64,
    /// The 95 % confidence interval of the rate.
    win_rate_95: [f64; 2],
    /// Of the results: the lower city, or the sum of both with two players.
    result: Distribution,
    /// Mean score of its cities.
    city_mean: f64,
}

impl Tally {
    pub fn new(entrants: usize) -> Self {
        Self { entrants: vec![Counted::default(); entrants], automacity: Counts::default() }
    }

    /// Counts how a game ended. `entrant_on` says who sat on a seat.
    pub fn count(&mut self, ended: &Ended, entrant_on: impl Fn(usize) -> usize) {
        let winners = ended.ranking.iter().filter(|standing| standing.place == 1).count() as u64;
        for standing in &ended.ranking {
            let counted = &mut self.entrants[entrant_on(standing.seat.into())];
            counted.games += 1;
            if standing.place == 1 {
                counted.wins += WIN / winners;
            }
            counted.results.count(ended.goal.result([standing.lower, standing.higher]));
            counted.points += u64::from(standing.lower) + u64::from(standing.higher);
        }
        if let Some(total) = ended.automacity {
            self.automacity.count(total.into());
        }
    }

    /// Takes over what another one has counted.
    pub fn add(&mut self, other: Self) {
        for (own, others) in self.entrants.iter_mut().zip(other.entrants) {
            own.games += others.games;
            own.wins += others.wins;
            own.results.add(others.results);
            own.points += others.points;
        }
        self.automacity.add(other.automacity);
    }

    /// The entrants under their names; none that has played no game.
    pub fn entrants(&self, names: &[String]) -> Vec<Entrant> {
        let entrant = |(name, counted): (&String, &Counted)| {
            let (games, wins) = (counted.games as f64, counted.wins as f64 / WIN as f64);
            Some(Entrant {
                name: name.clone(),
                wins: rounded(wins),
                win_rate: rounded(wins / games),
                win_rate_95: wilson(wins / games, games),
                result: counted.results.distribution()?,
                city_mean: rounded(counted.points as f64 / (2.0 * games)),
            })
        };
        names.iter().zip(&self.entrants).filter_map(entrant).collect()
    }

    /// Automacity's totals; nothing unless solo games were played.
    pub fn automacity(&self) -> Option<Distribution> {
        self.automacity.distribution()
    }
}

#[cfg(test)]
mod tests {
    use conurbation_rules::two_cities::ranking::{Goal, Standing};

    use super::*;

    #[test]
    fn a_shared_win_is_divided_among_all_who_share_it() {
        for winners in 1..=7u8 {
            let standing = |seat| Standing {
                seat,
                place: if seat < winners { 1 } else { winners + 1 },
                lower: 50,
                higher: 60,
                counts: [0; 6],
                decided: None,
            };
            let ended = Ended { ranking: (0..7).map(standing).collect(), goal: Goal::Lower, automacity: None };
            let mut tally = Tally::new(7);
            tally.count(&ended, |seat| seat);
            let parts: Vec<u64> = tally.entrants.iter().map(|counted| counted.wins).collect();
            assert_eq!(parts.iter().sum::<u64>(), WIN, "{parts:?}");
            assert!(parts[..winners.into()].iter().all(|part| *part == parts[0]), "{parts:?}");
        }
    }
}
