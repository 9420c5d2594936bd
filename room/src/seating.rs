//! Drawing who sits where (rulebook, "Setup").

use conurbation_rules::games::LeftOver;
use conurbation_rules::shuffle::{Purpose, Seed};

use crate::SEATING_CARDS;
use crate::event::Happening;
use crate::member::Member;
use crate::options::{Options, Seating};

/// The values on the seating cards.
const CARD_VALUES: std::ops::RangeInclusive<u8> = 1..=100;

/// Seats the members who have taken all the seats. Everything follows from the seed, and from the starters that lay
/// unused in the game before.
///
/// By values, every player is dealt one, and ascending values sit clockwise. By card or by hand the order stays as it
/// is, and the value is the place in that order.
pub(crate) fn draw(options: &Options, mut seats: Vec<Member>, unused: Option<LeftOver>, seed: Seed) -> Happening {
    let places = 1..=seats.len() as u8;
    let (values, card) = match options.seating {
        Seating::Values => {
            seed.shuffle(Purpose::Seats, &mut seats);
            let mut cards: Vec<u8> = CARD_VALUES.collect();
            seed.shuffle(Purpose::Values, &mut cards);
            cards.truncate(seats.len());
            cards.sort_unstable();
            (cards, None)
        }
        Seating::Card => (places.collect(), Some(seed.draw(Purpose::Card, SEATING_CARDS.into()) as u8)),
        Seating::Hand => (places.collect(), None),
    };
    let starters = options.game.left_over(unused, &seed);
    Happening::Seated { rules: conurbation_rules::VERSION, seed, seats, values, card, starters }
}

/// A random order of those who sit on seats of which some may be free.
pub(crate) fn shuffled(mut seats: Vec<Option<Member>>, seed: Seed) -> Happening {
    seed.shuffle(Purpose::Seats, &mut seats);
    Happening::Arranged(seats)
}

/// Whether the same members sit on as many seats, in whichever order.
pub(crate) fn same_members(some: &[Option<Member>], others: &[Option<Member>]) -> bool {
    let sorted = |seats: &[Option<Member>]| {
        let mut seats = seats.to_vec();
        seats.sort_unstable();
        seats
    };
    sorted(some) == sorted(others)
}
