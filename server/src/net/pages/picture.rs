//! Pictures of cities, drawn from the city notation with the client's own tiles, and of the grids of City Square Off.

use std::fmt::{self, Write as _};

/// All buildings as symbols named by their letters; the client uses the same file.
pub const SPRITE: &str = include_str!("../../../../web/src/tiles/sprite.svg");

/// Side of a square in the pictures' units, the width of a symbol of [`SPRITE`].
const SIDE: usize = 100;

/// One built square of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Square {
    /// Its letter in the city notation, which is also the name of its symbol.
    pub letter: char,
    /// The CSS class with the colours of its type.
    pub hue: &'static str,
    /// Distance from the left.
    pub x: usize,
    /// Distance from the top.
    pub y: usize,
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

const fn hue(letter: char) -> Option<&'static str> {
    Some(match letter {
        'S' => "hue-shop",
        'F' => "hue-factory",
        'M' | 'D' | 'E' | 'B' => "hue-tavern",
        'O' => "hue-office",
        'P' => "hue-park",
        'H' => "hue-house",
        _ => return None,
    })
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
                Square { letter: 'S', hue: "hue-shop", x: 0, y: 0 },
                Square { letter: 'B', hue: "hue-tavern", x: 100, y: 100 },
            ]
        );
    }

    #[test]
    fn every_building_has_its_symbol() {
        for letter in "SFMDEBOPH".chars() {
            assert!(hue(letter).is_some());
            assert!(SPRITE.contains(&format!("<symbol id=\"{letter}\"")), "{letter}");
        }
    }
}
