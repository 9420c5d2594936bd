//! The number of spectators that everyone is shown.

/// From this number on, the count is rounded.
const MANY: usize = 100;

/// The number that was told last.
///
/// Everyone gets a new view when it changes, so it may not change with each of thousands who come and go. Below
/// [`MANY`] it is exact. From there on it is rounded down to two digits, and stays as long as the real one is less than
/// a step away, so that nobody who comes and goes at a boundary changes it each time; it may be up to a step
/// too high for that.
#[derive(Debug, Default)]
pub(in crate::rooms) struct Watching(usize);

impl Watching {
    /// The number to tell while so many watch.
    pub fn tell(&mut self, watching: usize) -> usize {
        let stays = watching >= MANY && self.0 >= MANY && watching.abs_diff(self.0) < step(self.0);
        if !stays {
            self.0 = watching - watching % step(watching);
        }
        self.0
    }

    /// The number that was told last.
    pub const fn told(&self) -> usize {
        self.0
    }
}

/// The place value of a number's second digit.
fn step(number: usize) -> usize {
    10_usize.pow(number.checked_ilog10().unwrap_or_default().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(real: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut watching = Watching::default();
        real.into_iter().map(|real| watching.tell(real)).collect()
    }

    #[test]
    fn few_are_told_exactly() {
        let all: Vec<usize> = (0..MANY).chain((0..MANY).rev()).collect();
        assert_eq!(told(all.iter().copied()), all);
    }

    #[test]
    fn many_are_told_to_two_digits() {
        assert_eq!(told([100, 119, 999, 1_000, 1_234, 9_999, 12_345]), [100, 110, 990, 1_000, 1_200, 9_900, 12_000]);
    }

    #[test]
    fn whoever_comes_and_goes_at_a_boundary_changes_nothing() {
        assert_eq!(told([1_200, 1_199, 1_200, 1_101, 1_299]), [1_200; 5]);
        assert_eq!(told([1_300, 1_299, 1_201, 1_200, 1_299]), [1_300, 1_300, 1_300, 1_200, 1_200]);
        assert_eq!(told([10_000, 9_999, 9_001, 9_000]), [10_000, 10_000, 10_000, 9_000]);
    }

    #[test]
    fn a_crowd_that_gathers_and_leaves_is_told_of_a_few_hundred_times() {
        let mut all = told((0..=10_000).chain((0..10_000).rev()));
        all.dedup();
        assert!(all.len() < 600, "{}", all.len());
    }
}
