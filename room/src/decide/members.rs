//! Decides requests about members: who is in the room, and who is its host.

use unicode_normalization::UnicodeNormalization;
use uuid::Uuid;

use crate::bots;
use crate::context::Context;
use crate::door::Door;
use crate::event::{Event, EventKind, PassedOn};
use crate::knocks::Knock;
use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::{Person, Room};
use crate::writing;
use crate::{MAX_MEMBERS, MAX_NAME, MAX_NUMBERS};

/// What stands beside lines of talk and names in each language of the site, and the site's own name. Nobody else can
/// be called that.
const WORDS_OF_THE_PAGE: [&str; 13] = [
    "You",
    "Someone",
    "Host",
    "Du",
    "Jemand",
    "Gastgeber",
    "Tú",
    "Alguien",
    "Anfitrión",
    "Вы",
    "Кто-то",
    "Хозяин",
    "Conurbation",
];

impl Room {
    /// A guest joins, or a member changes their name. Also returns their number.
    pub(super) fn join(&self, guest: Uuid, name: &str, context: &Context<'_>) -> Result<(Member, EventKind), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        // Before anything that would tell who is inside.
        match self.door {
            Door::Knock if !self.belongs(guest) => return Err(Refusal::KnockFirst),
            Door::Locked if !self.belongs(guest) => return Err(Refusal::Locked),
            _ => {}
        }
        let name = self.good_name(guest, name)?;
        if let Some(member) = self.member(guest) {
            return Ok((member, EventKind::Renamed { name }));
        }
        if !self.has_free_seat() && !self.is_opener(guest) && !self.options.watchers {
            return Err(Refusal::NoWatchers);
        }
        let (number, instead_of) = self.place_for(guest, context)?;
        Ok((number, EventKind::Joined { guest, name, instead_of }))
    }

    /// Whether a newcomer could sit down. Bots make room for people.
    fn has_free_seat(&self) -> bool {
        let is_free = |sitting: &Option<Member>| sitting.is_none_or(|member| self.bots.level(member).is_some());
        self.stage() == Stage::Open && self.seats.iter().any(is_free)
    }

    /// The name without needless blanks, if it can be read and passes for no bot's and no word of the page.
    pub(crate) fn readable_name(name: &str) -> Result<String, Refusal> {
        let name = name.trim();
        let readable = writing::is_visible(name) && writing::cleaned(name) == name && !name.contains(char::is_control);
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name: String = name.nfc().collect();
        if name.is_empty() || name.chars().count() > MAX_NAME.into() {
            return Err(Refusal::BadName { limit: MAX_NAME });
        }
        if !readable {
            return Err(Refusal::UnreadableName);
        }
        distinct(&name, &bots::NAMES, &WORDS_OF_THE_PAGE)?;
        Ok(name)
    }

    /// The same, if it also looks like nobody else's here.
    pub(crate) fn good_name(&self, guest: Uuid, name: &str) -> Result<String, Refusal> {
        let name = Self::readable_name(name)?;
        let others = self.people.values().filter(|person| person.guest != guest && !person.removed);
        let taken: Vec<&str> = others.filter_map(|person| person.name.as_deref()).collect();
        distinct(&name, &taken, &[])?;
        Ok(name)
    }

    /// Makes somebody who knocks a member. If their name is taken by now, a number is added to it, and they may change
    /// it.
    pub(super) fn admit(&self, by: Member, knock: Uuid, context: &Context<'_>) -> Result<EventKind, Refusal> {
        self.as_doorkeeper(by, context.host_away)?;
        let knock = context.knocks.find(knock).filter(|knock| !self.belongs(knock.guest));
        let Knock { guest, name, .. } = knock.ok_or(Refusal::NoSuchKnock)?;
        let numbered = |number: u8| {
            let number = format!(" {number}");
            let stem: String = name.chars().take(usize::from(MAX_NAME) - number.len()).collect();
            stem.trim_end().to_owned() + &number
        };
        let names = std::iter::once(name.clone()).chain((2..=MAX_MEMBERS + 1).map(numbered));
        let name = names.map(|name| self.good_name(*guest, &name)).find_map(Result::ok).ok_or(Refusal::NameTaken)?;
        let (member, instead_of) = self.place_for(*guest, context)?;
        Ok(EventKind::Admitted { member, guest: *guest, name, instead_of })
    }

