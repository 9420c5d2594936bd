//! The start, and laying until both sides are done.

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Game, LeftOver, Mode, Move, Phase, Piece, Refusal, Setup, Variant};

use crate::player::{Table, first_place, piece};

#[test]
fn a_starter_goes_to_the_side_that_takes_it_first() {
    let mut table = Table::of(Mode::Base);
    assert_eq!(table.game.phase(), Phase::Start);
    assert_eq!([table.starter(0), table.starter(1)], [None, None]);
    table.lay(Seat::new(1), "A0@4,3").unwrap();
    assert_eq!(table.lay(Seat::new(0), "A0@4,2"), Err(Refusal::StarterTaken));
    assert!(!table.game.in_hand(0).iter().any(|piece| piece.letter() == 'A'));
    assert_eq!([table.starter(0), table.starter(1)], [None, Some('A')]);
    table.lay(Seat::new(0), "B0@3,3").unwrap();

    // A side that puts it back or takes another one leaves it to the other side.
    table.lift(Seat::new(1), 'A').unwrap();
    assert_eq!([table.starter(0), table.starter(1)], [Some('B'), None]);
    table.lay(Seat::new(0), "A0@4,2").unwrap();
    table.lay(Seat::new(1), "B0@3,3").unwrap();
    assert_eq!([table.starter(0), table.starter(1)], [Some('A'), Some('B')]);
}

#[test]
fn a_piece_can_be_moved_until_both_sides_are_done() {
    let mut table = Table::of(Mode::Base);
    table.lay(Seat::new(0), "A0@4,3").unwrap();
    table.done(Seat::new(0)).unwrap();
    assert!(!table.game.is_awaited(Seat::new(0)) && table.game.is_awaited(Seat::new(1)));
    // Reconsidering: the side is no longer done if it moves its piece, turns it or takes it back.
    table.lay(Seat::new(0), "A0@4,2").unwrap();
    assert!(table.game.is_awaited(Seat::new(0)));
    table.done(Seat::new(0)).unwrap();
    table.lay(Seat::new(0), "A1@3,3").unwrap();
    table.done(Seat::new(0)).unwrap();
    table.lift(Seat::new(0), 'A').unwrap();
    assert!(table.game.is_awaited(Seat::new(0)));
    assert_eq!(table.done(Seat::new(0)), Err(Refusal::NothingToConfirm));
    table.lay(Seat::new(0), "A0@4,3").unwrap();
    table.lay(Seat::new(1), "B0@3,3").unwrap();
    table.done(Seat::new(1)).unwrap();
    assert_eq!((table.game.phase(), table.game.turn()), (Phase::Start, Turn::new(0)), "one side is not done");
    assert!(table.game.grid(0).tiles().is_empty() && table.game.grid(1).tiles().is_empty());

    table.done(Seat::new(0)).unwrap();
    assert_eq!((table.game.phase(), table.game.turn(), &*table.cards()), (Phase::Place, Turn::FIRST, "o"));
    assert!(table.game.is_awaited(Seat::new(0)) && table.game.is_awaited(Seat::new(1)));
    assert_eq!([table.game.laid(0), table.game.laid(1)], [None, None]);
    // Now they are final.
    assert_eq!(table.lift(Seat::new(0), 'A'), Err(Refusal::NotLaid));
    assert_eq!(table.lay(Seat::new(0), "A0@4,2"), Err(Refusal::NotThisPiece));

    // And the same with the tile of the card, a T.
    table.lay(Seat::new(0), "o0@1,3").unwrap();
    table.lay(Seat::new(0), "o0@1,4").unwrap();
    table.done(Seat::new(0)).unwrap();
    table.lift(Seat::new(0), 'o').unwrap();
    table.lay(Seat::new(0), "o0@1,5").unwrap();
    let tile = first_place(&table.game, 1).unwrap();
    table.act(Seat::new(1), Move::Lay(tile)).unwrap();
    table.done(Seat::new(1)).unwrap();
    table.done(Seat::new(0)).unwrap();
    assert_eq!((table.game.turn(), &*table.cards()), (Turn::new(2), "om"));
    assert_eq!(
        table.grid(0),
        "........./.....ooo./......o../......o../...AAAA../...AA..../........./........./........."
    );
}

