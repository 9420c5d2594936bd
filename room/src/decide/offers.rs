//! Links to seats, with which somebody new or the same person on another device takes over a seat.

use conurbation_rules::common::Seat;
use uuid::Uuid;

use crate::context::Context;
use crate::event::Happening;
use crate::member::Member;
use crate::options::Length;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

impl Room {
    /// Whether a seat's link lets a guest connect: anyone but those who were removed.
    pub fn admits_with(&self, guest: Uuid, key: Uuid) -> bool {
        !self.is_removed(guest) && self.is_offered(key)
    }

    /// Whether this key opens a seat.
    pub fn is_offered(&self, key: Uuid) -> bool {
        self.offers.iter().any(|offer| offer.key == key)
    }

    pub(super) fn offer_seat(&self, by: Member, seat: Seat, context: &Context<'_>) -> Result<Happening, Refusal> {
        if !matches!(self.stage(), Stage::Seated | Stage::Playing) {
            return Err(Refusal::WrongStage);
        }
        // One person plays a campaign from its first game to its last.
        if self.options.campaign != Length::None {
            return Err(Refusal::InCampaign);
        }
        if self.sitting(seat)? != Some(by) {
            self.only_host(by)?;
        }
        if self.bot_at(seat).is_some() {
            return Err(Refusal::NoBot);
        }
        // As many random bits as any random UUID has.
        let mut random = [0; 16];
        random.copy_from_slice(&(context.seed)().0[..16]);
        Ok(Happening::SeatOffered { seat, key: uuid::Builder::from_random_bytes(random).into_uuid() })
    }

    /// A guest takes over a seat. Also returns their number.
    pub(super) fn take_seat(&self, guest: Uuid, key: Uuid, name: Option<&str>) -> Result<(Member, Happening), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        let offer = self.offers.iter().find(|offer| offer.key == key).ok_or(Refusal::NoSuchKey)?;
        let known = self.member(guest);
        if known.is_some_and(|member| self.seat_of(member).is_some()) {
            return Err(Refusal::HasSeat);
        }
        let (by, name) = if let Some(member) = known {
            (member, None)
        } else {
            let name = self.good_name(guest, name.unwrap_or_default())?;
            (self.next_number(guest)?, Some(name))
        };
        Ok((by, Happening::SeatTaken { seat: offer.seat, guest, name }))
    }
}
