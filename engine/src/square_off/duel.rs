//! Plays two grids to the end with the same order of cards, and estimates which side wins.

use conurbation_rules::square_off::Piece;
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::outcome::compare_groups;

use super::places::{Tiles, fitting};
use super::policy::{LATE, lay, lay_early};
use super::weights::WEIGHTS;

/// A probability of 1. Probabilities are fixed-point integers, so that they are the same on every machine.
pub const CERTAIN: i64 = 1 << 20;
/// A game that goes on with a lower probability than this counts as even from there.
const UNLIKELY: i64 = CERTAIN / 8;

/// The expected outcome of two grids for one order of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Prospect {
    /// How likely the first side wins, as a part of [`CERTAIN`]; a draw counts half.
    pub won: i64,
    /// How many cards' tiles fit on its grid, the card that ends the game included, in parts of [`CERTAIN`].
    pub turns: i64,
}

/// A grid played out for as long as nearly every tile fits.
#[derive(Debug, Clone, Copy)]
pub struct Playout {
    /// How many tiles were laid.
    laid: usize,
    /// The squares that are still open.
    open: Cells,
}

impl Playout {
    /// Lays the first cards' tiles.
    pub fn new(mut open: Cells, cards: &[Piece]) -> Self {
        let early = &cards[..cards.len().saturating_sub(LATE as usize + 1)];
        let fits = |card: &&Piece| lay_early(open, **card, &WEIGHTS).inspect(|then| open = *then).is_some();
        let laid = early.iter().take_while(fits).count();
        Self { laid, open }
    }
}

/// Plays two grids to the end. The order of the cards decides which of those comes next that fit on both; how likely
/// the others would have come is reckoned, so that one order tells more.
pub fn duel(playouts: [&Playout; 2], cards: &[Piece]) -> Prospect {
    let [own, other] = playouts.map(|playout| playout.laid);
    let fitted = own.min(other + 1);
    let mut prospect = Prospect { won: 0, turns: CERTAIN * i64::try_from(fitted).unwrap_or_default() };
    if own != other {
        return Prospect { won: if own > other { CERTAIN } else { 0 }, ..prospect };
    }
    let mut open = playouts.map(|playout| playout.open);
    let mut to_come: Tiles = cards[own..].iter().copied().collect();
    let mut fit = open.map(|open| fitting(open, to_come));
    let mut goes_on = CERTAIN;
    loop {
        let both = fit[0].and(fit[1]);
        let neither = to_come.len() - fit[0].or(fit[1]).len();
        let part = |tiles: u32| goes_on * i64::from(tiles) / i64::from(to_come.len().max(1));
        prospect.turns += part(fit[0].len());
        prospect.won += part(fit[0].len() - both.len());
        if neither > 0 {
            prospect.won += part(neither) * larger_groups(open) / 2;
        }
        goes_on = part(both.len());
        let next = cards.iter().copied().find(|card| both.contains(*card));
        let Some(card) = next.filter(|_| goes_on >= UNLIKELY) else { break };
        to_come = to_come.without(card);
        for (open, fit) in open.iter_mut().zip(&mut fit) {
            if let Some(then) = lay(*open, card, fit.without(card), &WEIGHTS) {
                (*open, *fit) = then;
            }
        }
    }
    prospect.won += goes_on / 2;
    prospect
}

/// Two if the first side has the larger groups, one if they are equal.
fn larger_groups(open: [Cells; 2]) -> i64 {
    let [one, other] = open.map(Cells::group_sizes);
    match compare_groups([&one, &other]) {
        Some(0) => 2,
        None => 1,
        Some(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use conurbation_rules::square_off::cells::SQUARES;

    use super::*;
    use crate::common::Dice;

    fn playout(open: &[usize]) -> Playout {
        Playout { laid: 0, open: open.iter().copied().map(Cells::one).fold(Cells::EMPTY, Cells::or) }
    }

    fn cards(letters: &str) -> Vec<Piece> {
        letters.chars().filter_map(Piece::from_letter).collect()
    }

    #[test]
    fn one_order_tells_how_likely_every_card_is() {
        // Two lone squares against a pair. If the domino comes first, the pair wins; if the single square comes first,
        // both are left with one square, and the domino fits neither.
        let [lone, pair] = [playout(&[0, 8]), playout(&[0, 1])];
        for order in ["ab", "ba"] {
            let found = |playouts| duel(playouts, &cards(order));
            assert_eq!(found([&lone, &pair]), Prospect { won: CERTAIN / 4, turns: CERTAIN / 2 });
            assert_eq!(found([&pair, &lone]), Prospect { won: CERTAIN * 3 / 4, turns: CERTAIN });
        }
    }

    #[test]
    fn a_side_wins_that_can_lay_one_tile_more_from_the_start() {
        let [behind, ahead] = [3, 5].map(|laid| Playout { laid, ..playout(&[0, 1]) });
        let found = |playouts| duel(playouts, &cards("abcdefg"));
        // The fourth card ends the game, and its tile fits on one of the grids.
        assert_eq!(found([&ahead, &behind]), Prospect { won: CERTAIN, turns: 4 * CERTAIN });
        assert_eq!(found([&behind, &ahead]), Prospect { won: 0, turns: 3 * CERTAIN });
    }

    #[test]
    fn the_larger_group_wins_where_the_card_fits_on_neither_grid() {
        let [three, two] = [playout(&[0, 1, 2, 40]), playout(&[0, 1, 40, 41])];
        let won = |playouts| duel(playouts, &cards("u")).won;
        assert_eq!([won([&three, &two]), won([&two, &three]), won([&two, &two])], [CERTAIN, 0, CERTAIN / 2]);
    }

    #[test]
    fn what_one_side_wins_the_other_loses() {
        let mut dice = Dice::new(1, 0);
        let random = |dice: &mut Dice, share: usize| {
            let open: Vec<usize> = (0..SQUARES).filter(|_| dice.below(share + 1) > 0).collect();
            playout(&open)
        };
        for share in [1, 2, 4, 8, 1, 2, 4, 8] {
            let playouts = [random(&mut dice, share), random(&mut dice, share)];
            let mut cards: Vec<Piece> = Piece::tiles().collect();
            dice.shuffle(&mut cards);
            let [one, other] = [duel(playouts.each_ref(), &cards), duel([&playouts[1], &playouts[0]], &cards)];
            // But for what is lost when chances are rounded.
            assert!((one.won + other.won - CERTAIN).abs() < 100, "{one:?} {other:?}");
        }
    }
}
