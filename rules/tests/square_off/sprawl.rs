//! City Sprawl: tiles reach over the edge.

use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Mode, Move, Outcome, Phase, Reason, Refusal, Rule, Variant};

use crate::player::{Table, drawn, first_place, piece, tiles};

/// Plays the game of these pictures, with the cards `o m u b q j d k n l g p a i h s t r f c e`.
fn played(pictures: [&str; 2]) -> Table {
    let mut table = Table::of(Mode::Sprawl);
    table.follow(pictures);
    assert_eq!([table.grid(0), table.grid(1)], pictures, "everything drawn was laid");
    table
}

/// The game is over, and the squares outside are those that can be counted in the picture.
fn ended(table: &Table, outside: [u8; 2], winner: Option<u8>) {
    assert_eq!(table.game.phase(), Phase::Ended);
    assert_eq!(table.outcome(), Some(Outcome { winner, reason: Reason::Outside }));
    for (side, outside) in table.game.table_view().sides.iter().zip(outside) {
        let on_grid = |at: i8| (0..9).contains(&at);
        let counted = drawn(&side.grid)
            .into_iter()
            .filter(|([row, col], letter)| *letter != '.' && !(on_grid(*row) && on_grid(*col)));
        assert_eq!(counted.count(), usize::from(outside));
        assert_eq!(side.outside, outside);
    }
}

#[test]
fn a_tile_needs_one_square_on_the_grid() {
    let mut table = Table::with(Variant { mode: Mode::Sprawl, anywhere: true, ..Variant::default() });
    table.both_lay(["A0@0,0", "B0@6,6"]);
    // The first card is the T. It can't lie wholly above the grid, but it can with its foot on the grid.
    assert_eq!(table.lay(Seat::new(0), "o0@-3,4"), Err(Refusal::OffGrid));
    table.lay(Seat::new(0), "o0@-2,3").unwrap();
    table.done(Seat::new(0)).unwrap();
    let tile = first_place(&table.game, 1).unwrap();
    table.act(Seat::new(1), Move::Lay(tile)).unwrap();
    table.done(Seat::new(1)).unwrap();

    // The next one, the N, has two squares on open ones and would cover the shaft of the T above the grid.
    assert_eq!(table.lay(Seat::new(0), "m0@-1,3"), Err(Refusal::OnTile));
    // Here nothing of it touches a tile, neither on the grid nor above it.
    assert_eq!(table.lay(Seat::new(0), "m0@-1,6"), Err(Refusal::Apart));
    // And here it touches the shaft of the T, above the grid only.
    table.lay(Seat::new(0), "m0@-1,5").unwrap();
}

#[test]
fn the_last_card_ends_the_game() {
    let table = played([
        "................./..........t....../.........tt....../....iiid..t.hh.../....iquddbthh..../...llquuubkkkkk../\
         ....lqqquooor..../....lgggAAo.rr.../....lag.AAomjrr../......c..Ammjj.../......cffAmjjs.../......cff.mnsss../\
         .......epppnns.../.......ep.pnn..../.......e........./.......e........./.................",
        "................./................./................./...ff..s........./...ffjsssgeeee.../....jjjs.ggk...../\
         ....j.mddg.kt..../....uumdCbbkt..../....hummCCCktt.../...hhuumCCokt..../..phplnnn.orr..../..ppplnncooorr.../\
         ....aliicqqq.r.../.....llicq......./.......i.q......./................./.................",
    ]);
    // All 95 squares are laid; side 0 has left 14 of the grid open, side 1 six.
    assert_eq!(table.cards(), "omubqjdknlgpaihstrfce");
    assert_eq!(table.game.table_view().sides.map(|side| side.open), [14, 6]);
    ended(&table, [28, 20], Some(1));
}

#[test]
fn a_card_that_one_side_cannot_lay_ends_the_game() {
    let table = played([
        "................./...........t...../..........tt...../....ri.....t...../...rrip.plat...../..rriipppllllnn../\
         ...s.ggg...qnnn../..sssjgCC..qkkkkk/...sjj.CCC.qqq.../....hjjC.ooo.u.../....hhmm..ouuu.../.....h.mmmoud..../\
         ..........bbdd.../................./................./................./.................",
        "................./................./................./................./....ggg.iubb.m.../.....giiiuuumm.../\
         ...hllk..oaumt.../...hhlk.Dooomt.../....hlkDDoddtt.../....slkDD.d..t.../...ssskDq.j.p.p../....srr.q.jjppp../\
         ....rrqqqjjnn..../....r......nn..../...........n...../................./.................",
    ]);
    // The nineteenth card is the block of four. Side 1 has no open block next to a tile, on the grid or across its
    // edge. That ends the game but doesn't lose it: the squares outside still decide.
    assert_eq!(table.cards(), "omubqjdknlgpaihstrf");
    assert_eq!([0, 1].map(|side| table.game.grid(side).fits(piece('f'), Rule::Overhang)), [true, false]);
    ended(&table, [25, 16], Some(1));
}

#[test]
fn equal_squares_outside_are_a_draw() {
    let table = played([
        "................./................./.......e....pp.../.......e...np..../..kkkkke..nnpp.../...tuu.emmnng..../\
         ...ttummmbbggg.../...tluuaAA.jrr.../...tlqqqAAjjjrr../....l..qAoj...r../...llddqAoooi..../....cdshhoiii..../\
         ....cssshhff...../....c.s...ff...../................./................./.................",
        ".........k......./.........kt....../........qktt...../.....iiiqktr...../....diqqqktrr..../....dduuooosrr.../\
         ....bbuBBosss..../....juuBBogsc..../....jjjmBBggc..../.....j.mppg.c..../....hlmmpeeee..../...hhlmnpp......./\
         ...h.lannff....../.....llnnff....../................./................./.................",
    ]);
    ended(&table, [23, 23], None);
}

#[test]
fn a_full_grid_ends_the_game() {
    // With these cards, the starter A and the first seventeen cover the grid exactly.
    let mut table = Table::dealt(Variant { mode: Mode::Sprawl, ..Variant::default() }, 2, &Seed([27; 32]));
    let filled = "cccqqqppp/kkkkkqprp/llllhqrrd/luuhhrrdd/emuhAAAAt/emuuAAbtt/emmnnobjt/egmnnojjt/gggnooojj";
    let filled = tiles(filled);
    table.lay(Seat::new(1), "B0@3,3").unwrap();
    while table.game.phase() != Phase::Ended {
        let tile = *filled.iter().find(|tile| table.game.in_hand(0).contains(&tile.piece)).expect("it is drawn");
        table.act(Seat::new(0), Move::Lay(tile)).expect("as drawn");
        table.done(Seat::new(0)).unwrap();
        // The other side lays its tiles in the first place, far above the grid.
        let tile = table.game.laid(1).or_else(|| first_place(&table.game, 1)).expect("there is room");
        table.act(Seat::new(1), Move::Lay(tile)).unwrap();
        table.done(Seat::new(1)).unwrap();
    }
    // Both sides have laid the same number of squares, so the side with the full grid has the fewest outside.
    assert_eq!(table.cards().len(), 17);
    assert!(table.game.grid(0).is_full());
    ended(&table, [0, 28], Some(0));
}
