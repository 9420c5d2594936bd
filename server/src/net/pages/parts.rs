//! The breakdown of the scores of cities.

use axum::{
    Json,
    extract::{Query, rejection::QueryRejection},
};
use conurbation_rules::two_cities::{CityBoard, MAX_SEATS, Part, parts_of_cities};
use serde::Deserialize;

use crate::net::front::Failure;

/// The cities of one game. They come from the client, which sees them: the answer says nothing about any room.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// City notation, separated by commas.
    cities: String,
    /// The factory counts of further cities, which have no grid, separated by commas.
    #[serde(default)]
    factories: String,
}

/// `GET /parts`
pub async fn of(asked: Result<Query<Asked>, QueryRejection>) -> Result<Json<Vec<Vec<Part>>>, Failure> {
    let Query(Asked { cities, factories }) = asked.map_err(|_| Failure::BadRequest)?;
    let cities: Option<Vec<CityBoard>> = list(&cities, |city| city.parse().ok());
    let further: Option<Vec<u8>> =
        if factories.is_empty() { Some(Vec::new()) } else { list(&factories, |count| count.parse().ok()) };
    let (cities, further) = cities.zip(further).ok_or(Failure::BadRequest)?;
    Ok(Json(parts_of_cities(&cities, &further)))
}

/// The entries of a list, at most as many as there can be cities.
fn list<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text.split(',').nth(MAX_SEATS).is_some() { None } else { text.split(',').map(parse).collect() }
}
