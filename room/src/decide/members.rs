//! Who is in the room, and who is its host.

use uuid::Uuid;

use crate::bots;
use crate::event::{Happening, PassedOn};
use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;
use crate::{MAX_MEMBERS, MAX_NAME};

impl Room {
    /// A guest joins, or a member changes their name. Also returns their number.
    pub(super) fn join(&self, guest: Uuid, name: &str) -> Result<(Member, Happening), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        let name = self.good_name(guest, name)?;
        if let Some(member) = self.member(guest) {
            return Ok((member, Happening::Renamed { name }));
        }
        if !self.has_free_seat() && !self.is_opener(guest) && !self.options.watchers {
            return Err(Refusal::NoWatchers);
        }
        Ok((self.next_number(guest)?, Happening::Joined { guest, name }))
    }

    /// Whether a newcomer could sit down. Bots make room for people.
    fn has_free_seat(&self) -> bool {
        let is_free = |sitting: &Option<Member>| sitting.is_none_or(|member| self.bots.level(member).is_some());
        self.stage() == Stage::Open && self.seats.iter().any(is_free)
    }

    /// The name without surrounding blanks, if nobody else has it.
    pub(super) fn good_name(&self, guest: Uuid, name: &str) -> Result<String, Refusal> {
        let name = name.trim();
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME.into() || name.chars().any(deceptive) {
            return Err(Refusal::BadName { limit: MAX_NAME });
        }
        let others = self.people.iter().filter(|person| person.guest != guest && !person.removed);
        let mut taken = others.filter_map(|person| person.name.as_deref()).chain(bots::NAMES);
        if taken.any(|taken| same(taken, name)) {
            return Err(Refusal::NameTaken);
        }
        Ok(name.to_owned())
    }

    /// The number for a guest who becomes a member: the opener gets the one kept for them, everyone else the next one.
    pub(super) fn next_number(&self, guest: Uuid) -> Result<Member, Refusal> {
        let number = self.people.iter().position(|person| person.guest == guest).unwrap_or(self.people.len());
        if number >= MAX_MEMBERS.into() {
            return Err(Refusal::RoomFull { limit: MAX_MEMBERS });
        }
        Ok(Member::at(number))
    }

    fn is_opener(&self, guest: Uuid) -> bool {
        self.people[Member::OPENER.index()].guest == guest
    }

    pub(super) fn make_host(&self, by: Member, member: Member, host_away: bool) -> Result<Happening, Refusal> {
        if by == self.host {
            self.present_member(member)?;
            return Ok(Happening::HostMade { member, how: PassedOn::Given });
        }
        let takes_over = by == self.rightful_host || (host_away && self.seat_of(by).is_some());
        match (by == member, takes_over) {
            (true, true) => Ok(Happening::HostMade { member, how: PassedOn::Taken }),
            (true, false) if self.seat_of(by).is_some() => Err(Refusal::HostNotAway),
            _ => Err(Refusal::NotHost),
        }
    }

    pub(super) fn remove(&self, by: Member, member: Member) -> Result<Happening, Refusal> {
        self.only_host(by)?;
        self.present_member(member)?;
        if member == self.host || member == self.rightful_host {
            return Err(Refusal::HostStays);
        }
        if self.seat_of(member).is_some() {
            if self.stage() != Stage::Open {
                return Err(Refusal::InMidGame);
            }
            self.free_of_campaign()?;
        }
        Ok(Happening::Removed { member })
    }

    pub(super) fn readmit(&self, by: Member, member: Member) -> Result<Happening, Refusal> {
        self.only_host(by)?;
        let removed = self.people.get(member.index()).is_some_and(|person| person.removed);
        removed.then_some(Happening::Readmitted { member }).ok_or(Refusal::NoSuchMember)
    }

    fn present_member(&self, member: Member) -> Result<(), Refusal> {
        self.is_present(member).then_some(()).ok_or(Refusal::NoSuchMember)
    }
}

/// Whether two names could be confused: they differ at most in case.
fn same(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// Invisible characters, with which a name could pass for another one. Joiners are allowed: some emoji need them.
fn deceptive(character: char) -> bool {
    let marks = ['\u{ad}', '\u{61c}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{feff}'];
    let separators_overrides_isolates = '\u{2028}'..='\u{202e}';
    let invisible_operators = '\u{2060}'..='\u{206f}';
    character.is_control()
        || marks.contains(&character)
        || separators_overrides_isolates.contains(&character)
        || invisible_operators.contains(&character)
}
