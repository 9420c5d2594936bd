//! Grades the decisions of any game by how much they gave away.

use std::fmt;

use serde::Serialize;

/// The grade of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// Nothing was better, or too little to be sure of it.
    Best,
    /// Hardly anything was given away.
    Good,
    /// Something else was clearly better.
    Doubtful,
    /// Much was given away.
    Missed,
}

/// The thresholds for grading, in the unit in which a game's options are valued.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scale {
    /// The most that *best*, *good* and *doubtful* decisions may give away.
    pub up_to: [i32; 3],
    /// The loss with which a decision counts half.
    pub half: u64,
}

/// The credit for a decision that gives nothing away.
const FULL_CREDIT: u64 = 1_000_000;

impl Mark {
    /// All, best first.
    pub const ALL: [Self; 4] = [Self::Best, Self::Good, Self::Doubtful, Self::Missed];

    /// The mark of a decision with this loss.
    pub(crate) fn of(loss: i32, scale: &Scale) -> Self {
        let [best, good, doubtful] = scale.up_to;
        match loss {
            loss if loss <= best => Self::Best,
            loss if loss <= good => Self::Good,
            loss if loss <= doubtful => Self::Doubtful,
            _ => Self::Missed,
        }
    }

    /// The mark as an English word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Doubtful => "doubtful",
            Self::Missed => "missed",
        }
    }
}

/// A summary of somebody's decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// How many decisions got each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; 4],
    /// How much was given away in all: hundredths of a point, or tenths of a percent of a win.
    pub lost: i32,
    /// In tenths of a percent: 1000 if nothing was given away. A decision that gives away a point, or a tenth of a win,
    /// counts half, one that gives away twice as much a third. `None` if there was nothing to decide.
    pub accuracy: Option<u32>,
}

impl Tally {
    /// The tally of decisions with these losses.
    pub(crate) fn of(losses: impl Iterator<Item = i32>, scale: &Scale) -> Self {
        let mut tally = Self::default();
        let (mut credit, mut count) = (0, 0);
        for loss in losses {
            tally.marks[Mark::of(loss, scale) as usize] += 1;
            tally.lost += loss;
            credit += FULL_CREDIT * scale.half / (scale.half + u64::from(loss.unsigned_abs()));
            count += 1;
        }
        tally.accuracy = credit.checked_div(count).map(|mean| u32::try_from((mean + 500) / 1000).unwrap_or(1000));
        tally
    }

    /// The accuracy in words.
    pub(crate) fn percent(&self) -> String {
        self.accuracy.map_or("nothing to decide".to_owned(), |tenths| format!("{}.{} %", tenths / 10, tenths % 10))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = Mark::ALL.iter().zip(self.marks).map(|(mark, count)| format!("{count} {}", mark.word()));
        write!(f, "{} ({})", self.percent(), marks.collect::<Vec<_>>().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale { up_to: [5, 25, 75], half: 100 };

    #[test]
    fn a_loss_has_a_mark() {
        let marks = [0, 5, 6, 25, 26, 75, 76, 900].map(|loss| Mark::of(loss, &SCALE).word());
        assert_eq!(marks, ["best", "best", "good", "good", "doubtful", "doubtful", "missed", "missed"]);
    }

    #[test]
    fn accuracy_is_the_mean_of_what_decisions_count() {
        let accuracy = |losses: &[i32]| Tally::of(losses.iter().copied(), &SCALE).accuracy;
        assert_eq!(accuracy(&[]), None);
        assert_eq!(accuracy(&[0, 0]), Some(1000));
        assert_eq!(accuracy(&[100]), Some(500));
        assert_eq!(accuracy(&[200]), Some(333));
        assert_eq!(accuracy(&[0, 100]), Some(750));
    }
}
