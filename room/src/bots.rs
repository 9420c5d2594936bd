//! The bots of a room.

use conurbation_rules::games::Level;

use crate::member::{FIRST_BOT, Member};

/// The names of the bots: people who planned cities.
pub(crate) const NAMES: [&str; 7] = ["Cerdà", "Haussmann", "Olmsted", "Sitte", "Wren", "Ledoux", "Lindhagen"];

/// The bots that have a seat, each with its level.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bots {
    /// By number, from [`FIRST_BOT`].
    levels: [Option<Level>; NAMES.len()],
}

impl Bots {
    /// Hires a bot that plays at this level; `None` if all of them have a seat.
    pub fn hire(&mut self, level: Level) -> Option<Member> {
        let (bot, free) = bots().zip(&mut self.levels).find(|(_, hired)| hired.is_none())?;
        *free = Some(level);
        Some(bot)
    }

    /// Changes the level of a bot, or sends it home.
    pub fn set(&mut self, member: Member, level: Option<Level>) {
        if let Some(at) = index(member).and_then(|index| self.levels.get_mut(index)) {
            *at = level;
        }
    }

    /// The level of a bot; `None` for people and for bots without a seat.
    pub fn level(&self, member: Member) -> Option<Level> {
        self.levels.get(index(member)?).copied().flatten()
    }

    /// All bots with a seat, by number.
    pub fn iter(&self) -> impl Iterator<Item = (Member, Level)> {
        bots().zip(self.levels).filter_map(|(member, level)| Some((member, level?)))
    }
}

/// The name of a bot; `None` for people.
pub(crate) fn name(member: Member) -> Option<&'static str> {
    NAMES.get(index(member)?).copied()
}

/// The numbers of all bots.
fn bots() -> impl Iterator<Item = Member> {
    (FIRST_BOT.number()..).map(Member::new).take(NAMES.len())
}

fn index(member: Member) -> Option<usize> {
    bots().position(|bot| bot == member)
}
