//! Decides commands: turns each into an event or a refusal, without changing the state.

mod clock;
mod game;
mod lobby;
mod members;
mod offers;
mod shuffle;

use uuid::Uuid;

use crate::command::Request;
use crate::context::Context;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

impl Room {
    /// The event that opens a room.
    pub fn open(guest: Uuid, options: Options, now: u64) -> Result<Event, Refusal> {
        if !options.valid() {
            return Err(Refusal::BadOptions);
        }
        Ok(Event::of_room(now, EventKind::Opened { options, guest }))
    }

    /// Whether this guest's command was accepted before. If so, it is acknowledged again and nothing else happens.
    pub fn was_accepted(&self, guest: Uuid, command: Uuid) -> bool {
        self.member(guest).is_some_and(|member| self.answered.contains(member, command))
    }

    /// How many of this guest's commands the room has accepted, not counting talk; 0 for guests who are not members.
    /// Every view whose [`MyView::no`](crate::MyView::no) is at least this number shows what they did.
    pub fn commands_of(&self, guest: Uuid) -> u32 {
        self.member(guest).map_or(0, |member| self.answered.count(member))
    }

    /// What a guest's request leads to; `None` if it is allowed but would change nothing. [`Talk`](crate::Talk) decides
    /// on talk instead, [`Signs`](crate::Signs) on signs, and [`Knocks`](crate::Knocks) on knocks.
    pub fn decide(
        &self,
        guest: Uuid,
        command: Uuid,
        request: &Request,
        context: &Context<'_>,
    ) -> Result<Option<Event>, Refusal> {
        let (by, what) = match request {
            Request::Join { name } => self.join(guest, name, context)?,
            Request::TakeSeat { key, name } => self.take_seat(guest, *key, name.as_deref(), context)?,
            // A knock that counts never gets here.
            Request::Knock { .. } => return Err(Refusal::WrongStage),
            request => {
                let by = self.sender(guest)?;
                (by, self.asked_by(by, request, context)?)
            }
        };
        let event = Event { at: context.now, by: Some(by), command: Some(command), what };
        Ok(self.changes(by, &event.what).then_some(event))
    }

    /// Whether this would change anything.
    fn changes(&self, by: Member, what: &EventKind) -> bool {
        match what {
            EventKind::Renamed { name } => self.name(by) != Some(name),
            EventKind::Sat { seat } => self.seat_of(by) != Some(*seat),
            EventKind::OptionsSet(options) => *options != self.options,
            EventKind::Arranged(seats) => *seats != self.seats,
            EventKind::Contributed(_) => !self.has_contributed(by),
            EventKind::BotSet { seat, level } => level.is_none() || self.bot_at(*seat) != *level,
            EventKind::Voted { seat, hold } => self.has_voted(by, *seat) != *hold,
            EventKind::HandOnVoted { seat, agree } => self.has_agreed(by, *seat) != *agree,
            EventKind::HostMade { member, .. } => *member != self.host,
            EventKind::Muted { member, on } => self.is_muted(*member) != *on,
            EventKind::ResultLeft => self.reads_result(by),
            EventKind::WatchersMuted { on } => self.watchers_muted != *on,
            EventKind::DoorSet { door } => self.door != *door,
            EventKind::Played { seat, action } => !self.game().is_some_and(|game| game.changes_nothing(*seat, action)),
            _ => true,
        }
    }

    /// What a member's request leads to.
    fn asked_by(&self, by: Member, request: &Request, context: &Context<'_>) -> Result<EventKind, Refusal> {
        match request {
            Request::Join { .. }
            | Request::TakeSeat { .. }
            | Request::Knock { .. }
            | Request::AnswerKnock { admit: false, .. }
            | Request::Show(_)
            | Request::Lead(_)
            | Request::Follow(_)
            | Request::Say { .. }
            | Request::ClearTalk
            | Request::Unsay => Err(Refusal::WrongStage),
            Request::Sit { seat } => self.sit(*seat),
            Request::SitDown => self.sit_anywhere(by),
            Request::Stand => self.stand(by),
            Request::SetOption { name, value } => self.set_option(by, *name, value),
            Request::SetBot { seat, level } => self.set_bot(by, *seat, *level),
            Request::Arrange(seats) => self.arrange(by, seats),
            Request::Shuffle => self.shuffle(by, context),
            Request::Seat => self.seat(by, context),
            Request::Contribute { to, number } => self.contribute(by, *to, *number),
            Request::Unseat => self.unseat_by(by),
            Request::Start => self.as_host(by, Stage::Seated).map(|()| EventKind::Started),
            Request::Play(action) => self.play(by, action),
            Request::PlayFor { seat, action } => self.play_for(by, *seat, action),
            Request::Vote { seat, hold } => self.vote(by, *seat, *hold),
            Request::LeaveGame => self.leave_game(by),
            Request::GiveTime => self.give_time(by),
            Request::Pause => self.pause(by),
            Request::Resume => self.resume(by),
            Request::OfferSeat { seat, key } => self.offer_seat(by, *seat, *key),
            Request::AgreeHandOn { seat, agree } => self.agree_hand_on(by, *seat, *agree),
            Request::TakeBack { seat } => self.take_back(by, *seat),
            Request::ChooseBonus(kind) => self.choose_bonus(by, *kind),
            Request::Rematch => self.rematch(by, context),
            Request::LeaveResult => Ok(EventKind::ResultLeft),
            Request::MakeHost { member } => self.make_host(by, *member, context.host_away),
            Request::SetDoor { door } => self.only_host(by).map(|()| EventKind::DoorSet { door: *door }),
            Request::AnswerKnock { knock, .. } => self.admit(by, *knock, context),
            Request::Kick { member } => self.kick(by, *member),
            Request::Remove { member } => self.remove(by, *member),
            Request::Readmit { member } => self.readmit(by, *member),
            Request::Mute { member, on } => self.mute(by, *member, *on),
            Request::MuteWatchers { on } => self.only_host(by).map(|()| EventKind::WatchersMuted { on: *on }),
        }
    }
}
