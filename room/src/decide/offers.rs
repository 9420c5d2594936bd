//! Links to seats, with which somebody new or the same person on another device takes over a seat.

use conurbation_rules::common::Seat;
use uuid::Uuid;

use crate::context::Context;
use crate::event::EventKind;
use crate::member::Member;
use crate::options::Length;
use crate::origin::Origin;
use crate::refusal::Refusal;
use crate::seat_key::SeatKey;
use crate::stage::Stage;
use crate::state::{Offered, Room};

impl Room {
    /// Whether this key opens a seat.
    pub fn is_offered(&self, key: SeatKey) -> bool {
        self.offer_of(key).is_some()
    }

    fn offer_of(&self, key: SeatKey) -> Option<&Offered> {
        self.open_offers().find(|offer| offer.key.is_of(key))
    }

    /// The links that work at the moment.
    pub(crate) fn open_offers(&self) -> impl Iterator<Item = &Offered> {
        self.offers.iter().filter(|offer| self.may_hand_on(offer.by, offer.seat))
    }

    /// Whether a member may hand on a seat: its player, or the host while that player is away, if they deleted their
    /// data, or if the table agrees. A bot's seat only where its hand is no secret.
    fn may_hand_on(&self, by: Member, seat: Seat) -> bool {
        let player = self.seats.get(seat.index()).copied().flatten();
        let gone = self.is_away(seat) || player.is_some_and(|player| self.is_gone(player));
        let agreed = || self.agreed(seat).len() >= self.agreement_needed(seat);
        player == Some(by) || (by == self.host && (gone || self.can_be_freed(seat) || agreed()))
    }

    /// Whether a bot has this seat and makes room for a person even during the game: one that goes on from another
    /// game, which everybody can have seen to its end.
    pub(crate) fn can_be_freed(&self, seat: Seat) -> bool {
        let branched = matches!(self.table().and_then(|table| table.seated.origin), Some(Origin::Branch(_)));
        branched && self.stage() == Stage::Playing && self.bot_at(seat).is_some()
    }

    /// How many members it takes to agree that a seat may be handed on: more than half of the other people at the
    /// table. Never one alone, who would be the host.
    pub(crate) fn agreement_needed(&self, seat: Seat) -> usize {
        let others = self.all_seats().filter(|other| *other != seat && self.is_person_there(*other)).count();
        (others / 2 + 1).max(2)
    }

    /// Whether too few people are at the table to agree that the seat of one of them may be handed on.
    pub(crate) fn too_few_to_agree(&self) -> bool {
        // It takes two others.
        self.seats.len() > 1 && self.at_table() < 3
    }

    /// The people at the table who agree that somebody else's seat may be handed on.
    pub(crate) fn agreed(&self, seat: Seat) -> Vec<Member> {
        let agreed = self.table().and_then(|table| table.agreed.get(seat.index()));
        let there = |member: &Member| self.seat_of(*member).is_some_and(|own| own != seat && self.is_person_there(own));
        agreed.into_iter().flatten().copied().filter(there).collect()
    }

    pub(super) fn has_agreed(&self, by: Member, seat: Seat) -> bool {
        self.table().and_then(|table| table.agreed.get(seat.index())).is_some_and(|agreed| agreed.contains(&by))
    }

    pub(super) fn agree_hand_on(&self, by: Member, seat: Seat, agree: bool) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Playing)?;
        let own = self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.sitting(seat)?;
        if own == seat {
            return Err(Refusal::HasSeat);
        }
        if self.bot_at(seat).is_some() {
            return Err(Refusal::NoBot);
        }
        Ok(EventKind::HandOnVoted { seat, agree })
    }

    /// A player takes back the seat that others handed on.
    pub(super) fn take_back(&self, by: Member, seat: Seat) -> Result<EventKind, Refusal> {
        self.at_stage(Stage::Playing)?;
        if self.held_seat(by).is_some() {
            return Err(Refusal::HasSeat);
        }
        let former = self.table().and_then(|table| *table.former.get(seat.index())?);
        if former == Some(by) { Ok(EventKind::SeatReturned { seat }) } else { Err(Refusal::NotSeated) }
    }

    /// Whether a seat of this member was handed on by others: then it is still theirs to take back.
    pub(super) fn has_seat_to_take_back(&self, member: Member) -> bool {
        let playing = self.table().filter(|_| self.stage() == Stage::Playing);
        playing.is_some_and(|table| table.former.contains(&Some(member)))
    }

    pub(super) fn offer_seat(&self, by: Member, seat: Seat, key: SeatKey) -> Result<EventKind, Refusal> {
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
        if self.bot_at(seat).is_some() && !self.can_be_freed(seat) {
            return Err(Refusal::NoBot);
        }
        if !self.may_hand_on(by, seat) {
            return Err(Refusal::PlayerHere);
        }
        Ok(EventKind::SeatOffered { seat, key: key.hash() })
    }

    /// A guest takes over a seat. Also returns their number.
    pub(super) fn take_seat(
        &self,
        guest: Uuid,
        key: SeatKey,
        name: Option<&str>,
        context: &Context<'_>,
    ) -> Result<(Member, EventKind), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        let offer = self.offer_of(key).ok_or(Refusal::NoSuchKey)?;
        let known = self.member(guest);
        // A player who left the game may come back to their seat.
        let sits = |member| self.held_seat(member).is_some_and(|own| own != offer.seat || !self.has_left(member));
        if known.is_some_and(sits) {
            return Err(Refusal::HasSeat);
        }
        let ((by, instead_of), name) = if let Some(member) = known {
            ((member, None), None)
        } else {
            let name = self.good_name(guest, name.unwrap_or_default())?;
            (self.place_for(guest, context)?, Some(name))
        };
        Ok((by, EventKind::SeatTaken { seat: offer.seat, guest, name, instead_of }))
    }
}
