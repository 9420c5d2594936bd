//! Applies events about members: who is in the room, and who takes over which seat.

use conurbation_rules::common::Seat;
use uuid::Uuid;

use super::corrupt::{Corrupt, check, corrupt};
use crate::MAX_MEMBERS;
use crate::event::{Event, EventKind, PassedOn};
use crate::member::Member;
use crate::seat_key::KeyHash;
use crate::stage::Stage;
use crate::state::{Offered, Person, Place, Room};

impl Room {
    /// If an event makes a guest a member, gives them a name, and a number if they have none: the opener's was kept for
    /// them, everyone else gets the next one. In a full room somebody else gives way.
    pub(super) fn let_in(&mut self, event: &Event) -> Result<(), Corrupt> {
        let (number, guest, name, instead_of) = match &event.what {
            EventKind::Joined { guest, name, instead_of }
            | EventKind::SeatTaken { guest, name: Some(name), instead_of, .. } => (event.by, *guest, name, *instead_of),
            EventKind::Admitted { member, guest, name, instead_of } => (Some(*member), *guest, name, *instead_of),
            _ => return Ok(()),
        };
        let own = self.number(guest).unwrap_or(self.next_number);
        check(number == Some(own), "a member with a wrong number")?;
        let known = self.people.contains_key(&own);
        if let Some(former) = instead_of {
            check(!known && self.people.len() >= MAX_MEMBERS.into(), "a member who gives way to nobody")?;
            self.give_way(former)?;
        }
        if !known {
            check(self.people.len() < MAX_MEMBERS.into(), "too many members")?;
            self.people.insert(own, Person::new(guest));
            self.former.remove(&guest);
            self.next_number = self.next_number.max(own.next());
        }
        let person = self.person_mut(own)?;
        check(person.name.is_none(), "a member who joins twice")?;
        person.name = Some(name.clone());
        person.kicked = false;
        Ok(())
    }

    /// Somebody who never played is no member any more. Their number stays theirs.
    fn give_way(&mut self, member: Member) -> Result<(), Corrupt> {
        check(self.can_give_way(member), "a member who can't give way")?;
        let person = self.people.remove(&member).ok_or_else(|| corrupt("an unknown person"))?;
        self.stop_reading(member);
        self.offers.retain(|offer| offer.by != member);
        if !person.guest.is_nil() {
            self.former.insert(person.guest, member);
        }
        Ok(())
    }

    pub(super) fn rename(&mut self, by: Member, name: &str) -> Result<(), Corrupt> {
        self.person_mut(by)?.name = Some(name.to_owned());
        Ok(())
    }

    /// Makes a member the host. A stand-in who passes the role on does not give away what belongs to somebody else.
    pub(super) fn appoint(&mut self, by: Option<Member>, host: Member, how: PassedOn) -> Result<(), Corrupt> {
        check(self.is_present(host), "an unknown host")?;
        let given = how == PassedOn::Given && by == Some(self.rightful_host);
        if given || self.is_forgotten(self.rightful_host) {
            self.rightful_host = host;
        }
        let former = std::mem::replace(&mut self.host, host);
        // Links to other people's seats were the former host's to make.
        let own = self.held_seat(former);
        self.offers.retain(|offer| offer.by != former || Some(offer.seat) == own);
        Ok(())
    }

    /// Sends a member out. They may come back like a newcomer.
    pub(super) fn send_out(&mut self, member: Member) -> Result<(), Corrupt> {
        self.put_out(member)?;
        let person = self.person_mut(member)?;
        (person.kicked, person.name) = (true, None);
        Ok(())
    }

    /// Takes a member's seat and their links from them.
    pub(super) fn put_out(&mut self, member: Member) -> Result<(), Corrupt> {
        let plays = self.held_seat(member).is_some() && self.stage() != Stage::Open;
        check(self.is_present(member) && member != self.host && !plays, "a member who can't be removed")?;
        // Before stand-ins had to leave them in, they could remove whoever's role they had.
        if member == self.rightful_host {
            self.rightful_host = self.host;
        }
        self.leave_seat(member);
        self.stop_reading(member);
        self.offers.retain(|offer| offer.by != member);
        Ok(())
    }

