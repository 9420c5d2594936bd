//! Links to seats: how someone new, or the same person from elsewhere, takes a seat over.

use uuid::Uuid;

use crate::decide::Context;
use crate::event::Happening;
use crate::member::Member;
use crate::options::Length;
use crate::refusal::Refusal;
use crate::state::Room;
use crate::view::{Offer, Stage};
use conurbation_rules::common::Seat;

/// The seat that a link is for, and who made it.
#[derive(Debug, Clone)]
pub(crate) struct Offered {
    pub seat: Seat,
    pub key: Uuid,
    pub by: Member,
}

impl Room {
    /// Whether a guest may be connected because of a seat's link: everyone but who was sent away.
    pub fn admits_with(&self, guest: Uuid, key: Uuid) -> bool {
        !self.is_removed(guest) && self.is_offered(key)
    }

    /// Whether this key opens a seat.
    pub fn is_offered(&self, key: Uuid) -> bool {
        self.offers.iter().any(|offer| offer.key == key)
    }

    pub(crate) fn offer_seat(&self, by: Member, seat: Seat, context: &Context<'_>) -> Result<Happening, Refusal> {
        if !matches!(self.stage(), Stage::Seated | Stage::Playing) {
            return Err(Refusal::WrongStage);
        }
        // A campaign is played by one person from its first game to its last.
        if self.options.campaign != Length::None {
            return Err(Refusal::InCampaign);
        }
        let owner = *self.seats.get(seat.index()).ok_or(Refusal::NoSuchSeat { last: self.options.seats - 1 })?;
        if owner != Some(by) {
            self.only_host(by)?;
        }
        if self.bot_at(seat).is_some() {
            return Err(Refusal::NoBot);
        }
        // As many random bits as any key of its kind.
        let random = (context.seed)().0;
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&random[..16]);
        Ok(Happening::SeatOffered { seat, key: uuid::Builder::from_random_bytes(bytes).into_uuid() })
    }

    /// Who takes a seat over, under which member number, and the event.
    pub(crate) fn take_seat(&self, guest: Uuid, key: Uuid, name: Option<&str>) -> Result<(Member, Happening), Refusal> {
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

    /// The links that a member made and nobody has used.
    pub(crate) fn offers_of(&self, member: Member) -> Vec<Offer> {
        let own = self.offers.iter().filter(|offer| offer.by == member);
        own.map(|offer| Offer { seat: offer.seat, key: offer.key }).collect()
    }
}
