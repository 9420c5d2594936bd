//! Checks a game by its file alone: the shuffle, every action, and the result.

use std::fmt;

use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Draw, Hash};
use conurbation_rules::games::Game;
use conurbation_rules::square_off;

use super::difference::first_difference;
use super::outcome::OutcomeRecord;
use super::replay::Broken;
use super::{DrawRecord, GameFile, NOT_OVER, PartRecord};
use crate::branch::Branch;
use crate::day::Day;
use crate::options::{Options, Seating};
use crate::seating::{Dealt, deal};

/// What a player's own browser has kept of the shuffle.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept {
    /// What the server had shown before anyone contributed.
    pub commitment: Option<Hash>,
    /// The numbers that were sent, and the seats that the players had when the game began.
    pub contributions: Vec<(Seat, Contribution)>,
}

/// The result of one check. Displays as a line for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// How it went.
    pub verdict: Verdict,
    /// What was checked.
    pub about: About,
    /// What was found.
    pub what: String,
}

/// How a check went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is as it should be.
    Good,
    /// It is not.
    Failed,
    /// The file alone doesn't say.
    Unchecked,
}

/// What a check is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Whether there can be such a game.
    Setup,
    /// Whether the file was changed since it was written.
    Digest,
    /// What the server had shown before the seed was drawn.
    Commitment,
    /// What the seed follows from.
    Seed,
    /// The day whose deal it has.
    Day,
    /// What somebody's browser kept.
    Kept,
    /// The seating values, the question card and who sat where.
    Seating,
    /// The starters on offer.
    Starters,
    /// All actions.
    Actions,
    /// The first action that can't be played, by its number from 1.
    Action(usize),
    /// The result.
    Result,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.verdict {
            Verdict::Good => "ok",
            Verdict::Failed => "FAILED",
            Verdict::Unchecked => "not checked",
        };
        write!(f, "{word}: {}", self.what)
    }
}

fn good(about: About, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Good, about, what: what.into() }
}

fn failed(about: About, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Failed, about, what: what.into() }
}

fn unchecked(about: About, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Unchecked, about, what: what.into() }
}

impl GameFile {
    /// Checks everything that the file says, and that it is what somebody's browser kept.
    pub fn check(&self, kept: &Kept) -> Vec<Finding> {
        let (options, setup) = match self.setup() {
            Ok(setup) => setup,
            Err(what) => return vec![failed(About::Setup, what)],
        };
        let mut findings: Vec<Finding> = self.digest.map(|_| self.check_digest()).into_iter().collect();
        match &self.draw {
            Some(draw) => findings.extend([self.check_commitment(draw), self.check_seed(draw)]),
            None => findings.push(self.check_lone_seed()),
        }
        findings.extend(self.day.map(|day| self.check_day(day)));
        findings.extend(kept.commitment.map(|commitment| self.check_kept_commitment(commitment)));
        let numbers = kept.contributions.iter();
        findings.extend(numbers.map(|(seat, number)| self.check_kept_number(*seat, *number)));
        findings.extend(self.check_seating(&options));
        match self.replay(&setup, |_| {}) {
            Ok(game) => {
                findings.push(good(
                    About::Actions,
                    format!("all {} actions are legal, each by its seat and in its turn", self.actions.len()),
                ));
                findings.push(self.check_result(&game));
            }
            Err(Broken { action, what }) => findings.extend([
                failed(About::Action(action), what),
                unchecked(About::Result, "the result: not all actions can be replayed"),
            ]),
        }
        findings
    }

    fn check_digest(&self) -> Finding {
        if self.unchanged {
            good(About::Digest, "no byte of the file was changed since it was written")
        } else {
            failed(About::Digest, "the file was changed since it was written: its digest is another one")
        }
    }

    fn check_commitment(&self, draw: &DrawRecord) -> Finding {
        let hash = draw.secret.commitment();
        if hash == self.commitment {
            good(About::Commitment, format!("the secret is the one that the server had committed to, {hash}"))
        } else {
            failed(
                About::Commitment,
                format!("the server had committed to {}, but the hash of its secret is {hash}", self.commitment),
            )
        }
    }

    fn check_seed(&self, draw: &DrawRecord) -> Finding {
        let parts = &draw.contributions;
        let mut seats: Vec<Seat> = parts.iter().map(|part| part.seat).collect();
        seats.sort_unstable();
        if !seats.iter().map(|seat| seat.index()).eq(0..self.seats.len()) {
            return failed(About::Seed, "the contributions are not one for each seat");
        }
        let contributions: Vec<_> = parts.iter().map(|part| part.number).collect();
        let given = contributions.iter().flatten().count();
        let (game, rules) = (self.number, self.rules);
        let seed = Draw { secret: draw.secret, room: draw.room, game, rules, contributions }.seed();
        let players = parts.len();
        if seed == self.seed {
            good(
                About::Seed,
                format!(
                    "the seed follows from the secret, the room, game {game}, rules {rules} and the numbers of \
                     {given} of {players} seats"
                ),
            )
        } else {
            failed(
                About::Seed,
                format!(
                    "the seed is {}, but {} follows from the secret, the room, game {game}, rules {rules} and the \
                     numbers",
                    self.seed.reveal(),
                    seed.reveal()
                ),
            )
        }
    }