    /// The number for a guest who becomes a member: their own if they have one, else the next one. If the room is full,
    /// also who gives way to them: the last comer of those who can. So a crowd that comes and goes pushes itself out.
    pub(super) fn place_for(&self, guest: Uuid, context: &Context<'_>) -> Result<(Member, Option<Member>), Refusal> {
        let full = Refusal::RoomFull { limit: MAX_MEMBERS };
        let number = self.number(guest).unwrap_or(self.next_number);
        if self.people.contains_key(&number) {
            return Ok((number, None));
        }
        if number.number() >= MAX_NUMBERS {
            return Err(full);
        }
        if self.people.len() < MAX_MEMBERS.into() {
            return Ok((number, None));
        }
        let gone = |(number, person): &(&Member, &Person)| self.can_give_way(**number) && !(context.here)(person.guest);
        let (gone, _) = self.people.iter().rev().find(gone).ok_or(full)?;
        Ok((number, Some(*gone)))
    }

    fn is_opener(&self, guest: Uuid) -> bool {
        self.people[&Member::OPENER].guest == guest
    }

    pub(super) fn make_host(&self, by: Member, member: Member, host_away: bool) -> Result<EventKind, Refusal> {
        if by == self.host {
            self.present_member(member)?;
            if self.is_forgotten(member) {
                // Their browser can't come back, and nobody could host.
                return Err(Refusal::NoSuchMember);
            }
            return Ok(EventKind::HostMade { member, how: PassedOn::Given });
        }
        let takes_over = by == self.rightful_host || (self.is_host_gone(host_away) && self.seat_of(by).is_some());
        match (by == member, takes_over) {
            (true, true) => Ok(EventKind::HostMade { member, how: PassedOn::Taken }),
            (true, false) if self.seat_of(by).is_some() => Err(Refusal::HostNotAway),
            _ => Err(Refusal::NotHost),
        }
    }

    pub(super) fn remove(&self, by: Member, member: Member) -> Result<EventKind, Refusal> {
        self.may_put_out(by, member).map(|()| EventKind::Removed { member })
    }

    pub(super) fn kick(&self, by: Member, member: Member) -> Result<EventKind, Refusal> {
        self.may_put_out(by, member).map(|()| EventKind::Kicked { member })
    }

    fn may_put_out(&self, by: Member, member: Member) -> Result<(), Refusal> {
        self.only_host(by)?;
        self.present_member(member)?;
        if member == self.host || member == self.rightful_host {
            return Err(Refusal::HostStays);
        }
        if self.held_seat(member).is_some() {
            if self.stage() != Stage::Open {
                return Err(Refusal::InMidGame);
            }
            self.free_of_campaign()?;
        }
        if self.has_seat_to_take_back(member) {
            return Err(Refusal::InMidGame);
        }
        Ok(())
    }

    pub(super) fn mute(&self, by: Member, member: Member, on: bool) -> Result<EventKind, Refusal> {
        self.only_host(by)?;
        self.present_member(member)?;
        if on && member == self.host {
            return Err(Refusal::HostSpeaks);
        }
        Ok(EventKind::Muted { member, on })
    }

    /// The event with which a guest is forgotten; `None` for a guest without a number. The name says nothing, and
    /// nobody else has it.
    pub fn forgets(&self, guest: Uuid, now: u64) -> Option<Event> {
        let member = self.number(guest)?;
        let nobody = |name: &String| !self.people.values().any(|person| person.name.as_ref() == Some(name));
        let name = (u32::from(member.number()) + 1..=u32::MAX).map(|number| format!("Guest {number}")).find(nobody)?;
        Some(Event::of_room(now, EventKind::Forgotten { member, name }))
    }

    pub(super) fn readmit(&self, by: Member, member: Member) -> Result<EventKind, Refusal> {
        self.only_host(by)?;
        let removed = self.people.get(&member).is_some_and(|person| person.removed);
        removed.then_some(EventKind::Readmitted { member }).ok_or(Refusal::NoSuchMember)
    }

    fn present_member(&self, member: Member) -> Result<(), Refusal> {
        self.is_present(member).then_some(()).ok_or(Refusal::NoSuchMember)
    }
}

/// Checks that a name is neither taken nor to be mistaken for one that is, nor for these words.
fn distinct(name: &str, taken: &[&str], words: &[&str]) -> Result<(), Refusal> {
    if taken.iter().any(|taken| taken.to_lowercase() == name.to_lowercase()) {
        return Err(Refusal::NameTaken);
    }
    match taken.iter().chain(words).find(|other| writing::look_alike(other, name)) {
        Some(other) => Err(Refusal::NameLooksLike { name: (*other).to_owned() }),
        None => Ok(()),
    }
}
