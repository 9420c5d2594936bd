//! Pictures of cities, drawn from the city notation with the client's own tiles.

/// All buildings as symbols named by their letters: the one drawing of them, shared with the client.
pub const SPRITE: &str = include_str!("../../../../web/src/tiles/sprite.svg");

/// Side of a square in the pictures' own units, as wide as a symbol of [`SPRITE`].
const SIDE: usize = 100;

/// One built square of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Square {
    /// Its letter in the city notation, which is also the name of its symbol.
    pub letter: char,
    /// The class that gives it the colours of its type.
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
    fn lays_squares_out_as_the_notation_reads() {
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
