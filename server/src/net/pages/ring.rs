//! The ring of a running game in the list of public rooms: its seats, clockwise, and which way hands go.

use std::f64::consts::TAU;

use askama::Template;
use conurbation_room::SeatGlimpse;
use conurbation_rules::two_cities::Side;

use crate::rooms::Live;

/// How far the seats are from the middle, in a picture of 64 by 64.
const RADIUS: f64 = 23.0;

#[derive(Template)]
#[template(path = "ring.svg", ext = "html")]
struct Ring {
    seats: Vec<Dot>,
    /// The way that hands go: their left is clockwise.
    pass: Option<Side>,
    secret: bool,
}

struct Dot {
    x: String,
    y: String,
    initial: String,
    awaited: bool,
}

/// Draws it.
pub fn draw(live: &Live) -> askama::filters::Safe<String> {
    let glimpse = &live.glimpse;
    let many = glimpse.seats.len().max(1);
    let dot = |(at, SeatGlimpse { name, awaited }): (usize, &SeatGlimpse)| {
        #[expect(clippy::cast_precision_loss, reason = "there are at most seven seats")]
        let angle = TAU * at as f64 / many as f64;
        let (x, y) = (RADIUS.mul_add(angle.sin(), 32.0), RADIUS.mul_add(-angle.cos(), 32.0));
        let initial = name.chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        Dot { x: format!("{x:.1}"), y: format!("{y:.1}"), initial, awaited: *awaited }
    };
    let seats = glimpse.seats.iter().enumerate().map(dot).collect();
    let ring = Ring { seats, pass: glimpse.pass, secret: glimpse.secret };
    // There is nothing in it that could fail.
    askama::filters::Safe(ring.render().unwrap_or_default())
}
