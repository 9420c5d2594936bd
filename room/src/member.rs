//! How a room tells its members apart.

conurbation_rules::index! {
    /// A member of a room, from 0 in the order of joining; numbers from [`FIRST_BOT`](crate::FIRST_BOT) on are bots.
    Member
}

impl Member {
    /// Who made the room, before they have a name: nobody can take the room from them by joining first.
    pub(crate) const OPENER: Self = Self::new(0);
}
