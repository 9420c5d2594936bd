//! The weights of the evaluation of open squares.

use conurbation_rules::square_off::cells::Cells;

/// How many shapes are looked for among the open squares.
pub const SHAPES: usize = 3;

/// What some shapes are worth wherever they are open: pairs of squares, lines of three, and blocks of four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights(pub [i32; SHAPES]);

/// The best ones found by `cargo run --release --package conurbation-engine --example weights`, from pairs alone on;
/// grids last 0.2 tiles longer with them. Lines of five, corners, crosses, larger blocks and lone squares added
/// nothing.
pub const WEIGHTS: Weights = Weights([23, 3, -12]);

impl Weights {
    /// What the open squares are worth.
    pub fn worth(&self, open: Cells) -> i32 {
        let across = open.and(open.right());
        let upright = open.and(open.down());
        let lines = across.and(across.right()).len() + upright.and(upright.down()).len();
        let counts = [across.len() + upright.len(), lines, across.and(across.down()).len()];
        self.0.iter().zip(counts).map(|(worth, count)| worth * count.cast_signed()).sum()
    }
}
