//! Who has won, as a table of comparisons.

use conurbation_rules::square_off::outcome::{compare_groups, lower};

#[test]
fn the_first_difference_in_group_sizes_decides() {
    type Sizes = &'static [u8];
    let table: [(Sizes, Sizes, Option<u8>); 10] = [
        // The largest group decides, however many there are.
        (&[13, 1], &[6, 6, 6, 6], Some(0)),
        (&[6, 6, 6, 6], &[13], Some(1)),
        // The same size: the second ones are compared, and so on.
        (&[5, 4, 1], &[5, 3, 3, 3], Some(0)),
        (&[5, 4, 2, 2], &[5, 4, 3], Some(1)),
        (&[5, 4, 3, 2, 2], &[5, 4, 3, 2, 1], Some(0)),
        // A group beats none.
        (&[5], &[5, 1], Some(1)),
        (&[1], &[], Some(0)),
        // All equal.
        (&[5, 3, 1], &[5, 3, 1], None),
        (&[81], &[81], None),
        (&[], &[], None),
    ];
    for (one, other, winner) in table {
        assert_eq!(compare_groups([one, other]), winner, "{one:?} against {other:?}");
        assert_eq!(compare_groups([other, one]), winner.map(|side| 1 - side), "{other:?} against {one:?}");
    }
}

#[test]
fn the_side_with_fewer_squares_outside_wins() {
    assert_eq!(lower([3, 4]), Some(0));
    assert_eq!(lower([4, 3]), Some(1));
    assert_eq!(lower([0, 12]), Some(0));
    assert_eq!(lower([0, 0]), None);
    assert_eq!(lower([7, 7]), None);
}
