//! The parts that players add to a shuffle.

use conurbation_room::{Event, EventKind, Member, Request, Stage};
use conurbation_rules::draw::{Contribution, Hash};

use super::{Party, seed};

/// Beyond the numbers of a party's seeds.
const FIRST_PART: u64 = 1 << 40;

impl Party {
    /// What a player's browser adds to the shuffle that is under way.
    pub fn part(&self, who: &str) -> Request {
        let shuffling = self.room.public_view(|_| true).shuffling;
        let to = shuffling.map_or(Hash([0; 32]), |shuffling| shuffling.commitment);
        let member = self.me(who).member.map_or(99, Member::number);
        Request::Contribute { to, number: self.number(member) }
    }

    /// The number of a member in the current game.
    pub fn number(&self, member: u16) -> Contribution {
        Contribution(seed(FIRST_PART + u64::from(self.room.game_no()) * 1000 + u64::from(member)).0)
    }

    /// Everyone who sits contributes, as browsers do by themselves, and the seating is drawn.
    #[track_caller]
    pub fn all_contribute(&mut self) {
        for who in self.players() {
            let part = self.part(&who);
            self.does(&who, part);
        }
        assert!(self.draws_seating(|_| true), "everyone has contributed");
    }

    /// Draws the seating if everyone who is here has contributed. Returns whether it did.
    pub fn draws_seating(&mut self, here: impl Fn(Member) -> bool) -> bool {
        let drawn = self.room.all_contributed(here, self.now);
        drawn.map(|event| self.take(event)).is_some()
    }

    /// Seats a single player as in logs of format 1: the server alone chose the seed.
    pub fn is_seated_as_before(&mut self, who: &str) {
        let number = self.seeds.get() + 1;
        self.seeds.set(number);
        let by = self.me(who).member;
        let what = EventKind::Seated {
            rules: conurbation_rules::VERSION,
            seed: seed(number),
            seats: by.into_iter().collect(),
            values: vec![1],
            card: None,
            starters: None,
        };
        let command = Some(self.new_command());
        self.take(Event { at: self.now, by, command, what });
    }

    /// Whether the room waits for parts.
    pub fn is_shuffling(&self) -> bool {
        self.room.stage() == Stage::Shuffling
    }
}
