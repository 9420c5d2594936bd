//! `conurbation score CITY…`: the scores of the cities of one game.

use clap::Args;
use conurbation_rules::two_cities::{CityBoard, MAX_SEATS, score};
use serde::Serialize;

/// What to score.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Score {
    /// Cities in notation: rows from top to bottom, joined by /
    ///
    /// S shop, F factory, M D E B tavern (music, drink, food, lodging), O office, P park, H house, . empty.
    /// For example SSSS/FHPP/MOOP/DEHB.
    #[arg(value_name = "CITY", required = true)]
    pub cities: Vec<String>,
}

/// One city with its points, as the command prints it.
#[derive(Debug, Serialize)]
struct Scored<'a> {
    city: &'a str,
    #[serde(flatten)]
    sheet: score::Sheet,
}

/// Why the cities can't be scored.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreError {
    /// A text is not a city. The message names the column.
    #[error("city {number} ({text}): {error}")]
    Notation {
        /// Which of the texts, from 1.
        number: usize,
        /// The text.
        text: String,
        /// What is wrong with it.
        error: conurbation_rules::two_cities::NotationError,
    },
    /// More cities than a game has.
    #[error("a game has at most {MAX_SEATS} cities")]
    TooMany,
}

/// The scores of the cities of one game as a JSON array, in the same order.
pub fn score(texts: &[String]) -> Result<String, ScoreError> {
    if texts.len() > MAX_SEATS {
        return Err(ScoreError::TooMany);
    }
    let cities: Vec<CityBoard> = (1..)
        .zip(texts)
        .map(|(number, text)| text.parse().map_err(|error| ScoreError::Notation { number, text: text.clone(), error }))
        .collect::<Result<_, _>>()?;
    let sheets = score::score_cities(&cities);
    let scored: Vec<Scored<'_>> = texts.iter().zip(sheets).map(|(city, sheet)| Scored { city, sheet }).collect();
    Ok(serde_json::to_string_pretty(&scored).expect("numbers and texts have a JSON form"))
}
