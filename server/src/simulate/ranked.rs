//! What is counted in the games that end with a ranking: Between Two Cities, also against the Automas.

use conurbation_rules::games::{Game, PublicView};
use conurbation_rules::two_cities::CityView;
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
    cities: Counts,
    best: Option<City>,
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

/// A city that was built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct City {
    /// In city notation.
    city: String,
    /// Its score.
    points: u16,
}

/// How one game ended.
struct Ended {
    /// In any order.
    ranking: Vec<Standing>,
    /// Those with a grid.
    cities: Vec<City>,
    /// Automacity's total, in the solo game.
    automacity: Option<u8>,
}

/// The results of all games.
#[derive(Debug, Serialize)]
pub struct Results {
    /// In the given order; in the solo game both Automas come after the player.
    entrants: Vec<Entrant>,
    /// Of the scores of all cities with a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    cities: Option<Distribution>,
    /// The one with the highest score: how near games come to what `conurbation best` proves.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<City>,
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
        let entrants = vec![Counted::default(); entrants];
        Self { entrants, cities: Counts::default(), best: None, automacity: Counts::default() }
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
            cities: self.cities.distribution(),
            best: self.best.clone(),
            automacity: self.automacity.distribution(),
        }
    }

    /// Keeps the best city: of several, the one that comes first by its notation, in whatever order games end.
    fn rank(&mut self, city: City) {
        let first = |one: &City, other: &City| (one.points, &other.city) > (other.points, &one.city);
        if self.best.as_ref().is_none_or(|best| first(&city, best)) {
            self.best = Some(city);
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
        for city in &ended.cities {
            self.cities.count(city.points);
            self.rank(city.clone());
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
        self.cities.add(other.cities);
        other.best.into_iter().for_each(|best| self.rank(best));
        self.automacity.add(other.automacity);
    }
}

impl Ended {
    /// The result, which everyone sees at the end; `None` if the game has no ranking.
    fn new(game: &Game) -> Option<Self> {
        let view = game.public_view(false);
        if let PublicView::TwoCities(view) = view {
            let cities = cities(&view.cities);
            return Some(Self { ranking: view.result?.ranking.to_vec(), cities, automacity: None });
        }
        let PublicView::Automas(view) = view else { return None };
        let result = view.result?;
        let cities = cities(&view.cities);
        Some(Self { ranking: result.ranking.to_vec(), cities, automacity: Some(result.automacity_total) })
    }
}

fn cities(views: &[CityView]) -> Vec<City> {
    let scored = |view: &CityView| {
        let [.., points] = view.score?;
        Some(City { city: view.map.clone(), points: points.into() })
    };
    views.iter().filter_map(scored).collect()
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
            let ended = Ended { ranking: Seat::first(7).map(standing).collect(), cities: Vec::new(), automacity: None };
            let mut tally = Ranked::new(7);
            tally.count_end(&ended, |seat| seat);
            let parts: Vec<u64> = tally.entrants.iter().map(|counted| counted.wins).collect();
            assert_eq!(parts.iter().sum::<u64>(), WIN, "{parts:?}");
            assert!(parts[..winners.into()].iter().all(|part| *part == parts[0]), "{parts:?}");
        }
    }

    #[test]
    fn the_best_city_is_the_same_in_whatever_order_games_end() {
        let city = |city: &str, points| City { city: city.to_owned(), points };
        let cities = [city("SF", 7), city("FS", 7), city("HH", 3)];
        for (first, second, third) in [(0, 1, 2), (1, 0, 2), (2, 0, 1), (2, 1, 0)] {
            let [mut tally, mut other] = [Ranked::new(1), Ranked::new(1)];
            tally.rank(cities[first].clone());
            other.rank(cities[second].clone());
            other.rank(cities[third].clone());
            tally.add(other);
            assert_eq!(tally.best, Some(city("FS", 7)));
        }
    }
}
