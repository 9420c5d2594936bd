//! Every refusal, provoked once; none of them changes the game.

mod common;

use common::{Table, all_bytes};
use conurbation_rules::common::{Refusal as EveryGame, Round, Seat, Turn};
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::{Action, Move, Refusal, Side};

const MIDDLE: [u8; 2] = [3, 3];

fn place(tile: u8, side: Side, cell: [u8; 2]) -> Move {
    Move::Place { tile, side, cell }
}

/// Tries an action and expects this refusal and an unchanged game.
fn refused(table: &mut Table, seat: Seat, action: &Action, expected: Refusal) {
    let state = format!("{:?}", table.game);
    let views = all_bytes(&table.game);
    assert_eq!(table.game.check(seat, action), Err(expected));
    assert_eq!(table.game.play(seat, action), Err(expected));
    assert_eq!(all_bytes(&table.game), views);
    assert_eq!(format!("{:?}", table.game), state);
    assert!(!expected.to_string().is_empty());
}

/// One test for each kind of refusal. The match at the end has no arm for the others: a new refusal does not compile
/// here until it has its test.
macro_rules! provoked {
    ($($variant:ident by $test:ident($table:ident) $body:block)*) => {
        $(
            #[test]
            fn $test() {
                let mut table = Table::of(3);
                let $table = &mut table;
                let (seat, action, refusal) = $body;
                assert!(matches!(refusal, Refusal::$variant { .. }), "{refusal:?} is not what this test is for");
                refused(&mut table, Seat::new(seat), &action, refusal);
            }
        )*

        const _: fn(Refusal) = |refusal| match refusal {
            $(Refusal::$variant { .. } => (),)*
            // Common refusals are tested below.
            Refusal::Common(_) => (),
        };
    };
}

provoked! {
    WrongTurn by a_choice_meant_for_the_turn_before(table) {
        let stale = table.now(Move::Choose([0, 1]));
        table.play_turn();
        refused(table, Seat::new(0), &stale, Refusal::WrongTurn { round: Round::new(1), turn: Turn::new(2) });
        table.play_to(2, 1);
        refused(table, Seat::new(0), &stale, Refusal::WrongTurn { round: Round::new(2), turn: Turn::new(1) });
        let early = Action { round: Round::new(3), ..stale };
        refused(table, Seat::new(0), &early, Refusal::WrongTurn { round: Round::new(2), turn: Turn::new(1) });
        // The right turn number in the wrong round.
        table.play_to(3, 1);
        (0, Action { round: Round::new(1), ..early }, Refusal::WrongTurn { round: Round::new(3), turn: Turn::new(1) })
    }

    NotChoosing by choosing_again_while_tiles_are_placed(table) {
        table.all_choose();
        let draft = table.now(Move::Draft([0].into_iter().collect()));
        refused(table, Seat::new(0), &draft, Refusal::NotChoosing);
        (0, table.now(Move::Choose([0, 1])), Refusal::NotChoosing)
    }

    NotPlacing by placing_before_all_have_chosen(table) {
        table.choose(Seat::new(0), [0, 1]).unwrap();
        let hold = table.now(Move::Hold { side: Left, on: true });
        refused(table, Seat::new(0), &hold, Refusal::NotPlacing);
        (0, table.now(place(0, Left, MIDDLE)), Refusal::NotPlacing)
    }

    AlreadyChosen by changing_a_choice(table) {
        table.choose(Seat::new(0), [0, 1]).unwrap();
        (0, table.now(Move::Choose([2, 3])), Refusal::AlreadyChosen)
    }

    SameTileTwice by choosing_one_tile_twice(table) {
        let draft = table.now(Move::Draft([2, 2].into_iter().collect()));
        refused(table, Seat::new(0), &draft, Refusal::SameTileTwice);
        (0, table.now(Move::Choose([4, 4])), Refusal::SameTileTwice)
    }

    NotInHand by choosing_what_is_not_in_the_hand(table) {
        refused(table, Seat::new(0), &table.now(Move::Choose([7, 0])), Refusal::NotInHand { held: 7 });
        let draft = table.now(Move::Draft([255].into_iter().collect()));
        refused(table, Seat::new(0), &draft, Refusal::NotInHand { held: 7 });
        table.play_turn();
        (0, table.now(Move::Choose([0, 5])), Refusal::NotInHand { held: 5 })
    }

    NoSuchTile by placing_a_third_tile(table) {
        table.all_choose();
        (0, table.now(place(2, Left, MIDDLE)), Refusal::NoSuchTile)
    }

    TileAlreadyPlaced by placing_a_tile_twice(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (0, table.now(place(0, Right, MIDDLE)), Refusal::TileAlreadyPlaced)
    }

    CityAlreadyServed by placing_both_tiles_into_one_city(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (0, table.now(place(1, Left, [2, 3])), Refusal::CityAlreadyServed)
    }

    NoSuchCell by placing_beside_the_board(table) {
        table.all_choose();
        (0, table.now(place(0, Left, [3, 7])), Refusal::NoSuchCell)
    }

    Occupied by placing_on_another_tile(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (1, table.now(place(0, Right, MIDDLE)), Refusal::Occupied)
    }

    NotAdjacent by placing_apart_from_the_city(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (1, table.now(place(0, Right, [2, 2])), Refusal::NotAdjacent)
    }

    OutsideFrame by placing_where_the_city_would_outgrow_four_by_four(table) {
        // A row of four, two tiles a turn, to the left of the middle.
        for columns in [[3, 2], [1, 0]] {
            table.all_choose();
            table.place(Seat::new(0), 0, Left, [3, columns[0]]).unwrap();
            table.place(Seat::new(1), 0, Right, [3, columns[1]]).unwrap();
            for (seat, tile, side) in [(0, 1, Right), (1, 1, Left), (2, 0, Left), (2, 1, Right)] {
                let cell = table.free_cell(Seat::new(seat), tile, side);
                table.place(Seat::new(seat), tile, side, cell).unwrap();
            }
        }
        table.all_choose();
        (0, table.now(place(0, Left, [3, 4])), Refusal::OutsideFrame)
    }

    FirstTileInTheMiddle by placing_the_first_tile_at_the_edge(table) {
        table.all_choose();
        (0, table.now(place(0, Left, [0, 0])), Refusal::FirstTileInTheMiddle)
    }

    NoPartner by waiting_for_a_partner_where_there_is_none(table) {
        *table = Table::of(2);
        table.all_choose();
        refused(table, Seat::new(0), &table.now(Move::Hold { side: Right, on: false }), Refusal::NoPartner);
        (0, table.now(Move::Hold { side: Left, on: true }), Refusal::NoPartner)
    }

    NothingToHoldBack by holding_back_a_tile_that_lies_there(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (0, table.now(Move::Hold { side: Left, on: true }), Refusal::NothingToHoldBack)
    }

    PartnerHasPlaced by waiting_for_someone_who_has_placed(table) {
        table.all_choose();
        table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
        (1, table.now(Move::Hold { side: Right, on: true }), Refusal::PartnerHasPlaced)
    }

    CalledToPlace by holding_back_again_when_called(table) {
        table.all_choose();
        table.hold_back(Seat::new(0), Left).unwrap();
        table.hold_back(Seat::new(1), Right).unwrap();
        (0, table.now(Move::Hold { side: Left, on: true }), Refusal::CalledToPlace)
    }
}

