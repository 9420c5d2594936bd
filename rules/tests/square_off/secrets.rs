//! Secrets: what a side lays changes no byte for the other side or for spectators until both are done.
//!
//! Face-down cards can't be swapped from outside; the crate's own `square_off::secrets` does that.

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Mode, Move, Phase, Piece, Tile, Variant};

use crate::common::Dice;
use crate::player::{Table, all_bytes};

/// What spectators and the odd seats see.
fn seen_by_others(table: &Table) -> [String; 3] {
    let bytes = all_bytes(&table.game, 4);
    [0, 2, 4].map(|at| bytes[at].clone())
}

/// Everything that seat 0 can lay of a piece.
fn ways(table: &Table, piece: Piece) -> Vec<Table> {
    let tiles: Vec<Tile> = table.game.grid(0).places(piece, table.game.rule()).collect();
    let laid = |tile: &Tile| {
        let mut way = table.clone();
        way.act(Seat::new(0), Move::Lay(*tile)).unwrap();
        way
    };
    tiles.iter().map(laid).collect()
}

#[test]
fn the_place_of_a_starter_is_secret_but_the_choice_is_not() {
    for (mode, anywhere) in [(Mode::Base, false), (Mode::Sprint, false), (Mode::Sprawl, true)] {
        let table = Table::dealt(Variant { mode, anywhere, left_over: false }, 4, &Seed([7; 32]));
        let mut seen = vec![seen_by_others(&table)];
        for starter in Piece::starters() {
            let ways = ways(&table, starter);
            assert!(ways.len() > 10);
            let first = seen_by_others(&ways[0]);
            assert!(ways.iter().all(|way| seen_by_others(way) == first), "{starter:?}");
            assert!(first[0].contains(&format!("\"starter\":\"{}\"", starter.letter())));
            seen.push(first);
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 5, "none or one of four");
    }
}

#[test]
fn whether_and_where_a_tile_lies_is_secret() {
    let mut dice = Dice::new(4);
    for mode in [Mode::Base, Mode::Sprawl] {
        let mut table = Table::dealt(Variant { mode, ..Variant::default() }, 4, &dice.seed());
        table.start();
        while table.game.phase() == Phase::Place && table.game.turn() < Turn::new(9) {
            let blank = seen_by_others(&table);
            let card = *table.game.cards().last().unwrap();
            let ways = ways(&table, card);
            for mut way in ways.iter().cloned() {
                assert_eq!(seen_by_others(&way), blank);
                // Even the first side to be done shows only that.
                way.done(Seat::new(2)).unwrap();
                assert_eq!(seen_by_others(&way)[0].replacen("\"done\":true", "\"done\":false", 1), blank[0]);
                way.lift(Seat::new(0), card.letter()).unwrap();
                assert_eq!(seen_by_others(&way), blank);
                // And giving up does not reveal it.
                way.act(Seat::new(0), Move::Lay(ways[0].game.laid(0).unwrap())).unwrap();
                way.act(Seat::new(0), Move::GiveUp).unwrap();
                let mut gave_up = table.clone();
                gave_up.act(Seat::new(0), Move::GiveUp).unwrap();
                assert_eq!(seen_by_others(&way), seen_by_others(&gave_up));
            }
            // The owner sees the tile.
            let mut own: Vec<String> = ways.iter().map(|way| all_bytes(&way.game, 4)[1].clone()).collect();
            own.sort_unstable();
            own.dedup();
            assert_eq!(own.len(), ways.len());
            let turn = table.game.turn();
            table.play_to(turn.next());
        }
    }
}
