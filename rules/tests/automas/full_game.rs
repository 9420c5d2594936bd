//! A whole game in the Full mode, checked by hand: what the Automas took and why, and every score.

use conurbation_rules::automas::{Assigner, Automa, Choice, Mode, Phase};
use conurbation_rules::common::{Round, Turn};
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::ranking::Tiebreak;

use crate::player::{Solo, names};

/// What was taken, by which symbol, and the points of what was compared: `P by most: D1 O1 P2 H2 (symbol order)`.
fn why(choice: &Choice) -> String {
    let symbol = format!("{:?}", choice.column[usize::from(choice.decided)]).to_lowercase();
    let compared: Vec<String> = choice.compared.iter().map(|at| format!("{}{}", at.tile, at.points)).collect();
    let colon = if compared.is_empty() { "" } else { ": " };
    let tied = if choice.tied { " (symbol order)" } else { "" };
    format!("{} by {symbol}{colon}{}{tied}", choice.tile(), compared.join(" "))
}

/// Checks the cards the Automas drew and the tiles they took for the city shared with the player and for Automacity.
#[track_caller]
fn automas(solo: &Solo, autommaso: (u8, &str, &str), automarta: (u8, &str, &str)) {
    let table = solo.table();
    assert_eq!(table.automacity.last, 2);
    let expected = [(Automa::Autommaso, autommaso), (Automa::Automarta, automarta)];
    assert_eq!(table.moves.len(), expected.len());
    for ((side, done), (automa, (card, shared, automacity))) in
        [Left, Right].into_iter().zip(&table.moves).zip(expected)
    {
        assert_eq!((done.automa, done.card), (automa, card));
        assert_eq!(why(&done.shared), shared, "{automa:?}, shared");
        assert_eq!(why(&done.automacity), automacity, "{automa:?}, Automacity");
        let assigned = solo.assigned(side);
        assert_eq!((assigned[0].by, assigned[0].tile), (Assigner::Automa, done.shared.tile()));
    }
}

/// Checks the player's hand, assigns tiles of it to Leftville and Righttown, and inserts the tiles.
#[track_caller]
fn player(solo: &mut Solo, hand: &str, assigns: &str, left: &str, right: &str) {
    assert_eq!(names(solo.hand()), hand, "the hand");
    solo.assigns(assigns);
    solo.inserts(Left, left);
    solo.inserts(Right, right);
}

#[test]
fn a_game_checked_by_hand() {
    let mut solo = Solo::of(Mode::Full);
    // The hands are those of docs/shuffle.md, without what the Automas took first: F and O, S and P. The topmost
    // duplexes, H/S and HB, went into Automacity before that.
    let hands = solo.table().hands.into_iter().map(names);
    assert_eq!(hands.collect::<Vec<_>>(), ["O S P H D P H", "P O P D S", "E O E M O"]);
    round_one(&mut solo);
    round_two(&mut solo);
    round_three(&mut solo);
    the_end(&solo);
}

fn round_one(solo: &mut Solo) {
    // Leftville is empty: a first factory is the most of all. In Automacity an office is 1, 1 for the tavern and 1 for
    // each house; a park is 2 and as much for the houses. Righttown is empty, so nothing is new to a house there.
    // Automarta holds no house; O P M E: a second kind of tavern 3.
    automas(
        solo,
        (6, "F by most: S2 F4 D1 O1 P2", "O by most: S3 D3 O4 P4 (symbol order)"),
        (20, "S by most: S2 M1 E1 O1 P2 (symbol order)", "P by most: M3 E3 O3 P4"),
    );
    player(solo, "O S P H D P H", "S P", "F33 S23", "S33 P23");

    // Hands went left: the player's to Autommaso. Leftville is S over F: a house can lie off the factory for 2. In
    // Automacity (S, B, O and P beside the houses) a house is 4, a second kind of tavern 3, a second office 2 + 1.
    // Righttown is P over S: a second park is 6, a second shop 3. In Automacity nothing but a factory would be new.
    automas(
        solo,
        (7, "P by most: D1 O1 P2 H2 (symbol order)", "H by most: D3 O3 H4"),
        (9, "P by most: S3 D1 O1 P6", "P by most: S3 D3 O3 P6"),
    );
    player(solo, "E O E M O", "E O", "P13 E03", "P13 O03");

    // Leftville has food: music is 3 more, an office 1 + 1. Automacity has lodging: food is 3, a second office 2 + 1.
    // Righttown is O, P, P, S: a house has three other types. In Automacity drink is now the third kind of tavern, 5.
    automas(
        solo,
        (3, "M by most: M3 E1 O2", "E by most: E3 O3 (symbol order)"),
        (18, "H by most: D2 O2 H3", "D by most: D5 O3"),
    );
    player(solo, "O D S", "D S", "M02 D01", "H02 S32");
    let automacity = solo.game.table_view(true).automacity;
    assert_eq!(names(automacity.tiles), "H/S HB O P H P E D");
    // Taverns B, E and D 9; one office 1 + 1; two parks 8; three houses with four other types.
    assert_eq!(automacity.score, Some([2, 0, 9, 2, 8, 12, 33]));
}

