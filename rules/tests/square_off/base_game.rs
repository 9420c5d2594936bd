//! Whole base games, given as their final grids, with the results worked out by hand.

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Mode, Move, Outcome, Phase, Reason, Variant};

use crate::player::{Table, first_place};

/// Plays the game of these grids with the cards `o m u b q j d k n l g p a i h s t r f c e`.
fn played(pictures: [&str; 2]) -> Table {
    let mut table = Table::of(Mode::Base);
    table.follow(pictures);
    assert_eq!(table.game.phase(), Phase::Ended);
    assert_eq!([table.grid(0), table.grid(1)], pictures, "everything drawn was laid");
    table
}

fn ended(table: &Table, winner: Option<u8>, reason: Reason) {
    assert_eq!(table.outcome(), Some(Outcome { winner, reason }));
    let view = table.game.table_view();
    assert_eq!(
        (view.phase, view.result.expect("the game is over").outcome),
        (Phase::Ended, Outcome { winner, reason })
    );
}

#[test]
fn the_side_that_can_still_lay_the_card_wins() {
    let table = played([
        "........./gggkkkkk./.glbbmmm./..lBmmdd./..lBBBod./.ll.BBooo/.nqqquoj./nnquuujj./nnqu...jj",
        ".....dll./.nn..ddl./knnnqqql./kboCCCql./kbo.CCq../koooCmmj./kuummmjjj/.uggg.j../uu.g.....",
    ]);
    // The twelfth card is the U. Side 1 can lay it around the foot of its `j`, in the two bottom rows. Side 0 has a
    // group of thirteen squares, but along the edges, one square wide, and no other open square has a U around it
    // either.
    assert_eq!(table.cards(), "omubqjdknlgp");
    ended(&table, Some(1), Reason::Fit);
    let view = table.game.table_view();
    assert_eq!([view.sides[0].open, view.sides[1].open], [26, 26], "the same tiles leave the same room");
}

#[test]
fn the_largest_group_wins_if_neither_can_lay_the_card() {
    let table = played([
        "..qqq..../..qbbllll/mmqBBoool/ummmBBonn/uuu.BBonn/.guddjjn./gggdjjppp/kkkkkjpap/.........",
        "..kkkkk../.nbbmmuu./nnmmmaull/nno..uul./oooAAAAl./.goAA.jl./ggqqqjjj./.gqdd.pjp/..qd..ppp",
    ]);
    // The fourteenth card is the L of four squares, `i`. Side 0 has a line of nine in the bottom row, a line of four
    // and a block of four at the top, and single squares: no bend of four. Side 1 has only one group of four, straight
    // down the right edge. Neither can lay it, and nine is more than four.
    assert_eq!(table.cards(), "omubqjdknlgpai");
    ended(&table, Some(0), Reason::Groups);
    let result = table.game.table_view().result.unwrap();
    assert_eq!(result.sizes, [vec![9, 4, 4, 1, 1, 1], vec![4, 3, 3, 3, 3, 2, 1, 1]]);
    // Drawn with `a` for the largest group; groups of equal size come in order from the top.
    assert_eq!(
        result.groups[0],
        "bb...cccc/bb......./........./........./...d...../e.......f/........./........./aaaaaaaaa"
    );
}

#[test]
fn groups_of_equal_size_are_skipped() {
    let table = played([
        "..nnppp../.nnnpop.d/.bbooo.dd/qqqBBommm/gaqBBmm.u/ggq.BBuuu/gkkkkkuj./llllijjj./l.iii.j..",
        "..bbonn../..ooonnn./ll.Dom.jj/lq.DDmjjk/lq.DDmmjk/lqqqDum.k/ppguuuddk/pggu.id.k/ppgiiia..",
    ]);
    // The fifteenth card is the S of four squares, `h`. Side 0 has two bends of four, in the upper left and the lower
    // right corner, side 1 a block of four: none of them is an S. The largest groups are equal; side 0 has the larger
    // second one, four to three.
    ended(&table, Some(0), Reason::Groups);
    let result = table.game.table_view().result.unwrap();
    assert_eq!(result.sizes, [vec![4, 4, 3, 1, 1, 1, 1, 1], vec![4, 3, 3, 3, 1, 1, 1]]);
}

#[test]
fn equal_groups_are_a_draw() {
    let table = played([
        ".llll.n../.lqqqnn../iiqddnnjk/i.q.djjjk/ioooBBjuk/.moBBuuuk/.moBBu..k/mmgabbp.p/mggg..ppp",
        ".g..kkkkk/gggjjnnn./.ooojjnn./..oDjall./.moDD.lpp/mm.DD.lp./muuqDdlpp/mubqddiii/uubqqqi..",
    ]);
    // Again the S. Side 0 has a block of four, in the upper right corner, side 1 a T of four at the left edge, and the
    // other groups are alike.
    assert_eq!(table.cards(), "omubqjdknlgpaih");
    ended(&table, None, Reason::Groups);
    let sizes = vec![4, 3, 2, 2, 2, 1, 1, 1];
    assert_eq!(table.game.table_view().result.unwrap().sizes, [sizes.clone(), sizes]);
}

#[test]
fn giving_up_ends_the_game_at_once() {
    for turn in [0, 1, 5] {
        let mut table = Table::of(Mode::Base);
        table.play_to(Turn::new(turn));
        // A tile that was laid but not settled is dropped.
        let settled = [table.grid(0), table.grid(1)];
        let tile = first_place(&table.game, 0).unwrap();
        table.act(Seat::new(0), Move::Lay(tile)).unwrap();
        table.act(Seat::new(0), Move::GiveUp).unwrap();
        ended(&table, Some(1), Reason::GaveUp);
        assert_eq!([table.grid(0), table.grid(1)], settled);
        assert_eq!([table.game.laid(0), table.game.laid(1)], [None, None]);
        assert!(!table.game.is_awaited(Seat::new(0)) && !table.game.is_awaited(Seat::new(1)));
    }
    let mut table = Table::of(Mode::Base);
    table.act(Seat::new(1), Move::GiveUp).unwrap();
    ended(&table, Some(0), Reason::GaveUp);
}

/// Computed independently by the algorithm in `docs/shuffle.md`.
#[test]
fn the_cards_of_a_seed_never_change() {
    let mut table = Table::of(Mode::Sprawl);
    table.play_to(Turn::new(21));
    assert_eq!(table.cards(), "omubqjdknlgpaihstrfce");
    let starters = |number| {
        let left_over = Variant { left_over: true, ..Variant::default() };
        Table::dealt(left_over, 2, &Seed([number; 32])).game.table_view().starters
    };
    assert_eq!([7, 8, 9].map(starters), ["BD", "AC", "AC"]);
}
