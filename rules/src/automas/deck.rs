//! The Automa cards.

use crate::two_cities::column::Symbol::{self, Factory, House, Most, New};

/// One card: a column for the city shared with the player, and one for Automacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// For Leftville or Righttown.
    pub shared: &'static [Symbol],
    /// For Automacity.
    pub automacity: &'static [Symbol],
}

/// The twenty cards.
///
/// The rulebook shows only one card, in its example. The rest is our choice: every column ends in *most*, and except
/// for *most* alone no card has the same column twice. Owners of the game can correct this table.
pub const DECK: [Card; 20] = [
    card(&[Most], &[Most]),
    card(&[Most], &[Most]),
    card(&[Most], &[New, House, Most]),
    card(&[Most], &[House, Most]),
    card(&[Most], &[House, Most]),
    card(&[Most], &[Factory, Most]),
    card(&[Most], &[Factory, Most]),
    card(&[Most], &[New, Most]),
    // The card of the rulebook's example.
    card(&[Factory, Most], &[New, House, Most]),
    card(&[Factory, Most], &[Most]),
    card(&[Factory, Most], &[House, Most]),
    card(&[Factory, Most], &[New, Most]),
    card(&[House, Most], &[Most]),
    card(&[House, Most], &[New, House, Most]),
    card(&[House, Most], &[Factory, Most]),
    card(&[House, Most], &[New, Most]),
    card(&[New, Most], &[Most]),
    card(&[New, Most], &[Most]),
    card(&[New, Most], &[New, House, Most]),
    card(&[New, Most], &[House, Most]),
];

const fn card(shared: &'static [Symbol], automacity: &'static [Symbol]) -> Card {
    Card { shared, automacity }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(of: impl Fn(&Card) -> &'static [Symbol], column: &[Symbol]) -> usize {
        DECK.iter().filter(|card| of(card) == column).count()
    }

    #[test]
    fn columns_have_the_chosen_frequencies() {
        let shared = |column: &[Symbol]| columns(|card| card.shared, column);
        assert_eq!(
            [shared(&[Most]), shared(&[Factory, Most]), shared(&[House, Most]), shared(&[New, Most])],
            [8, 4, 4, 4]
        );
        let automacity = |column: &[Symbol]| columns(|card| card.automacity, column);
        assert_eq!([automacity(&[Most]), automacity(&[New, House, Most]), automacity(&[House, Most])], [6, 4, 4]);
        assert_eq!([automacity(&[Factory, Most]), automacity(&[New, Most])], [3, 3]);
    }

    #[test]
    fn the_deck_has_the_card_of_the_rulebook_example() {
        assert!(DECK.contains(&card(&[Factory, Most], &[New, House, Most])));
    }

    #[test]
    fn only_most_alone_is_repeated_on_a_card() {
        assert!(DECK.iter().all(|card| card.shared != card.automacity || card.shared == [Most]));
    }
}
