//! A city in the order in which it was built, as a picture that moves until it is whole.

use askama::Template;

use super::colours::{INK, PAPER, RULING, SOFT, WELL};
use super::fitting::{Line, fit};
use super::still::{letters, names, told};
use super::table::{Growth, Step};
use super::tiles::{Square, squares, symbols};
use crate::net::texts::{Locale, Message};

/// How long each tile is looked at before the next one, in milliseconds.
const STEP_MS: usize = 800;
/// What is seen of the empty ground before the first.
const BEFORE_MS: usize = 500;

#[derive(Template)]
#[template(path = "city.svg", ext = "html")]
struct Growing {
    locale: Locale,
    alt: String,
    title: String,
    builders: Line,
    tiles: Vec<Laid>,
    symbols: String,
}

/// A tile, and the points that the city has with it.
struct Laid {
    /// When it appears, in milliseconds.
    at: usize,
    squares: Vec<Square>,
    points: u8,
}

/// The picture, as SVG. Where nothing may move, it shows the whole city at once. So it does at `#still`, since not
/// every browser tells a picture in a page that nothing may move.
pub fn growing(growth: &Growth, locale: Locale) -> String {
    let Growth { board, corner, steps } = growth;
    let map = letters(&board.lies);
    let built = squares(map);
    let tile = |(number, Step { cells, points }): (usize, &Step)| {
        let here = |square: &&Square| cells.iter().any(|cell| square.lies_at(*cell, *corner));
        let squares = built.iter().filter(here).cloned().collect();
        Laid { at: BEFORE_MS + number * STEP_MS, squares, points: *points }
    };
    let growing = Message::new(locale, "picture-growing").to_string();
    let picture = Growing {
        locale,
        alt: format!("{growing}. {}.", told(board, locale)),
        title: growing,
        builders: fit(&names(board.builders.iter().map(|builder| builder.name.as_str())), 390, 16, 30),
        tiles: steps.iter().enumerate().map(tile).collect(),
        symbols: symbols(map.chars()),
    };
    picture.render().expect("a String takes everything")
}