#[test]
fn a_first_game_offers_two_random_starters() {
    let left_over = Variant { left_over: true, ..Variant::default() };
    let mut all = Vec::new();
    for number in 0..40 {
        let mut table = Table::dealt(left_over, 2, &Seed([number; 32]));
        let there = table.game.table_view().starters;
        let letters: Vec<char> = there.chars().collect();
        assert!(letters.len() == 2 && letters[0] < letters[1], "{there}");
        for starter in Piece::starters() {
            let tile = table.game.grid(0).places(starter, table.game.rule()).next().unwrap();
            let laid = table.act(Seat::new(0), Move::Lay(tile));
            let expected = if letters.contains(&starter.letter()) { Ok(()) } else { Err(Refusal::StarterTaken) };
            assert_eq!(laid, expected);
        }
        // Side 0 has taken the second one, so side 1 can only have the first.
        assert_eq!(table.game.in_hand(1).iter().map(|piece| piece.letter()).collect::<Vec<_>>(), [letters[0]]);
        all.push(there);
    }
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, ["AB", "AC", "AD", "BC", "BD", "CD"], "any two");
}

fn left_over(letters: [char; 2]) -> Option<LeftOver> {
    LeftOver::new(letters.map(piece))
}

#[test]
fn a_rematch_offers_the_unused_starters() {
    let variant = Variant { left_over: true, ..Variant::default() };
    let seed = Seed([7; 32]);
    assert_eq!(variant.left_over(None, &seed), left_over(['B', 'D']), "drawn");
    assert_eq!(variant.left_over(left_over(['C', 'A']), &seed), left_over(['A', 'C']), "those of the previous game");
    assert_eq!(Variant::default().left_over(left_over(['C', 'A']), &seed), None, "all four are offered");

    let first = Setup::new(variant, 2).unwrap();
    for (unused, offered, next) in [(['A', 'C'], "AC", ['B', 'D']), (['D', 'A'], "AD", ['B', 'C'])] {
        let setup = first.with_left_over(left_over(unused)).unwrap();
        let game = Game::new(&setup, &seed);
        assert_eq!(game.table_view().starters, offered);
        assert_eq!(game.left_over(), left_over(next), "the next game offers the other two");
    }
    let all_four = Setup::new(Variant::default(), 2).unwrap();
    assert_eq!(all_four.with_left_over(left_over(['A', 'C'])), None);
    assert_eq!((all_four.with_left_over(None), first.with_left_over(None)), (Some(all_four), None));
    assert_eq!([['A', 'A'], ['A', 'a']].map(left_over), [None, None]);
}

#[test]
fn with_all_four_on_offer_the_two_unused_ones_are_left_over() {
    let mut table = Table::of(Mode::Base);
    assert_eq!(table.game.left_over(), None, "nobody has taken one");
    let mut given_up = table.clone();
    given_up.act(Seat::new(0), Move::GiveUp).unwrap();
    assert_eq!(given_up.game.left_over(), None, "the game ended too early");
    table.start();
    assert_eq!(table.game.left_over(), left_over(['C', 'D']));
}

#[test]
fn a_starter_lies_near_the_centre_or_anywhere() {
    let mut table = Table::of(Mode::Base);
    // Four of its squares in the central three by three will do, three won't.
    table.lay(Seat::new(0), "A0@4,2").unwrap();
    assert_eq!(table.lay(Seat::new(0), "D0@4,4"), Err(Refusal::OffCentre));
    // Four, but not the centre itself: a long row above it with its end bent down next to it.
    assert_eq!(table.lay(Seat::new(0), "A4@3,3"), Err(Refusal::OffCentre));
    assert_eq!(table.lay(Seat::new(0), "A0@0,0"), Err(Refusal::OffCentre));
    assert_eq!(table.lay(Seat::new(0), "A0@0,6"), Err(Refusal::OffGrid));

    for mode in [Mode::Base, Mode::Sprint, Mode::Sprawl] {
        let mut table = Table::with(Variant { anywhere: true, mode, ..Variant::default() });
        for corner in ["A0@0,0", "A0@0,5", "A0@7,0", "A0@7,5", "A0@4,3"] {
            table.lay(Seat::new(0), corner).unwrap();
        }
        for outside in ["A0@0,6", "A0@8,0", "A0@-1,0", "A0@0,-1"] {
            assert_eq!(
                table.lay(Seat::new(0), outside),
                Err(Refusal::OffGrid),
                "in Sprawl, too, a starter must lie on the grid"
            );
        }
    }
}
