//! How good decisions were.

use serde::Serialize;

/// How good a decision was.
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

/// Up to how much each mark may give away, in hundredths of a point. What two searches find differs by about the first.
const BEST: i32 = 5;
const GOOD: i32 = 25;
const DOUBTFUL: i32 = 75;
/// How much has to be given away for a decision to count half, in hundredths of a point.
const HALF: u64 = 100;
/// What a decision counts that gives nothing away.
const MILLION: u64 = 1_000_000;

impl Mark {
    /// All, best first.
    pub const ALL: [Self; 4] = [Self::Best, Self::Good, Self::Doubtful, Self::Missed];

    /// The mark of a decision that gives so much away, in hundredths of a point.
    pub const fn of(loss: i32) -> Self {
        match loss {
            loss if loss <= BEST => Self::Best,
            loss if loss <= GOOD => Self::Good,
            loss if loss <= DOUBTFUL => Self::Doubtful,
            _ => Self::Missed,
        }
    }

    /// In English.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Doubtful => "doubtful",
            Self::Missed => "missed",
        }
    }
}

/// How well somebody decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// How many decisions got each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; 4],
    /// How much was given away in all, in hundredths of a point.
    pub lost: i32,
    /// In tenths of a percent: 1000 if nothing was given away. A decision that gives away a point counts half, one that
    /// gives away two points a third. `None` if there was nothing to decide.
    pub accuracy: Option<u32>,
}

impl Tally {
    /// Of decisions that gave so much away, in hundredths of a point.
    pub(super) fn of(losses: impl Iterator<Item = i32>) -> Self {
        let mut tally = Self::default();
        let (mut credit, mut count) = (0, 0);
        for loss in losses {
            tally.marks[Mark::of(loss) as usize] += 1;
            tally.lost += loss;
            credit += MILLION * HALF / (HALF + u64::from(loss.unsigned_abs()));
            count += 1;
        }
        tally.accuracy = credit.checked_div(count).map(|mean| u32::try_from((mean + 500) / 1000).unwrap_or(1000));
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_a_mark() {
        let marks = [0, 5, 6, 25, 26, 75, 76, 900].map(|loss| Mark::of(loss).word());
        assert_eq!(marks, ["best", "best", "good", "good", "doubtful", "doubtful", "missed", "missed"]);
    }

    #[test]
    fn accuracy_is_the_mean_of_what_decisions_count() {
        let accuracy = |losses: &[i32]| Tally::of(losses.iter().copied()).accuracy;
        assert_eq!(accuracy(&[]), None);
        assert_eq!(accuracy(&[0, 0]), Some(1000));
        assert_eq!(accuracy(&[100]), Some(500));
        assert_eq!(accuracy(&[200]), Some(333));
        assert_eq!(accuracy(&[0, 100]), Some(750));
    }
}
