//! Member numbers.

conurbation_rules::index! {
    /// A member of a room: people are numbered from 0 in the order in which they joined, bots from [`FIRST_BOT`].
    Member
}

/// The number of the first bot. Each number from here on has a bot's name of its own.
pub const FIRST_BOT: Member = Member::new(200);

impl Member {
    /// Whoever opened the room. The number is theirs before they have a name, so that nobody can take the room from
    /// them by joining first.
    pub(crate) const OPENER: Self = Self::new(0);
}
