//! The city notation: the one text form of a city.
//!
//! Rows top to bottom, joined by `/`; `S` shop, `F` factory, `M` `D` `E` `B` tavern (music, drink, food "eat", lodging
//! "bed"), `O` office, `P` park, `H` house, `.` empty. An unfinished city is written as its bounding box, an empty one
//! as an empty text.

use std::{fmt, str::FromStr};

use super::building::Building;
use super::city::{CityBoard, SIZE};
use crate::common::byte;

/// Why a text is not a city. Columns are counted in characters from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// A character that stands for no building.
    #[error("column {column}: {found:?} stands for no building (S F M D E B O P H, or . for empty)")]
    UnknownLetter {
        /// Where.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// A row is shorter or longer than the first one.
    #[error("column {column}: this row has {found} squares, the first one {expected}")]
    Ragged {
        /// Where the row ends.
        column: usize,
        /// Squares of this row.
        found: usize,
        /// Squares of the first row.
        expected: usize,
    },
    /// More than four rows or columns.
    #[error("column {column}: a city has at most four rows and four columns")]
    TooLarge {
        /// The first character too many.
        column: usize,
    },
    /// An outer row or column is empty: the text is not the bounding box.
    #[error("column {column}: an outer row or column is empty; write the city's bounding box")]
    Loose {
        /// Where the text ends.
        column: usize,
    },
}

impl fmt::Display for CityBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return Ok(());
        }
        let [[top, left], [bottom, right]] = self.bounds();
        for row in top..=bottom {
            if row > top {
                f.write_str("/")?;
            }
            for column in left..=right {
                let letter = self.at([row, column]).map_or('.', Building::letter);
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for CityBoard {
    type Err = NotationError;

    /// Reads a city; its top left corner lies on the middle of the board. The tiles need not be connected, so that any
    /// arrangement can be scored.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let end = text.chars().count() + 1;
        let (mut row, mut column) = (0, 0);
        let mut width = None;
        let mut buildings = Vec::new();
        for (index, letter) in text.chars().chain(std::iter::once('/')).enumerate() {
            let place = index + 1;
            if letter == '/' {
                if text.is_empty() {
                    break;
                }
                let expected = *width.get_or_insert(column);
                if column != expected || column == 0 {
                    return Err(NotationError::Ragged { column: place, found: column, expected });
                }
                (row, column) = (row + 1, 0);
                continue;
            }
            if row >= SIZE as usize || column >= SIZE as usize {
                return Err(NotationError::TooLarge { column: place });
            }
            if letter != '.' {
                let building = Building::from_letter(letter)
                    .ok_or(NotationError::UnknownLetter { column: place, found: letter })?;
                buildings.push((byte(row), byte(column), building));
            }
            column += 1;
        }
        let width = width.unwrap_or(0);
        let reaches = |row: Option<usize>, column: Option<usize>| {
            buildings.iter().any(|(r, c, _)| {
                row.is_none_or(|row| row == *r as usize) && column.is_none_or(|column| column == *c as usize)
            })
        };
        let tight = reaches(Some(0), None)
            && reaches(Some(row.saturating_sub(1)), None)
            && reaches(None, Some(0))
            && reaches(None, Some(width.saturating_sub(1)));
        if text.is_empty() || tight { Ok(Self::arranged(buildings)) } else { Err(NotationError::Loose { column: end }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_round_trip_through_the_notation() {
        for text in ["", "S", "SF/.H", ".M./DEB/.O.", "SSSS/FFFF/MDEB/OPHH"] {
            assert_eq!(text.parse::<CityBoard>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn bad_notation_names_the_column() {
        let error = |text: &str| text.parse::<CityBoard>().unwrap_err();
        assert_eq!(error("SSX"), NotationError::UnknownLetter { column: 3, found: 'X' });
        assert_eq!(error("SS/S"), NotationError::Ragged { column: 5, found: 1, expected: 2 });
        assert_eq!(error("SS/SSS"), NotationError::Ragged { column: 7, found: 3, expected: 2 });
        assert_eq!(error("SS/"), NotationError::Ragged { column: 4, found: 0, expected: 2 });
        assert_eq!(error("/S"), NotationError::Ragged { column: 1, found: 0, expected: 0 });
        assert_eq!(error("SSSSS"), NotationError::TooLarge { column: 5 });
        assert_eq!(error("S/S/S/S/S"), NotationError::TooLarge { column: 9 });
        assert_eq!(error("S./S."), NotationError::Loose { column: 6 });
        assert_eq!(error("../SS"), NotationError::Loose { column: 6 });
        assert_eq!(error("s"), NotationError::UnknownLetter { column: 1, found: 's' });
        assert_eq!(error("Sé"), NotationError::UnknownLetter { column: 2, found: 'é' });
    }
}
