//! Drawing who sits where (rulebook, "Setup").

use conurbation_rules::games::LeftOver;
use conurbation_rules::shuffle::{Purpose, Seed};

use crate::SEATING_CARDS;
use crate::event::EventKind;
use crate::member::Member;
use crate::options::{Options, Seating};
use crate::state::Drawn;

/// The values on the seating cards.
const CARD_VALUES: std::ops::RangeInclusive<u8> = 1..=100;

/// How long a shuffle waits for the parts of players who are connected, in milliseconds. Their browsers answer at once;
/// this is for one whose connection is just being lost.
pub(crate) const SHUFFLING_MILLIS: u64 = 5_000;

/// Fixes who sits where.
pub(crate) fn draw(options: &Options, Drawn { draw, seats }: Drawn, unused: Option<LeftOver>) -> EventKind {
    let seed = draw.seed();
    let Dealt { seats, values, card, starters } = deal(options, &seed, seats, unused);
    EventKind::Seated { rules: draw.rules, seed, seats, values, card, starters }
}

/// The outcome of a draw: who sits on each seat, and with which values.
pub(crate) struct Dealt<T> {
    pub seats: Vec<T>,
    pub values: Vec<u8>,
    pub card: Option<u8>,
    pub starters: Option<LeftOver>,
}

/// Deals out the seats among those who have taken them. Everything follows from the seed, and from the starters that
/// were not used in the previous game.
///
/// With a seating by values, every player is dealt one, and they sit clockwise in ascending order. By card or by hand
/// the order stays, and a seat's value is its place in that order.
pub(crate) fn deal<T>(options: &Options, seed: &Seed, mut seats: Vec<T>, unused: Option<LeftOver>) -> Dealt<T> {
    let places = || (1..).take(seats.len()).collect();
    let (values, card) = match options.seating {
        Seating::Values => {
            seed.shuffle(Purpose::Seats, &mut seats);
            let mut cards: Vec<u8> = CARD_VALUES.collect();
            seed.shuffle(Purpose::Values, &mut cards);
            cards.truncate(seats.len());
            cards.sort_unstable();
            (cards, None)
        }
        Seating::Card => (places(), Some(draw_card(seed))),
        Seating::Hand => (places(), None),
    };
    let starters = options.game.square_off().and_then(|variant| variant.left_over(unused, seed));
    Dealt { seats, values, card, starters }
}

fn draw_card(seed: &Seed) -> u8 {
    u8::try_from(seed.draw(Purpose::Card, SEATING_CARDS.into())).expect("a card's number is below SEATING_CARDS")
}

/// Shuffles the members among the seats, some of which may be free.
pub(crate) fn shuffled(mut seats: Vec<Option<Member>>, seed: Seed) -> EventKind {
    seed.shuffle(Purpose::Seats, &mut seats);
    EventKind::Arranged(seats)
}

/// Whether both have the same number of seats and the same members, in any order.
pub(crate) fn same_members(some: &[Option<Member>], others: &[Option<Member>]) -> bool {
    let sorted = |seats: &[Option<Member>]| {
        let mut seats = seats.to_vec();
        seats.sort_unstable();
        seats
    };
    sorted(some) == sorted(others)
}
