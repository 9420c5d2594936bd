//! A whole game in the Simple mode, checked by hand: the tiles from the seed, every score from the rules.

use conurbation_rules::automas::{Assigner, Mode, Phase};
use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::Type;
use conurbation_rules::two_cities::ranking::Tiebreak;
use conurbation_rules::two_cities::score::Sheet;

use crate::player::{Solo, names};

/// Checks that the turn begins with this hand and with these tiles assigned by chance to Leftville, Righttown and
/// Automacity. The player assigns the hand to the cities in the same order and inserts.
#[track_caller]
fn turn(solo: &mut Solo, by_chance: &str, hand: &str, assigns: &str, left: &str, right: &str) {
    let table = solo.table();
    assert!(table.assigned.iter().flatten().all(|assigned| assigned.by == Assigner::Chance && !assigned.placed));
    let waiting = table.assigned.iter().flatten().map(|assigned| assigned.tile).chain(table.automacity.assigned);
    assert_eq!(names(waiting), by_chance, "assigned by chance");
    assert_eq!(names(solo.hand()), hand, "the hand");
    assert_eq!((table.phase, table.automacity.last), (Phase::Assign, 0));
    solo.assigns(assigns);
    let table = solo.table();
    assert_eq!((table.phase, table.automacity.last, table.automacity.assigned), (Phase::Insert, 2, None));
    solo.inserts(Left, left);
    solo.inserts(Right, right);
}

/// The game below at a level of difficulty.
fn played(level: u8) -> Solo {
    // The piles are those of docs/shuffle.md, where three players are dealt O S P H D P H from the top of the building
    // tiles (the last one is the topmost), then P O O F P D S, then E S O E P M O, in round 3 S H O F O D E and so on.
    let mut solo = Solo::dealt(Mode::Simple, level, &Seed([7; 32]));
    turn(&mut solo, "H P D", "S P H", "S P H", "S33 H23", "P33 P23");
    turn(&mut solo, "O S D", "O F P", "F P O", "F32 O13", "P13 S03");
    turn(&mut solo, "O P O", "E P M", "E P M", "E03 O02", "P02 P01");
    turn(&mut solo, "H/S HB DP", "S/B S/F F/E", "S/F F/E S/B", "H/S24 S/F01", "F/E00 HB11");
    turn(&mut solo, "O S E", "O D E", "O E D", "O04 O12", "S20 E21");
    turn(&mut solo, "F O H", "F H S", "H F S", "F21 H14", "O22 F30");
    turn(&mut solo, "O P E", "F H M", "M F H", "O22 M31", "F31 P32");
    solo
}

#[test]
fn a_game_checked_by_hand() {
    let mut table = played(5).table();
    assert_eq!(table.phase, Phase::Ended);

    let [leftville, righttown] = &table.cities;
    // S O E O
    // F O O H
    // F O H H
    // M F S S
    assert_eq!(leftville.map, "SOEO/FOOH/FOHH/MFSS");
    // Shops: one line of two, 5, and one alone, 2. Factories: three, as many as in Righttown and more than in
    // Automacity, 3 × 4 = 12. Taverns: food and music, 4. Offices: five are 15; three of them touch the food tavern, 15
    // + 3 = 18. Parks: none. Houses: three with four other types, none beside a factory, 12.
    assert_eq!(leftville.score, Some([7, 12, 4, 18, 0, 12, 53]));

    // F P P S
    // E H B P
    // S E O P
    // F F P P
    assert_eq!(righttown.map, "FPPS/EHBP/SEOP/FFPP");
    // Shops: two, each alone, 4. Factories: three, the most together with Leftville, 12. Taverns: food and lodging 4,
    // and food once more 1. Offices: one, 1, beside taverns, 1. Parks: two in the first row 8, a group of four 12 + 1.
    // Houses: one with all five other types, with the factory only at its corner, 5.
    assert_eq!(righttown.score, Some([4, 12, 5, 2, 21, 5, 49]));

    // Chance comes before the player every turn.
    assert_eq!(names(table.automacity.tiles), "D H D O O M DP S/B E D H S E H");
    // Shops: S/B and S, 5. Factories: none. Taverns: four of drink, one of music, two of food, one of lodging: 17 + 4 +
    // 1 + 1 = 23. Offices: two are 3, both beside a tavern, 2. Parks: one, 2. Houses: three with four other types, 12.
    assert_eq!(table.automacity.score, Some([5, 0, 23, 5, 2, 12, 47]));

    // Level 5 gives Automacity 2 points: 49. The player has 49 and 53, Autommaso 49 and 53 as well, Automarta 49 and
    // 49. Factories decide: the player's cities have 3 + 2 shops, as Autommaso's do, and 3 + 3 factories, Autommaso's
    // 3.
    let result = table.result.take().expect("the game is over");
    assert_eq!((result.change, result.automacity_total), (2, 49));
    let ranking: Vec<_> = result.ranking.iter().map(|at| (at.seat.number(), at.place, at.lower, at.higher)).collect();
    assert_eq!(ranking, [(0, 1, 49, 53), (1, 2, 49, 53), (2, 3, 49, 49)]);
    let decided: Vec<_> = result.ranking.iter().map(|at| at.decided).collect();
    assert_eq!(decided, [Some(Tiebreak::Count(Type::Factory)), Some(Tiebreak::Higher), None]);
    // Player: 3 + 2 shops, 3 + 3 factories, 2 + 3 taverns, 5 + 1 offices, 0 + 6 parks, 3 + 1 houses. Automacity has two
    // shops, no factory, eight taverns, two offices, a park and three houses.
    let counts: Vec<_> = result.ranking.iter().map(|at| at.counts).collect();
    assert_eq!(counts, [[5, 6, 5, 6, 6, 4], [5, 3, 10, 7, 1, 6], [4, 3, 11, 3, 7, 4]]);
}

#[test]
fn the_level_changes_what_counts_for_the_automas() {
    let totals = (1..=7).map(|level| {
        let table = played(level).table();
        assert_eq!(table.level, level);
        assert_eq!(table.automacity.score.map(|score| score[6]), Some(47), "the city's own score never changes");
        let result = table.result.expect("the game is over");
        let automarta = result.ranking.iter().find(|at| at.seat == Seat::new(2)).expect("she is ranked");
        assert_eq!(
            [automarta.lower, automarta.higher],
            [result.automacity_total.min(49), result.automacity_total.max(49)]
        );
        (result.change, result.automacity_total)
    });
    let expected = [(-6, 41), (-4, 43), (-2, 45), (0, 47), (2, 49), (4, 51), (6, 53)];
    assert_eq!(totals.collect::<Vec<_>>(), expected);
}

#[test]
fn the_outcome_has_the_lower_city() {
    let outcome = played(4).game.outcome().expect("the game is over");
    assert!(outcome.won);
    let sheets: Vec<_> = outcome.lower.iter().map(Sheet::in_order).collect();
    assert_eq!(sheets, [[4, 12, 5, 2, 21, 5, 49]], "Righttown");
    assert_eq!(Solo::of(Mode::Simple).game.outcome(), None, "nothing before the end");
}
