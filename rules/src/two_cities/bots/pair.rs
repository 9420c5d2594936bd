//! The combined value of a seat's two cities.

use crate::two_cities::ranking::Goal;

/// The average result of two cities, on the scale of their sum. Where the lower city is the result, a point for it
/// weighs double: the higher one still breaks ties, and which one is lower may change.
///
/// Each city is given by its possible worths; every worth of one is paired with every worth of the other, since they
/// grow independently. Neither list may be empty.
pub(crate) fn worth(goal: Goal, left: &[i32], right: &[i32]) -> i32 {
    let together = |left: i32, right: i32| match goal {
        Goal::Lower => 2 * (left + right + left.min(right)) / 3,
        Goal::Sum => left + right,
    };
    let all = left.iter().flat_map(|left| right.iter().map(|right| i64::from(together(*left, *right))));
    let (sum, count) = all.fold((0, 0), |(sum, count), worth| (sum + worth, count + 1));
    i32::try_from(sum / count).unwrap_or(i32::MAX)
}