    /// Leaves nothing of a person but their number and, once a game has begun, their seat, from which they are away.
    pub(super) fn forget(&mut self, at: u64, member: Member, name: &str) -> Result<(), Corrupt> {
        let former = self.former.len();
        self.former.retain(|_, number| *number != member);
        if self.former.len() < former {
            return Ok(());
        }
        self.stop_reading(member);
        let person = self.person_mut(member)?;
        person.guest = Uuid::nil();
        if person.name.is_some() {
            person.name = Some(name.to_owned());
        }
        self.go_for_good(at, member)?;
        self.offers.retain(|offer| offer.by != member);
        // Nobody is left to take back what was theirs.
        if member == self.rightful_host {
            self.rightful_host = self.host;
        }
        if let Place::Table(table) = &mut self.place {
            table.former.iter_mut().filter(|former| **former == Some(member)).for_each(|former| *former = None);
        }
        Ok(())
    }

    pub(super) fn person_mut(&mut self, member: Member) -> Result<&mut Person, Corrupt> {
        self.people.get_mut(&member).ok_or_else(|| corrupt("an unknown person"))
    }

    /// Somebody else may have their name by now, so they join again to be a member.
    pub(super) fn let_back_in(&mut self, member: Member) -> Result<(), Corrupt> {
        let person = self.people.get_mut(&member).filter(|person| person.removed);
        let person = person.ok_or_else(|| corrupt("a guest let back in who was not removed"))?;
        (person.removed, person.name) = (false, None);
        Ok(())
    }

    pub(super) fn offer(&mut self, by: Member, seat: Seat, key: KeyHash) -> Result<(), Corrupt> {
        check(matches!(self.stage(), Stage::Seated | Stage::Playing), "a link to a seat that is not fixed")?;
        check(seat.index() < self.seats.len(), "a link to a seat that is not there")?;
        self.offers.retain(|offer| offer.seat != seat);
        self.offers.push(Offered { seat, key, by });
        Ok(())
    }

    /// Hands over a seat; whoever gets the host's seat becomes the host.
    pub(super) fn hand_over(&mut self, event: &Event, seat: Seat, guest: Uuid) -> Result<(), Corrupt> {
        self.let_in(event)?;
        let by = event.by.filter(|by| self.member(guest) == Some(*by)).ok_or_else(|| corrupt("an unknown member"))?;
        let other = self.held_seat(by).filter(|own| *own != seat || !self.has_left(by));
        let from_bot = self.can_be_freed(seat);
        check(other.is_none() && (from_bot || self.bot_at(seat).is_none()), "a seat that can't be taken over")?;
        self.players.insert(by);
        let offered_by = self.offers.iter().find(|offer| offer.seat == seat).map(|offer| offer.by);
        let owner = self.seats.get_mut(seat.index()).ok_or_else(|| corrupt("no such seat"))?;
        let before = owner.replace(by);
        let given = from_bot || offered_by == before || before.is_some_and(|before| self.is_gone(before));
        if given && before == Some(self.rightful_host) {
            self.rightful_host = by;
        }
        if before == Some(self.host) {
            self.host = by;
            for offer in self.offers.iter_mut().filter(|offer| Some(offer.by) == before) {
                offer.by = by;
            }
        }
        if let Some(bot) = before.filter(|_| from_bot) {
            self.bots.set(bot, None);
        }
        self.changed_hands(seat, before);
        self.left.remove(&by);
        if let (Place::Table(table), false) = (&mut self.place, given) {
            // However often it is handed on, it stays the seat of the player who did not give it.
            table.former[seat.index()] = table.former[seat.index()].or(before);
        }
        Ok(())
    }

    /// A seat returns to the player who did not give it away.
    pub(super) fn give_back(&mut self, by: Member, seat: Seat) -> Result<(), Corrupt> {
        let former = self.table_mut()?.former.get_mut(seat.index()).ok_or_else(|| corrupt("no such seat"))?;
        check(former.take() == Some(by), "a seat taken back by somebody else")?;
        check(self.held_seat(by).is_none(), "a second seat")?;
        let before = self.seats[seat.index()].replace(by);
        self.changed_hands(seat, before);
        Ok(())
    }

    /// Ends what concerned the seat's player before.
    fn changed_hands(&mut self, seat: Seat, before: Option<Member>) {
        self.offers.retain(|offer| offer.seat != seat);
        if let Place::Table(table) = &mut self.place {
            table.away[seat.index()] = None;
            table.agreed[seat.index()].clear();
            // A seat's former owner has no vote.
            for votes in table.away.iter_mut().flatten().chain(&mut table.agreed) {
                votes.retain(|vote| Some(*vote) != before);
            }
        }
    }
}
