//! The shuffle: its parts come in, and the seed follows from them.

use conurbation_rules::draw::{Contribution, Draw, Hash, Secret};
use conurbation_rules::shuffle::Seed;

use super::corrupt::{Corrupt, check, corrupt};
use crate::deal::Deal;
use crate::member::Member;
use crate::stage::Stage;
use crate::state::{Drawn, Place, Room, Shuffling};

impl Room {
    /// The coming game, which is the room's first, has this deal.
    pub(super) fn fix_deal(&mut self, deal: &Deal) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        check(self.deal.is_none() && !self.has_begun(), "a deal of a game that is not the first")?;
        self.deal = Some(deal.clone());
        Ok(())
    }

    pub(super) fn commit(&mut self, at: u64, secret: Secret, room: Hash) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        check(self.seats.iter().all(Option::is_some), "a shuffle while seats are free")?;
        check(self.deal.is_none(), "a shuffle of a deal that was fixed")?;
        let contributions = vec![None; self.seats.len()];
        self.place = Place::Shuffling(Shuffling { secret, room, began: at, contributions });
        Ok(())
    }

    pub(super) fn contributed(&mut self, by: Member, number: Contribution) -> Result<(), Corrupt> {
        let seat = self.seat_of(by).ok_or_else(|| corrupt("a number from someone without a seat"))?;
        let Place::Shuffling(shuffling) = &mut self.place else {
            return Err(corrupt("a number without a shuffle"));
        };
        let before = shuffling.contributions[seat.index()].replace(number);
        check(before.is_none(), "a second number of the same player")
    }

    /// What the seed was drawn from; `None` in logs of format 1, where the server alone chose it, and for a seed taken
    /// from another game.
    pub(super) fn drawn(&self, rules: u16, seed: Seed) -> Result<Option<Drawn>, Corrupt> {
        check((1..=conurbation_rules::VERSION).contains(&rules), "a game of other rules")?;
        if let Some(deal) = &self.deal {
            self.expect(Stage::Open)?;
            check(deal.seed(rules, self.seats.len()) == seed, "a seed of another deal")?;
            let seats = self.seats.iter().copied().flatten().collect();
            return Ok(deal.draw(rules, self.seats.len()).map(|draw| Drawn { draw, seats }));
        }
        let Some(drawn) = self.draw_now(rules) else {
            self.expect(Stage::Open)?;
            return Ok(None);
        };
        check(drawn.draw.seed() == seed, "a seed that doesn't follow from its shuffle")?;
        Ok(Some(drawn))
    }

    /// What the seed would be drawn from now; `None` outside of a shuffle.
    pub(crate) fn draw_now(&self, rules: u16) -> Option<Drawn> {
        let Place::Shuffling(Shuffling { secret, room, contributions, .. }) = &self.place else { return None };
        let contributions = contributions.clone();
        let draw = Draw { secret: *secret, room: *room, game: self.game_no, rules, contributions };
        Some(Drawn { draw, seats: self.seats.iter().copied().flatten().collect() })
    }
}