#[test]
fn unknown_seats_cannot_act() {
    let mut table = Table::of(3);
    let (seat, action) = (Seat::new(3), table.now(Move::Choose([0, 1])));
    refused(&mut table, seat, &action, EveryGame::NoSuchSeat { seat }.into());
}

#[test]
fn actions_after_the_end_are_refused() {
    let mut table = Table::of(3);
    table.play_to_the_end();
    let action = table.now(Move::Choose([0, 1]));
    refused(&mut table, Seat::new(0), &action, EveryGame::GameOver.into());
}

#[test]
fn refusals_are_a_code_and_numbers_on_the_wire() {
    let wire = |refusal: Refusal| serde_json::to_string(&refusal).unwrap();
    assert_eq!(wire(Refusal::NotInHand { held: 5 }), r#"{"code":"not_in_hand","held":5}"#);
    assert_eq!(
        wire(Refusal::WrongTurn { round: Round::new(2), turn: Turn::new(1) }),
        r#"{"code":"wrong_turn","round":2,"turn":1}"#
    );
    assert_eq!(wire(Refusal::FirstTileInTheMiddle), r#"{"code":"first_tile_in_the_middle"}"#);
}

#[test]
fn unknown_actions_are_rejected() {
    let read = |text: &str| serde_json::from_str::<Action>(text);
    for good in [
        r#"{"round":1,"turn":2,"do":{"choose":[0,1]}}"#,
        r#"{"round":1,"turn":2,"do":{"draft":[]}}"#,
        r#"{"round":1,"turn":2,"do":{"place":{"tile":0,"side":"left","cell":[3,3]}}}"#,
        r#"{"round":1,"turn":2,"do":{"hold":{"side":"right","on":true}}}"#,
    ] {
        let action = read(good).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), good);
    }
    for bad in [
        "",
        "{}",
        r#"{"round":1,"turn":2}"#,
        r#"{"round":1,"turn":2,"do":"choose"}"#,
        r#"{"round":1,"turn":2,"do":{"choose":[0]}}"#,
        r#"{"round":1,"turn":2,"do":{"choose":[0,1,2]}}"#,
        r#"{"round":1,"turn":2,"do":{"draft":[0,1,2]}}"#,
        r#"{"round":1,"turn":2,"do":{"choose":[0,256]}}"#,
        r#"{"round":1,"turn":2,"do":{"choose":[0,-1]}}"#,
        r#"{"round":1,"turn":2,"do":{"place":{"tile":0,"side":"up","cell":[3,3]}}}"#,
        r#"{"round":1,"turn":2,"do":{"choose":[0,1]},"seat":3}"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
