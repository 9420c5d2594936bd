//! Decides requests before the game: options, and who sits where.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;

use crate::choices::{ChoiceName, Value};
use crate::context::Context;
use crate::event::EventKind;
use crate::member::Member;
use crate::options::{Options, Seating};
use crate::refusal::Refusal;
use crate::seating;
use crate::stage::Stage;
use crate::state::Room;

impl Room {
    pub(super) fn sit(&self, seat: Seat) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Open)?;
        self.free_of_campaign()?;
        let sitting = self.sitting(seat)?;
        // A bot makes room for people.
        if sitting.is_some() && self.bot_at(seat).is_none() {
            return Err(Refusal::SeatTaken);
        }
        Ok(EventKind::Sat { seat })
    }

    pub(super) fn sit_anywhere(&self, by: Member) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Open)?;
        self.free_of_campaign()?;
        let free = |seat: &Seat| self.seats[seat.index()].is_none();
        let a_bots = |seat: &Seat| self.bot_at(*seat).is_some();
        let any = self.seat_of(by).or_else(|| self.all_seats().find(free)).or_else(|| self.all_seats().find(a_bots));
        any.map(|seat| EventKind::Sat { seat }).ok_or(Refusal::NoFreeSeat)
    }

    pub(super) fn stand(&self, by: Member) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Open)?;
        self.free_of_campaign()?;
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        Ok(EventKind::Stood)
    }

    pub(super) fn set_option(&self, by: Member, name: ChoiceName, value: &Value) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Open)?;
        let options = self.options.with(name, value).ok_or(Refusal::BadOptions)?;
        self.allows(&options)?;
        Ok(EventKind::OptionsSet(options))
    }

    pub(super) fn set_bot(&self, by: Member, seat: Seat, level: Option<Level>) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Open)?;
        let sitting = self.sitting(seat)?;
        let bot = self.bot_at(seat).is_some();
        if sitting.is_some() && !bot {
            return Err(Refusal::SeatTaken);
        }
        // Only a person plays against the Automas, and only a seat with a bot can lose one.
        if self.seats.len() < 2 || (level.is_none() && !bot) {
            return Err(Refusal::NoBot);
        }
        let level = level.map(|level| self.options.game.level(level));
        Ok(EventKind::BotSet { seat, level })
    }

    pub(super) fn arrange(&self, by: Member, seats: &[Option<Member>]) -> Result<EventKind, Refusal> {
        let by_card = self.stage() == Stage::Seated && self.options.seating == Seating::Card;
        if !by_card {
            self.as_host(by, Stage::Open)?;
        } else if self.seat_of(by).is_none() {
            self.only_host(by)?;
        }
        if !seating::same_members(seats, &self.seats) {
            return Err(Refusal::BadArrangement);
        }
        Ok(EventKind::Arranged(seats.to_vec()))
    }

    pub(super) fn shuffle(&self, by: Member, context: &Context<'_>) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Open)?;
        Ok(seating::shuffled(self.seats.clone(), (context.seed)()))
    }

    /// Whether the host may choose these options, or why not: a campaign that has begun fixes its game, and a deal that
    /// others have too what it was made for.
    pub(crate) fn allows(&self, options: &Options) -> Result<(), Refusal> {
        let same_game = (options.game, options.campaign) == (self.options.game, self.options.campaign);
        if self.campaign.has_begun() && !same_game {
            return Err(Refusal::InCampaign);
        }
        let Some(deal) = &self.deal else { return Ok(()) };
        let fits = same_game && options.seats == self.options.seats && deal.allows(options.clock);
        if fits { Ok(()) } else { Err(Refusal::DealFixed) }
    }

    /// One person plays a campaign from its first game to its last.
    pub(super) fn free_of_campaign(&self) -> Result<(), Refusal> {
        if self.campaign.has_begun() { Err(Refusal::InCampaign) } else { Ok(()) }
    }

    /// Who sits on a seat.
    pub(crate) fn sitting(&self, seat: Seat) -> Result<Option<Member>, Refusal> {
        self.seats.get(seat.index()).copied().ok_or(Refusal::NoSuchSeat { last: self.options.seats - 1 })
    }
}
