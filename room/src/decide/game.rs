//! Decides requests during a game and after it.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Action;
use conurbation_rules::two_cities::Type;

use crate::context::Context;
use crate::event::EventKind;
use crate::member::Member;
use crate::options::{Absence, Length};
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::{Person, Room};

impl Room {
    pub(super) fn play(&self, by: Member, action: &Action) -> Result<EventKind, Refusal> {
        let seat = self.playable(by, action)?;
        let game = self.game().ok_or(Refusal::WrongStage)?;
        Ok(EventKind::Played { seat, action: game.answered(seat, action) })
    }

    /// The seat for which a member can play this, or why not.
    pub(crate) fn playable(&self, by: Member, action: &Action) -> Result<Seat, Refusal> {
        let game = self.game().ok_or(Refusal::WrongStage)?;
        let seat = self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.not_paused()?;
        game.check(seat, action)?;
        Ok(seat)
    }

    /// A partner places for someone who is away.
    pub(super) fn play_for(&self, by: Member, seat: Seat, action: &Action) -> Result<EventKind, Refusal> {
        let game = self.game().ok_or(Refusal::WrongStage)?;
        let own = self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.not_paused()?;
        self.absent(seat, Absence::Partner)?;
        let placed = game.shared_cities().and_then(|cities| cities.placed_into(seat, action));
        let city = placed.ok_or(Refusal::NotYourCity)?;
        if !game.partners(city).contains(&own) {
            return Err(Refusal::NotYourCity);
        }
        game.check(seat, action)?;
        Ok(EventKind::Played { seat, action: game.answered(seat, action) })
    }

    pub(super) fn vote(&self, by: Member, seat: Seat, hold: bool) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Playing)?;
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.absent(seat, Absence::Vote)?;
        Ok(EventKind::Voted { seat, hold })
    }

    /// Whether a member wants the house to play this seat.
    pub(super) fn has_voted(&self, member: Member, seat: Seat) -> bool {
        self.votes(seat).is_some_and(|votes| votes.contains(&member))
    }

    /// Whether the player of a seat is away and this is the room's rule for that.
    fn absent(&self, seat: Seat, rule: Absence) -> Result<(), Refusal> {
        if self.options.absence != rule {
            return Err(Refusal::OtherRule);
        }
        if !self.is_away(seat) {
            return Err(Refusal::NotAway);
        }
        Ok(())
    }

    /// A player leaves the game for good. Not in a game for one, which nobody else could go on with.
    pub(super) fn leave_game(&self, by: Member) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Playing)?;
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        if self.seats.len() < 2 { Err(Refusal::WrongStage) } else { Ok(EventKind::GameLeft) }
    }

    pub(super) fn choose_bonus(&self, by: Member, kind: Type) -> Result<EventKind, Refusal> {
        if self.options.campaign == Length::None {
            return Err(Refusal::NoCampaign);
        }
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.at_stage(Stage::Ended)?;
        if !self.bonus_due() {
            return Err(Refusal::BonusChosen);
        }
        let outcome = self.outcome().ok_or(Refusal::WrongStage)?;
        self.campaign.bonus(&outcome, kind)?;
        Ok(EventKind::BonusChosen(kind))
    }

    pub(super) fn rematch(&self, by: Member, context: &Context<'_>) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Ended)?;
        if self.bonus_due() {
            return Err(Refusal::BonusDue);
        }
        if self.options.campaign != Length::None && self.campaign.has_all(self.options.campaign) {
            return Err(Refusal::NoCampaign);
        }
        // A player may be on their way back, say while their page loads again. Watchers who are gone stay gone.
        let reads = |(member, person): &(&Member, &Person)| {
            let may_look = self.seat_of(**member).is_some() || (context.here)(person.guest);
            **member != by && person.is_present() && may_look
        };
        let readers = self.people.iter().filter(reads).map(|(member, _)| *member).collect();
        Ok(EventKind::Rematched { readers })
    }
}
