//! City Sprint: the race for a covered grid.

use conurbation_rules::common::{Seat, Turn, byte};
use conurbation_rules::square_off::{Mode, Move, Outcome, Phase, Reason, Refusal, Solution, Tile};

use crate::player::{Table, now, tiles};

/// Covered grids: a starter in the middle and the tiles that complete it.
const WITH_A: &str = "llllttttm/lsnnndtam/sssnnddmm/pspAAAAmu/pppAAruuu/occcrruji/ooorrjjji/ohhgggjii/hhbbgeeee";
const WITH_B: &str = "llllttttm/lsnnnjtam/sssnnjjmm/rsBBjjpmp/rrBBBuppp/orrqBuuui/oooqhddui/oqqqhhdii/kkkkkhccc";

/// The race has begun, and each side has yet to lay these, in an order in which each touches one before.
fn racing() -> (Table, [Vec<Tile>; 2]) {
    let mut table = Table::of(Mode::Sprint);
    let mut left = [WITH_A, WITH_B].map(tiles);
    for (seat, tiles) in (0..).zip(&mut left) {
        table.act(Seat::new(seat), Move::Lay(tiles.remove(0))).expect("a starter in the middle");
        table.done(Seat::new(seat)).unwrap();
    }
    let order = |side: usize| {
        let mut grid = table.game.grid(byte(side)).clone();
        let mut rest = left[side].clone();
        let mut order = Vec::new();
        while let Some(next) = rest.iter().position(|tile| grid.check(tile, table.game.rule()).is_ok()) {
            order.push(rest.remove(next));
            grid.lay(order[order.len() - 1]);
        }
        assert!(rest.is_empty() && grid.is_full(), "{rest:?}");
        order
    };
    let orders = [0, 1].map(order);
    (table, orders)
}

fn lay_all(table: &mut Table, seat: Seat, tiles: &[Tile]) {
    for tile in tiles {
        table.act(seat, Move::Lay(*tile)).unwrap();
    }
}

#[test]
fn the_race_begins_once_both_starters_are_laid() {
    let (table, _) = racing();
    assert_eq!((table.game.phase(), table.game.turn(), &*table.cards()), (Phase::Race, Turn::FIRST, ""));
    assert!(table.game.is_awaited(Seat::new(0)) && table.game.is_awaited(Seat::new(1)));
    assert_eq!(table.game.in_hand(0).len(), 21);
}

#[test]
fn the_first_covered_grid_wins() {
    let (mut table, [one, other]) = racing();
    // Side 1 leads for a long time: every second tile of side 0 is taken back once.
    for (at, tile) in one.iter().enumerate() {
        if let Some(tile) = other.get(at).filter(|_| at + 1 < other.len()) {
            table.act(Seat::new(1), Move::Lay(*tile)).unwrap();
        }
        table.act(Seat::new(0), Move::Lay(*tile)).unwrap();
        if at % 2 == 0 && at + 1 < one.len() {
            table.act(Seat::new(0), Move::Lift(tile.piece)).unwrap();
            table.act(Seat::new(0), Move::Lay(*tile)).unwrap();
        }
        assert_eq!(table.game.phase() == Phase::Ended, at + 1 == one.len(), "as soon as it is covered");
    }
    assert_eq!(table.outcome(), Some(Outcome { winner: Some(0), reason: Reason::Covered }));
    assert_eq!(table.grid(0), WITH_A);
    assert_eq!(table.game.table_view().sides[0].open, 0);
}

#[test]
fn if_both_finish_at_once_the_first_in_the_log_wins() {
    let (mut table, orders) = racing();
    let mut last = Vec::new();
    for (seat, order) in (0..).zip(&orders) {
        let (end, before) = order.split_last().unwrap();
        lay_all(&mut table, Seat::new(seat), before);
        last.push((seat, now(&table.game, Move::Lay(*end))));
    }
    for order in [[0, 1], [1, 0]] {
        let mut table = table.clone();
        // Both were sent before either side knew of the other.
        let [(first, wins), (second, late)] = order.map(|side| last[side].clone());
        table.game.play(Seat::new(first), &wins).unwrap();
        table.game.play(Seat::new(second), &late).expect_err("the game is over");
        assert_eq!(table.outcome(), Some(Outcome { winner: Some(first), reason: Reason::Covered }));
        assert!(!table.game.grid(second).is_full());
    }
}

