//! The rules, in the project's own words.

use askama::Template;
use axum::response::Html;

use super::layout::{Layout, html};
use crate::net::{Failure, Locale};

/// What a city scores: shops, factories, taverns, offices, parks, houses.
type Points = [u8; 6];

/// What six cities of one game scored. With five, three, two, one, five and no factories they show every rank that
/// factories can have.
const SIX_CITIES: [Points; 6] = [
    [5, 20, 2, 0, 16, 9],
    [2, 9, 17, 1, 8, 25],
    [16, 4, 17, 25, 0, 0],
    [10, 2, 17, 5, 8, 20],
    [2, 20, 1, 0, 22, 12],
    [16, 0, 1, 17, 10, 12],
];

/// A finished city and what it scores where a factory is worth 3.
const WHOLE_CITY: (&str, Points) = ("SSSS/FHPP/MOOP/DEHB", [16, 3, 17, 4, 12, 6]);

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    page: Layout,
    /// In notation, and its points with their sum.
    whole_city: (&'static str, (Points, u8)),
    /// The points of each, with their sum.
    six_cities: [(Points, u8); 6],
}

/// `GET /rules`
pub async fn show(locale: Locale) -> Result<Html<String>, Failure> {
    let (city, points) = WHOLE_CITY;
    html(&RulesPage {
        page: Layout::new(locale, "/rules"),
        whole_city: (city, with_sum(points)),
        six_cities: SIX_CITIES.map(with_sum),
    })
}

fn with_sum(points: Points) -> (Points, u8) {
    (points, points.iter().sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_six_cities_add_up() {
        assert_eq!(SIX_CITIES.map(|points| with_sum(points).1), [52, 62, 62, 62, 57, 56]);
    }
}
