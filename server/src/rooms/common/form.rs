//! The forms in which finished games are read.

/// What a finished game is read for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Its [`GameFile`](conurbation_room::GameFile).
    File,
    /// Its file for a picture, in which bots have their names.
    Named,
    /// Its [`Replay`](conurbation_room::Replay).
    Replay,
}