#[test]
fn everything_but_the_starter_can_be_taken_back() {
    let (mut table, [order, _]) = racing();
    let before = table.grid(0);
    let [one, two] = [order[0], order[1]];
    table.act(Seat::new(0), Move::Lay(one)).unwrap();
    table.act(Seat::new(0), Move::Lay(two)).unwrap();
    assert_eq!(table.act(Seat::new(0), Move::Lay(one)), Err(Refusal::NotThisPiece), "it is already laid");
    // In any order, and everyone sees it at once.
    table.act(Seat::new(0), Move::Lift(one.piece)).unwrap();
    assert_eq!(table.grid(0).matches(one.piece.letter()).count(), 0);
    assert_eq!(table.grid(0).matches(two.piece.letter()).count(), usize::from(two.piece.size()));
    assert_eq!(table.act(Seat::new(0), Move::Lift(one.piece)), Err(Refusal::NotLaid));
    assert_eq!(table.act(Seat::new(1), Move::Lift(two.piece)), Err(Refusal::NotLaid), "it is the other side's");
    table.act(Seat::new(0), Move::Lift(two.piece)).unwrap();
    assert_eq!(table.grid(0), before);
    assert_eq!(table.lift(Seat::new(0), 'A'), Err(Refusal::NotLaid));
    assert_eq!(table.lay(Seat::new(0), "C0@2,4"), Err(Refusal::NotThisPiece), "each side has one starter");
    assert_eq!(table.done(Seat::new(0)), Err(Refusal::NothingToConfirm));
    // Back in the hand, it can be laid again.
    table.act(Seat::new(0), Move::Lay(one)).unwrap();
}

#[test]
fn only_a_side_with_an_open_grid_gets_a_solution() {
    let (mut table, [one, other]) = racing();
    assert_eq!(table.act(Seat::new(1), Move::Solve), Err(Refusal::NothingToSolve), "the race is on");
    lay_all(&mut table, Seat::new(1), &other[..8]);
    lay_all(&mut table, Seat::new(0), &one);
    assert_eq!(table.act(Seat::new(0), Move::Solve), Err(Refusal::NothingToSolve), "it is covered");
    let shown = |table: &Table| [0, 1].map(|seat| table.game.seat_view(Seat::new(seat)).solution.is_some());
    assert_eq!(shown(&table), [false, false]);
    table.act(Seat::new(1), Move::Solve).unwrap();
    assert_eq!(shown(&table), [false, true]);
    assert_eq!(table.act(Seat::new(1), Move::Solve), Err(Refusal::NothingToSolve), "it has already asked");
}

/// Side 0 has covered its grid, and side 1 has laid eight tiles of these after its starter.
fn raced() -> (Table, Vec<Tile>) {
    let (mut table, [one, other]) = racing();
    lay_all(&mut table, Seat::new(1), &other[..8]);
    lay_all(&mut table, Seat::new(0), &one);
    (table, other)
}

#[test]
fn a_recorded_solution_is_shown_as_recorded() {
    let (mut table, other) = raced();
    let starter = table.game.grid(1).tiles()[0];
    // It needlessly takes tiles back, so a search would never find it.
    let recorded = Solution { back: 8, tiles: [&[starter], &other[..]].concat() };
    let found = answer(&table);
    assert_eq!(found.back, 0);
    table.act(Seat::new(1), Move::Solved(recorded)).unwrap();
    let shown = table.game.seat_view(Seat::new(1)).solution.unwrap();
    assert_eq!((shown.back, &*shown.grid), (8, WITH_B));
    assert_eq!(table.act(Seat::new(1), Move::Solved(found)), Err(Refusal::NothingToSolve), "it has already asked");
}

/// The solution that side 1 is given.
fn answer(table: &Table) -> Solution {
    let Move::Solved(solution) = table.game.answered(Seat::new(1), &now(&table.game, Move::Solve)).what else {
        unreachable!("a solution was asked for")
    };
    solution
}

#[test]
fn a_recorded_solution_that_covers_nothing_is_refused() {
    let (table, other) = raced();
    let starter = table.game.grid(1).tiles()[0];
    let tiles = [&[starter], &other[..]].concat();
    let mut moved = tiles.clone();
    moved.swap(0, 1);
    let mut twice = tiles.clone();
    twice.push(other[3]);
    for (why, back, tiles) in [
        ("it begins with another tile", 0, moved),
        ("it says that more stays than does", 9, tiles.clone()),
        ("it takes back more than there is", 200, tiles.clone()),
        ("a tile is missing", 0, tiles[..tiles.len() - 1].to_vec()),
        ("a tile lies twice", 0, twice),
        ("it is empty", 0, Vec::new()),
        ("it is the other side's", 0, table.game.grid(0).tiles().to_vec()),
    ] {
        let refused = table.clone().act(Seat::new(1), Move::Solved(Solution { back, tiles }));
        assert_eq!(refused, Err(Refusal::NothingToSolve), "{why}");
    }
    table.clone().act(Seat::new(1), Move::Solved(Solution { back: 0, tiles })).expect("it covers the grid");
}
