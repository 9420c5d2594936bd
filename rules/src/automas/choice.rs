//! How the Automas choose for their own city.

use super::automacity::Automacity;
use crate::two_cities::Tile;
use crate::two_cities::column::{Choice, Symbol, choose};

/// Chooses for Automacity as it stands, given the factory counts of the other cities. `None` if the hand is empty or no
/// symbol of the column decides.
pub fn choose_for_automacity(
    column: &[Symbol],
    hand: &[Tile],
    automacity: &Automacity,
    other_factories: &[u8],
) -> Option<Choice> {
    choose(column, hand, |tile| automacity.gain(tile, other_factories), |kind| automacity.count_of(kind) > 0)
}
