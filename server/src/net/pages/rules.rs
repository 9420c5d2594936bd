//! The rules, in the project's own words.

use askama::Template;
use axum::response::Html;

use super::{
    layout::{Layout, html},
    picture::{self, Square},
};
use crate::net::{Failure, Locale};

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    page: Layout,
}

/// `GET /rules`
pub async fn show(locale: Locale) -> Result<Html<String>, Failure> {
    html(&RulesPage { page: Layout::new(locale, "/rules") })
}

/// What six cities of one game scored: shops, factories, taverns, offices, parks, houses. With five, three, two, one,
/// five and no factories they show every rank that factories can have.
const SIX_CITIES: [[u8; 6]; 6] = [
    [5, 20, 2, 0, 16, 9],
    [2, 9, 17, 1, 8, 25],
    [16, 4, 17, 25, 0, 0],
    [10, 2, 17, 5, 8, 20],
    [2, 20, 1, 0, 22, 12],
    [16, 0, 1, 17, 10, 12],
];

/// A finished city and what it scores where a factory is worth 3.
const WHOLE_CITY: &str = "SSSS/FHPP/MOOP/DEHB";
const WHOLE_CITY_POINTS: [u8; 6] = [16, 3, 17, 4, 12, 6];

impl RulesPage {
    fn squares(&self, city: &str) -> Vec<Square> {
        picture::squares(city)
    }

    fn sprite(&self) -> &'static str {
        picture::SPRITE
    }

    fn whole_city(&self) -> Vec<Square> {
        picture::squares(WHOLE_CITY)
    }

    /// What each type scores, then all of them together.
    fn whole_city_points(&self) -> ([u8; 6], u8) {
        (WHOLE_CITY_POINTS, WHOLE_CITY_POINTS.iter().sum())
    }

    /// Every city's points by type, then all of them together.
    fn six_cities(&self) -> [([u8; 6], u8); 6] {
        SIX_CITIES.map(|points| (points, points.iter().sum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_six_cities_add_up() {
        assert_eq!(SIX_CITIES.map(|points| points.iter().sum::<u8>()), [52, 62, 62, 62, 57, 56]);
    }
}
