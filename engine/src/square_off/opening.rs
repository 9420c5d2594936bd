//! How a *master* begins: with one of the starters on offer whose grids last longest, in one of its best places, turned
//! and mirrored by chance, so that no two games need begin alike.

use conurbation_rules::square_off::{Area, GRID, Game, Square, Tile};

use crate::common::Dice;

/// How many hundredths of a tile less than the best one on offer an opening may be worth.
const MARGIN: u32 = 3;

/// A place of a starter, and what it is worth.
struct Opening {
    starter: char,
    facing: u8,
    at: Square,
    /// How many tiles the grid lasts, in hundredths.
    lasts: u32,
}

const fn opening(starter: char, facing: u8, at: Square, lasts: u32) -> Opening {
    Opening { starter, facing, at, lasts }
}

/// The best ones near the centre. `cargo run --release --package conurbation-engine --example openings` finds them.
const CENTRE: [Opening; 7] = [
    opening('A', 0, [3, 4], 1608),
    opening('A', 0, [4, 4], 1608),
    opening('B', 0, [4, 2], 1605),
    opening('C', 0, [2, 4], 1604),
    opening('C', 0, [3, 4], 1602),
    opening('D', 0, [2, 3], 1600),
    opening('D', 0, [2, 4], 1599),
];

/// The best ones if a starter may lie anywhere.
const ANYWHERE: [Opening; 8] = [
    opening('A', 0, [0, 0], 1633),
    opening('A', 0, [0, 5], 1630),
    opening('B', 0, [0, 6], 1630),
    opening('B', 0, [6, 0], 1627),
    opening('C', 0, [6, 0], 1633),
    opening('D', 0, [0, 0], 1629),
    opening('D', 0, [1, 0], 1627),
    opening('D', 0, [2, 0], 1626),
];

/// The starter that a side lays, and where.
pub fn begin(game: &Game, side: u8) -> Option<Tile> {
    let hand = game.in_hand(side);
    let openings = if game.variant().anywhere { &ANYWHERE[..] } else { &CENTRE };
    let on_offer = || openings.iter().filter(|opening| hand.iter().any(|piece| piece.letter() == opening.starter));
    let most = on_offer().map(|opening| opening.lasts).max()?;
    let good: Vec<_> = on_offer().filter(|opening| opening.lasts + MARGIN >= most).collect();
    let mut dice = Dice::new(game.opening().into(), side.into());
    let Opening { starter, facing, at, .. } = *good[dice.below(good.len())];
    let piece = hand.into_iter().find(|piece| piece.letter() == starter)?;
    let is_mirrored = dice.below(2) == 1;
    let turns = dice.below(4);
    let seen = |[row, col]: Square| {
        let mirrored = if is_mirrored { [row, GRID - 1 - col] } else { [row, col] };
        (0..turns).fold(mirrored, |[row, col], _| [col, GRID - 1 - row])
    };
    let area: Area = Tile { piece, facing, at }.area()?.squares().map(seen).collect();
    game.grid(side).places(piece, game.rule()).find(|tile| tile.area().as_ref() == Some(&area))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use conurbation_rules::square_off::{Grid, Piece, Rule};

    use super::*;

    #[test]
    fn every_starter_has_openings_and_all_are_legal() {
        for (openings, rule) in [(&CENTRE[..], Rule::Centre), (&ANYWHERE, Rule::Anywhere)] {
            for Opening { starter, facing, at, .. } in openings {
                let tile = Tile { piece: Piece::from_letter(*starter).unwrap(), facing: *facing, at: *at };
                assert_eq!(Grid::default().check(&tile, rule), Ok(()), "{tile:?}");
            }
            let starters: BTreeSet<char> = openings.iter().map(|opening| opening.starter).collect();
            assert_eq!(starters.into_iter().collect::<String>(), "ABCD", "{rule:?}");
        }
    }
}
