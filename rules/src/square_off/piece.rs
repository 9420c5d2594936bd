//! The tiles: every free polyomino of one to five squares, each once, and the four starters.

use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::area::{Area, Square};
use crate::common::byte;

/// How many polyominoes of one to five squares there are: 1 + 1 + 2 + 5 + 12.
pub const TILES: usize = 21;
/// How many starters there are.
pub const STARTERS: usize = 4;
/// The most squares a piece can have.
pub const MAX_SQUARES: usize = 6;

/// Letter and shape of each piece, rows from the top. Tiles have lower-case letters in order of size; comments give the
/// usual polyomino names.
const SHAPES: [(char, &str); TILES + STARTERS] = [
    ('a', "x"),           // monomino
    ('b', "xx"),          // domino
    ('c', "xxx"),         // I
    ('d', "xx/x."),       // V
    ('e', "xxxx"),        // I
    ('f', "xx/xx"),       // O
    ('g', "xxx/.x."),     // T
    ('h', ".xx/xx."),     // S
    ('i', "xxx/x.."),     // L
    ('j', ".xx/xx./.x."), // F
    ('k', "xxxxx"),       // I
    ('l', "xxxx/x..."),   // L
    ('m', "xxx./..xx"),   // N
    ('n', "xx/xx/x."),    // P
    ('o', "xxx/.x./.x."), // T
    ('p', "x.x/xxx"),     // U
    ('q', "x../x../xxx"), // V
    ('r', "x../xx./.xx"), // W
    ('s', ".x./xxx/.x."), // X
    ('t', "xxxx/.x.."),   // Y
    ('u', "xx./.x./.xx"), // Z
    // Starters are hexominoes of our own choice: a block of four squares with two more.
    ('A', "xxxx/xx.."),
    ('B', ".xx/xxx/x.."),
    ('C', ".x./xx./xxx"),
    ('D', "x./xx/xx/.x"),
];

/// A tile or a starter, the same for both sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

/// A piece as rotated or flipped: its squares `[row, column]`, counted from the corner of its bounding box.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Facing {
    /// The squares, in order.
    pub squares: ArrayVec<[i8; 2], MAX_SQUARES>,
}

/// The distinct facings of each piece, in the order found by quarter turns: first as drawn above, then flipped.
static FACINGS: LazyLock<[Vec<Facing>; TILES + STARTERS]> = LazyLock::new(|| SHAPES.map(|(_, drawn)| facings(drawn)));

impl Piece {
    /// The polyominoes, smallest first.
    pub fn tiles() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..byte(TILES)).map(Self)
    }

    /// The starters.
    pub fn starters() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (byte(TILES)..byte(TILES + STARTERS)).map(Self)
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        SHAPES.iter().position(|(known, _)| *known == letter).map(|index| Self(byte(index)))
    }

    /// Its letter: `a` to `u` for tiles, `A` to `D` for starters.
    pub const fn letter(self) -> char {
        SHAPES[self.0 as usize].0
    }

    /// Whether it is a starter.
    pub const fn is_starter(self) -> bool {
        self.0 as usize >= TILES
    }

    /// Its number, from 0: the tiles, then the starters.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as a slice index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many squares it has.
    pub fn size(self) -> u8 {
        byte(self.facings()[0].squares.len())
    }

    /// The distinct ways to lay it: 1, 2, 4 or 8.
    pub fn facings(self) -> &'static [Facing] {
        &FACINGS[self.index()]
    }
}

fn facings(drawn: &str) -> Vec<Facing> {
    let face: ArrayVec<[i8; 2], MAX_SQUARES> = (0..)
        .zip(drawn.split('/'))
        .flat_map(|(row, line)| (0..).zip(line.chars()).filter(|(_, c)| *c == 'x').map(move |(col, _)| [row, col]))
        .collect();
    let over = face.iter().map(|[row, col]| [*row, -col]).collect();
    let mut found = Vec::new();
    for mut squares in [face, over] {
        for _ in 0..4 {
            let facing = Facing::new(squares.clone());
            if !found.contains(&facing) {
                found.push(facing);
            }
            squares.iter_mut().for_each(|square| *square = [square[1], -square[0]]);
        }
    }
    found
}

impl Facing {
    /// The squares it covers with the corner of its box on this square; those beyond the margin are left out.
    pub fn area(&self, [row, col]: Square) -> Area {
        self.squares.iter().map(|[down, right]| [row.saturating_add(*down), col.saturating_add(*right)]).collect()
    }

    /// Moves the squares into the corner and sorts them.
    fn new(mut squares: ArrayVec<[i8; 2], MAX_SQUARES>) -> Self {
        let [top, left] = [0, 1].map(|axis| squares.iter().map(|square| square[axis]).min().unwrap_or(0));
        squares.iter_mut().for_each(|square| *square = [square[0] - top, square[1] - left]);
        squares.sort_unstable();
        Self { squares }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Self::from_letter(letter).ok_or_else(|| D::Error::custom("a piece is a letter, a to u or A to D"))
    }
}
