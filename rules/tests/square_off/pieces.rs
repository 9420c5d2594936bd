//! The shapes, against the definitions of polyominoes and starters.

use std::collections::BTreeSet;

use conurbation_rules::square_off::{Piece, STARTERS, Square, TILES};

/// Squares, anywhere.
pub type Squares = BTreeSet<Square>;

fn squares(piece: Piece) -> Squares {
    piece.facings()[0].squares.iter().copied().collect()
}

/// The shape moved into the corner, in all eight orientations: both faces, each in four rotations.
pub fn eight_ways(shape: &Squares) -> [Squares; 8] {
    let ways: [fn(Square) -> Square; 8] = [
        |[row, col]| [row, col],
        |[row, col]| [row, -col],
        |[row, col]| [-row, col],
        |[row, col]| [-row, -col],
        |[row, col]| [col, row],
        |[row, col]| [col, -row],
        |[row, col]| [-col, row],
        |[row, col]| [-col, -row],
    ];
    ways.map(|way| {
        let seen: Squares = shape.iter().map(|square| way(*square)).collect();
        let [top, left] = [0, 1].map(|axis| seen.iter().map(|square| square[axis]).min().expect("a square"));
        seen.iter().map(|[row, col]| [row - top, col - left]).collect()
    })
}

/// The same for all shapes that can be rotated or flipped into each other.
fn free(shape: &Squares) -> Squares {
    eight_ways(shape).into_iter().min().expect("eight of them")
}

/// All free shapes with one more square.
fn grown(shapes: &BTreeSet<Squares>) -> BTreeSet<Squares> {
    let more = |shape: &Squares| {
        let beside =
            shape.iter().flat_map(|[row, col]| [[row - 1, *col], [row + 1, *col], [*row, col - 1], [*row, col + 1]]);
        let added = beside.filter(|square| !shape.contains(square));
        added.map(|square| free(&shape.iter().copied().chain([square]).collect())).collect::<Vec<_>>()
    };
    shapes.iter().flat_map(more).collect()
}

#[test]
fn the_tiles_are_all_polyominoes_of_one_to_five_squares() {
    let mut all = BTreeSet::new();
    let mut shapes = BTreeSet::from([Squares::from([[0, 0]])]);
    for count in [1, 1, 2, 5, 12] {
        assert_eq!(shapes.len(), count);
        all.extend(shapes.clone());
        shapes = grown(&shapes);
    }
    assert_eq!(Piece::tiles().count(), TILES);
    assert_eq!(Piece::tiles().map(|piece| free(&squares(piece))).collect::<BTreeSet<_>>(), all);
    assert_eq!(Piece::tiles().map(|piece| u32::from(piece.size())).sum::<u32>(), 89);
    assert!(Piece::tiles().is_sorted_by_key(Piece::size), "in order of size");
}

#[test]
fn the_starters_are_four_blocks_with_two_more_squares() {
    let starters: BTreeSet<Squares> = Piece::starters().map(|piece| free(&squares(piece))).collect();
    assert_eq!(starters.len(), STARTERS, "all different");
    for starter in &starters {
        assert_eq!(starter.len(), 6);
        let block = |[row, col]: &Square| {
            [[*row, *col], [row + 1, *col], [*row, col + 1], [row + 1, col + 1]].iter().all(|at| starter.contains(at))
        };
        assert!(starter.iter().any(block), "{starter:?}");
    }
    let hexominoes = (1..6).fold(BTreeSet::from([Squares::from([[0, 0]])]), |shapes, _| grown(&shapes));
    assert!(starters.is_subset(&hexominoes), "in one piece");
}

/// The number of facings follows from how many of the eight orientations leave a shape unchanged.
#[test]
fn a_piece_has_one_facing_for_each_distinct_orientation() {
    let mut of_tiles = 0;
    for piece in Piece::tiles().chain(Piece::starters()) {
        let ways = eight_ways(&squares(piece));
        let alike = ways.iter().filter(|way| **way == ways[0]).count();
        let facings: Vec<Squares> =
            piece.facings().iter().map(|facing| facing.squares.iter().copied().collect()).collect();
        assert_eq!(facings.len(), 8 / alike, "{piece:?}");
        assert_eq!(BTreeSet::from_iter(facings), BTreeSet::from(ways), "{piece:?}");
        of_tiles += if piece.is_starter() { 0 } else { 8 / alike };
    }
    assert_eq!(of_tiles, 91, "1 + 2 + 6 + 19 + 63 polyominoes if rotations count as different");
}

/// By hand, since clients draw facings by their numbers.
#[test]
fn facings_are_numbered_by_rotation_first() {
    let drawn = |letter: char| -> Vec<Vec<Square>> {
        let piece = Piece::from_letter(letter).expect("a piece");
        piece.facings().iter().map(|facing| facing.squares.to_vec()).collect()
    };
    // X.   XX   XX   .X      turned by quarters; the other face looks the same.
    // XX   X.   .X   XX
    assert_eq!(
        drawn('d'),
        [[[0, 0], [0, 1], [1, 0]], [[0, 0], [0, 1], [1, 1]], [[0, 1], [1, 0], [1, 1]], [[0, 0], [1, 0], [1, 1]],]
    );
    // .XX  X.   and the other face: XX.  .X
    // XX.  XX                       .XX  XX
    //      .X                            X.
    assert_eq!(
        drawn('h'),
        [
            [[0, 1], [0, 2], [1, 0], [1, 1]],
            [[0, 0], [1, 0], [1, 1], [2, 1]],
            [[0, 0], [0, 1], [1, 1], [1, 2]],
            [[0, 1], [1, 0], [1, 1], [2, 0]],
        ]
    );
}

#[test]
fn pieces_are_written_as_letters() {
    let letters: String = Piece::tiles().chain(Piece::starters()).map(Piece::letter).collect();
    assert_eq!(letters, "abcdefghijklmnopqrstuABCD");
    for (index, letter) in letters.chars().enumerate() {
        let piece = Piece::from_letter(letter).expect("a piece");
        assert_eq!((piece.letter(), piece.index(), piece.is_starter()), (letter, index, letter.is_uppercase()));
        let written = serde_json::to_string(&piece).unwrap();
        assert_eq!(written, format!("\"{letter}\""));
        assert_eq!(serde_json::from_str::<Piece>(&written).unwrap(), piece);
    }
    for wrong in ["\"v\"", "\"E\"", "\".\"", "\"ab\"", "\"\"", "1", "null"] {
        assert!(serde_json::from_str::<Piece>(wrong).is_err(), "{wrong}");
    }
}
