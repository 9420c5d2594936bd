//! The figures of a simulation: distributions of scores, and rates with their confidence intervals.

use std::collections::BTreeMap;

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const NORMAL_97_5: f64 = 1.959_964;

/// How often each score occurred. Only integers are added up, so the order does not matter.
#[derive(Debug, Clone, Default)]
pub struct Counts(BTreeMap<u16, u64>);

/// The distribution of scores.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Distribution {
    /// Arithmetic mean, in points.
    mean: f64,
    /// Standard deviation of these scores, in points.
    sd: f64,
    min: u16,
    /// The lowest score such that a quarter of all scores are not above it. The other quartiles likewise.
    lower_quartile: u16,
    median: u16,
    upper_quartile: u16,
    max: u16,
}

impl Counts {
    pub fn count(&mut self, score: u16) {
        *self.0.entry(score).or_default() += 1;
    }

    pub fn add(&mut self, others: Self) {
        for (score, count) in others.0 {
            *self.0.entry(score).or_default() += count;
        }
    }

    /// `None` if nothing was counted.
    pub fn distribution(&self) -> Option<Distribution> {
        let (&min, _) = self.0.first_key_value()?;
        let (&max, _) = self.0.last_key_value()?;
        let number: u64 = self.0.values().sum();
        let average = |value: &dyn Fn(f64) -> f64| {
            let sum: f64 = self.0.iter().map(|(score, count)| value(f64::from(*score)) * real(*count)).sum();
            sum / real(number)
        };
        let mean = average(&|score| score);
        let variance = average(&|score| (score - mean).powi(2));
        Some(Distribution {
            mean: rounded(mean),
            sd: rounded(variance.sqrt()),
            min,
            lower_quartile: self.quantile(number, 1),
            median: self.quantile(number, 2),
            upper_quartile: self.quantile(number, 3),
            max,
        })
    }

    /// The lowest score such that this many quarters of all scores are not above it.
    fn quantile(&self, number: u64, quarters: u64) -> u16 {
        let mut below = 0;
        let reached = self.0.iter().find(|(_, count)| {
            below += *count;
            below * 4 >= number * quarters
        });
        reached.map_or(0, |(score, _)| *score)
    }
}

/// Wilson's interval: where the true rate lies with 95 % confidence if `rate` was observed in this many trials.
pub fn wilson(rate: f64, trials: f64) -> [f64; 2] {
    let squared = NORMAL_97_5.powi(2);
    let middle = rate + squared / (2.0 * trials);
    let reach = NORMAL_97_5 * (rate * (1.0 - rate) / trials + squared / (4.0 * trials.powi(2))).sqrt();
    [middle - reach, middle + reach].map(|end| rounded((end / (1.0 + squared / trials)).clamp(0.0, 1.0)))
}

/// A count for calculating with.
#[expect(clippy::cast_precision_loss, reason = "exact up to 2⁵³, which no simulation reaches")]
pub fn real(count: u64) -> f64 {
    count as f64
}

/// Four digits after the point: more would be noise.
pub fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(scores: &[u16]) -> Counts {
        let mut counts = Counts::default();
        for score in scores {
            counts.count(*score);
        }
        counts
    }

    #[test]
    fn scores_have_a_distribution() {
        // 2, 4, 4, 4, 5, 5, 7, 9: the mean is 5, the squares of the distances add up to 32, a mean of 4.
        let distribution =
            Distribution { mean: 5.0, sd: 2.0, min: 2, lower_quartile: 4, median: 4, upper_quartile: 5, max: 9 };
        assert_eq!(counted(&[9, 4, 2, 5, 4, 7, 5, 4]).distribution(), Some(distribution.clone()));
        let mut sum = counted(&[5, 4, 2, 9]);
        sum.add(counted(&[4, 7, 5, 4]));
        assert_eq!(sum.distribution(), Some(distribution));
    }

    #[test]
    fn a_single_score_and_no_scores() {
        let one = counted(&[51]).distribution().unwrap();
        assert_eq!((one.mean, one.sd), (51.0, 0.0));
        assert_eq!([one.min, one.lower_quartile, one.median, one.upper_quartile, one.max], [51; 5]);
        assert_eq!(counted(&[]).distribution(), None);
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Calculated independently, by the formula with z = 1.96.
        for (rate, trials, expected) in [
            (0.5, 100.0, "0.4038 0.5962"),
            (0.45, 2000.0, "0.4283 0.4719"),
            (0.0, 10.0, "0 0.2775"),
            (1.0, 10.0, "0.7225 1"),
        ] {
            assert_eq!(wilson(rate, trials).map(|end| end.to_string()).join(" "), expected);
        }
    }
}
