//! The house of a room: it plays the bots, and the seats of players who are away.
//!
//! The room says which seats the house plays, and takes its moves as events. The moves are computed by bots, which the
//! server runs outside the room's task.

use std::sync::Arc;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Level};

use crate::event::{Event, EventKind};
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

/// The level at which the house plays for people who are away.
const STEWARD: Level = Level::Steady;

/// A seat that the house plays, and what it bases its move on.
#[derive(Debug, Clone)]
pub struct HouseTurn {
    /// Which seat.
    pub seat: Seat,
    /// How well it plays there.
    pub level: Level,
    /// Whether a bot sits there, rather than the house playing for someone who is away.
    pub bot: bool,
    /// Milliseconds since 1970-01-01 UTC: when this phase began.
    pub since: u64,
    /// Milliseconds since 1970-01-01 UTC: when its side last acted in this phase, or when the house took over.
    pub acted: u64,
    /// The game as it stands.
    pub game: Arc<Game>,
}

impl Room {
    /// The house's seats that the game is waiting for, with the game as it stands; none while it is paused.
    pub fn house_turns(&self) -> Vec<HouseTurn> {
        let Some(table) = self.table() else { return Vec::new() };
        if table.clock.is_paused() || self.stage() != Stage::Playing {
            return Vec::new();
        }
        let seats = self.all_seats();
        let turn = |seat| {
            let level = self.house_level(seat).filter(|_| table.game.is_awaited(seat))?;
            let bot = self.bot_at(seat).is_some();
            let since = table.clock.began();
            let acted = since.max(table.acted[seat.index()]);
            Some(HouseTurn { seat, level, bot, since, acted, game: Arc::clone(&table.game) })
        };
        seats.filter_map(turn).collect()
    }

    /// The event of a move that the house worked out, if the seat is still its to play.
    pub fn house_plays(&self, seat: Seat, action: &Action, now: u64) -> Result<Event, Refusal> {
        let game = self.game().ok_or(Refusal::WrongStage)?;
        self.not_paused()?;
        self.house_level(seat).ok_or(Refusal::NotAway)?;
        game.check(seat, action)?;
        Ok(Event::of_room(now, EventKind::Played { seat, action: game.answered(seat, action) }))
    }

    /// The level at which the house currently plays a seat. It leaves a side to any person who is present, and if it
    /// has several seats on a side, the first one acts.
    fn house_level(&self, seat: Seat) -> Option<Level> {
        let level = self.level_at(seat)?;
        let team = self.game()?.team(seat);
        let left_to_it = !team.iter().any(|ally| self.is_person_there(*ally));
        let first = !team.iter().any(|ally| *ally < seat && self.level_at(*ally).is_some());
        (left_to_it && first).then_some(level)
    }

    /// The level of a bot, or of the house for someone who is away.
    fn level_at(&self, seat: Seat) -> Option<Level> {
        self.bot_at(seat).or_else(|| self.is_held(seat).then_some(STEWARD))
    }
}
