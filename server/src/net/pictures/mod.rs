//! Pictures: cities and grids within pages, and whole finished games for links, chats and whoever keeps them.
//!
//! A game's picture is made from its [file](conurbation_room::GameFile) alone. It is SVG that needs nothing from
//! elsewhere: no script, no style sheet, no font. [`Renderer`] makes a PNG of it.

mod colours;
mod fitting;
mod growing;
mod renderer;
mod still;
mod table;
mod tiles;

use axum::http::HeaderValue;

pub use growing::growing;
pub use renderer::{RenderError, Renderer, png};
pub use still::still;
pub use table::{Growth, Table};
pub use tiles::{SPRITE, Square, Tiles, squares, tiles};

/// What a picture may do that is opened by itself: it has its own styles, and nothing else.
pub const POLICY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'");

/// Width and height of a game's picture, in pixels: what chats show without cutting anything off.
pub const SIZE: [u16; 2] = [1200, 630];
