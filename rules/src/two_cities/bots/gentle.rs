//! *Gentle* is fond of the points that it can see: one tile for its left city, then another for its right city.

use super::plan::{Appraised, Placement};
use super::sight::Sight;
use super::steady;

pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    steady::best(sight, wish)
}