    /// Whether nothing but a day's secret and the number of seats decided on the deal.
    fn check_day(&self, day: Day) -> Finding {
        let of_day = |draw: &DrawRecord| {
            draw.room == Hash::of_day(&day.to_string()) && draw.contributions.iter().all(|part| part.number.is_none())
        };
        if self.number == 0 && self.draw.as_ref().is_some_and(of_day) {
            let seats = self.seats.len();
            good(
                About::Day,
                format!("it has a deal of {day}: everyone with {seats} seats and this secret had the same"),
            )
        } else {
            failed(About::Day, format!("it does not have a deal of {day}"))
        }
    }

    /// Of games without a draw.
    fn check_lone_seed(&self) -> Finding {
        let hash = self.seed.fingerprint();
        if hash != self.commitment {
            let shown = self.commitment;
            let what = format!("the server had shown {shown}, but the SHA-256 of the seed is {hash}");
            return failed(About::Commitment, what);
        }
        let Some(Branch { from, actions }) = self.branch else {
            return unchecked(
                About::Commitment,
                format!(
                    "how the seed was chosen: the server alone drew it, as it did before players took part; its \
                     SHA-256 is the one that the server had shown, {hash}"
                ),
            );
        };
        if actions == 0 {
            let what = format!(
                "the deal, which was known beforehand: it is that of another game, whose file has the SHA-256 {from}"
            );
            unchecked(About::Commitment, what)
        } else if usize::try_from(actions).is_ok_and(|actions| actions <= self.actions.len()) {
            unchecked(
                About::Commitment,
                format!(
                    "the deal, which was known beforehand: the game goes on from another one, whose file has the \
                     SHA-256 {from}; the first {actions} actions are said to be that game's"
                ),
            )
        } else {
            let all = self.actions.len();
            failed(About::Commitment, format!("{actions} of {all} actions can't be those of another game"))
        }
    }

    fn check_kept_commitment(&self, kept: Hash) -> Finding {
        if kept == self.commitment {
            good(About::Kept, "the commitment is the one that your browser kept")
        } else {
            failed(
                About::Kept,
                format!("your browser kept the commitment {kept}, but the file has {}", self.commitment),
            )
        }
    }

    fn check_kept_number(&self, seat: Seat, kept: Contribution) -> Finding {
        let mut parts = self.draw.iter().flat_map(|draw| &draw.contributions);
        match parts.find(|part| part.seat == seat) {
            None => failed(About::Kept, format!("the file has no number of seat {seat}, not even an empty one")),
            Some(PartRecord { number: None, .. }) => {
                failed(About::Kept, format!("the number of seat {seat} was left out"))
            }
            Some(PartRecord { number: Some(number), .. }) if *number != kept => failed(
                About::Kept,
                format!("the number of seat {seat} that you kept is {kept}, but the file has {number}"),
            ),
            Some(_) => good(About::Kept, format!("the number of seat {seat} is the one that you kept")),
        }
    }

    /// Whether the seating follows from the seed.
    fn check_seating(&self, options: &Options) -> Vec<Finding> {
        let before: Vec<Seat> = match &self.draw {
            Some(draw) => draw.contributions.iter().map(|part| part.seat).collect(),
            None => (0..self.seats.len()).map(Seat::at).collect(),
        };
        let Dealt { seats, values, card, starters } = deal(options, &self.seed, before, None);
        // By a card the players order themselves. Without a draw nothing says who had which seat before.
        let in_order = self.draw.is_none() || options.seating == Seating::Card || seats.is_sorted();
        let mut findings = Vec::new();
        findings.push(if values != self.values {
            failed(
                About::Seating,
                format!("the seating values are {:?}, but {values:?} follow from the seed", self.values),
            )
        } else if card != self.card {
            failed(About::Seating, format!("the question card is {:?}, but {card:?} follows from the seed", self.card))
        } else if !in_order {
            failed(About::Seating, "the players' order is not the one that follows from the seed")
        } else {
            good(About::Seating, "the seating follows from the seed")
        });
        let dealt = starters.map(|starters| starters.pieces().map(square_off::Piece::letter));
        match (dealt == self.starters, self.number) {
            (true, _) => {}
            (false, 0) if self.branch.is_none() => {
                findings.push(failed(About::Starters, "the starters are not those that follow from the seed"));
            }
            (false, _) => findings.push(unchecked(
                About::Starters,
                "the starters on offer: they may be those that the previous game left over, whose file says so",
            )),
        }
        findings
    }

    fn check_result(&self, game: &Game) -> Finding {
        match OutcomeRecord::of(game) {
            None => failed(About::Result, NOT_OVER),
            Some(result) if result != self.result => {
                let [theirs, ours] = [&self.result, &result]
                    .map(|result| serde_json::to_value(result).expect("results have no failing serializers"));
                let (place, [found, led_to]) = first_difference(&theirs, &ours).unwrap_or_default();
                failed(
                    About::Result,
                    format!(
                        "the result is not the one that the actions lead to: {place} is {found} instead of {led_to}"
                    ),
                )
            }
            Some(_) => good(About::Result, "the result is the one that the actions lead to"),
        }
    }
}
