//! What is counted in City Square Off, where two sides play against each other.

use std::collections::BTreeMap;

use conurbation_rules::games::Game;
use conurbation_rules::square_off::{Reason, SIDES, SideView, TableView};
use serde::Serialize;

use super::figures::{Counts, Distribution, real, rounded, wilson};
use super::play::Tally;

/// The games counted so far.
#[derive(Debug, Clone)]
pub struct Sides {
    entrants: Vec<Counted>,
    /// Side 0 and side 1.
    both: [Counted; SIDES],
    reasons: BTreeMap<Reason, u64>,
    /// How many cards were turned.
    cards: Counts,
}

/// The games of one entrant or one side.
#[derive(Debug, Clone, Default)]
struct Counted {
    games: u64,
    wins: u64,
    draws: u64,
    open: Counts,
    outside: Counts,
}

/// The results of all games.
#[derive(Debug, Serialize)]
pub struct Results {
    /// In the given order.
    entrants: Vec<Entrant>,
    /// The even seats, then the odd ones, whoever sat there.
    sides: Vec<Figures>,
    /// What decided how many games.
    reasons: BTreeMap<Reason, u64>,
    /// How many cards were turned; not in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Distribution>,
}

/// One entrant in the output.
#[derive(Debug, Serialize)]
struct Entrant {
    name: String,
    #[serde(flatten)]
    figures: Figures,
}

/// How an entrant or a side fared.
#[derive(Debug, Serialize)]
struct Figures {
    wins: u64,
    draws: u64,
    /// A drawn game counts as half a win.
    win_rate: f64,
    /// The 95 % confidence interval of the rate.
    win_rate_95: [f64; 2],
    /// Squares of the grid that were open at the end.
    open: Distribution,
    /// Squares that lay outside it.
    outside: Distribution,
}

impl Sides {
    pub fn new(entrants: usize) -> Self {
        Self {
            entrants: vec![Counted::default(); entrants],
            both: Default::default(),
            reasons: BTreeMap::new(),
            cards: Counts::default(),
        }
    }

    /// What was counted; `None` if no game was played.
    pub fn results(&self, names: &[String]) -> Option<Results> {
        let entrant =
            |(name, counted): (&String, &Counted)| Some(Entrant { name: name.clone(), figures: counted.figures()? });
        Some(Results {
            entrants: names.iter().zip(&self.entrants).map(entrant).collect::<Option<_>>()?,
            sides: self.both.iter().map(Counted::figures).collect::<Option<_>>()?,
            reasons: self.reasons.clone(),
            cards: self.cards.distribution(),
        })
    }
}

impl Counted {
    /// Counts a game that was won, lost, or drawn (`None`).
    fn count(&mut self, won: Option<bool>, side: &SideView) {
        self.games += 1;
        self.wins += u64::from(won == Some(true));
        self.draws += u64::from(won.is_none());
        self.open.count(side.open.into());
        self.outside.count(side.outside.into());
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
        self.open.add(other.open);
        self.outside.add(other.outside);
    }

    fn figures(&self) -> Option<Figures> {
        let games = real(self.games);
        let rate = (real(self.wins) + real(self.draws) / 2.0) / games;
        Some(Figures {
            wins: self.wins,
            draws: self.draws,
            win_rate: rounded(rate),
            win_rate_95: wilson(rate, games),
            open: self.open.distribution()?,
            outside: self.outside.distribution()?,
        })
    }
}

impl Tally for Sides {
    fn count(&mut self, game: &Game, entrant_on: impl Fn(usize) -> usize) {
        let Game::SquareOff(game) = game else { unreachable!("a game of City Square Off") };
        let TableView { sides, cards, result: Some(result), .. } = game.table_view() else {
            unreachable!("a game that is over");
        };
        for (number, side) in (0..).zip(&sides) {
            let won = result.outcome.winner.map(|winner| winner == number);
            self.both[usize::from(number)].count(won, side);
            for seat in game.team(number) {
                self.entrants[entrant_on(seat.index())].count(won, side);
            }
        }
        *self.reasons.entry(result.outcome.reason).or_default() += 1;
        // A race has no cards.
        if !cards.is_empty() {
            self.cards.count(cards.len().try_into().expect("a deck is small"));
        }
    }

    fn add(&mut self, other: Self) {
        let own = self.entrants.iter_mut().chain(&mut self.both);
        own.zip(other.entrants.into_iter().chain(other.both)).for_each(|(own, other)| own.add(other));
        for (reason, count) in other.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
        self.cards.add(other.cards);
    }
}
