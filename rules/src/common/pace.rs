//! What a room needs to know about where a game stands, whichever game it is.

/// How the players act just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// What is done stays secret until everyone has done it.
    Secret,
    /// Everyone acts openly.
    Open,
    /// The game is over.
    Over,
}

/// What those who share a city or a side have to say to each other just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counsel {
    /// Nothing: each decides alone, unless the room allows them to talk.
    Apart,
    /// They propose places to each other and give each other time to answer.
    Proposals,
    /// Whatever they like; they act together anyway.
    Free,
}