fn round_two(solo: &mut Solo) {
    let table = solo.table();
    assert_eq!((table.turns, table.moves.len(), table.automacity.last), (2, 0, 0), "the Automas rest");
    assert_eq!(names(solo.hand()), "S/F F/E DP");
    solo.assigns("F/E DP");
    assert_eq!(
        (solo.game.phase(), solo.game.turn()),
        (Phase::Assign, (Round::new(2), Turn::new(2))),
        "drawn a second time before inserting"
    );
    player(solo, "D/H P/H S/B", "P/H D/H", "P/H12 F/E00", "D/H04 DP11");
    let table = solo.game.table_view(true);
    // F D M E   Two factories, the most, 8; taverns 9 + 1; two parks 8; a house with S F taverns P, 4.
    // E . P P
    // . . H S
    // . . . F
    assert_eq!(table.cities[0].map, "FDME/E.PP/..HS/...F");
    assert_eq!(table.cities[0].score, Some([2, 8, 10, 0, 8, 4, 32]));
    // . H O D   Two shops 5; two taverns of a kind 2; one office, beside a tavern, 2; three parks 12; two houses with S
    // D P P H   taverns O P, 8.
    // . . P .
    // . S S .
    assert_eq!(table.cities[1].map, ".HOD/DPPH/..P./.SS.");
    assert_eq!(table.cities[1].score, Some([5, 0, 2, 2, 12, 8, 29]));
}

fn round_three(solo: &mut Solo) {
    // Leftville: a third factory 4; music is the second kind of another set, 3, a third food 1; a third park beside the
    // others 4; a house with four other types 4; an office 1, 1 beside a tavern, 1 for the house. F comes first.
    // Righttown has houses and lacks a factory alone: second most (3) and a new type for two houses (2). In Automacity
    // it is new for four houses (7), but music completes the set of four taverns, 17 - 9.
    automas(
        solo,
        (4, "F by most: F4 M3 E1 O3 P4 H4 (symbol order)", "H by house"),
        (17, "F by new: F5", "M by most: S3 F7 M8 O3"),
    );
    player(solo, "S H O F O D E", "H S", "F11 H20", "F21 S31");

    // Hands went right: Autommaso has the rest of Automarta's, without a house. In Leftville a factory can't but lie
    // beside a house: 4 - 3 = 1. An office is 1 and 1 for each of two houses. Automacity lacks a factory alone: second
    // most (3) and new for four houses (4). Righttown: a second factory away from the houses 3; a second kind of tavern
    // 3; a second office 2, 1 beside a tavern.
    automas(
        solo,
        (14, "O by most: S2 F1 O3", "F by new: F7"),
        (1, "F by most: F3 D1 E3 O3 (symbol order)", "O by most: D1 E1 O3"),
    );
    player(solo, "M E P O H", "M H", "M21 O31", "F22 H24");

    // Leftville: drink completes a second set of three, 9 - 4; a second office, not beside a tavern, 2. Righttown: a
    // second kind of tavern 3; a second office 2 + 1; a park away from the others 2. Automacity's third office is 3 +
    // 1, its fourth 4 + 1; a third park begins a second pair, 2.
    automas(
        solo,
        (2, "D by most: D5 E1 O2", "O by most: E1 O4"),
        (8, "E by most: E3 O3 P2 (symbol order)", "O by most: O5 P2"),
    );
    player(solo, "O S F", "O S", "D30 O32", "E01 S34");
}

fn the_end(solo: &Solo) {
    let table = solo.table();
    assert_eq!(table.phase, Phase::Ended);
    let [leftville, righttown] = &table.cities;
    // F D M E
    // E F P P
    // H M H S
    // D O O F
    assert_eq!(leftville.map, "FDME/EFPP/HMHS/DOOF");
    // Shops: one, 2. Factories: three, the most, 12. Taverns: D D M M E E: 9 + 9. Offices: two, 3, one of them beside a
    // tavern, 1. Parks: a pair, 8. Houses: two with all five other types, none beside a factory, 10.
    assert_eq!(leftville.score, Some([2, 12, 18, 4, 8, 10, 54]));

    // E H O D
    // D P P H
    // F F P H
    // S S S S
    assert_eq!(righttown.map, "EHOD/DPPH/FFPH/SSSS");
    // Shops: a line of four, 16. Factories: two, second most, 6. Taverns: D and E 4, another D 1. Offices: one, 1,
    // beside a tavern, 1. Parks: a group of three, 12. Houses: three with all five other types, 15.
    assert_eq!(righttown.score, Some([16, 6, 5, 2, 12, 15, 56]));

    assert_eq!(names(table.automacity.tiles), "H/S HB O P H P E D H M F O O O");
    // Shops: one, 2. Factories: one, third most, 2. Taverns: all four kinds, 17. Offices: four, 10, all beside a
    // tavern, 4. Parks: a pair, 8. Houses: four with all five other types, 20.
    assert_eq!(table.automacity.score, Some([2, 2, 17, 14, 8, 20, 63]));

    // The player has 54 and 56, Autommaso 54 and 63, Automarta 56 and 63: she wins, and he is ahead by the higher city.
    let result = table.result.expect("the game is over");
    assert_eq!((result.change, result.automacity_total), (0, 63));
    let ranking: Vec<_> =
        result.ranking.iter().map(|at| (at.seat.number(), at.place, at.lower, at.higher, at.decided)).collect();
    let (by_result, by_higher) = (Some(Tiebreak::Result), Some(Tiebreak::Higher));
    assert_eq!(ranking, [(2, 1, 56, 63, by_result), (1, 2, 54, 63, by_higher), (0, 3, 54, 56, None)]);
    assert!(!solo.game.outcome().expect("the game is over").won);
}
