//! How players may act and confer at the moment: the part of a game's state that a room needs, whichever game it is.

/// How the players act at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Actions stay secret until everyone has acted.
    Secret,
    /// Everyone acts openly.
    Open,
    /// The game is over.
    Over,
}

/// How players who share a city or a side may confer at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counsel {
    /// Not at all: each decides alone, unless the room allows them to talk.
    Apart,
    /// They propose places to each other and give each other time to answer.
    Proposals,
    /// Freely: they act together anyway.
    Free,
}
