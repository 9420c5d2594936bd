//! The shuffle: the server commits to its part, the players' browsers add theirs, and the seating is drawn.

use conurbation_rules::draw::{Contribution, Hash, Secret};

use crate::context::Context;
use crate::deal::Deal;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::refusal::Refusal;
use crate::seating::{self, Dealt};
use crate::stage::Stage;
use crate::state::{Place, Room};

impl Room {
    /// Commits to the server's part of the shuffle, once all seats are taken; a deal that was fixed needs none.
    pub(super) fn seat(&self, by: Member, context: &Context<'_>) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Open)?;
        let free = self.options.seats - self.taken_seats();
        if free > 0 {
            return Err(Refusal::SeatsFree { free });
        }
        if let Some(deal) = &self.deal {
            return if deal.is_on(context.now) { Ok(self.seat_for(deal)) } else { Err(Refusal::DayOver) };
        }
        Ok(EventKind::Committed { secret: Secret((context.seed)().0), room: context.room })
    }

    /// The seating that follows from a deal that was fixed.
    fn seat_for(&self, deal: &Deal) -> EventKind {
        let rules = deal.rules();
        let sitting: Vec<Member> = self.seats.iter().copied().flatten().collect();
        let seed = deal.seed(rules, sitting.len());
        let Dealt { seats, values, card, starters } = seating::deal(&self.options, &seed, sitting, deal.starters());
        EventKind::Seated { rules, seed, seats, values, card, starters }
    }

    /// Takes a player's part of the shuffle.
    pub(super) fn contribute(&self, by: Member, to: Hash, number: Contribution) -> Result<EventKind, Refusal> {
        let Place::Shuffling(shuffling) = &self.place else { return Err(Refusal::WrongStage) };
        let seat = self.seat_of(by).ok_or(Refusal::NotSeated)?;
        if to != shuffling.secret.commitment() {
            return Err(Refusal::OtherShuffle);
        }
        match shuffling.contributions[seat.index()] {
            // Another tab of the same browser.
            Some(before) if before != number => Err(Refusal::HasContributed),
            _ => Ok(EventKind::Contributed(number)),
        }
    }

    /// Back to choosing seats.
    pub(super) fn unseat_by(&self, by: Member) -> Result<EventKind, Refusal> {
        self.only_host(by)?;
        match self.place {
            Place::Shuffling(_) | Place::Seated(_) => Ok(EventKind::Unseated),
            Place::Open | Place::Table(_) => Err(Refusal::WrongStage),
        }
    }

    pub(super) fn has_contributed(&self, member: Member) -> bool {
        let Place::Shuffling(shuffling) = &self.place else { return false };
        self.seat_of(member).is_some_and(|seat| shuffling.contributions[seat.index()].is_some())
    }

    /// Draws the seating once every player has contributed whom `waits` is true for. Bots contribute nothing.
    pub fn all_contributed(&self, waits: impl Fn(Member) -> bool, now: u64) -> Option<Event> {
        let Place::Shuffling(shuffling) = &self.place else { return None };
        let is_awaited = |member: Member| self.is_present(member) && waits(member);
        let mut parts = self.seats.iter().zip(&shuffling.contributions);
        let complete = parts.all(|(member, part)| part.is_some() || !member.is_some_and(is_awaited));
        let what = complete.then(|| self.draw_seating())??;
        Some(Event::of_room(now, what))
    }

    /// The seating that follows from the parts that have come.
    pub(super) fn draw_seating(&self) -> Option<EventKind> {
        let drawn = self.draw_now(conurbation_rules::VERSION)?;
        Some(seating::draw(&self.options, drawn, self.unused))
    }
}
