//! The house plays as it does on a server, and people go away and come back.

use conurbation_room::Stage;

use super::Party;
use conurbation_rules::common::Seat;

impl Party {
    /// The house makes its next move, for the first seat that has one. Returns whether there was one.
    pub fn house_moves(&mut self) -> bool {
        let moves = self.room.house_turns().into_iter().find_map(|turn| {
            let action = turn.game.bot(turn.seat, turn.level)?;
            Some(self.room.house_plays(turn.seat, &action, self.now).expect("the house plays by the rules"))
        });
        moves.map(|event| self.take(event)).is_some()
    }

    /// The house moves until it has to wait for people.
    pub fn house_plays_on(&mut self) {
        while self.room.stage() == Stage::Playing && self.house_moves() {}
    }

    /// Someone has been disconnected for a while.
    #[track_caller]
    pub fn goes_away(&mut self, who: &str) {
        let event = self.room.went_away(Seat::new(self.seat(who)), self.now);
        self.take(event.unwrap_or_else(|| panic!("{who} can be away")));
    }

    /// Someone is back.
    #[track_caller]
    pub fn comes_back(&mut self, who: &str) {
        let event = self.room.came_back(Seat::new(self.seat(who)), self.now);
        self.take(event.unwrap_or_else(|| panic!("{who} was away")));
    }

    /// The seat of someone who has one.
    #[track_caller]
    pub fn seat(&self, who: &str) -> u8 {
        (self.me(who).seat.unwrap_or_else(|| panic!("{who} has a seat"))).number()
    }
}
