//! Pictures of cities, drawn from the city notation with the client's own tiles, and of the grids of City Square Off.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use super::colours::{GLYPH, Hue, INK, hue};

/// All buildings as symbols named by their letters; the client uses the same file.
pub const SPRITE: &str = include_str!("../../../../web/src/tiles/sprite.svg");

/// Side of a square in the pictures' units, the width of a symbol of [`SPRITE`].
const SIDE: usize = 100;

/// One built square of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Square {
    /// Its letter in the city notation, which is also the name of its symbol.
    pub letter: char,
    /// The colours of its type.
    pub hue: &'static Hue,
    /// Distance from the left.
    pub x: usize,
    /// Distance from the top.
    pub y: usize,
}

impl Square {
    /// Whether it fills this cell of a larger board, on which the picture's top left corner is `corner`.
    pub fn lies_at(&self, cell: [u8; 2], corner: [u8; 2]) -> bool {
        let [row, column] = [0, 1].map(|at| usize::from(cell[at].saturating_sub(corner[at])) * SIDE);
        (self.y, self.x) == (row, column)
    }
}

/// The built squares of a city in notation (rows joined by `/`).
pub fn squares(city: &str) -> Vec<Square> {
    let rows = city.split('/').enumerate();
    rows.flat_map(|(row, letters)| {
        letters.chars().enumerate().filter_map(move |(column, letter)| {
            Some(Square { letter, hue: hue(letter)?, x: column * SIDE, y: row * SIDE })
        })
    })
    .collect()
}

/// The tiles and starters of a grid in letters (rows joined by `/`), as paths of squares one unit wide.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tiles {
    /// The squares of the tiles.
    pub tiles: String,
    /// Those of the starter.
    pub starter: String,
    /// The edges between different pieces, and between a piece and none.
    pub edges: String,
}

/// Draws a grid.
pub fn tiles(grid: &str) -> Tiles {
    let rows: Vec<Vec<char>> = grid.split('/').map(|row| row.chars().collect()).collect();
    let at = |row: Option<usize>, col: Option<usize>| {
        row.zip(col).and_then(|(row, col)| rows.get(row)?.get(col)).copied().unwrap_or('.')
    };
    let add = |path: &mut String, part: fmt::Arguments<'_>| path.write_fmt(part).expect("a String takes everything");
    let mut drawn = Tiles::default();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    // One step beyond the last row and column, for their outer edges.
    for (row, col) in (0..=rows.len()).flat_map(|row| (0..=width).map(move |col| (row, col))) {
        let letter = at(Some(row), Some(col));
        if letter != '.' {
            let squares = if letter.is_ascii_uppercase() { &mut drawn.starter } else { &mut drawn.tiles };
            add(squares, format_args!("M{col} {row}h1v1h-1z"));
        }
        if letter != at(row.checked_sub(1), Some(col)) {
            add(&mut drawn.edges, format_args!("M{col} {row}h1"));
        }
        if letter != at(Some(row), col.checked_sub(1)) {
            add(&mut drawn.edges, format_args!("M{col} {row}v1"));
        }
    }
    drawn
}

/// These buildings as the symbols of a picture that stands alone, in the colours of their types.
pub fn symbols(letters: impl Iterator<Item = char>) -> String {
    let letters: BTreeSet<char> = letters.collect();
    let mut drawn = String::new();
    for group in ["ground", "sign"] {
        drawn += &coloured(part("g", group), 'D');
    }
    for letter in letters {
        drawn += &coloured(part("symbol", letter.encode_utf8(&mut [0; 4])), letter);
    }
    drawn
}

/// The element of the sprite with this name; nothing if there is none.
fn part(element: &str, id: &str) -> &'static str {
    let found = SPRITE.find(&format!("<{element} id=\"{id}\"")).map(|at| &SPRITE[at..]);
    let end = format!("\n{}</{element}>", if element == "g" { "    " } else { "  " });
    found.and_then(|part| Some(&part[..part.find(&end)? + end.len()])).unwrap_or_default()
}

/// Nobody outside a page knows the properties that the sprite takes its colours from.
fn coloured(part: &str, letter: char) -> String {
    let Some(Hue { fill, face, .. }) = hue(letter) else { return String::new() };
    let colours = [("hue", *fill), ("face", *face), ("edge", INK), ("ground", INK), ("glyph", GLYPH)];
    let mut drawn = part.to_owned();
    for (property, colour) in colours {
        drawn = drawn.replace(&format!("var(--{property})"), colour);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_tiles_and_the_edges_between_them() {
        let Tiles { tiles, starter, edges } = tiles("aB/.B");
        assert_eq!((tiles.as_str(), starter.as_str()), ("M0 0h1v1h-1z", "M1 0h1v1h-1zM1 1h1v1h-1z"));
        let mut edges: Vec<&str> = edges.split('M').skip(1).collect();
        edges.sort_unstable();
        assert_eq!(edges, ["0 0h1", "0 0v1", "0 1h1", "1 0h1", "1 0v1", "1 1v1", "1 2h1", "2 0v1", "2 1v1"]);
    }

    #[test]
    fn squares_are_laid_out_like_the_notation() {
        assert_eq!(
            squares("S./.B"),
            [
                Square { letter: 'S', hue: hue('S').expect("a shop"), x: 0, y: 0 },
                Square { letter: 'B', hue: hue('B').expect("a tavern"), x: 100, y: 100 },
            ]
        );
    }

    #[test]
    fn every_building_has_its_symbol() {
        for letter in "SFMDEBOPH".chars() {
            let drawn = symbols([letter].into_iter());
            assert!(drawn.contains(&format!("<symbol id=\"{letter}\"")) && drawn.ends_with("</symbol>"), "{drawn}");
            assert!(!drawn.contains("var(") && drawn.contains(hue(letter).expect("a hue").fill), "{drawn}");
            assert_eq!(drawn.matches("<symbol").count(), 1, "{letter}");
        }
    }
}
